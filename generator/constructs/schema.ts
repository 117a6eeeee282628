/**
 * JSON Schema (draft-07) as far as the language needs it, and how its usual pieces are put together. Each piece
 * carries the TypeScript type of what it admits, so that a document's type follows from its schema.
 */

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
  /** What editors offer. */
  readonly examples?: readonly string[];
  readonly $schema?: string;
  readonly $id?: string;
}

declare const admitted: unique symbol;
/** A schema with the type of the values it admits. The type is the compiler's only: there is no such property. */
export interface Schema<out T> extends JsonSchema {
  readonly [admitted]?: T;
}
/** The type of the values a schema admits. */
export type Static<S extends JsonSchema> = S extends { readonly [admitted]?: infer T } ? T : never;

/** A scalar as it is written in YAML: `400_000`, `6.5%`, `5 foot`, `true`, a date as text. */
export type ScalarText = string | number | boolean;
/** A formula: text, or a plain number, or true and false. */
export type FormulaText = string | number | boolean;

/** Patterns that texts must match, by what they are called in messages. */
export const patterns = {
  id: "^[a-z][a-z0-9_]*$",
  option: "^[A-Za-z0-9_.+-]+$",
  /** Options joined by `or`. */
  optionCase: "^[A-Za-z0-9_.+-]+( or [A-Za-z0-9_.+-]+)*$",
  /** An id, or one of a section: `charts.balance`. */
  piece: "^([a-z]+[.])?[a-z][a-z0-9_]*$",
  /** The key of a table: `exchange_rates.currency`. */
  tableKey: "^[a-z][a-z0-9_]*[.][a-z][a-z0-9_]*$",
  slug: "^[a-z0-9][a-z0-9-]*$",
  /** The address of a page as its calculator names it, below the folder above. */
  page: "^[a-z0-9][a-z0-9-]*(/[a-z0-9][a-z0-9-]*)*$",
  day: String.raw`^\d{4}-\d{2}-\d{2}$`,
  currency: "^[A-Z]{3}$",
  region: "^[A-Z]{2}$",
  route: "^[a-z0-9-]+(/[a-z0-9-]+)+$",
  url: "^https?://[^ ]+$",
  /** A unit, or one per another: `mile/hour`. */
  unit: "^[a-z][a-z0-9_]*(/[a-z][a-z0-9_]*)?$",
  /** One unit per another, or per so many of it: `mile/hour`, `liter/100 kilometer`. */
  composedUnit: String.raw`^[a-z][a-z0-9_]*/(\d+ )?[a-z][a-z0-9_]*$`,
  offset: String.raw`^-?\d+(\.\d+)?$`,
  factor: String.raw`^\d+(\.\d+)?( ?/ ?\d+(\.\d+)?)?$`,
  /** The path of a drawing, as SVG writes it. */
  strokes: "^[Mm][-MmLlHhVvCcSsQqTtAaZz0-9., ]*$",
  /** A key of any form. */
  any: "",
  /** A key of words: not empty. */
  key: "^[A-Za-z0-9_.+-]+$",
  /** The whole key of a text, that of a variant's with its address. */
  textKey: "^[A-Za-z0-9_./+-]+$",
} as const;

/** A text that is not empty. */
export function text(description: string): Schema<string> {
  return { type: "string", minLength: 1, description };
}
/** A text of one of the {@link patterns}. */
export function patterned(pattern: string, description: string): Schema<string> {
  return { type: "string", pattern, description };
}
/** A name of the author's, as formulas use it. */
export function id(description: string): Schema<string> {
  return patterned(patterns.id, description);
}
/** A unit by its id: `acre`, `mile/hour`. */
export function unitId(description: string): Schema<string> {
  return patterned(patterns.unit, description);
}
/** A table by its id; editors offer those there are. */
export function tableId(description: string): Schema<string> {
  return { title: "table", ...id(description) };
}
/** A dimension by its id, that of a file in `specs/units/`. */
export function dimensionId(description: string): Schema<string> {
  return { title: "dimension", ...id(description) };
}
/** One of a fixed set of texts. */
export function oneOfTexts<const V extends readonly string[]>(
  values: V,
  description: string,
): Schema<V[number]> {
  return { type: "string", enum: values, description };
}
/** `true` or `false`. */
export function truth(description: string): Schema<boolean> {
  return { type: "boolean", description };
}
/** A number, with a fraction or without. */
export function number(description: string): Schema<number> {
  return { type: "number", description };
}
/** A number without fraction, within limits where there are any, both allowed. */
export function integer(description: string, minimum?: number, maximum?: number): Schema<number> {
  return {
    type: "integer",
    ...(minimum === undefined ? {} : { minimum }),
    ...(maximum === undefined ? {} : { maximum }),
    description,
  };
}
/** A value an author wrote: text, a number, or true and false. */
export function scalar(description: string): Schema<ScalarText> {
  return { type: ["string", "number", "boolean"], description };
}
/** What an author writes in a cell: a value, or the options of several choices. */
export type CellText = ScalarText | readonly ScalarText[];
export function cell(description: string): Schema<CellText> {
  return ofType("array", list(scalar("An option."), description, { minItems: 0 }), scalar(description));
}
/** A {@link scalar}, or `null` for an empty cell. */
export function scalarOrNull(description: string): Schema<ScalarText | null> {
  return { type: ["string", "number", "boolean", "null"], description };
}
/** A text, or a number that is taken as its text; of one of the {@link patterns} where it is given. */
export function textOrNumber(description: string, pattern?: string): Schema<string | number> {
  return { type: ["string", "number"], ...(pattern === undefined ? {} : { pattern }), description };
}
/** A formula; a plain number or true and false is one as well. Its title tells it from a {@link scalar} of the same form. */
export function formula(description: string): Schema<FormulaText> {
  return { title: "formula", type: ["string", "number", "boolean"], description };
}
/** A list, of at least one member unless said otherwise. */
export function list<T>(
  items: Schema<T>,
  description: string,
  {
    minItems = 1,
    maxItems,
    unique = false,
  }: { readonly minItems?: number; readonly maxItems?: number; readonly unique?: boolean } = {},
): Schema<readonly T[]> {
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
export function mapOf<T>(
  values: Schema<T>,
  description: string,
  pattern: string = patterns.id,
): Schema<Readonly<Record<string, T>>> {
  return {
    type: "object",
    propertyNames: { type: "string", pattern },
    additionalProperties: values,
    description,
  };
}

/** The same that is not empty. */
export function filledMapOf<T>(...given: Parameters<typeof mapOf<T>>): ReturnType<typeof mapOf<T>> {
  return { ...mapOf(...given), minProperties: 1 };
}

/** Values of one form by keys of any name, beside known keys of their own forms. */
type OpenMap<P extends Properties, T> = { readonly [K in keyof P]?: Static<P[K]> } & Readonly<
  Record<string, T>
>;

/** A map whose keys an author chooses, beside some that are known. */
export function openMap<P extends Properties, T>(
  properties: P,
  values: Schema<T>,
  description: string,
): Schema<OpenMap<P, T>> {
  return { type: "object", properties, additionalProperties: values, description };
}

/** A map of some of these keys, of values of one form. */
export function mapOfSome<T>(
  keys: readonly string[],
  values: (key: string) => Schema<T>,
  description: string,
): Schema<Readonly<Record<string, T>>> {
  return {
    type: "object",
    properties: Object.fromEntries(keys.map((key) => [key, values(key)])),
    required: [],
    additionalProperties: false,
    minProperties: 1,
    description,
  };
}

/** Schemas by key. */
export type Properties = Readonly<Record<string, Schema<unknown>>>;
/** A map of the keys of `P`, of which those in `R` are required. */
export type Closed<P extends Properties, R extends keyof P = never> = {
  readonly [K in keyof P as K extends R ? K : never]: Static<P[K]>;
} & { readonly [K in keyof P as K extends R ? never : K]?: Static<P[K]> };

/** A map of exactly these keys. */
export function closed<const P extends Properties, const R extends keyof P & string = never>(
  properties: P,
  required: readonly R[] = [],
  description?: string,
): Schema<Closed<P, R>> {
  const schema = { type: "object", properties, required, additionalProperties: false } as const;
  return description === undefined ? schema : { ...schema, description };
}
/** One of several closed maps, told apart by the value of `key`. */
export function discriminated<const F extends readonly Schema<unknown>[]>(
  key: string,
  forms: F,
  description: string,
): Schema<Static<F[number]>> {
  return { type: "object", discriminator: { propertyName: key }, required: [key], oneOf: forms, description };
}
/** One schema for values of a type, another for all others. */
export function ofType<T, U>(type: JsonType, form: Schema<T>, otherwise: Schema<U>): Schema<T | U> {
  return conditional({ type }, form, otherwise);
}
/** A map of one form, or a plain value of the other. */
export function mapOr<T, U>(map: Schema<T>, plain: Schema<U>): Schema<T | U> {
  return ofType("object", map, plain);
}
/** The form of a map whose key `key` is there, else another. */
export function havingKey<T, U>(key: string, form: Schema<T>, otherwise: Schema<U>): Schema<T | U> {
  return conditional({ type: "object", required: [key] }, form, otherwise);
}
function conditional<T, U>(condition: JsonSchema, form: Schema<T>, otherwise: Schema<U>): Schema<T | U> {
  // oxlint-disable-next-line unicorn/no-thenable -- `then` is JSON Schema's own keyword
  return { if: condition, then: form, else: otherwise };
}

/** A schema under a name, which the definitions of its file's schema hold. */
export interface Definition<out T> {
  readonly id: string;
  readonly schema: Schema<T>;
}
/** One of several definitions, told apart by the value of `key`. */
export function oneOfDefinitions<const D extends readonly Definition<unknown>[]>(
  key: string,
  definitions: D,
  description: string,
): Schema<Static<D[number]["schema"]>> {
  const oneOf = definitions.map(({ id: name }): JsonSchema => ({ $ref: `#/definitions/${name}` }));
  return { type: "object", discriminator: { propertyName: key }, required: [key], oneOf, description };
}
/** What one of the definitions admits. */
export function reference<T>({ id: name }: Pick<Definition<T>, "id"> & Partial<Definition<T>>): Schema<T> {
  return { $ref: `#/definitions/${name}` };
}
