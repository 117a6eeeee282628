import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, test } from "vitest";
import { chartKinds } from "../../generator/constructs/charts/chart.ts";
import { inputSyntaxes } from "../../generator/constructs/inputs/any.ts";
import { sourceKeys } from "../../generator/constructs/schedules/schedule.ts";
import { filesBelow } from "../../generator/specification-files.ts";

const root = join(import.meta.dirname, "../..");
const statements = ["formula", "cases", "lookup", "schedule", "vary", "check", "refusal"];
const charts = chartKinds.flatMap(({ schema }) => tagsOf(schema));
const rows: readonly string[] = sourceKeys;
const inputs = Object.keys(inputSyntaxes);

function tagsOf({
  properties,
}: {
  readonly properties?: Readonly<Record<string, object>>;
}): readonly string[] {
  const kind = properties?.["kind"];
  return kind !== undefined && "enum" in kind && Array.isArray(kind.enum) ? kind.enum.map(String) : [];
}

const sources = ["generator", "site", "cli"]
  .flatMap((room) => filesBelow(join(root, room)))
  .map((path) => ({ path: relative(root, path).replaceAll("\\", "/"), text: "" }))
  .filter(({ path }) => /\.tsx?$/.test(path) && !/^generator\/(constructs|runtime\/kinds)\//.test(path))
  .map(({ path }) => ({ path, text: readFileSync(join(root, path), "utf8") }));

/** The cases of each switch of a text, `case "a": case "b":`. */
function switchesIn(text: string): readonly (readonly string[])[] {
  return text
    .split(/\bswitch \(/)
    .slice(1)
    .map((body) => [...body.matchAll(/\bcase "(\w+)":/g)].map(([, name = ""]) => name));
}

describe("what differs between constructs of one kind is in their own files", () => {
  test.each([
    { kinds: "statements", names: statements },
    { kinds: "sources of rows", names: rows },
    { kinds: "charts", names: charts },
    { kinds: "inputs", names: inputs },
  ])("no switch elsewhere goes over all $kinds", ({ names }) => {
    expect(names.length).toBeGreaterThan(3);
    const found = sources.filter(({ text }) =>
      switchesIn(text).some((cases) => names.every((name) => cases.includes(name))),
    );
    expect(found.map(({ path }) => path)).toEqual([]);
  });
});
