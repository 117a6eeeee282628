import type { Construct } from "../constructs/construct.ts";
import { patterns, type JsonSchema } from "../constructs/schema.ts";

/** One key of a construct as a line of its table. */
interface KeyLine {
  readonly key: string;
  readonly needed: boolean;
  readonly value: string;
  readonly description: string;
}

/**
 * The keys of a construct as a Markdown table, those of maps inside it as `outer.inner`; empty for one without keys.
 * `constructs` are those it may refer to.
 */
export function keyTable(schema: JsonSchema, constructs: readonly Construct[]): string {
  const lines = linesOf(schema, "", constructs);
  if (lines.length === 0) return "";
  const rows = lines.map(
    ({ key, needed, value, description }) =>
      `| \`${key}\`${needed ? "" : " *"} | ${cell(value)} | ${cell(description)} |`,
  );
  const note = lines.some(({ needed }) => !needed) ? "\n\n\\* may be left out" : "";
  return ["| key | value | meaning |", "| --- | --- | --- |", ...rows].join("\n") + note;
}

function cell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll("\n", " ");
}

function linesOf(schema: JsonSchema, prefix: string, constructs: readonly Construct[]): readonly KeyLine[] {
  const map = mapForm(schema);
  const own = Object.entries(map.properties ?? {}).flatMap(([key, value]): readonly KeyLine[] => {
    const name = `${prefix}${key}`;
    const line: KeyLine = {
      key: name,
      needed: map.required?.includes(key) ?? false,
      value: valueOf(value, constructs),
      description: descriptionOf(value, constructs),
    };
    return [line, ...within(value, name, constructs)];
  });
  return own.length > 0 || prefix !== "" ? own : within(map, "", constructs);
}

/** Keys of maps inside a value: of the map itself, of the members of a list, of a map's values. */
function within(schema: JsonSchema, name: string, constructs: readonly Construct[]): readonly KeyLine[] {
  if (schema.if?.type === "array" && schema.then !== undefined && schema.else !== undefined)
    return [schema.then, schema.else].flatMap((form) => within(form, name, constructs));
  const map = mapForm(schema);
  if (map.items !== undefined) return within(map.items, `${name}[]`, constructs);
  if (map.properties !== undefined) return linesOf(map, name === "" ? "" : `${name}.`, constructs);
  const values = map.additionalProperties;
  if (typeof values !== "object") return [];
  const inner = `${name === "" ? "" : `${name}.`}<${keyName(map)}>`;
  return mapForm(values).properties === undefined && values.oneOf === undefined
    ? []
    : [...forms(values, inner, constructs)];
}

/** Forms that are told apart by a key's value each bring their lines. */
function forms(schema: JsonSchema, name: string, constructs: readonly Construct[]): readonly KeyLine[] {
  if (schema.oneOf === undefined) return linesOf(schema, `${name}.`, constructs);
  return schema.oneOf.flatMap((form) => linesOf(form, `${name}.`, constructs));
}

/** Where a value is a map or something plainer: the map. */
function mapForm(schema: JsonSchema): JsonSchema {
  if (schema.if === undefined) return schema;
  const isMap = schema.if.type === "object" && schema.if.required === undefined;
  return isMap && schema.then !== undefined ? mapForm(schema.then) : mapForm(schema.else ?? schema);
}

function descriptionOf(schema: JsonSchema, constructs: readonly Construct[]): string {
  const construct = constructs.find(({ id }) => schema.$ref?.endsWith(`/${id}`));
  if (construct !== undefined)
    return construct.summary.slice(0, construct.summary.search(/[.:] /) + 1).replace(/:$/, ".");
  return (
    schema.description ??
    [schema.then?.description, schema.else?.description].filter((part) => part !== undefined).join(" Or: ")
  );
}

/** What kind of value a key takes, in a few words. */
function valueOf(schema: JsonSchema, constructs: readonly Construct[]): string {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.split("/").at(-1) ?? "";
    const construct = constructs.find(({ id }) => id === name);
    return construct === undefined
      ? name.replaceAll("_", " ")
      : `[${construct.title.toLowerCase()}](#${anchor(construct.title)})`;
  }
  if (schema.if !== undefined)
    return [...new Set(formsOf(schema).map((form) => valueOf(form, constructs)))].join(" or ");
  if (schema.enum !== undefined) return schema.enum.map((option) => `\`${option}\``).join(", ");
  if (schema.items !== undefined) return `list: ${valueOf(schema.items, constructs)}`;
  if (schema.properties !== undefined || schema.oneOf !== undefined) return "map";
  if (typeof schema.additionalProperties === "object")
    return `map by ${keyName(schema)}: ${valueOf(schema.additionalProperties, constructs)}`;
  if (schema.pattern !== undefined) return patternNames[schema.pattern] ?? "text";
  const types: readonly string[] = typeof schema.type === "string" ? [schema.type] : (schema.type ?? []);
  if (types.includes("string") && types.includes("boolean")) return schema.title ?? "value";
  return types.map((type) => typeNames[type] ?? type).join(" or ");
}

/** The forms that conditions tell apart. */
function formsOf(schema: JsonSchema): readonly JsonSchema[] {
  if (schema.if === undefined) return [schema];
  return [schema.then, schema.else].flatMap((form) => (form === undefined ? [] : formsOf(form)));
}

function keyName(schema: JsonSchema): string {
  const pattern = schema.propertyNames?.pattern;
  return pattern === undefined ? "name" : (patternNames[pattern] ?? "name");
}

const typeNames: Readonly<Record<string, string>> = {
  string: "text",
  number: "number",
  integer: "whole number",
  boolean: "`true` or `false`",
  null: "`null`",
  object: "map",
  array: "list",
};

const patternNames: Readonly<Record<string, string>> = {
  [patterns.id]: "id",
  [patterns.option]: "option",
  [patterns.tableKey]: "key of a table",
  [patterns.slug]: "slug",
  [patterns.page]: "address",
  [patterns.day]: "day",
  [patterns.currency]: "currency code",
  [patterns.region]: "region",
  [patterns.route]: "page",
  [patterns.url]: "address",
  [patterns.unit]: "unit",
  [patterns.composedUnit]: "unit per unit",
  [patterns.factor]: "factor",
};

/** The anchor GitHub and editors give a Markdown heading. */
export function anchor(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");
}
