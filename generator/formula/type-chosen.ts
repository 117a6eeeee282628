import { type Checking, checkUsed, reportMismatch, reportUnknownOption } from "./checking.ts";
import type { CallExpression, Expression } from "./expression.ts";
import { runtime, takes } from "./functions/function.ts";
import { boolean, integer, text } from "./functions/parameter-types.ts";
import { showOptions } from "./show-type.ts";
import type { TypedExpression } from "./typed-expression.ts";
import { booleanType, numberType } from "./value-type.ts";

const isChosen = takes({ option: text, choices: text }, boolean, runtime("chosen.ts", "isChosen"));
const countChosen = takes({ choices: text }, integer, runtime("chosen.ts", "countChosen"));

/** Types `option in choices`: one of the options there are, written or another choice of the same. */
export function checkChosen(
  tree: CallExpression,
  option: Expression,
  choices: Expression,
  checking: Checking,
): TypedExpression | undefined {
  const one = checkUsed(option, checking);
  const several = checkUsed(choices, checking);
  if (one === undefined || several === undefined) return undefined;
  if (several.type.kind !== "choices") {
    const want = 'a list, `in ["one", "two"]`, or an input of several choices';
    return reportMismatch(several.type, choices.span, { want, where: "after `in`" }, checking);
  }
  const { options } = several.type;
  if (one.kind === "text" && !options.includes(one.value)) {
    reportUnknownOption(one.value, options, option.span, checking);
    return undefined;
  }
  const isOption =
    one.kind === "text" ||
    (one.type.kind === "choice" && one.type.options.every((each) => options.includes(each)));
  if (!isOption)
    return reportMismatch(
      one.type,
      option.span,
      { want: showOptions(options), where: "before `in`" },
      checking,
    );
  const call = { kind: "call", function: "in", signature: isChosen, source: tree } as const;
  return { ...call, arguments: [one, several], type: booleanType };
}

/** `count(choices)`: how many are chosen. */
export function countOfChosen(tree: CallExpression, choices: TypedExpression): TypedExpression {
  return {
    kind: "call",
    function: tree.function,
    signature: countChosen,
    arguments: [choices],
    source: tree,
    type: numberType({}, true),
  };
}
