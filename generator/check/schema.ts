import { chart } from "../constructs/charts/chart.ts";
import { constructs } from "../constructs/catalog.ts";
import type { DocumentKind } from "../constructs/construct.ts";
import { documentSchemas } from "../constructs/document-schemas.ts";
import type { Documents } from "../constructs/documents.ts";
import { nestedTexts } from "../constructs/files/shared-words.ts";
import { input } from "../constructs/inputs/any.ts";
import { columnInput } from "../constructs/inputs/column.ts";
import type { JsonSchema, Schema } from "../constructs/schema.ts";

const schemas: { readonly [K in DocumentKind]: Schema<Documents[K]> } = documentSchemas;

/** The closed JSON Schema (draft-07) of one kind of file, assembled from the constructs. */
export function schemaOf<K extends DocumentKind>(kind: K): Schema<Documents[K]> {
  const root: Schema<Documents[K]> = schemas[kind];
  return { $schema: "http://json-schema.org/draft-07/schema#", ...root, definitions: definitionsFor(root) };
}

/** Everything a schema can refer to. */
const definitions: Readonly<Record<string, JsonSchema>> = {
  ...Object.fromEntries(
    constructs.map((construct) => [
      construct.id,
      { title: construct.title, description: construct.summary, ...construct.schema },
    ]),
  ),
  ...Object.fromEntries([input, columnInput, chart].map(({ id, schema }) => [id, schema])),
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
