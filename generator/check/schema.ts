import { chart } from "../constructs/charts/chart.ts";
import { constructs } from "../constructs/catalog.ts";
import type { DocumentKind } from "../constructs/construct.ts";
import { documentSchemas } from "../constructs/document-schemas.ts";
import type { Documents } from "../constructs/documents.ts";
import { nestedTexts } from "../constructs/files/shared-words.ts";
import { input } from "../constructs/inputs/any.ts";
import { columnSyntax } from "../constructs/inputs/column.ts";
import { havingKey, type JsonSchema, type Schema } from "../constructs/schema.ts";

const schemas: { readonly [K in DocumentKind]: Schema<Documents[K]> } = documentSchemas;

/** The closed JSON Schema (draft-07) of one kind of file, assembled from the constructs. */
export function schemaOf<K extends DocumentKind>(kind: K): Schema<Documents[K]> {
  const root: Schema<Documents[K]> = schemas[kind];
  return { $schema: "http://json-schema.org/draft-07/schema#", ...root, definitions: definitionsFor(root) };
}

/**
 * The same for editors. They see one file at a time, so that what a calculator has from its parts is not missing there:
 * of an input, a chart or a schedule it may write only the keys that differ.
 */
export function editorSchemaOf(kind: DocumentKind): JsonSchema {
  const schema = schemaOf(kind);
  if (kind !== "calculator") return schema;
  const { properties = {}, required = [], ...rest } = schema;
  const change = (section: string, key: string): Readonly<Record<string, JsonSchema>> => {
    const { additionalProperties: whole, ...map } = properties[section] ?? {};
    if (typeof whole !== "object") return {};
    const { minProperties: _least, ...anyNumber } = map;
    return { [section]: { ...anyNumber, additionalProperties: havingKey(key, whole, { type: "object" }) } };
  };
  return {
    ...rest,
    properties: {
      ...properties,
      ...change("inputs", "type"),
      ...change("charts", "kind"),
      ...change("schedules", "columns"),
    },
    ...havingKey("parts", {}, { required }),
  };
}

/** Everything a schema can refer to. */
const definitions: Readonly<Record<string, JsonSchema>> = {
  ...Object.fromEntries(
    constructs.map((construct) => [
      construct.id,
      { title: construct.title, description: construct.summary, ...construct.schema },
    ]),
  ),
  ...Object.fromEntries([input, columnSyntax, chart].map(({ id, schema }) => [id, schema])),
  nested_texts: nestedTexts,
};

const definitionsBy = new WeakMap<JsonSchema, Readonly<Record<string, JsonSchema>>>();

/** The definitions a schema refers to, and those they refer to; looked for once, since schemas never change. */
function definitionsFor(root: JsonSchema): Readonly<Record<string, JsonSchema>> {
  const known = definitionsBy.get(root);
  if (known !== undefined) return known;
  const found: Record<string, JsonSchema> = {};
  const visit = (schema: JsonSchema): void => {
    for (const [name] of JSON.stringify(schema).matchAll(/(?<="#\/definitions\/)\w+/g)) {
      const definition = definitions[name];
      if (definition === undefined || name in found) continue;
      found[name] = definition;
      visit(definition);
    }
  };
  visit(root);
  definitionsBy.set(root, found);
  return found;
}
