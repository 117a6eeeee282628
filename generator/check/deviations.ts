/** Holds plain data against a schema: every deviation, in one walk through both. */
import type { JsonSchema, JsonType } from "../constructs/schema.ts";

/** One way in which data is not what its schema wants, by the keyword that wants it. */
export interface Deviation {
  readonly keyword: keyof JsonSchema;
  /** Where, as a JSON pointer. */
  readonly instancePath: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** The schema that has the keyword. */
  readonly parentSchema: JsonSchema;
  readonly data: unknown;
  /** Where a key has the wrong form: the key. `data` is the key too, and the place that of its map. */
  readonly propertyName?: string;
}

/** Where data is: made into a pointer only for what deviates. */
interface Place {
  readonly key: string;
  readonly within: Place | undefined;
}

type Definitions = Readonly<Record<string, JsonSchema>>;

/** Every deviation of the data from a schema that refers to these definitions. */
export function deviationsFrom(
  schema: JsonSchema,
  definitions: Definitions,
  data: unknown,
): readonly Deviation[] {
  const found: Deviation[] = [];
  compare(data, schema, undefined, { definitions, found });
  return found;
}

interface Walk {
  readonly definitions: Definitions;
  readonly found: Deviation[];
  /** The key that is held against a schema, where it is one. */
  readonly propertyName?: string;
}

function compare(data: unknown, schema: JsonSchema, place: Place | undefined, walk: Walk): void {
  const { found, propertyName } = walk;
  const report = (keyword: keyof JsonSchema, params: Deviation["params"] = {}): void => {
    const name = propertyName === undefined ? {} : { propertyName };
    found.push({ keyword, instancePath: pointerTo(place), params, parentSchema: schema, data, ...name });
  };
  if (schema.$ref !== undefined) compare(data, resolved(schema, walk.definitions), place, walk);
  const { type } = schema;
  if (type !== undefined && ![type].flat().some((each) => isOf(each, data))) report("type", { type });
  if (typeof data === "number") {
    const { minimum = -Infinity, maximum = Infinity } = schema;
    if (data < minimum) report("minimum", { limit: minimum });
    if (data > maximum) report("maximum", { limit: maximum });
  }
  if (typeof data === "string") {
    const { minLength = 0, pattern } = schema;
    if (data.length < minLength) report("minLength", { limit: minLength });
    if (pattern !== undefined && !patternOf(pattern).test(data)) report("pattern", { pattern });
  }
  if (schema.const !== undefined && data !== schema.const) report("const", { allowedValue: schema.const });
  if (schema.enum !== undefined && !schema.enum.some((each) => each === data))
    report("enum", { allowedValues: schema.enum });
  if (schema.if !== undefined) {
    const fits = deviationsFrom(schema.if, walk.definitions, data).length === 0;
    const before = found.length;
    compare(data, (fits ? schema.then : schema.else) ?? {}, place, walk);
    if (found.length > before) report("if", { failingKeyword: fits ? "then" : "else" });
  }
  if (Array.isArray(data)) compareList(data, schema, place, walk, report);
  else if (isMap(data)) compareMap(data, schema, place, walk, report);
}

type Report = (keyword: keyof JsonSchema, params?: Deviation["params"]) => void;

function compareList(
  data: readonly unknown[],
  { minItems = 0, maxItems = Infinity, uniqueItems = false, items }: JsonSchema,
  place: Place | undefined,
  walk: Walk,
  report: Report,
): void {
  if (data.length > maxItems) report("maxItems", { limit: maxItems });
  if (data.length < minItems) report("minItems", { limit: minItems });
  if (uniqueItems) {
    const texts = data.map((each) => JSON.stringify(each));
    const repeated = texts.findIndex((text, at) => texts.indexOf(text) < at);
    if (repeated >= 0) report("uniqueItems", { i: repeated });
  }
  if (items !== undefined)
    for (const [at, each] of data.entries()) compare(each, items, { key: String(at), within: place }, walk);
}

function compareMap(
  data: Readonly<Record<string, unknown>>,
  schema: JsonSchema,
  place: Place | undefined,
  walk: Walk,
  report: Report,
): void {
  const { maxProperties = Infinity, minProperties = 0, required = [], dependencies = {} } = schema;
  const { propertyNames, additionalProperties, properties = {}, discriminator } = schema;
  const keys = Object.keys(data);
  if (keys.length > maxProperties) report("maxProperties", { limit: maxProperties });
  if (keys.length < minProperties) report("minProperties", { limit: minProperties });
  const reportMissing = (keyword: keyof JsonSchema, wanted: readonly string[]): void => {
    for (const key of wanted) if (data[key] === undefined) report(keyword, { missingProperty: key });
  };
  reportMissing("required", required);
  if (propertyNames !== undefined)
    for (const key of keys) {
      const before = walk.found.length;
      compare(key, propertyNames, place, { ...walk, propertyName: key });
      if (walk.found.length > before) report("propertyNames", { propertyName: key });
    }
  const isKnown = (key: string): boolean => Object.hasOwn(properties, key);
  const others = additionalProperties === undefined ? [] : keys.filter((key) => !isKnown(key));
  for (const key of others) {
    if (additionalProperties === false) report("additionalProperties", { additionalProperty: key });
    else if (typeof additionalProperties === "object")
      compare(data[key], additionalProperties, { key, within: place }, walk);
  }
  for (const [key, wanted] of Object.entries(dependencies))
    if (data[key] !== undefined) reportMissing("dependencies", wanted);
  for (const [key, each] of Object.entries(properties))
    if (data[key] !== undefined) compare(data[key], each, { key, within: place }, walk);
  if (discriminator === undefined) return;
  const { propertyName: tag } = discriminator;
  const tagValue = data[tag];
  const form = schema.oneOf?.find((each) => {
    const { const: only, enum: some = [only] } = resolved(each, walk.definitions).properties?.[tag] ?? {};
    return typeof tagValue === "string" && some.includes(tagValue);
  });
  if (form === undefined) report("discriminator", { tag, tagValue });
  else compare(data, form, place, walk);
}

/** The schema itself, or what it refers to. */
function resolved(schema: JsonSchema, definitions: Definitions): JsonSchema {
  const name = schema.$ref?.replace("#/definitions/", "");
  return name === undefined ? schema : (definitions[name] ?? {});
}

function isOf(type: JsonType, data: unknown): boolean {
  switch (type) {
    case "null":
      return data === null;
    case "array":
      return Array.isArray(data);
    case "object":
      return isMap(data);
    case "integer":
      return Number.isInteger(data);
    case "string":
    case "number":
    case "boolean":
      return typeof data === type;
  }
}

function isMap(data: unknown): data is Readonly<Record<string, unknown>> {
  return data !== null && typeof data === "object" && !Array.isArray(data);
}

const patterns = new Map<string, RegExp>();

function patternOf(text: string): RegExp {
  const known = patterns.get(text) ?? new RegExp(text, "u");
  patterns.set(text, known);
  return known;
}

function pointerTo(place: Place | undefined): string {
  if (place === undefined) return "";
  return `${pointerTo(place.within)}/${place.key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}
