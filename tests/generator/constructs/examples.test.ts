import { describe, expect, it, test } from "vitest";
import { parse, stringify } from "yaml";
import { schemaOf } from "../../../generator/check/schema.ts";
import { checkShape } from "../../../generator/check/shape.ts";
import { constructs } from "../../../generator/constructs/catalog.ts";
import type { Construct } from "../../../generator/constructs/construct.ts";
import type { JsonSchema } from "../../../generator/constructs/schema.ts";
import { assert } from "../../../generator/runtime/assert.ts";
import { sourceOf } from "../check/source-of.ts";

/** What a calculator needs at least; an example shows one construct and leaves the rest out. */
const least = {
  inputs: { a: { type: "number" } },
  outputs: { a: {} },
  examples: [{ id: "one", source: { title: "Arithmetic" }, given: {}, expect: { a: 1 } }],
};

/** The file an example is a piece of. */
function wholeOf({ kind, example }: Construct): object {
  const piece: unknown = parse(example);
  assert(typeof piece === "object" && piece !== null, "an example is a map");
  return kind === undefined ? { ...least, ...piece } : piece;
}

describe("every construct", () => {
  it.each(constructs)("$title has an example that fits", (construct) => {
    expect(
      checkShape(construct.kind ?? "calculator", sourceOf(stringify(wholeOf(construct)))).problems.map(
        ({ message }) => message,
      ),
    ).toEqual([]);
  });

  it.each(constructs)("$title describes every key", ({ schema }) => {
    expect(undescribed(schema, "")).toEqual([]);
  });

  it("has an id of its own", () => {
    expect(new Set(constructs.map(({ id }) => id)).size).toBe(constructs.length);
  });

  it.each(constructs)("$title refuses a key it does not know", (construct) => {
    const whole = { ...wholeOf(construct), "": [[]] };
    expect(checkShape(construct.kind ?? "calculator", sourceOf(stringify(whole))).problems).not.toEqual([]);
  });
});

/** Keys without a description, by their path; what stands among the definitions is described there. */
function undescribed(schema: JsonSchema, path: string): readonly string[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([key, value]) => [
    ...(value.$ref === undefined && describes(value) === undefined ? [`${path}${key}`] : []),
    ...undescribed(value, `${path}${key}.`),
  ]);
  const inner = [
    schema.items,
    schema.then,
    schema.else,
    ...(schema.oneOf ?? []),
    typeof schema.additionalProperties === "object" ? schema.additionalProperties : undefined,
  ];
  return [...own, ...inner.flatMap((part) => (part === undefined ? [] : undescribed(part, path)))];
}
function describes({ description, then, else: otherwise }: JsonSchema): string | undefined {
  return description ?? then?.description ?? otherwise?.description;
}

test("rows hold no rows", () => {
  const inner = { type: "rows", columns: { b: { type: "number" } } };
  const whole = { ...least, inputs: { a: { type: "rows", columns: { inner } } } };
  expect(checkShape("calculator", sourceOf(stringify(whole))).problems.map(({ message }) => message)).toEqual(
    [
      "This value is not allowed here: `rows` is none of number, integer, percent, money, quantity, whole, decimal, fraction, digits, date, time, datetime, duration, choice, choices, boolean, text, expression",
    ],
  );
});

describe("schemaOf", () => {
  it("holds every definition it refers to", () => {
    const text = JSON.stringify(schemaOf("calculator"));
    const names = [...text.matchAll(/(?<="#\/definitions\/)\w+/g)].map(([name]) => name);
    expect(names.filter((name) => schemaOf("calculator").definitions?.[name] === undefined)).toEqual([]);
  });
});
