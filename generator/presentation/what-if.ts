import type { Calculator, ScalarInput, VariantDescription, WhatIf } from "../runtime/description.ts";
import type { InputRuntime } from "../runtime/kinds/input-runtime.ts";
import type { Evaluation } from "./evaluation.ts";
import type { ValueOutput } from "./output-selection.ts";
import { outputsOf, valuesOf } from "./evaluation.ts";
import { openInputs } from "./variant.ts";
import { scalarAt, type Values } from "./values.ts";

/** A change of one input: the value it would have, as it stands in a link. */
export interface Change {
  readonly input: ScalarInput;
  readonly text: string;
}

/** Digits that are kept of a sum: doubles have odd ones after these. */
const keptDigits = 12;

/** The change a what-if makes to what was asked; undefined where its input is not asked for, is blank, or has that text already. */
export function changeOf(
  { description }: Pick<Calculator, "description">,
  variant: Pick<VariantDescription, "fixed">,
  evaluation: Pick<Evaluation, "read" | "answer">,
  whatIf: WhatIf,
): Change | undefined {
  const { read } = evaluation;
  const input = openInputs(description, variant).find(({ id }) => id === whatIf.input);
  const present = read.canonical[whatIf.input];
  if (input === undefined || input.type === "rows" || read.visible[input.id] === false) return undefined;
  if ("to" in whatIf) return whatIf.to === present ? undefined : { input, text: whatIf.to };
  const value = read.values[input.id];
  const added = "by" in whatIf ? whatIf.by : roundPart(valuesOf(evaluation)[whatIf.partOf]);
  if (typeof value !== "number" || typeof present !== "string" || added === undefined) return undefined;
  const kind: InputRuntime<ScalarInput> = input.kind;
  const next = Number((value + added).toPrecision(keptDigits));
  return { input, text: kind.canonical(input, next, kind.unitOf?.(input, present)) };
}

/** A tenth of an amount, or what of it is 1, 2 or 5 and zeros: what people would add to it, in every currency. */
function roundPart(amount: Values[string] | undefined): number | undefined {
  if (typeof amount !== "number" || !(amount > 0)) return undefined;
  const tenth = amount / 10;
  const power = 10 ** Math.floor(Math.log10(tenth));
  return power * (tenth < 2 * power ? 1 : tenth < 5 * power ? 2 : 5);
}

/** The results a what-if tells of: those it names, else the main ones. */
export function resultsOf(
  { description }: Pick<Calculator, "description">,
  { shows }: WhatIf,
): readonly ValueOutput[] {
  const values = description.outputs.filter((output): output is ValueOutput => output.type === "value");
  return shows === undefined
    ? values.filter(({ primary }) => primary === true)
    : shows.flatMap((id) => values.filter((output) => output.id === id));
}

/** Whether both are answers and one of the results differs. */
export function isChanged(results: readonly ValueOutput[], before: Evaluation, after: Evaluation): boolean {
  if (before.answer.status !== "answered" || after.answer.status !== "answered") return false;
  const [one, other] = [outputsOf(before), outputsOf(after)];
  return results.some(({ id }) => scalarAt(one, id) !== scalarAt(other, id));
}
