import { describe, expect, test } from "vitest";
import { parseFormula, type Expression } from "../../../generator/formula/index.ts";
import { partsOf } from "../../../generator/formula/expression.ts";
import { marked, parsed } from "./scope-for-tests.ts";

/** A tree as nested text, every operator in parentheses. */
function shape(tree: Expression): string {
  switch (tree.kind) {
    case "number":
      return tree.text;
    case "text":
      return `"${tree.value}"`;
    case "boolean":
      return String(tree.value);
    case "name":
      return tree.name;
    case "column":
      return `${tree.of.name}.${tree.column}`;
    case "call":
      return `${tree.function}(${tree.arguments.map(shape).join(", ")})`;
    case "unary":
      return `(${tree.operator} ${shape(tree.operand)})`;
    case "binary":
      return `(${shape(tree.left)} ${tree.operator} ${shape(tree.right)})`;
    case "membership":
      return `(${shape(tree.value)} in [${tree.members.map(shape).join(", ")}])`;
    case "conditional":
      return `(${shape(tree.condition)} ? ${shape(tree.yes)} : ${shape(tree.no)})`;
  }
}

/** The text of every node, as its span cuts it out. */
function pieces(text: string, tree: Expression): readonly string[] {
  return [text.slice(tree.span.start, tree.span.end), ...partsOf(tree).flatMap((part) => pieces(text, part))];
}

describe("how a formula is read", () => {
  test.each([
    { given: "1 + 2 * 3", want: "(1 + (2 * 3))" },
    { given: "1 - 2 - 3", want: "((1 - 2) - 3)" },
    { given: "a / b * c % d", want: "(((a / b) * c) % d)" },
    { given: "-2^2", want: "(- (2 ^ 2))" },
    { given: "(-2)^2", want: "((- 2) ^ 2)" },
    { given: "2^3^2", want: "(2 ^ (3 ^ 2))" },
    { given: "(1 + r) ^ -n", want: "((1 + r) ^ (- n))" },
    { given: "--x", want: "(- (- x))" },
    { given: "a or b and not c", want: "(a or (b and (not c)))" },
    { given: "not (a or b) and c", want: "((not (a or b)) and c)" },
    { given: 'a in ["x", "y"] or b', want: '((a in ["x", "y"]) or b)' },
    {
      given: "a + 1 in [(b), -c * 2] and (d in [1])",
      want: "(((a + 1) in [b, ((- c) * 2)]) and (d in [1]))",
    },
    { given: "not (a in [1, max(2, 3)]) ? 1 : 2", want: "((not (a in [1, max(2, 3)])) ? 1 : 2)" },
    { given: "not a == b", want: "((not a) == b)" },
    { given: "a ? b : c ? d : e", want: "(a ? b : (c ? d : e))" },
    { given: "a ? b ? 1 : 2 : 3", want: "(a ? (b ? 1 : 2) : 3)" },
    { given: "a < b and b <= c or d != e", want: "(((a < b) and (b <= c)) or (d != e))" },
    { given: "sin(x) ^ 2", want: "(sin(x) ^ 2)" },
    { given: "max(a, min(b, c), -d)", want: "max(a, min(b, c), (- d))" },
    { given: "today()", want: "today()" },
    { given: "sum(t.a * t.b)", want: "sum((t.a * t.b))" },
    {
      given: `color == "dark red" or color == 'green'`,
      want: '((color == "dark red") or (color == "green"))',
    },
    { given: "true ? .5 : 1e-3", want: "(true ? .5 : 1e-3)" },
    { given: "400_000 * x_1 + 1_000.5", want: "((400000 * x_1) + 1000.5)" },
    { given: "100000000000000000001", want: "100000000000000000001" },
    { given: "a\n  + b\t* c", want: "(a + (b * c))" },
    { given: "5 foot", want: "quantity(5, foot)" },
    {
      given: "a > 50_000 money or b - 1 day < 2 * 3 day",
      want: "((a > quantity(50000, money)) or ((b - quantity(1, day)) < (2 * quantity(3, day))))",
    },
    { given: "a / 30 mile/hour / 2", want: "((a / quantity(30, (mile / hour))) / 2)" },
    { given: "60 mile / hour", want: "(quantity(60, mile) / hour)" },
    { given: "-40 fahrenheit", want: "(- quantity(40, fahrenheit))" },
    {
      given: "max(-1 day, a - 1 day, 0 day) ^ 2",
      want: "(max((- quantity(1, day)), (a - quantity(1, day)), quantity(0, day)) ^ 2)",
    },
    {
      given: `a in [1 day, 2 day] ? 'an "x" of 5 foot' : (5 foot)`,
      want: '((a in [quantity(1, day), quantity(2, day)]) ? "an "x" of 5 foot" : quantity(5, foot))',
    },
  ])("$given", ({ given, want }) => {
    expect(shape(parsed(given))).toBe(want);
  });
});

describe("where each part stands", () => {
  test.each([
    { given: "a + b", want: ["a + b", "a", "b"] },
    { given: "a - 5 foot * 2", want: ["a - 5 foot * 2", "a", "5 foot * 2", "5 foot", "5", "foot", "2"] },
    { given: "((a) + (b)) * c", want: ["((a) + (b)) * c", "(a) + (b)", "a", "b", "c"] },
    { given: "  - ( a )", want: ["- ( a )", "a"] },
    { given: "f((a), b) + g( )", want: ["f((a), b) + g( )", "f((a), b)", "a", "b", "g( )"] },
    { given: "(t.x)", want: ["t.x", "t"] },
    { given: "a ? (b) : 'c, d'", want: ["a ? (b) : 'c, d'", "a", "b", "'c, d'"] },
    { given: "not (a and b)", want: ["not (a and b)", "a and b", "a", "b"] },
    { given: "(a) in [b, (c)]", want: ["(a) in [b, (c)]", "a", "b", "c"] },
    { given: "x ^ -(2)", want: ["x ^ -(2)", "x", "-(2)", "2"] },
  ])("$given", ({ given, want }) => {
    expect(pieces(given, parsed(given))).toEqual(want);
  });

  test("an operator, a function's name and a column have places of their own", () => {
    const tree = parsed("sum(t.price) / n");
    expect(tree).toMatchObject({
      operatorSpan: { start: 13, end: 14 },
      left: { functionSpan: { start: 0, end: 3 }, arguments: [{ columnSpan: { start: 6, end: 11 } }] },
    });
  });
});

describe("what cannot be read", () => {
  test.each([
    { given: "[]", want: "the formula is empty" },
    { given: "1 [+]", want: "a value is missing after `+`" },
    { given: "(1 + [)]", want: "a value is missing before `)`" },
    { given: "1 + [*] 2", want: "a value is missing before `*`" },
    { given: "[+]1", want: "a value is missing before `+`" },
    { given: "[(]1 + 2", want: "this `(` is never closed" },
    { given: "1 + 2[)]", want: "this `)` closes nothing" },
    { given: "f(a [b])", want: "there is no operator before this" },
    { given: "f(a, [)]", want: "a value is missing before `)`" },
    {
      given: "(a[,] b)",
      want: "a comma only separates the arguments of a function or the members of a list",
    },
    { given: "2[(]3)", want: "only a function's name can stand before `(`" },
    { given: "t.x[(]3)", want: "functions have no `t.` before them: write `x(…)`" },
    { given: "(t)[.]x", want: "only a table's name can stand before `.`" },
    { given: "a.b[.]c", want: "only a table's name can stand before `.`" },
    { given: "a.[(]b)", want: "a column name must follow `.`" },
    { given: "a [?] b", want: "this `?` has no `:`" },
    { given: "(a ? b[)] : c", want: "a `?` before this has no `:`" },
    { given: "a [:] b", want: "this `:` has no `?`" },
    { given: "a [=] 1", want: "write `==` to compare; nothing is assigned in a formula" },
    { given: "a [&]& b", want: "write `and`, not `&`" },
    { given: "a [|]| b", want: "write `or`, not `|`" },
    { given: "[!]a", want: "write `not`, not `!`" },
    { given: "[{]", want: "there are no objects in a formula" },
    { given: "a [;] b", want: "a formula is one expression, without `;`" },
    { given: "a [**] b", want: "a power is written `^`" },
    { given: "a [/*] b */", want: "a formula has no comments" },
    { given: "[400_] + 1", want: "`_` stands between two digits of a number" },
    { given: "[400__000] + 1", want: "`_` stands between two digits of a number" },
    { given: "1[,]000 + 1", want: "a number has no commas: write `1_000`" },
    { given: "a [OR] b", want: "write `or` in small letters" },
    { given: "a == [“]red”", want: "texts are put in straight quotation marks, `\"` or `'`" },

    { given: "[0x10]", want: "there is no operator between these" },
    { given: "[1e999]", want: "this number is too large" },
    { given: 'a == ["red]', want: "this text has no closing quote" },
    { given: String.raw`a == ["a\n"]`, want: "a text has no `\\`" },
    { given: "[constructor] + 1", want: "`constructor` cannot be a name" },
    { given: "a [€] b", want: "`€` means nothing in a formula" },
    { given: "[6.5%]", want: "`%` is the remainder of a division; 6.5 percent is written `0.065`" },
  ])("$given", ({ given, want }) => {
    const { formula, start, end } = marked(given);
    expect(parseFormula(formula)).toEqual({
      problems: [{ code: "formula_syntax", start, end, arguments: { detail: want } }],
    });
  });

  test.each([
    { given: "a[0]", at: 1, want: "a list only follows `in`" },
    { given: "1 + [2]", at: 4, want: "a list only follows `in`" },
    { given: "max([2, 3])", at: 4, want: "a list only follows `in`" },
    {
      given: "a in 3",
      at: 5,
      want: '`in` needs a list, `in ["one", "two"]`, or the name of an input of several choices',
    },
    {
      given: "a in (b, c)",
      at: 5,
      want: '`in` needs a list, `in ["one", "two"]`, or the name of an input of several choices',
    },
    { given: "a in []", at: 6, want: "the list after `in` is empty" },
    { given: "a in [b, ]", at: 9, want: "a value is missing before `]`" },
    { given: "a in [b)", at: 7, want: "this `)` closes nothing" },
    { given: "(a in [b) ]", at: 8, want: "this `)` closes nothing" },
    { given: "a in [b", at: 5, want: "this `[` is never closed" },
    { given: "a]", at: 1, want: "this `]` closes nothing" },
    { given: "a in [b ? c]", at: 11, want: "a `?` before this has no `:`" },
    { given: "a not in [b]", at: 2, want: "write `not (x in [...])`" },
  ])("lists: $given", ({ given, at, want }) => {
    expect(parseFormula(given)).toMatchObject({
      problems: [{ code: "formula_syntax", start: at, arguments: { detail: want } }],
    });
  });
});
