import { describe, expect, test } from "vitest";
import type { StepNode } from "../../../generator/runtime/description.ts";
import { mathText } from "../../../generator/presentation/math-text.ts";
import { mathTree, type MathPattern, type MathLabels } from "../../../generator/presentation/math-tree.ts";

const patterns: Readonly<Record<MathPattern, string>> = {
  case: "{value} if {condition}",
  else: "{value} otherwise",
  call: "{name}({arguments})",
  list: "{first}; {second}",
};

const names: MathLabels = {
  leaf: (node) => {
    if (typeof node === "number")
      return { kind: "number", text: String(node), ...(node < 0 ? { form: "negative" } : {}) };
    return typeof node === "string" ? { kind: "name", text: node } : { kind: "text", text: node.text };
  },
  money: (amount) => ({ kind: "number", text: `$${amount}` }),
  word: (name) => name,
  pattern: (name) => patterns[name],
  unit: (id, count) => (count === 1 ? id : `${id}s`),
};

/** A formula's rule in algebra, its tree, and the line with the fewest parentheses. */
const cases: readonly { readonly given: StepNode; readonly want: string }[] = [
  { given: ["+", "a", ["*", "b", "c"]], want: "a + b × c" },
  { given: ["*", ["+", "a", "b"], "c"], want: "(a + b) × c" },
  { given: ["-", ["-", "a", "b"], "c"], want: "a − b − c" },
  { given: ["-", "a", ["-", "b", "c"]], want: "a − (b − c)" },
  { given: ["-", "a", ["*", "b", "c"]], want: "a − b × c" },
  { given: ["+", "a", ["-", "b"]], want: "a + (−b)" },
  { given: ["-", ["+", "a", "b"]], want: "−(a + b)" },
  { given: ["-", ["^", "a", 2]], want: "−a^2" },
  { given: ["^", ["-", "a"], 2], want: "(−a)^2" },
  { given: ["*", "a", -5], want: "a × (−5)".replace("−", "-") },
  { given: ["/", ["*", "a", "b"], ["*", "c", "d"]], want: "a × b ÷ (c × d)" },
  { given: ["/", ["+", "a", "b"], ["-", "c", 1]], want: "(a + b) ÷ (c − 1)" },
  { given: ["/", "a", ["^", "b", 2]], want: "a ÷ b^2" },
  { given: ["/", ["/", "a", "b"], "c"], want: "a ÷ b ÷ c" },
  { given: ["/", "a", ["/", "b", "c"]], want: "a ÷ (b ÷ c)" },
  { given: ["*", "a", ["/", "b", "c"]], want: "a × (b ÷ c)" },
  { given: ["*", ["/", "a", "b"], "c"], want: "a ÷ b × c" },
  { given: ["^", ["/", "a", "b"], "n"], want: "(a ÷ b)^n" },
  { given: ["^", "a", ["-", "n"]], want: "a^(−n)" },
  { given: ["^", ["^", "a", "b"], "c"], want: "(a^b)^c" },
  { given: ["^", "a", ["^", "b", "c"]], want: "a^(b^c)" },
  { given: ["sqrt", ["+", ["^", "a", 2], 1]], want: "√(a^2 + 1)" },
  { given: ["abs", ["-", "a", "b"]], want: "|a − b|" },
  { given: ["*", ["pi"], ["^", "r", 2]], want: "π × r^2" },
  { given: ["min", "a", ["+", "b", 1]], want: "min(a; b + 1)" },
  { given: ["sum", "loan.interest"], want: "sum(loan.interest)" },
  { given: ["%", "a", 12], want: "a mod 12" },
  { given: ["amount_in", "area", { text: "acre" }], want: "area [acres]" },
  { given: ["+", "price", ["quantity", 5, { text: "money" }]], want: "price + $5" },
  { given: ["/", ["amount_in", "price", { text: "money" }], "area"], want: "price ÷ area" },
  { given: ["add_days", "start", ["quantity", 90, { text: "day" }]], want: "start + 90 days" },
  { given: ["add_months", ["add_days", "start", ["-", "jail"]], "term"], want: "start + (−jail) + term" },
  { given: ["+", ["quantity", "feet", { text: "foot" }], "rest"], want: "feet + rest" },
  { given: ["-", "term", ["quantity", 1, { text: "month" }]], want: "term − 1 month" },
  { given: ["^", ["amount_in", "side", { text: "foot" }], 2], want: "(side [foots])^2" },
  { given: ["log1p", ["/", "r", "n"]], want: "ln(1 + r ÷ n)" },
  { given: ["*", ["expm1", ["-", "n"]], 2], want: "(e^(−n) − 1) × 2" },
  // The discount of a loan's payments, 1 − (1 + r)^−n, worked out without losing digits.
  { given: ["-", ["expm1", ["*", ["-", "n"], ["log1p", "r"]]]], want: "1 − (1 + r)^(−n)" },
  {
    given: ["*", "payment", ["-", ["expm1", ["*", ["log1p", "r"], "n"]]]],
    want: "payment × (1 − (1 + r)^n)",
  },
  { given: ["-", ["expm1", ["*", "n", "r"]]], want: "1 − e^(n × r)" },
  { given: ["and", ["<=", "a", "b"], ["!=", "b", 0]], want: "a ≤ b and b ≠ 0" },
  { given: ["and", ["or", "x", "y"], ["not", "z"]], want: "(x or y) and not z" },
  { given: ["in", "x", { text: "a" }], want: "x = a" },
  { given: ["in", ["+", "x", 1], 2, ["-", "y"], ["<", "p", "q"]], want: "x + 1 = 2 or −y or (p < q)" },
  { given: ["and", ["in", "x", 1, 2], "z"], want: "(x = 1 or 2) and z" },
  { given: ["not", ["in", "x", 1]], want: "not x = 1" },
  { given: ["not", ["in", "x", 1, 2]], want: "not (x = 1 or 2)" },
  { given: ["not", ["and", "x", "y"]], want: "not (x and y)" },
  { given: ["==", "level", { text: "high" }], want: "level = high" },
  {
    given: ["?:", ["==", "r", 0], ["/", "p", "n"], ["?:", ["<", "r", 0], 0, ["*", "p", "r"]]],
    want: "p ÷ n if r = 0; 0 if r < 0; p × r otherwise",
  },
  { given: ["+", ["?:", "x", 1, 2], 3], want: "(1 if x; 2 otherwise) + 3" },
  // The payment of a loan.
  {
    given: ["/", ["*", "principal", "r"], ["-", 1, ["^", ["+", 1, "r"], ["-", "n"]]]],
    want: "principal × r ÷ (1 − (1 + r)^(−n))",
  },
];

describe("on one line, with the fewest parentheses", () => {
  test.each(cases)("$want", ({ given, want }) => {
    expect(mathText(mathTree(given, names))).toBe(want);
  });
});

test("a whole number's power is a power, and its form of storage is not told", () => {
  const tree = mathTree(["power", 2, ["whole", "width"]], names);
  expect(tree).toMatchObject({ kind: "power" });
  expect(mathText(tree)).toBe("2^width");
});

test("values put in are fenced where they would be misread", () => {
  const values: MathLabels = {
    ...names,
    leaf: (node) =>
      node === "side"
        ? { kind: "number", text: "5 ft", form: "measured" }
        : { kind: "number", text: "-3", form: "negative" },
  };
  expect(mathText(mathTree(["^", "side", "x"], values))).toBe("(5 ft)^(-3)");
  expect(mathText(mathTree(["amount_in", "side", { text: "inche" }], values))).toBe("5 ft [inches]");
  expect(mathText(mathTree(["-", "x", ["*", "side", "x"]], values))).toBe("-3 − 5 ft × (-3)");
});

test("drawn in two dimensions, a fraction and a root need no parentheses", () => {
  expect(mathTree(["*", ["/", ["+", "a", "b"], "c"], ["sqrt", ["+", "d", 1]]], names)).toMatchObject({
    kind: "operation",
    sign: "×",
    left: { kind: "fraction", over: { kind: "operation", sign: "+" }, under: { kind: "name" } },
    right: { kind: "root", of: { kind: "operation" } },
  });
  expect(mathTree(["^", ["/", "a", "b"], ["+", "n", 1]], names)).toMatchObject({
    base: { kind: "fenced" },
    exponent: { kind: "operation" },
  });
});

test("words, their order and the marks between them are those of the language", () => {
  const chinese: MathLabels = {
    ...names,
    word: (name) => ({ and: "且", min: "最小值", sum: "合计" })[name] ?? name,
    pattern: (name) =>
      ({
        case: "若 {condition}，则 {value}",
        else: "否则 {value}",
        call: "{name}（{arguments}）",
        list: "{first}，{second}",
      })[name],
  };
  expect(mathText(mathTree(["?:", ["and", "x", "y"], ["min", 1, 2], 0], chinese))).toBe(
    "若 x 且 y，则 最小值（1，2），否则 0",
  );
  expect(mathText(mathTree(["^", ["sum", "利息"], 2], chinese))).toBe("合计（利息）^2");
  // The marks of functions that are signs are those of mathematics everywhere.
  expect(mathText(mathTree(["sin", "a"], chinese))).toBe("sin(a)");
});

test("a root and a division to so many places are drawn without the places", () => {
  expect(mathText(mathTree(["root", "a", 2, 25], names))).toBe("√a");
  expect(mathText(mathTree(["root", "a", 3, 25], names))).toBe("³√a");
  expect(mathText(mathTree(["root", "a", "n", 25], names))).toBe("a^(1 ÷ n)");
  expect(mathText(mathTree(["divide", "a", "b", 30], names))).toBe("a ÷ b");
});

test("a value that can be told in a unit is counted in it", () => {
  const counting: MathLabels = {
    ...names,
    counted: (name, unit) => (name === "term" ? { kind: "number", text: `360 ${unit}s` } : undefined),
  };
  expect(mathText(mathTree(["amount_in", "term", { text: "month" }], counting))).toBe("360 months");
});
