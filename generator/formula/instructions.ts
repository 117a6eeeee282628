import { Parser } from "expr-eval";
import { assert } from "../runtime/assert.ts";

const parser = new Parser({
  operators: { assignment: false, fndef: false, concatenate: false, factorial: false },
});
// Only `-` and `not` stand before a value: `sin` and the like become calls, `+` no operator. Nothing is run here,
// so that it does not matter what the two do.
parser.unaryOps = { "-": Number, not: Boolean };
parser.consts = {};
parser.functions = {};

/** An instruction of expr-eval's stack machine. Branches and right sides of `and` and `or` are lists of their own. */
export type Instruction =
  | { readonly type: "operand"; readonly value: string | number }
  | { readonly type: "column"; readonly value: string }
  | { readonly type: "operator"; readonly operands: 1 | 2 | 3; readonly value: string }
  | { readonly type: "call"; readonly count: number }
  | { readonly type: "list"; readonly count: number }
  | { readonly type: "nested"; readonly instructions: readonly Instruction[] };

/** The instructions of a formula in the order expr-eval runs them; nothing when it refuses the text. */
export function readInstructions(text: string): readonly Instruction[] | undefined {
  let parsed: object;
  try {
    parsed = parser.parse(text);
  } catch (error) {
    // The parser reports what it cannot read by throwing; there is no other way to ask it.
    if (error instanceof Error) return undefined;
    throw error;
  }
  assert("tokens" in parsed, "expr-eval gives the instructions as `tokens`");
  return instructionsOf(parsed.tokens);
}

function instructionsOf(tokens: unknown): readonly Instruction[] {
  assert(Array.isArray(tokens), "expr-eval's instructions are a list");
  return tokens.map(instructionOf);
}

function instructionOf(token: unknown): Instruction {
  assert(
    typeof token === "object" && token !== null && "type" in token && "value" in token,
    "an instruction has type and value",
  );
  const { type, value } = token;
  switch (type) {
    case "INUMBER":
    case "IVAR":
      assert(typeof value === "string" || typeof value === "number", "an operand is a text or number");
      return { type: "operand", value };
    case "IMEMBER":
      assert(typeof value === "string", "a member is named");
      return { type: "column", value };
    case "IOP1":
    case "IOP2":
    case "IOP3":
      assert(typeof value === "string", "an operator is named");
      return { type: "operator", operands: type === "IOP1" ? 1 : type === "IOP2" ? 2 : 3, value };
    case "IFUNCALL":
      assert(typeof value === "number", "a call counts its arguments");
      return { type: "call", count: value };
    case "IARRAY":
      assert(typeof value === "number", "a list counts its members");
      return { type: "list", count: value };
    case "IEXPR":
      return { type: "nested", instructions: instructionsOf(value) };
    default:
      throw new Error(`Broken assumption: expr-eval gives no instruction ${String(type)} for a formula`);
  }
}
