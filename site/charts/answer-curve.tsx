import { useState, type ComponentType, type ReactNode } from "react";
import { solvableInputs, type SolvableInput } from "../../generator/presentation/find-from-result.ts";
import { numberAt } from "../../generator/presentation/values.ts";
import { useIsland } from "../islands/island-context.tsx";
import { useFetched } from "../islands/use-fetched.ts";
import { Opened } from "../layout/opened.tsx";
import { useTranslator } from "../words/translator-context.tsx";
import type { CurveAroundProps, ValueOutput } from "./curve-around.tsx";

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
}: CurveProps): { readonly input: SolvableInput; readonly title: string } | undefined {
  const { t, locale } = useTranslator();
  const { setting, evaluation, presenter } = useIsland();
  const touched = useTouched(inputs);
  const shown = solvableInputs(
    setting.calculator.description,
    { [output.id]: inputs },
    setting.variant,
  ).filter(({ id }) => evaluation.read.visible[id] !== false && (numberAt(presenter.values, id) ?? 0) !== 0);
  const input = shown.find(({ id }) => id === touched) ?? shown[0];
  if (input === undefined || numberAt(presenter.outputs, output.id) === undefined) return undefined;
  const title = t("find.by", {
    result: presenter.nameOf(output.id),
    input: amidSentence(presenter.nameOf(input.id), locale.id),
  });
  return { input, title };
}

/** A name as it is written after other words: "fuel on board", and APR as it is. German names are nouns with capitals. */
function amidSentence(name: string, language: string): string {
  if (language === "de") return name;
  return name.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
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

/** The curve, whose code is fetched once it is asked for. */
export function Curve(props: CurveAroundProps): ReactNode {
  const { t } = useTranslator();
  const { Fetched: Drawn, isMissing } = useFetched(loadCurve);
  if (Drawn !== undefined) return <Drawn {...props} />;
  return isMissing ? <p className="part-missing">{t("results.not_loaded")}</p> : (props.waiting ?? null);
}

async function loadCurve(): Promise<ComponentType<CurveAroundProps>> {
  return (await import("./curve-around.tsx")).CurveAround;
}
