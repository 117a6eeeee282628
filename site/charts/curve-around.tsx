import { useEffect, useState, type ReactNode } from "react";
import { resultAt, valuesAround } from "../../generator/presentation/answers-over.ts";
import type { SolvableInput } from "../../generator/presentation/find-from-result.ts";
import { numberAt } from "../../generator/presentation/values.ts";
import type { OutputDescription } from "../../generator/runtime/description.ts";
import { useIsland } from "../islands/island-context.tsx";
import { CurveOf } from "./curve-of.tsx";
import type { Place } from "./curve-layout.ts";

export type ValueOutput = Extract<OutputDescription, { readonly type: "value" }>;

export interface CurveAroundProps {
  readonly output: ValueOutput;
  readonly input: SolvableInput;
  readonly title: string;
  /** What stands in its place until it is worked out. */
  readonly waiting?: ReactNode;
}

/** A result over the values of an input around the visitor's own. */
export function CurveAround({ output, input, title, waiting = null }: CurveAroundProps): ReactNode {
  const { setting, evaluation, form, presenter } = useIsland();
  const { calculator, variant } = setting;
  const { canonical } = evaluation.read;
  const [places, setPlaces] = useState<readonly Place[]>([]);
  const value = numberAt(presenter.values, input.id) ?? 0;
  useEffect(() => {
    const values = [...valuesAround(input, value)];
    const found: Place[] = [];
    let wait: ReturnType<typeof setTimeout> | undefined;
    // A key pressed meanwhile comes first: one answer a turn.
    const next = (): void => {
      const each = values.shift();
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
