/** The schemas that editors check and complete YAML by, with the names that the specifications have. */
import { editorSchemaOf } from "../check/schema.ts";
import { documentKinds } from "../constructs/construct.ts";
import { patterns, type JsonSchema } from "../constructs/schema.ts";
import { functionCatalog } from "../formula/functions/catalog.ts";
import { usageOf } from "../formula/functions/function.ts";
import { memoizeRecent } from "../read/memoize-recent.ts";

/** What an editor offers where a name is written. All folders share a schema: what one folder names itself is not in it. */
export interface EditorNames {
  readonly tables: readonly string[];
  /** As `parts` names them. */
  readonly parts: readonly string[];
  readonly units: readonly string[];
  readonly dimensions: readonly string[];
  /** Addresses of pages: `finance/loan`. */
  readonly pages: readonly string[];
}

/** Text by kind, and the names that are in it: most runs change none. */
const texts = memoizeRecent<string, string>((one, other) => one === other, 8);

/** The schema of each kind of file, by its path. */
export function emitEditorSchemas(names: EditorNames): readonly (readonly [path: string, text: string])[] {
  const said = JSON.stringify(names);
  return documentKinds.map((kind) => {
    const write = (): string => `${JSON.stringify(withNames(editorSchemaOf(kind), names), undefined, 2)}\n`;
    return [`generated/schemas/${kind}.schema.json`, texts.get(kind, said, write)];
  });
}

const functions = functionCatalog.map(usageOf);

/** `examples` are offered and ask for nothing: a name that is new is none the less right. */
function withNames(schema: JsonSchema, names: EditorNames): JsonSchema {
  const offered = offeredFor(schema, names);
  const { title, additionalProperties: part } = schema;
  const isParts = title === "Parts" && typeof part === "object";
  return {
    ...Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, withNamesBelow(value, names)])),
    ...(offered.length === 0 ? {} : { examples: offered }),
    ...(isParts ? { properties: Object.fromEntries(names.parts.map((name) => [name, part])) } : {}),
  };
}

function withNamesBelow(value: unknown, names: EditorNames): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => withNamesBelow(each, names));
  return isSchema(value) ? withNames(value, names) : value;
}

function isSchema(value: unknown): value is JsonSchema {
  return value !== null && typeof value === "object";
}

function offeredFor(
  { title, pattern }: JsonSchema,
  { tables, units, dimensions, pages }: EditorNames,
): readonly string[] {
  if (title === "formula") return functions;
  if (title === "table") return tables;
  if (title === "dimension") return dimensions;
  return pattern === patterns.unit ? units : pattern === patterns.route ? pages : [];
}
