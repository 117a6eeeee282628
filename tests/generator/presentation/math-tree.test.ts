import { describe, expect, test } from "vitest";
import type { StepNode } from "../../../generator/runtime/description.ts";
import { mathText } from "../../../generator/presentation/math-text.ts";
import type { MathLabels } from "../../../generator/presentation/math-labels.ts";
import { mathTree } from "../../../generator/presentation/math-tree.ts";

const patterns: Readonly<Record<string, string>> = {
  case: "{value} if {condition}",
  else: "{value} otherwise",
  list: "{first}; {second}",
  min: "the smaller of {list}",
  max_of: "the largest of {list}",
  later: "the later of {list}",
  sum: "the sum of {x} over all rows",
  count: "the number of {x}",
  count_where: "the number of rows where {x}",
  none: "{x} in no row",
  last: "{x} in the last row",
  in_unit: "{x} in {unit}",
  in_base: "{x} in base {base}",
  floor: "{x}, rounded down",
  ceil: "{x}, rounded up",
  given: "{x} is filled in",
  not_given: "{x} is left out",
  says: "{x}: {value}",
  days_between: "the days from {from} to {to}",
  add_business_days: "{date} + {days}, counting Monday to Friday",
  start_of_month: "the first day of the month of {x}",
};

const names: MathLabels = {
  leaf: (node) => {
    if (typeof node === "number")
      return { kind: "number", text: String(node), ...(node < 0 ? { form: "negative" } : {}) };
    return typeof node === "string" ? { kind: "name", text: node } : { kind: "text", text: node.text };
  },
  money: (amount) => ({ kind: "number", text: `$${amount}` }),
  word: (name) => name,
  pattern: (name, parts, count) =>
    patterns[name] ?? `${name} ${parts.map((part) => `{${part}}`).join(" ")} ${count ?? ""}`.trim(),
  list: (length) =>
    Array.from({ length }, (_, index) => `{${index}}`)
      .join(", ")
      .replace(/, (\{\d\})$/u, " and $1"),
  unit: (id, count) => (count === 1 || id === "°" ? id : `${id}s`),
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
  { given: ["abs", -12], want: "12" },
  { given: ["abs", 12], want: "12" },
  { given: ["add_business_days", "start", "n"], want: "start + n, counting Monday to Friday" },
  { given: ["add_business_days", "start", ["-", "n"]], want: "start − n, counting Monday to Friday" },
  { given: ["add_business_days", "start", -16], want: "start − 16, counting Monday to Friday" },
  { given: ["/", "a", ["sin", ["+", "b", "c"]]], want: "a ÷ sin (b + c)" },
  { given: ["/", "a", ["quantity", 22, { text: "knot" }]], want: "a ÷ (22 knots)" },
  { given: ["*", ["pi"], ["^", "r", 2]], want: "π × r^2" },
  { given: ["min", "a", ["+", "b", 1]], want: "the smaller of a and b + 1" },
  { given: ["max", "a", "b", 0], want: "the largest of a, b and 0" },
  { given: ["*", ["min", "a", "b"], "c"], want: "(the smaller of a and b) × c" },
  { given: ["min", ["min", "a", "b"], "c"], want: "the smaller of (the smaller of a and b) and c" },
  { given: ["sum", "loan.interest"], want: "the sum of loan.interest over all rows" },
  { given: ["last", "loan.month"], want: "loan.month in the last row" },
  { given: ["count", "factors"], want: "the number of factors" },
  { given: ["count", [">", "priors.points", 2]], want: "the number of rows where priors.points > 2" },
  { given: ["not", ["any", "priors.recent"]], want: "priors.recent in no row" },
  { given: ["floor", ["/", "a", 7]], want: "a ÷ 7, rounded down" },
  { given: ["+", ["ceil", ["/", "a", "b"]], 9], want: "(a ÷ b, rounded up) + 9" },
  { given: ["round", ["/", "a", "b"], 10], want: "a ÷ b" },
  { given: ["round", "a", 2], want: "round a 2" },
  { given: ["round", "a", -2], want: "round_to a 100" },
  { given: ["to_digits", ["remainder", "n", 256], 2, 8], want: "n mod 256 in base 2" },
  { given: ["quotient", "n", 2], want: "n ÷ 2, rounded down" },
  { given: ["hypot", "a", "b"], want: "√(a^2 + b^2)" },
  // The law of cosines, of the form that keeps its digits.
  {
    given: ["hypot", ["-", "a", "b"], ["*", ["*", 2, ["sqrt", ["*", "a", "b"]]], ["sin", ["/", "c", 2]]]],
    want: "√(a^2 + b^2 − 2 × a × b × cos c)",
  },
  { given: ["exp", ["-", "x"]], want: "e^(−x)" },
  { given: ["*", 2, ["atan", ["/", "r", "s"]]], want: "2 × atan (r ÷ s)" },
  { given: ["bit_and", "a", ["bit_or", "b", "c"]], want: "a AND (b OR c)" },
  { given: ["days_between", "a", ["later", "b", "c"]], want: "the days from a to (the later of b and c)" },
  {
    given: ["later", "a", ["start_of_month", "b"]],
    want: "the later of a and the first day of the month of b",
  },
  { given: ["+", ["months_in", "term"], ["quantity", 2, { text: "month" }]], want: "term + 2 months" },
  {
    given: ["quantity", ["*", ["amount_in", "term", { text: "month" }], 2], { text: "month" }],
    want: "(term in months) × 2",
  },
  { given: ["and", ["given", "limit"], ["<=", "weight", "limit"]], want: "weight ≤ limit" },
  { given: ["not", ["given", "limit"]], want: "limit is left out" },
  { given: ["and", ["given", "limit"], "fixed"], want: "limit is filled in and fixed" },
  { given: ["==", "insured", ["false"]], want: "insured: false" },
  { given: ["%", "a", 12], want: "a mod 12" },
  { given: ["amount_in", "area", { text: "acre" }], want: "area in acres" },
  { given: ["+", "price", ["quantity", 5, { text: "money" }]], want: "price + $5" },
  { given: ["/", ["amount_in", "price", { text: "money" }], "area"], want: "price ÷ area" },
  { given: ["add_days", "start", ["quantity", 90, { text: "day" }]], want: "start + 90 days" },
  { given: ["add_months", ["add_days", "start", ["-", "jail"]], "term"], want: "start − jail + term" },
  { given: ["+", ["quantity", "feet", { text: "foot" }], "rest"], want: "feet + rest" },
  { given: ["-", "term", ["quantity", 1, { text: "month" }]], want: "term − 1 month" },
  { given: ["-", ["quantity", 180, { text: "°" }], "a"], want: "180° − a" },
  { given: ["^", ["amount_in", "side", { text: "foot" }], 2], want: "(side in foots)^2" },
  { given: ["log1p", ["/", "r", "n"]], want: "ln (1 + r ÷ n)" },
  { given: ["log1p", ["/", ["*", ["-", "a"], "b"], "c"]], want: "ln (1 − a × b ÷ c)" },
  { given: ["exp", ["*", -24, ["log1p", "r"]]], want: "(1 + r)^(-24)" },
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
  { given: ["==", "level", { text: "high" }], want: "level: high" },
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
  expect(mathText(mathTree(["amount_in", "side", { text: "inche" }], values))).toBe("5 ft in inches");
  expect(mathText(mathTree(["-", "x", ["*", "side", "x"]], values))).toBe("-3 − 5 ft × (-3)");
});

describe("what is told in one over its unit, as miles a gallon, is divided by where the formula multiplies", () => {
  const inMilesAGallon: MathLabels = { ...names, isInverse: (name) => name === "mpg" };
  const turned: readonly { readonly given: StepNode; readonly want: string }[] = [
    { given: ["*", "mpg", "speed"], want: "speed ÷ mpg" },
    { given: ["*", "miles", "mpg"], want: "miles ÷ mpg" },
    { given: ["/", "gallons", "mpg"], want: "gallons × mpg" },
    { given: ["*", "mpg", "mpg"], want: "mpg × mpg" },
    { given: ["/", "mpg", "mpg"], want: "mpg ÷ mpg" },
    { given: ["*", ["*", "mpg", "miles"], "price"], want: "miles ÷ mpg × price" },
  ];
  test.each(turned)("$want", ({ given, want }) => {
    expect(mathText(mathTree(given, inMilesAGallon))).toBe(want);
  });
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
    word: (name) => ({ and: "且" })[name] ?? name,
    list: () => "{0}和{1}",
    pattern: (name) =>
      ({
        case: "若 {condition}，则 {value}",
        else: "否则 {value}",
        list: "{first}，{second}",
        min: "{list}中较小的",
        sum: "各行{x}之和",
      })[name] ?? name,
  };
  expect(mathText(mathTree(["?:", ["and", "x", "y"], ["min", 1, 2], 0], chinese))).toBe(
    "若 x 且 y，则 1和2中较小的，否则 0",
  );
  expect(mathText(mathTree(["^", ["sum", "利息"], 2], chinese))).toBe("（各行利息之和）^2");
  expect(mathText(mathTree(["sin", "a"], chinese))).toBe("sin a");
});

test("a root is drawn without places that nobody reads", () => {
  expect(mathText(mathTree(["root", "a", 2, 25], names))).toBe("√a");
  expect(mathText(mathTree(["root", "a", 3, 25], names))).toBe("³√a");
  expect(mathText(mathTree(["root", "a", 2, 0], names))).toBe("round √a 0");
  expect(mathText(mathTree(["root", "a", "n", 25], names))).toBe("a^(1 ÷ n)");
});

test("a value that can be told in a unit is counted in it", () => {
  const counting: MathLabels = {
    ...names,
    counted: (name, unit) => (name === "term" ? { kind: "number", text: `360 ${unit}s` } : undefined),
  };
  expect(mathText(mathTree(["amount_in", "term", { text: "month" }], counting))).toBe("360 months");
});

test("a sum over few rows is written out with what each row has", () => {
  const row = (points: number): MathLabels => ({
    ...names,
    leaf: (node) => (node === "priors.points" ? { kind: "number", text: String(points) } : names.leaf(node)),
  });
  const ofTwo: MathLabels = { ...names, rows: () => [row(4), row(1)] };
  expect(mathText(mathTree(["sum", ["*", "priors.points", 2]], ofTwo))).toBe("4 × 2 + 1 × 2");
  expect(mathText(mathTree(["-", 9, ["sum", "priors.points"]], ofTwo))).toBe("9 − (4 + 1)");
});

test("an amount is told with the form of its unit that it takes", () => {
  const counting: MathLabels = { ...names, leaf: () => ({ kind: "number", text: "1", count: 1 }) };
  expect(mathText(mathTree(["quantity", "n", { text: "year" }], counting))).toBe("1 year");
  expect(mathText(mathTree(["quantity", ["-", 1], { text: "day" }], names))).toBe("−1 day");
});
