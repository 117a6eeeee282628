import { chartKinds, constructs, inputTypes } from "../constructs/catalog.ts";
import type { DocumentKind } from "../constructs/construct.ts";
import { categories } from "../constructs/files/categories.ts";
import { locales } from "../constructs/files/locales.ts";
import { nestedTexts, sharedWords, unitWords } from "../constructs/files/shared-words.ts";
import { table } from "../constructs/files/table.ts";
import { translated } from "../constructs/files/translated.ts";
import { units } from "../constructs/files/units.ts";
import { words } from "../constructs/files/words.ts";
import {
  formula,
  havingKey,
  id,
  list,
  mapOf,
  mapOr,
  oneOfTexts,
  patterned,
  patterns,
  reference,
  discriminated,
  type JsonSchema,
} from "../constructs/schema.ts";

/** The closed JSON Schema (draft-07) of one kind of file, assembled from the constructs. */
export function schemaOf(kind: DocumentKind): JsonSchema {
  const root = roots[kind];
  return { $schema: "http://json-schema.org/draft-07/schema#", ...root, definitions: definitionsFor(root) };
}

const formulaForms = mapOr(
  havingKey("lookup", reference("lookup"), havingKey("choose", reference("choose"), reference("formula"))),
  formula("The formula."),
);
const scheduleForms: JsonSchema = {
  type: "object",
  ...havingKey(
    "of",
    reference("values"),
    havingKey("units_of", reference("unit_list"), reference("recurrence")),
  ),
};

const calculator: JsonSchema = {
  type: "object",
  title: "Calculator",
  description: "What a calculator asks, works out and shows. Its words stand beside it, a file a language.",
  properties: {
    currency: reference("currency"),
    notice: oneOfTexts(
      ["legal", "health", "finance"],
      "The page says that it is general information and no advice of this kind.",
    ),
    tables: list(
      id("A table's id."),
      "Tables the calculator stands on, for readers; each must be used by a lookup.",
      { unique: true },
    ),
    inputs: { ...mapOf(reference("input"), "What is asked, in the order of the form."), minProperties: 1 },
    constants: reference("constants"),
    checks: mapOf(reference("check"), "Conditions the values must meet together."),
    refusals: mapOf(reference("refusal"), "Cases the calculator does not answer."),
    formulas: mapOf(formulaForms, "What is worked out."),
    schedules: mapOf(scheduleForms, "Tables that are worked out row by row."),
    outputs: { ...mapOf(reference("output"), "What is shown, in this order."), minProperties: 1 },
    charts: mapOf(reference("chart"), "Pictures of the result."),
    variants: {
      ...mapOf(reference("variant"), "Pages of their own, by the last part of their address.", patterns.slug),
      minProperties: 1,
    },
    examples: list(reference("example"), "Cases with a known answer, shown on the page and run as tests."),
    related: list(patterned(patterns.route, "A page, such as `finance/loan`."), "Pages linked at the end.", {
      unique: true,
    }),
  },
  required: ["inputs", "outputs", "examples"],
  additionalProperties: false,
};

const roots: Readonly<Record<DocumentKind, JsonSchema>> = {
  calculator,
  words: words.schema,
  translated: translated.schema,
  table: table.schema,
  units: units.schema,
  "unit-words": unitWords.schema,
  "shared-words": sharedWords.schema,
  locales: locales.schema,
  categories: categories.schema,
};

/** Everything a schema can refer to. */
const definitions: Readonly<Record<string, JsonSchema>> = {
  ...Object.fromEntries(
    constructs.map((construct) => [
      construct.id,
      { title: construct.title, description: construct.summary, ...construct.schema },
    ]),
  ),
  input: discriminated(
    "type",
    inputTypes.map((construct) => reference(construct.id)),
    "A field of the form.",
  ),
  chart: discriminated(
    "kind",
    chartKinds.map((construct) => reference(construct.id)),
    "A picture of the result.",
  ),
  nested_texts: nestedTexts,
};

/** The definitions a schema refers to, and those they refer to. */
function definitionsFor(root: JsonSchema): Readonly<Record<string, JsonSchema>> {
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
  return found;
}
