import { Parser } from "expr-eval";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { emitFormula, parseFormula, typeFormula } from "../../../generator/formula/index.ts";
import type { Scope } from "../../../generator/formula/scope.ts";
import { numberType } from "../../../generator/formula/value-type.ts";
import { runEmitted } from "./run-emitted.ts";

/*
 * Formulas keep the meaning expr-eval gives them: precedence, associativity, `-2^2`, chained `?:`. Random formulas are
 * evaluated by expr-eval and as the TypeScript made of them. `%` is left out: it differs on purpose for negative numbers.
 */

const names = ["a", "b", "c"];
const plain: Scope = {
  // Not exact: expr-eval compares doubles.
  resolve: (name) => (names.includes(name) ? { type: numberType(), code: name, exact: false } : undefined),
  names: () => names,
  units: { unit: () => undefined, ids: () => [], idOfSymbol: () => undefined },
};

const { number: formula } = fc.letrec<{ number: string; atom: string; truth: string }>((tie) => ({
  atom: fc.oneof(
    fc.constantFrom(...names),
    fc.double({ min: 0, max: 1e6, noNaN: true, noDefaultInfinity: true }).map(String),
    fc.integer({ min: 0, max: 20 }).map(String),
  ),
  truth: fc.oneof(
    { depthSize: "small", maxDepth: 4 },
    // With a name on each side: literals alone would be compared as decimals, not as doubles.
    fc
      .tuple(tie("number"), fc.constantFrom("==", "!=", "<", "<=", ">", ">="), tie("number"))
      .map(([one, sign, other]) => `${one} + a ${sign} ${other} + b`),
    fc
      .tuple(tie("truth"), fc.constantFrom("and", "or"), tie("truth"))
      .map(([one, word, other]) => `${one} ${word} ${other}`),
    tie("truth").map((truth) => `not (${truth})`),
  ),
  number: fc.oneof(
    { depthSize: "small", maxDepth: 5 },
    tie("atom"),
    // Bare operands, so that precedence decides.
    fc
      .tuple(tie("number"), fc.constantFrom("+", "-", "*", "/", "^"), tie("number"))
      // A division by the number 0 is refused.
      .map(([one, sign, other]) => `${one} ${sign} ${sign === "/" && /^[-(]*0/.test(other) ? "a" : other}`),
    tie("number").map((number) => `(${number})`),
    tie("number").map((number) => `-${number}`),
    fc
      .tuple(fc.constantFrom("abs", "sqrt", "floor", "ceil", "exp", "ln"), tie("number"))
      .map(([name, number]) => `${name}(${number})`),
    fc
      .tuple(fc.constantFrom("min", "max"), tie("number"), tie("number"))
      .map(([name, one, other]) => `${name}(${one}, ${other})`),
    // expr-eval makes 0 of -0 wherever a branch ends; so does adding 0.
    fc
      .tuple(tie("truth"), tie("number"), tie("number"))
      .map(([truth, yes, no]) => `(${truth} ? ${yes} + 0 : ${no} + 0)`),
  ),
}));

function evaluateEmitted(text: string, values: readonly number[]): unknown {
  const parsed = parseFormula(text);
  if ("problems" in parsed) throw new Error(JSON.stringify(parsed.problems));
  const typed = typeFormula(parsed.tree, plain);
  if (typed.tree === undefined) throw new Error(JSON.stringify(typed.problems));
  const [a, b, c] = values;
  return runEmitted(`(${emitFormula(typed.tree).code}) + 0`, { a, b, c });
}

test("emitted code gives what expr-eval gives", () => {
  const value = fc.oneof(fc.integer({ min: -10, max: 10 }), fc.double({ min: -1e3, max: 1e3, noNaN: true }));
  fc.assert(
    fc.property(formula, fc.tuple(value, value, value), (text, values) => {
      const [a, b, c] = values;
      expect(evaluateEmitted(text, values)).toBe(Parser.evaluate(text, { a, b, c }));
    }),
    { numRuns: 2000 },
  );
});
