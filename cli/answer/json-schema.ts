import type { JsonInfo, JsonInput, JsonOutput } from "./json-info.ts";

/** A JSON Schema, as plain data. */
type JsonSchema = Readonly<Record<string, unknown>>;

export const jsonDialect = "https://json-schema.org/draft/2020-12/schema";

/** The schemas of a calculator's inputs, as an answer has them, and of its answer, as `--json` prints it. */
export function schemasOf(info: JsonInfo): {
  readonly inputs: JsonSchema;
  readonly answer: JsonSchema;
} {
  const inputs = objectOf(info.inputs.map((input) => [input.id, inputSchema(input)]));
  return {
    inputs: {
      $schema: jsonDialect,
      title: info.title,
      description: info.summary,
      ...inputs,
      required: info.inputs.filter((input) => input.required).map(({ id }) => id),
    },
    answer: {
      $schema: jsonDialect,
      title: info.title,
      type: "object",
      required: ["calculator", "status", "inputs", "values", "units", "problems", "refusal"],
      properties: {
        calculator: { const: info.calculator },
        status: { enum: ["answered", "invalid", "refused"] },
        as_of: { type: ["string", "null"], format: "date" },
        language: { type: ["string", "null"] },
        // One that is beyond a limit is reported, and still there.
        inputs: objectOf(info.inputs.map((input) => [input.id, outputSchema(input)])),
        answer: { type: ["string", "null"], description: "The answer in one sentence." },
        values: objectOf(info.outputs.map((output) => [output.id, outputSchema(output)])),
        shown: { type: "object", additionalProperties: { type: "string" } },
        units: { type: "object", additionalProperties: { type: "string" } },
        problems: { type: "array", items: problemSchema },
        notes: { type: "array", items: problemSchema },
        other_rules: {
          type: "array",
          description: "The same inputs under the law before and after it changed.",
          items: {
            type: "object",
            required: ["side", "input", "date", "answer", "refusal"],
            properties: {
              side: { enum: ["earlier", "later"] },
              input: text,
              date: { type: "string", format: "date" },
              answer: { type: ["string", "null"] },
              refusal,
            },
          },
        },
        refusal,
      },
    },
  };
}

const text: JsonSchema = { type: "string" };
const refusal: JsonSchema = { type: ["object", "null"], properties: { reason: text, message: text } };
export const problemSchema: JsonSchema = {
  type: "object",
  required: ["at", "code", "message"],
  properties: { at: text, code: text, message: text },
};

function objectOf(properties: readonly (readonly [string, JsonSchema])[]): JsonSchema {
  return { type: "object", properties: Object.fromEntries(properties) };
}

function inputSchema(input: JsonInput): JsonSchema {
  const { minimum, maximum, exclusive_minimum, exclusive_maximum } = input;
  const isNumber = typeof minimum === "number" || typeof maximum === "number";
  return withoutNothing({
    // What has a default or must be given is never blank.
    ...valueSchema(input, input.required || input.default !== null),
    title: input.label,
    description: [input.hint, unitText(input)].filter((part) => part !== null).join(" ") || undefined,
    ...(isNumber
      ? {
          [exclusive_minimum ? "exclusiveMinimum" : "minimum"]: minimum ?? undefined,
          [exclusive_maximum ? "exclusiveMaximum" : "maximum"]: maximum ?? undefined,
        }
      : {}),
  });
}

/** A result that does not apply is null. */
function outputSchema(
  output: Pick<JsonOutput, "label" | "columns" | "type" | "unit" | "choices" | "currency">,
): JsonSchema {
  return withoutNothing({
    ...valueSchema(output, false),
    title: output.label,
    description: unitText(output) ?? undefined,
  });
}

interface Kind {
  readonly type: string;
  readonly choices: readonly { readonly id: string }[];
  readonly columns: readonly (
    | JsonInput
    | Pick<JsonOutput, "id" | "label" | "columns" | "type" | "unit" | "choices" | "currency">
  )[];
}

function valueSchema({ type, choices, columns }: Kind, isRequired: boolean): JsonSchema {
  const nullable = (name: string): unknown => (isRequired ? name : [name, "null"]);
  const ids = choices.map(({ id }) => id);
  switch (type) {
    case "rows":
    case "table":
      return {
        type: "array",
        items: objectOf(
          columns.map((column) => [column.id, "flag" in column ? inputSchema(column) : outputSchema(column)]),
        ),
      };
    case "boolean":
      return { type: nullable("boolean") };
    case "choice":
      return ids.length === 0 ? { type: nullable("string") } : { enum: isRequired ? ids : [...ids, null] };
    case "choices":
      return { type: nullable("array"), items: { enum: ids } };
    case "integer":
      return { type: nullable("integer") };
    case "number":
    case "percent":
    case "money":
    case "quantity":
    case "duration":
      return { type: nullable("number") };
    case "date":
      return { type: nullable("string"), format: "date" };
    default:
      return { type: nullable("string") };
  }
}

function unitText({
  unit,
  currency,
  type,
}: {
  readonly unit: string | null;
  readonly currency: string | null;
  readonly type: string;
}): string | null {
  if (unit !== null) return `In ${unit}.`;
  if (currency !== null) return `In ${currency}.`;
  return type === "percent" ? "A fraction: 0.065 is 6.5%." : null;
}

/** Without the keys that have no value. */
function withoutNothing(schema: JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined));
}
