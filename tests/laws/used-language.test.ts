/** What no specification uses is not in the language: every function, key and value of a key has a use. */
import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { schemaOf } from "../../generator/check/schema.ts";
import { documentKinds, type DocumentKind } from "../../generator/constructs/construct.ts";
import type { JsonSchema } from "../../generator/constructs/schema.ts";
import { functionCatalog } from "../../generator/formula/index.ts";
import { classify } from "../../generator/read/classify.ts";
import { readDocument } from "../../generator/read/source-document.ts";
import { filesBelow } from "../../generator/specification-files.ts";

const root = join(import.meta.dirname, "../..");
const languages = ["ar", "en", "es", "zh"];

/** What a file is checked as, where its place is called otherwise. */
const checkedAs = new Map([
  ["accepted", "translated"],
  ["accepted-shared", "translated"],
]);

interface Written {
  readonly kind: DocumentKind;
  readonly value: unknown;
}

/** Every file of the language below `specs/`. */
const files = filesBelow(join(root, "specs")).flatMap((path): readonly Written[] => {
  const place = relative(root, path);
  const { kind } = classify(place, languages);
  const { document } = readDocument(place, readFileSync(path));
  const known = documentKinds.find((each) => each === (checkedAs.get(kind) ?? kind));
  return known === undefined || document === undefined ? [] : [{ kind: known, value: document.value }];
});

/** A key that constructs share is one schema, and used where one of them uses it. */
const used = new Map<JsonSchema, Set<unknown>>();

/** Whether a value is of the form that decides between two others. */
function fits({ type, required = [] }: JsonSchema, value: unknown): boolean {
  const isList = Array.isArray(value);
  const isMap = typeof value === "object" && value !== null && !isList;
  const kind = isList ? "array" : isMap ? "object" : typeof value;
  return (type === undefined || type === kind) && required.every((key) => isMap && key in value);
}

/** The schemas a value is to fit, where its own leaves that to a condition, a key or a name. */
function formsOf(schema: JsonSchema, value: unknown, of: JsonSchema): readonly JsonSchema[] {
  const named = schema.$ref === undefined ? undefined : of.definitions?.[schema.$ref.split("/").at(-1) ?? ""];
  if (named !== undefined) return [named];
  const { if: condition, oneOf = [], discriminator } = schema;
  const decided = condition === undefined ? [] : [fits(condition, value) ? schema.then : schema.else];
  const key = discriminator?.propertyName ?? "";
  const chosen = oneOf.filter((form) => {
    const [whole = form] = form.$ref === undefined ? [form] : formsOf(form, value, of);
    return whole.properties?.[key]?.enum?.includes(String(memberOf(value, key))) === true;
  });
  return [...decided, ...chosen].flatMap((form) => form ?? []);
}

function memberOf(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? new Map(Object.entries(value)).get(key) : undefined;
}

/** Notes each schema that a value is written by. */
function note(schema: JsonSchema, value: unknown, of: JsonSchema): void {
  const values = used.get(schema) ?? new Set();
  used.set(schema, values.add(value));
  for (const form of formsOf(schema, value, of)) note(form, value, of);
  if (typeof value !== "object" || value === null) return;
  for (const [key, member] of Object.entries(value)) {
    const own = schema.properties?.[key] ?? schema.additionalProperties;
    if (typeof own === "object") note(own, member, of);
    if (schema.items !== undefined) note(schema.items, member, of);
  }
}

/** Keys and values of keys below a schema that no file has. */
function idleIn(schema: JsonSchema, place: string): readonly string[] {
  const { properties = {}, additionalProperties: others, items } = schema;
  const forms = [schema.then, schema.else, ...(schema.oneOf ?? [])].flatMap((form) => form ?? []);
  const idle = (schema.enum ?? []).filter((value) => used.get(schema)?.has(value) !== true);
  return [
    ...idle.map((value) => `${place}: ${value}`),
    ...forms.flatMap((form) => idleIn(form, place)),
    ...Object.entries(properties).flatMap(([key, own]) =>
      used.has(own) ? idleIn(own, `${place}.${key}`) : [`${place}.${key}`],
    ),
    ...(typeof others === "object" ? idleIn(others, `${place}.*`) : []),
    ...(items === undefined ? [] : idleIn(items, `${place}[]`)),
  ];
}

/**
 * Used by none, and no code of their own: values that make a set whole, so that an author need not ask which of it there
 * are. A line goes when a specification uses it.
 */
const unused: readonly string[] = [
  ...["cases", "formula", "output", "schedule.columns.*", "solve"].flatMap((shown) => [
    `${shown}.as: number`,
    `${shown}.precision: day`,
    `${shown}.precision: year`,
  ]),
  "choices_input.default",
  ...["blue", "brown", "olive", "orange", "rose", "violet"].map((color) => `colors.*: ${color}`),
  ...["day", "hour", "week", "year"].map((unit) => `grid_chart.unit: ${unit}`),
  "schedule.each: day",
  "schedule.precision: day",
  "schedule.precision: month",
  "schedule.value.type: number",
  "table.columns.*.type: text",
  "table.keys.*.of: integer",
  "text_input.default",
  "timeline_chart.spans.*.style: solid",
  "units.dimension.money",
];

test("all keys are used, and all their values", () => {
  for (const { kind, value } of files) note(schemaOf(kind), value, schemaOf(kind));
  const idle = documentKinds.flatMap((kind) => {
    const { definitions = {}, ...schema } = schemaOf(kind);
    return [
      ...idleIn(schema, kind),
      ...Object.entries(definitions).flatMap(([name, definition]) => idleIn(definition, name)),
    ];
  });
  expect([...new Set(idle)].toSorted()).toEqual(unused.toSorted());
});

/** What calculates, without comments. */
const texts = files.flatMap(({ kind, value }) =>
  kind === "calculator" || kind === "part" || kind === "table" ? [JSON.stringify(value)] : [],
);

test("all functions are used", () => {
  const idle = functionCatalog.flatMap(({ name }) => {
    const pattern = name === "in" ? /\sin\s/ : new RegExp(String.raw`\b${name}\s*\(`);
    return texts.some((text) => pattern.test(text)) ? [] : [name];
  });
  expect(idle).toEqual([]);
});
