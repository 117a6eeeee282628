import { expect, test } from "vitest";
import type { ScopeName } from "../../../generator/formula/scope.ts";
import { coversAll } from "../../../generator/resolve/covered.ts";
import { scope, typed } from "../formula/scope-for-tests.ts";

/** The choices of the scope. */
function names(isOptional = false): ReadonlyMap<string, ScopeName> {
  return new Map(
    scope.names().flatMap((name) => {
      const known = scope.resolve(name);
      if (known?.type?.kind !== "choice") return [];
      return [[name, { ...known, type: { ...known.type, optional: isOptional } }] as const];
    }),
  );
}

test.each([
  { given: ["agreed", "not agreed"], want: true },
  { given: ["x > n", "not (x > n)"], want: true },
  { given: ["x > n", "not (n > x)"], want: false },
  { given: ["agreed"], want: false },
  { given: ['color == "red"', 'color in ["green", "blue"]'], want: true },
  { given: ['color == "red"', 'color != "red"'], want: true },
  { given: ['color == "red" or "green" == color', 'color == "blue"'], want: true },
  { given: ['color == "red"', 'not (color == "red")'], want: true },
  { given: ['color == "red"', 'not (color in ["red", "green"])'], want: false },
  { given: ['color == "red"', 'color == "green"'], want: false },
  { given: ['not (color == "red" or color == "green")', 'color == "red"'], want: false },
  { given: ['not (color == "red" or color == "green")', 'color != "blue"'], want: true },
  { given: ['color == "red" and agreed', 'color != "red"'], want: false },
  { given: ['color == "red"', 'finish != "matt"'], want: false },
])("one of $given is always true: $want", ({ given, want }) => {
  expect(coversAll(given.map(typed), names())).toBe(want);
});

test("a choice that may be left blank can be none of its options", () => {
  const condition = typed('color in ["red", "green", "blue"]');
  expect(coversAll([condition], names())).toBe(true);
  expect(coversAll([condition], names(true))).toBe(false);
});
