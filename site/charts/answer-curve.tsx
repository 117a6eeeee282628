import { useEffect, useState, type ReactNode } from "react";
import { resultAt, valuesAround } from "../../generator/presentation/answers-over.ts";
import { findableInputs, type FindableInput } from "../../generator/presentation/find-from-result.ts";
import { textArgument } from "../../generator/presentation/translator.ts";
import { numberAt } from "../../generator/presentation/values.ts";
import type { OutputDescription } from "../../generator/runtime/description.ts";
import { useIsland } from "../islands/island-context.tsx";
import { Opened } from "../layout/opened.tsx";
import { useTranslator } from "../words/translator-context.tsx";
import { CurveOf } from "./curve-of.tsx";
import type { Place } from "./curve-layout.ts";

type ValueOutput = Extract<OutputDescription, { readonly type: "value" }>;

/** A result, and the inputs it can be found from. */
export interface CurveProps {
  readonly output: ValueOutput;
  readonly inputs: readonly string[];
}

/** How a result changes with the input that was touched last, or the first of them. It is worked out once someone opens it. */
export function AnswerCurve(props: CurveProps): ReactNode {
  const curve = useAnswerCurve(props);
  return curve === undefined ? null : (
    <Opened className="chart-figures" summary={curve.title}>
      <Curve output={props.output} {...curve} />
    </Opened>
  );
}

/** The input whose curve is drawn, and the curve's title; undefined where no input changes the result by a figure. */
export function useAnswerCurve({
  output,
  inputs,
}: CurveProps): { readonly input: FindableInput; readonly title: string } | undefined {
  const { t } = useTranslator();
  const { setting, evaluation, presenter } = useIsland();
  const touched = useTouched(inputs);
  const shown = findableInputs(
    setting.calculator.description,
    { [output.id]: inputs },
    setting.variant,
  ).filter(({ id }) => evaluation.read.visible[id] !== false && (numberAt(presenter.values, id) ?? 0) !== 0);
  const input = shown.find(({ id }) => id === touched) ?? shown[0];
  if (input === undefined || numberAt(presenter.outputs, output.id) === undefined) return undefined;
  const title = t("find.by", {
    result: textArgument(presenter.nameOf(output.id)),
    input: textArgument(presenter.nameOf(input.id)),
  });
  return { input, title };
}

/** The one of these inputs that was changed last; of those changed before this was drawn, the first. */
function useTouched(inputs: readonly string[]): string | undefined {
  const { form, evaluation } = useIsland();
  const { canonical } = evaluation.read;
  const [seen, note] = useState<{
    readonly canonical: typeof canonical;
    readonly id?: string | undefined;
  }>(() => ({ canonical, id: inputs.find((each) => form.texts[each] !== form.written[each]) }));
  if (seen.canonical !== canonical) {
    const id = inputs.find((each) => String(canonical[each]) !== String(seen.canonical[each])) ?? seen.id;
    note({ canonical, ...(id === undefined ? {} : { id }) });
  }
  return seen.id;
}

/** The curve itself; `waiting` stands in its place until it is worked out. */
export function Curve({
  output,
  input,
  title,
  waiting = null,
}: {
  readonly output: ValueOutput;
  readonly input: FindableInput;
  readonly title: string;
  readonly waiting?: ReactNode;
}): ReactNode {
  const { setting, evaluation, form, presenter } = useIsland();
  const { calculator, variant } = setting;
  const { canonical } = evaluation.read;
  const [places, setPlaces] = useState<readonly Place[]>([]);
  const value = numberAt(presenter.values, input.id) ?? 0;
  useEffect(() => {
    const untried = [...valuesAround(input, value)];
    const found: Place[] = [];
    let wait: ReturnType<typeof setTimeout> | undefined;
    // A key pressed meanwhile comes first: one answer a turn.
    const next = (): void => {
      const each = untried.shift();
      if (each === undefined) {
        setPlaces(found);
        return;
      }
      const given = { input, output: output.id, value: each };
      const result = resultAt(calculator, variant, canonical, form.today, given);
      if (result !== undefined) found.push({ [input.id]: each, [output.id]: result });
      wait = setTimeout(next);
    };
    wait = setTimeout(next);
    return () => clearTimeout(wait);
  }, [calculator, variant, canonical, form.today, input, output, value]);
  const own: Place = { [input.id]: value, [output.id]: numberAt(presenter.outputs, output.id) ?? Number.NaN };
  const results = places.map((place) => place[output.id]);
  // What changes nothing is no curve; one of the input before is none of this.
  if (places.length < 2 || results.includes(undefined) || new Set(results).size < 2) return waiting;
  const display = setting.calculator.description.displays[input.id];
  return display === undefined ? (
    waiting
  ) : (
    <CurveOf
      id={`${output.id}-by-${input.id}`}
      title={title}
      x={{ id: input.id, display }}
      y={[{ id: output.id, display: output.display }]}
      places={places.filter((place) => place[input.id] !== undefined)}
      own={own}
    />
  );
}
