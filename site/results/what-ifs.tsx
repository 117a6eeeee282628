import { useMemo, useState, useCallback, useEffect, useRef, type ReactNode } from "react";
import { resultLine } from "../../generator/presentation/compared.ts";
import { createPresenter, type Presenter } from "../../generator/presentation/presenter.ts";
import { changeOf, isChanged, resultsOf, type Change } from "../../generator/presentation/what-if.ts";
import type { Value } from "../../generator/runtime/answer.ts";
import type { WhatIf } from "../../generator/runtime/description.ts";
import { encodeQuery } from "../../generator/runtime/query.ts";
import { evaluateForm, unitIn, formFromQuery } from "../islands/form.ts";
import { useIsland, type Island } from "../islands/island-context.tsx";
import { withPins } from "../islands/pin-parameters.ts";
import { textsToSave } from "../islands/saved-texts.ts";
import { shortTexts } from "../islands/short-address.ts";
import { withCanonical } from "../islands/with-canonical.ts";
import { useTranslator } from "../words/translator-context.tsx";

/** A change that was made: the value its input got by it, and the one it had, as it stands in a link. */
interface Made {
  readonly value: Value | undefined;
  readonly before: string;
}

/** A what-if with what follows from it, or what followed. */
interface Entry {
  readonly key: string;
  readonly change: Change;
  readonly isMade: boolean;
  /** What its input is after a press. */
  readonly value: Value | undefined;
  /** What the input is without it, and with it. */
  readonly values: readonly [before: string, after: string];
  readonly results: readonly {
    readonly id: string;
    /** Of one that the answer does not say. */
    readonly name: string | undefined;
    readonly figure: string;
    readonly difference: string | undefined;
  }[];
}

/** Changes that visitors ask about, with what would follow from their figures: a press makes one, another takes it back. */
export function WhatIfs({ list }: { readonly list: readonly WhatIf[] }): ReactNode {
  const { t } = useTranslator();
  const island = useIsland();
  const { setting, evaluation, change } = island;
  const { canonical } = evaluation.read;
  const [made, setMade] = useState<Readonly<Record<string, Made>>>({});
  const leavePlace = usePlacesInHistory();
  const entries = useEntries(list, made);
  const press = ({ key, change: { input, text }, isMade, value }: Entry): void => {
    const before = canonical[input.id];
    leavePlace();
    if (!isMade && typeof before === "string") setMade({ ...made, [key]: { value, before } });
    change((current) => withCanonical(setting, current, input, text));
  };
  return (
    <div className="value-group what-ifs">
      <h3>{t("what_ifs.heading")}</h3>
      <dl className="value-list">
        {entries.map((entry) => (
          <div key={entry.key}>
            <dt>
              <button
                type="button"
                className="what-if"
                aria-pressed={entry.isMade}
                onClick={() => press(entry)}
              >
                {island.presenter.nameOf(entry.change.input.id)} <strong>{entry.values[1]}</strong>
              </button>
              {entry.isMade && <span className="note"> {t("find.was", { figure: entry.values[0] })}</span>}
            </dt>
            <dd>
              {entry.results.map(({ id, name, figure, difference }) => (
                <span key={id}>
                  {name ?? <span className="number">{figure}</span>}{" "}
                  <span className="note">{difference}</span>
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The what-ifs that make a difference to the visitor's figures, and those that were made and still stand. */
function useEntries(list: readonly WhatIf[], made: Readonly<Record<string, Made>>): readonly Entry[] {
  const { setting, form, evaluation, presenter } = useIsland();
  return useMemo(
    () =>
      list.flatMap((whatIf, index): readonly Entry[] => {
        const key = String(index);
        const own = made[key];
        const isMade = own !== undefined && evaluation.read.values[whatIf.input] === own.value;
        const { calculator, variant } = setting;
        const next = changeOf(calculator, variant, evaluation, whatIf);
        const input = next?.input ?? inputOf(setting, whatIf);
        const text = isMade ? own.before : next?.text;
        // The way back from a change that was made is that change itself.
        const isWayBack = Object.entries(made).some(
          ([other, { value, before }]) =>
            other !== key &&
            list[Number(other)]?.input === whatIf.input &&
            evaluation.read.values[whatIf.input] === value &&
            before === text,
        );
        if (input === undefined || text === undefined || isWayBack) return [];
        const other = withCanonical(setting, form, input, text);
        const otherEvaluation = evaluateForm(setting, other);
        const results = resultsOf(calculator, whatIf);
        if (!isChanged(results, evaluation, otherEvaluation)) return [];
        const { translator } = presenter;
        const there = createPresenter(calculator.description, otherEvaluation, translator, unitIn(other));
        const [before, after] = isMade ? [there, presenter] : [presenter, there];
        return [
          {
            key,
            change: { input, text },
            isMade,
            value: otherEvaluation.read.values[input.id],
            values: [before.showById(input.id) ?? "–", after.showById(input.id) ?? "–"],
            results: results.flatMap((output) => told(output, before, after)),
          },
        ];
      }),
    [list, made, setting, form, evaluation, presenter],
  );
}

function inputOf({ calculator }: Island["setting"], { input: id }: WhatIf): Change["input"] | undefined {
  const input = calculator.description.inputs.find((each) => each.id === id);
  return input?.type === "rows" ? undefined : input;
}

/** A result after a change, and what it has more or less than before; nothing where it is not there. */
function told(
  output: ReturnType<typeof resultsOf>[number],
  before: Presenter,
  after: Presenter,
): Entry["results"] {
  const { shown, difference } = resultLine(output, "figure", [before, after]);
  const figure = shown.at(-1);
  if (figure === undefined) return [];
  const { t } = after.translator;
  return [
    {
      id: output.id,
      name: output.primary === true ? undefined : after.nameOf(output.id),
      figure,
      difference:
        difference === undefined
          ? output.primary === true
            ? undefined
            : figure
          : t(`compare.${difference.way}`, { amount: difference.amount }),
    },
  ];
}

/**
 * Leaves the present figures at a place of their own in the browser's history before the page changes them, so that Back
 * brings them back.
 */
function usePlacesInHistory(): () => void {
  const { setting, form, evaluation, pins, change, isEmbedded } = useIsland();
  const hasLeft = useRef(false);
  useEffect(() => {
    if (isEmbedded) return undefined;
    const comeBack = (): void => {
      if (hasLeft.current && location.search.length > 1)
        change(({ today }) => formFromQuery(setting, today, location.search));
    };
    addEventListener("popstate", comeBack);
    return () => removeEventListener("popstate", comeBack);
  }, [setting, change, isEmbedded]);
  return useCallback(() => {
    if (isEmbedded) return;
    const query = encodeQuery(withPins(shortTexts(setting, { form, evaluation }), pins)).toString();
    const saved = textsToSave(setting, form, evaluation.read.canonical);
    history.replaceState(saved, "", `?${query}${location.hash}`);
    history.pushState(history.state, "", location.href);
    hasLeft.current = true;
  }, [setting, form, evaluation, pins, isEmbedded]);
}
