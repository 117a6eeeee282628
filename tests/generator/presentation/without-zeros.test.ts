import { expect, test } from "vitest";
import { mathText } from "../../../generator/presentation/math-text.ts";
import type { MathNode } from "../../../generator/presentation/math-node.ts";
import type { MathLabels } from "../../../generator/presentation/math-labels.ts";
import { mathTree } from "../../../generator/presentation/math-tree.ts";
import { isZero, timesOne, withoutZeros } from "../../../generator/presentation/without-zeros.ts";
import type { StepNode } from "../../../generator/runtime/description.ts";

const labels: MathLabels = {
  leaf: (node): MathNode & { readonly kind: "number" } =>
    typeof node === "number"
      ? { kind: "number", text: String(node), count: node, ...(node === 0 ? { isZero: true } : {}) }
      : { kind: "number", text: "1", count: 1, isGiven: true },
  word: (name) => name,
  pattern: (_, parts) => parts.map((part) => `{${part}}`).join(" "),
  list: () => "{0} and {1}",
  money: (amount) => ({ kind: "number", text: String(amount) }),
  unit: (id) => id,
};

test.each<{ readonly given: StepNode; readonly want: string }>([
  { given: ["+", ["+", 400, 0], 166], want: "400 + 166" },
  { given: ["-", 30, 0], want: "30" },
  { given: ["+", 0, 0], want: "0" },
  { given: ["*", ["-", 912, 0], 3], want: "912 × 3" },
  { given: ["+", 183, ["*", 0, ["ceil", 31]]], want: "183" },
  { given: ["*", 29, ["+", 1, ["/", 0, 30]]], want: "29" },
  { given: ["-", 0, 5], want: "0 − 5" },
  { given: ["*", 7, ["^", 5, 0]], want: "7" },
  { given: ["+", ["*", 7, ["-", 1, ["^", 5, 0]]], 3], want: "3" },
  { given: ["*", "side", 5], want: "1 × 5" },
  { given: ["*", 5, 1], want: "5" },
  { given: ["/", ["-", 30, 0], 1], want: "30" },
  { given: ["*", ["/", ["+", 2, 3], 1], 5], want: "(2 + 3) × 5" },
  { given: ["/", 5, "side"], want: "5 ÷ 1" },
  { given: ["max", ["+", 3, 0], 0], want: "3 and 0" },
  { given: ["+", 30, ["min", 5, 0]], want: "30" },
  { given: ["+", 30, ["min", 5, 2]], want: "30 + (5 and 2)" },
])("$given is $want", ({ given, want }) => {
  expect(mathText(withoutZeros(mathTree(given, labels)))).toBe(want);
});

// Who typed the 1 is told it, but no step is about it.
test.each<{ readonly given: StepNode; readonly want: string | undefined }>([
  { given: ["*", 150, "side"], want: "150" },
  { given: ["*", "side", 150], want: "150" },
  { given: ["/", 101, "side"], want: "101" },
  { given: ["/", 101, 2], want: undefined },
  { given: ["+", 101, "side"], want: undefined },
])("$given is $want times one", ({ given, want }) => {
  const only = timesOne(mathTree(given, labels));
  expect(only && mathText(only)).toBe(want);
});

test("keeps the parentheses of a negative number behind a sign", () => {
  const negative: MathLabels = {
    ...labels,
    leaf: (node) => ({ kind: "number", text: `−${typeof node === "number" ? node : 1}`, form: "negative" }),
  };
  expect(mathText(withoutZeros(mathTree(["-", 25, 50], negative)))).toBe("−25 − (−50)");
});

// Labels are the same for each name here, as two days are that fall together.
test.each<{ readonly given: StepNode; readonly want: boolean }>([
  { given: ["days_between", "asked", "asked"], want: true },
  { given: ["time_between", "asked", "asked"], want: true },
  { given: ["days_between", "asked", 5], want: false },
  { given: ["ceil", 0], want: true },
  { given: ["ceil", 5], want: false },
])("$given comes to nothing: $want", ({ given, want }) => {
  expect(isZero(mathTree(given, labels))).toBe(want);
});
