/** Finds its way in schemas and in the plain data they describe. */
import type { JsonSchema } from "../constructs/schema.ts";

type Path = readonly string[];

/** The steps of a JSON pointer. */
export function pathOf(pointer: string): Path {
  return pointer
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** The part of plain data at a path; undefined where there is none. */
export function partAt(value: unknown, path: Path): unknown {
  let part = value;
  for (const step of path) {
    if (part === null || typeof part !== "object") return undefined;
    part = Object.entries(part).find(([key]) => key === step)?.[1];
  }
  return part;
}

export function keysOf(map: unknown): readonly string[] {
  return map !== null && typeof map === "object" ? Object.keys(map) : [];
}

/** The values by which the forms of a part of the schema are told apart. */
export function tagValues(schema: JsonSchema, part: unknown, tag: string): readonly string[] {
  const forms = partAt(part, ["oneOf"]);
  if (!Array.isArray(forms)) return [];
  return forms.flatMap((form: unknown) => {
    const target = partAt(form, ["$ref"]);
    const resolved = typeof target === "string" ? partAt(schema, pathOf(target)) : form;
    return texts(partAt(resolved, ["properties", tag, "enum"]));
  });
}

export function texts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
