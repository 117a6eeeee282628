import type { ErrorObject } from "ajv";
import { nearest } from "../presentation/nearest.ts";
import { pathOf } from "./schema-parts.ts";

/** What is left of a calculator's document without the parts that have a wrong shape. */
export interface ValidPart {
  readonly value: unknown;
  /** Ids of inputs, formulas and other things that were taken out; whoever names them did nothing wrong. */
  readonly broken: ReadonlySet<string>;
}

/**
 * Takes out of a document what the validator objects to, the whole named thing it is part of (`inputs.tax`), so that
 * the rest can be looked at in the same run. Undefined where a whole section is wrong: then most of the rest would
 * only seem so.
 */
export function dropInvalidParts(value: unknown, errors: readonly ErrorObject[]): ValidPart | undefined {
  if (!isMap(value)) return undefined;
  const broken = new Set<string>();
  const unwanted: (readonly [section: string, id: string, key?: readonly string[]])[] = [];
  let examples = Number.POSITIVE_INFINITY;
  for (const { instancePath, keyword, params, propertyName } of errors) {
    const [section, id, ...inner] = pathOf(instancePath);
    const name: unknown =
      keyword === "additionalProperties" ? params["additionalProperty"] : (propertyName ?? undefined);
    if (section === "examples" && id !== undefined) examples = Math.min(examples, Number(id));
    else if (section === undefined || Array.isArray(value[section])) return undefined;
    else if (id !== undefined && keyword === "additionalProperties" && typeof name === "string")
      unwanted.push(isTelling(name) ? [section, id] : [section, id, [...inner, name]]);
    else if (id !== undefined) unwanted.push([section, id]);
    else if (typeof name === "string") unwanted.push([section, name]);
    else return undefined;
  }
  const copy: Record<string, unknown> = structuredClone(value);
  for (const [section, id, key = []] of unwanted) {
    const things = copy[section];
    if (!isMap(things)) return undefined;
    if (key.length > 0) removeAt(things[id], key);
    else {
      delete things[id];
      broken.add(id);
    }
  }
  // Those after it would lose their place in the file.
  if (Array.isArray(copy["examples"])) copy["examples"] = copy["examples"].slice(0, examples);
  return { value: copy, broken };
}

/** Keys that say what a thing is: without one, it would be another thing. */
const tellingKeys = [
  "type",
  "unit",
  "dimension",
  "options",
  "optional",
  "columns",
  "value",
  "as",
  "base",
  "currency",
];

function isTelling(key: string): boolean {
  return nearest(key, tellingKeys) !== undefined;
}

function removeAt(value: unknown, path: readonly string[]): void {
  const [key, ...rest] = path;
  if (key === undefined || !isMap(value)) return;
  if (rest.length === 0) delete value[key];
  else removeAt(value[key], rest);
}

function isMap(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}
