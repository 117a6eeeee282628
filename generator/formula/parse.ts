import { assert } from "../runtime/assert.ts";
import type { BinaryOperator, Expression, Span } from "./expression.ts";
import { type Instruction, readInstructions } from "./instructions.ts";
import type { FormulaProblem } from "./problem.ts";
import { type FormulaToken, scan, syntaxProblem } from "./scan.ts";
import { findSyntaxProblem } from "./syntax.ts";
import { withWrittenAmounts } from "./written-amounts.ts";

/** In characters; more than anyone reads, and few enough for what calls itself for each part of a formula. */
const longestFormula = 2000;

/** Reads a formula, or says what keeps it from being read. The tree knows nothing of names and types yet. */
export function parseFormula(
  text: string,
): { readonly tree: Expression } | { readonly problems: readonly FormulaProblem[] } {
  if (text.length > longestFormula) {
    const detail = `it has ${text.length} characters, and at most ${longestFormula} are read; divide it into several`;
    return { problems: [syntaxProblem(detail, { start: 0, end: text.length })] };
  }
  const scanned = scan(text);
  if ("problem" in scanned) return { problems: [scanned.problem] };
  const tokens = withWrittenAmounts(scanned.tokens);
  const problem = findSyntaxProblem(tokens, text.length);
  if (problem !== undefined) return { problems: [problem] };
  const instructions = readInstructions(writtenOut(text, tokens));
  if (instructions === undefined) {
    return { problems: [syntaxProblem("this cannot be read as a formula", { start: 0, end: text.length })] };
  }
  return { tree: new TreeBuilder(tokens).build(instructions).tree };
}

/** The formula as expr-eval reads it: amounts as calls, numbers without `_`. */
function writtenOut(text: string, tokens: readonly FormulaToken[]): string {
  const pieces = tokens.map(({ kind, text: read, span }, index) => {
    const before = tokens[index - 1]?.span.end ?? 0;
    const own = kind === "text" ? text.slice(span.start, span.end) : read;
    return text.slice(before, span.start) + own;
  });
  return pieces.join("");
}

/** A finished part and the tokens it covers, the parentheses around it included. */
interface Part {
  readonly tree: Expression;
  readonly first: number;
  readonly last: number;
}

/** The members of a list, from its `[` to its `]`. */
interface ListPart {
  readonly members: readonly Expression[];
  readonly first: number;
  readonly last: number;
}

/**
 * Runs expr-eval's instructions on trees. Operands come in the order of the text, so that the n-th is the n-th
 * number, text or name of the tokens; spans grow from there.
 */
class TreeBuilder {
  readonly #tokens: readonly FormulaToken[];
  #next = 0;

  constructor(tokens: readonly FormulaToken[]) {
    this.#tokens = tokens;
  }

  build(instructions: readonly Instruction[]): Part {
    const stack: (Part | ListPart)[] = [];
    const pop = (): Part => {
      const part = stack.pop();
      assert(part !== undefined && "tree" in part, "every instruction finds its operands");
      return part;
    };
    const popListOrName = (): ListPart | Part => {
      const part = stack.pop();
      assert(part !== undefined, "`in` finds its list");
      return part;
    };
    for (const instruction of instructions) {
      if (instruction.type === "list") stack.push(this.#list(Array.from({ length: instruction.count }, pop)));
      else if (instruction.type === "operator" && instruction.value === "in") {
        const list = popListOrName();
        const value = pop();
        const isList = "members" in list;
        stack.push(this.#withParentheses(isList ? this.#membership(value, list) : this.#chosen(value, list)));
      } else stack.push(this.#withParentheses(this.#run(instruction, pop)));
    }
    const whole = pop();
    assert(stack.length === 0, "a formula leaves one value");
    return whole;
  }

  #run(instruction: Exclude<Instruction, { readonly type: "list" }>, pop: () => Part): Part {
    switch (instruction.type) {
      case "operand":
        return this.#operand(instruction.value);
      case "column":
        return this.#column(pop());
      case "call":
        return this.#call(Array.from({ length: instruction.count }, pop).toReversed(), pop());
      case "nested":
        return this.build(instruction.instructions);
      case "operator":
        if (instruction.operands === 1) return this.#unary(instruction.value, pop());
        if (instruction.operands === 2) {
          const right = pop();
          return this.#binary(instruction.value, pop(), right);
        }
        const no = pop();
        const yes = pop();
        return this.#conditional(pop(), yes, no);
    }
  }

  #operand(value: string | number): Part {
    const { token, index } = this.#takeOperand();
    const { span, text } = token;
    const part = (tree: Expression): Part => ({ tree, first: index, last: index });
    if (token.kind === "number") {
      assert(Number(text) === value, `expr-eval reads ${text} as the same number`);
      return part({ kind: "number", value, text, span });
    }
    assert(text === value, `expr-eval reads "${text}" as the same word`);
    if (token.kind === "text") return part({ kind: "text", value: text, span });
    if (text === "true" || text === "false") return part({ kind: "boolean", value: text === "true", span });
    return part({ kind: "name", name: text, span });
  }

  #column(of: Part): Part {
    const { token, index } = this.#takeOperand();
    assert(of.tree.kind === "name", "a column is read of a name");
    const span = { start: of.tree.span.start, end: token.span.end };
    return {
      tree: { kind: "column", of: of.tree, column: token.text, columnSpan: token.span, span },
      first: of.first,
      last: index,
    };
  }

  #call(given: readonly Part[], callee: Part): Part {
    const name = callee.tree;
    assert(name.kind === "name", "a function is called by its name");
    // After the last argument, or after the opening parenthesis, comes the closing one.
    const last = (given.at(-1)?.last ?? callee.last + 1) + 1;
    return {
      tree: {
        kind: "call",
        function: name.name,
        functionSpan: name.span,
        arguments: given.map(({ tree }) => tree),
        span: this.#spanOf(callee.first, last),
      },
      first: callee.first,
      last,
    };
  }

  #unary(operator: string, operand: Part): Part {
    assert(operator === "-" || operator === "not", "only `-` and `not` stand before a value");
    const first = operand.first - 1;
    return {
      tree: { kind: "unary", operator, operand: operand.tree, span: this.#spanOf(first, operand.last) },
      first,
      last: operand.last,
    };
  }

  #binary(operator: string, left: Part, right: Part): Part {
    assert(isBinaryOperator(operator), `\`${operator}\` is an operator of formulas`);
    const operatorSpan = this.#spanOf(left.last + 1, left.last + 1);
    return {
      tree: {
        kind: "binary",
        operator,
        operatorSpan,
        left: left.tree,
        right: right.tree,
        span: this.#spanOf(left.first, right.last),
      },
      first: left.first,
      last: right.last,
    };
  }

  #list(members: readonly Part[]): ListPart {
    const [last] = members;
    const first = members.at(-1);
    assert(first !== undefined && last !== undefined, "a list has members");
    return {
      members: members.map(({ tree }) => tree).toReversed(),
      first: first.first - 1,
      last: last.last + 1,
    };
  }

  #membership(value: Part, list: ListPart): Part {
    const span = this.#spanOf(value.first, list.last);
    return {
      tree: { kind: "membership", value: value.tree, members: list.members, span },
      first: value.first,
      last: list.last,
    };
  }

  /** `option in choices` is a call: nothing else has two values of different types. */
  #chosen(option: Part, choices: Part): Part {
    return {
      tree: {
        kind: "call",
        function: "in",
        functionSpan: this.#spanOf(option.last + 1, option.last + 1),
        arguments: [option.tree, choices.tree],
        span: this.#spanOf(option.first, choices.last),
      },
      first: option.first,
      last: choices.last,
    };
  }

  #conditional(condition: Part, yes: Part, no: Part): Part {
    return {
      tree: {
        kind: "conditional",
        condition: condition.tree,
        yes: yes.tree,
        no: no.tree,
        span: this.#spanOf(condition.first, no.last),
      },
      first: condition.first,
      last: no.last,
    };
  }

  /** Parentheses around a part belong to it for the parts that follow; those of a call do not. */
  #withParentheses(part: Part): Part {
    const before = this.#tokens[part.first - 1];
    const after = this.#tokens[part.last + 1];
    const ofCall = this.#tokens[part.first - 2]?.kind === "name";
    if (
      before?.text !== "(" ||
      before.kind !== "punctuation" ||
      after?.text !== ")" ||
      after.kind !== "punctuation" ||
      ofCall
    )
      return part;
    return this.#withParentheses({ tree: part.tree, first: part.first - 1, last: part.last + 1 });
  }

  #takeOperand(): { readonly token: FormulaToken; readonly index: number } {
    for (;;) {
      const index = this.#next++;
      const token = this.#tokens[index];
      assert(token !== undefined, "every operand of expr-eval stands in the text");
      if (token.kind === "number" || token.kind === "text" || token.kind === "name") return { token, index };
    }
  }

  #spanOf(first: number, last: number): Span {
    const start = this.#tokens[first]?.span.start;
    const end = this.#tokens[last]?.span.end;
    assert(start !== undefined && end !== undefined, "a part covers tokens of the text");
    return { start, end };
  }
}

const binaryOperators: ReadonlySet<string> = new Set<BinaryOperator>([
  "+",
  "-",
  "*",
  "/",
  "%",
  "^",
  "==",
  "!=",
  "<",
  "<=",
  ">",
  ">=",
  "and",
  "or",
]);
function isBinaryOperator(operator: string): operator is BinaryOperator {
  return binaryOperators.has(operator);
}
