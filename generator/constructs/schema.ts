/** JSON Schema (draft-07) as far as the language needs it, and how its usual pieces are put together. */

export type JsonType = "string" | "number" | "integer" | "boolean" | "null" | "array" | "object";

export interface JsonSchema {
  readonly title?: string;
  readonly description?: string;
  readonly type?: JsonType | readonly JsonType[];
  readonly const?: string;
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  /** Keys that a key needs beside it. */
  readonly dependencies?: Readonly<Record<string, readonly string[]>>;
  readonly additionalProperties?: boolean | JsonSchema;
  readonly propertyNames?: JsonSchema;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly oneOf?: readonly JsonSchema[];
  readonly discriminator?: { readonly propertyName: string };
  readonly if?: JsonSchema;
  readonly then?: JsonSchema;
  readonly else?: JsonSchema;
  readonly $ref?: string;
  readonly definitions?: Readonly<Record<string, JsonSchema>>;
  readonly $schema?: string;
  readonly $id?: string;
}

/** Patterns that texts must match, by what they are called in messages. */
export const patterns = {
  id: "^[a-z][a-z0-9_]*$",
  option: "^[A-Za-z0-9_.+-]+$",
  slug: "^[a-z0-9][a-z0-9-]*$",
  day: String.raw`^\d{4}-\d{2}-\d{2}$`,
  currency: "^[A-Z]{3}$",
  region: "^[A-Z]{2}$",
  route: "^[a-z0-9-]+(/[a-z0-9-]+)+$",
  url: "^https?://[^ ]+$",
  factor: String.raw`^\d+(\.\d+)?( ?/ ?\d+(\.\d+)?)?$`,
  hash: "^[0-9a-f]{8}$",
  /** A key of words: not empty. */
  key: "^[A-Za-z0-9_.+-]+$",
} as const;

/** A text that is not empty. */
export function text(description: string): JsonSchema {
  return { type: "string", minLength: 1, description };
}
/** A text of one of the {@link patterns}. */
export function patterned(pattern: string, description: string): JsonSchema {
  return { type: "string", pattern, description };
}
/** A name of the author's, as formulas use it. */
export function id(description: string): JsonSchema {
  return patterned(patterns.id, description);
}
/** One of a fixed set of texts. */
export function oneOfTexts(values: readonly string[], description: string): JsonSchema {
  return { type: "string", enum: values, description };
}
/** `true` or `false`. */
export function truth(description: string): JsonSchema {
  return { type: "boolean", description };
}
/** A number without fraction within limits, both allowed. */
export function integer(description: string, minimum: number, maximum?: number): JsonSchema {
  return { type: "integer", minimum, ...(maximum === undefined ? {} : { maximum }), description };
}
/** A value an author wrote: text, a number, or true and false. */
export function scalar(description: string): JsonSchema {
  return { type: ["string", "number", "boolean"], description };
}
/** A formula; a plain number or true and false is one as well. Its title tells it from a {@link scalar} of the same form. */
export function formula(description: string): JsonSchema {
  return { title: "formula", type: ["string", "number", "boolean"], description };
}
/** A list, of at least one member unless said otherwise. */
export function list(
  items: JsonSchema,
  description: string,
  {
    minItems = 1,
    maxItems,
    unique = false,
  }: { readonly minItems?: number; readonly maxItems?: number; readonly unique?: boolean } = {},
): JsonSchema {
  return {
    type: "array",
    items,
    minItems,
    ...(maxItems === undefined ? {} : { maxItems }),
    ...(unique ? { uniqueItems: true } : {}),
    description,
  };
}
/** A map whose keys an author chooses. */
export function mapOf(values: JsonSchema, description: string, pattern: string = patterns.id): JsonSchema {
  return {
    type: "object",
    propertyNames: { type: "string", pattern },
    additionalProperties: values,
    description,
  };
}
/** A map of exactly these keys. */
export function closed(
  properties: Readonly<Record<string, JsonSchema>>,
  required: readonly string[] = [],
): JsonSchema {
  return { type: "object", properties, required, additionalProperties: false };
}
/** One of several closed maps, told apart by the value of `key`. */
export function discriminated(key: string, forms: readonly JsonSchema[], description: string): JsonSchema {
  return { type: "object", discriminator: { propertyName: key }, required: [key], oneOf: forms, description };
}
/** One schema for values of a type, another for all others. */
export function ofType(type: JsonType, form: JsonSchema, otherwise: JsonSchema): JsonSchema {
  return conditional({ type }, form, otherwise);
}
/** A map of one form, or a plain value of the other. */
export function mapOr(map: JsonSchema, plain: JsonSchema): JsonSchema {
  return ofType("object", map, plain);
}
/** The form of a map whose key `key` is there, else another. */
export function havingKey(key: string, form: JsonSchema, otherwise: JsonSchema): JsonSchema {
  return conditional({ type: "object", required: [key] }, form, otherwise);
}
function conditional(condition: JsonSchema, form: JsonSchema, otherwise: JsonSchema): JsonSchema {
  // oxlint-disable-next-line unicorn/no-thenable -- `then` is JSON Schema's own keyword
  return { if: condition, then: form, else: otherwise };
}
/** A construct that stands among the definitions of its file's schema. */
export function reference(name: string): JsonSchema {
  return { $ref: `#/definitions/${name}` };
}
