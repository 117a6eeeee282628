import { assert } from "../runtime/assert.ts";
import type { ArithmeticOperator, ComparisonOperator } from "./expression.ts";
import { hasArithmetic, isExact } from "./exactness.ts";
import { type Code, group, levels, operation, unit } from "./precedence.ts";
import type { TypedExpression, TypedNode } from "./typed-expression.ts";
import { isPlain, operatorOf, plainTypeOf } from "./value-type.ts";

/** A runtime function that emitted code calls; `from` is its file below generator/runtime/. */
export interface RuntimeImport {
  readonly name: string;
  readonly from: string;
}
export interface EmittedFormula {
  /** One TypeScript expression. */
  readonly code: string;
  /** Each once, in the order of use. */
  readonly imports: readonly RuntimeImport[];
}

/**
 * A typed formula as TypeScript, as a person would write it: native operators, no parentheses that do nothing. The
 * names of `asked` are functions that give their value.
 */
export function emitFormula(
  tree: TypedExpression,
  lazyNames: ReadonlySet<string> = new Set<string>(),
): EmittedFormula {
  const imports = new Map<string, RuntimeImport>();
  const { text } = emit(tree, {
    runtime: (from, name) => {
      imports.set(name, { name, from });
      return name;
    },
    isAsked: (name) => lazyNames.has(name),
    isInRow: false,
  });
  return { code: text, imports: [...imports.values()] };
}

/** How a formula reaches what it names. */
interface Use {
  /** Notes an import and gives the name to call. */
  readonly runtime: (file: string, name: string) => string;
  /** Whether a named value is a function that gives it. */
  readonly isAsked: (name: string) => boolean;
  /** Whether the code is that of a function which an aggregate calls for each row. */
  readonly isInRow: boolean;
}

function emit(tree: TypedExpression, use: Use): Code {
  switch (tree.kind) {
    case "number":
      return unit(numberCode(tree));
    case "text":
      return unit(JSON.stringify(tree.value));
    case "boolean":
      return unit(String(tree.value));
    case "constant":
      return unit(tree.code);
    case "name":
      return emitName(tree, use);
    case "column":
      return emitColumn(tree, use);
    case "cell":
      return unit(`row.${tree.column}`);
    case "negation":
      if (isPlain(tree.type)) {
        const { negate } = plainTypeOf(tree.type.kind);
        if (negate !== undefined)
          return unit(`${use.runtime(negate.file, negate.name)}(${emit(tree.operand, use).text})`);
      }
      return { text: `-${group(emit(tree.operand, use), levels.primary)}`, level: levels.unary };
    case "not":
      return emitNot(tree.operand, use);
    case "arithmetic":
      return emitArithmetic(tree, use);
    case "comparison":
      return emitComparison(tree, use);
    case "membership":
      return emitMembership(tree, use);
    case "logic":
      return operation(emit(tree.left, use), tree.operator === "and" ? "&&" : "||", emit(tree.right, use));
    case "conditional":
      return emitConditional(tree, use);
    case "call":
      return emitCall(tree, use);
    case "exactly":
      if (!hasArithmetic(tree.operand)) return emit(tree.operand, use);
      return unit(`${use.runtime("exact-arithmetic.ts", "nearestNumber")}(${emitExact(tree.operand, use)})`);
    case "given":
      return operation(emit(tree.operand, use), "!==", unit("null"));
    case "otherwise":
      return operation(emit(tree.operand, use), "??", emit(tree.replacement, use));
    case "conversion":
      return emitConversion(tree, use);
    case "aggregate":
      return emitAggregate(tree, use);
  }
}

/** The code that reads a named value. */
function valueCode(name: string, code: string, { isAsked }: Use): string {
  return isAsked(name) ? `${code}()` : code;
}

// The compiler forgets what a condition proved of a call's result. In a function that is called later, it remembers that
// only of constants.
function emitName(tree: TypedNode<"name">, use: Use): Code {
  const code = valueCode(tree.name, tree.code, use);
  const isForgotten = isCall(code) || (use.isInRow && !tree.exact);
  return unit(tree.proven && isForgotten ? emitProven(code, use) : code);
}

function emitColumn(tree: TypedNode<"column">, use: Use): Code {
  const row = valueCode(tree.of, tree.code, use);
  const code = `${row}.${tree.column}`;
  return unit(tree.proven && (isCall(row) || use.isInRow) ? emitProven(code, use) : code);
}

function isCall(code: string): boolean {
  return code.endsWith("()");
}

function emitProven(code: string, use: Use): string {
  return `${use.runtime("proven-given.ts", "provenPresent")}(${code})`;
}

/** A literal number as its type is carried. */
function numberCode({ type, text, value }: TypedNode<"number">): string {
  if (type.kind === "whole") return `${BigInt(text)}n`;
  const exact = isPlain(type) ? plainTypeOf(type.kind).fromNumber : undefined;
  if (exact !== undefined) return JSON.stringify(exact(text));
  return String(value);
}

function emitNot(operand: TypedExpression, use: Use): Code {
  if (operand.kind === "given") return operation(emit(operand.operand, use), "===", unit("null"));
  return { text: `!${group(emit(operand, use), levels.primary)}`, level: levels.unary };
}

const javaScriptOperators: Readonly<Record<Exclude<ArithmeticOperator, "%"> | ComparisonOperator, string>> = {
  "+": "+",
  "-": "-",
  "*": "*",
  "/": "/",
  "^": "**",
  "==": "===",
  "!=": "!==",
  "<": "<",
  "<=": "<=",
  ">": ">",
  ">=": ">=",
};

function emitArithmetic(tree: TypedNode<"arithmetic">, use: Use): Code {
  const left = emit(tree.left, use);
  const right = emit(tree.right, use);
  const own = isPlain(tree.type) ? operatorOf(tree.type.kind, tree.operator) : undefined;
  if (own !== undefined) return unit(`${use.runtime(own.file, own.name)}(${left.text}, ${right.text})`);
  if (tree.operator === "%") {
    const name =
      tree.type.kind === "whole"
        ? use.runtime("big-integer.ts", "remainderBigInt")
        : use.runtime("numeric.ts", "remainder");
    return unit(`${name}(${left.text}, ${right.text})`);
  }
  return operation(left, javaScriptOperators[tree.operator], right);
}

function emitComparison(tree: TypedNode<"comparison">, use: Use): Code {
  const operator = javaScriptOperators[tree.operator];
  // Without arithmetic both sides are doubles read from decimals, which compare as the decimals do.
  if (tree.exact && (hasArithmetic(tree.left) || hasArithmetic(tree.right))) {
    const compare = use.runtime("compare.ts", "compareExactly");
    return operation(
      unit(`${compare}(${emitExact(tree.left, use)}, ${emitExact(tree.right, use)})`),
      operator,
      unit("0"),
    );
  }
  const left = emit(tree.left, use);
  const right = emit(tree.right, use);
  const compare = isPlain(tree.left.type) ? plainTypeOf(tree.left.type.kind).compare : undefined;
  if (compare === undefined) return operation(left, operator, right);
  const order = unit(`${use.runtime(compare.file, compare.name)}(${left.text}, ${right.text})`);
  return operation(order, operator, unit("0"));
}

/** One comparison a member, joined by `||`: the compiler knows both sides' types, and nothing is allocated. */
function emitMembership({ value, members, source, type }: TypedNode<"membership">, use: Use): Code {
  const comparisons = members.map((member) => {
    const exact = value.type.kind === "number" && isExact(value) && isExact(member);
    return emitComparison(
      { kind: "comparison", operator: "==", left: value, right: member, exact, source, type },
      use,
    );
  });
  return comparisons.reduce((left, right) => operation(left, "||", right));
}

const exactFunctions: Readonly<Partial<Record<ArithmeticOperator, string>>> = {
  "+": "exactSum",
  "-": "exactDifference",
  "*": "exactProduct",
};

/** A side of an exact comparison: its arithmetic by decimal functions. */
function emitExact(tree: TypedExpression, use: Use): string {
  if (!hasArithmetic(tree)) return emit(tree, use).text;
  if (tree.kind === "exactly") return emitExact(tree.operand, use);
  if (tree.kind === "negation")
    return `${use.runtime("exact-arithmetic.ts", "exactNegation")}(${emitExact(tree.operand, use)})`;
  assert(tree.kind === "arithmetic", "an exact side is arithmetic over values");
  const name = exactFunctions[tree.operator];
  assert(name !== undefined, "an exact side only adds, subtracts and multiplies");
  return `${use.runtime("exact-arithmetic.ts", name)}(${emitExact(tree.left, use)}, ${emitExact(tree.right, use)})`;
}

function emitConditional(tree: TypedNode<"conditional">, use: Use): Code {
  const condition = group(emit(tree.condition, use), levels.conditional + 1);
  const yes = group(emit(tree.yes, use), levels.conditional + 1);
  return { text: `${condition} ? ${yes} : ${emit(tree.no, use).text}`, level: levels.conditional };
}

function emitCall(tree: TypedNode<"call">, use: Use): Code {
  const { target, parameters } = tree.signature;
  const given = tree.arguments.map((argument) => emit(argument, use));
  if (target.kind === "property" || target.kind === "itself") {
    const [of] = given;
    assert(of !== undefined, "it is made of an argument");
    if (target.kind === "itself") return of;
    return unit(`${group(of, levels.primary)}.${target.name}`);
  }
  const absent = parameters.slice(given.length).flatMap((parameter) => parameter.absent?.code || []);
  const callee = target.kind === "global" ? target.code : use.runtime(target.file, target.name);
  return unit(`${callee}(${[...given.map(({ text }) => text), ...absent].join(", ")})`);
}

/** `quantity / factor` or `number * factor`; nothing is done where the factor is 1. With an offset it is done exactly. */
function emitConversion({ direction, operand, factor }: TypedNode<"conversion">, use: Use): Code {
  const value = emit(operand, use);
  if (factor.offset !== undefined) {
    const { numerator, denominator, offset } = factor;
    const convert = use.runtime("decimal.ts", direction === "quantity" ? "toBase" : "fromBase");
    return unit(`${convert}(${value.text}, ${JSON.stringify({ numerator, denominator, offset })})`);
  }
  const numerator = Number(factor.numerator);
  const denominator = Number(factor.denominator);
  const [times, over] = direction === "quantity" ? [numerator, denominator] : [denominator, numerator];
  const product = times === 1 ? value : operation(value, "*", unit(String(times)));
  return over === 1 ? product : operation(product, "/", unit(String(over)));
}

function emitAggregate({ table, code: name, target, cells }: TypedNode<"aggregate">, use: Use): Code {
  const code = valueCode(table, name, use);
  if (target === undefined) return unit(`${code}.length`);
  const inRow = { ...use, isInRow: true };
  const ofRow = cells.map((cell) => `(row) => ${emit(cell, inRow).text}`).join(", ");
  if (target.kind === "method") return unit(`${code}.${target.name}(${ofRow})`);
  return unit(`${use.runtime(target.file, target.name)}(${code}, ${ofRow})`);
}
