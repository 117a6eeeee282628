import { useEffect, useMemo, useRef, type ReactNode } from "react";
import { comparedLines, type ComparedLine, type Difference } from "../../generator/presentation/compared.ts";
import { createPresenter } from "../../generator/presentation/presenter.ts";
import { openInputs } from "../../generator/presentation/variant.ts";
import { unitIn } from "../islands/form.ts";
import { useIsland } from "../islands/island-context.tsx";
import { answeredAt } from "../islands/pins.ts";
import { RichLine } from "../words/rich-text.tsx";
import { useTranslator } from "../words/translator-context.tsx";

/** Kept answers and the present one as columns of a table, with the difference after a double rule. */
export function Comparison(): ReactNode {
  const { t } = useTranslator();
  const { pins, keepPins, origin } = useIsland();
  const place = useRef<HTMLDivElement>(null);
  const isAskedFor = origin === "entered";
  // Who asked for it below the answer it takes the place of would not see its head.
  useEffect(() => {
    if (isAskedFor && (place.current?.getBoundingClientRect().top ?? 0) < 0)
      place.current?.scrollIntoView({ block: "start" });
  }, [isAskedFor]);
  const lines = useLines();
  const names = [t("compare.first"), t("compare.second")].slice(0, pins.length);
  return (
    <div ref={place} className="comparison">
      <Sentence lines={lines} />
      <div className="comparison-table">
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{t("compare.heading")}</span>
              </th>
              {names.map((name, index) => (
                <th key={name} scope="col">
                  {name}
                  <button
                    type="button"
                    aria-label={t("compare.remove_named", { name })}
                    onClick={() => keepPins(pins.filter((_, at) => at !== index))}
                  >
                    {t("compare.remove")}
                  </button>
                </th>
              ))}
              <th scope="col">
                {t("compare.now")}
                <span className="note">{t("compare.entered")}</span>
              </th>
              <th scope="col" className="compared-difference">
                {t("compare.difference")}
                <span className="note">{t("compare.now_less_first")}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={`${line.kind} ${line.id}`} className={`compared-${line.kind}`}>
                <th scope="row">
                  {line.sign !== "" && <span className="sign">{line.sign}</span>}
                  {line.name}
                </th>
                {line.shown.map((text, index) => (
                  <td key={index} className={faceOf(text)}>
                    {text ?? "–"}
                  </td>
                ))}
                <td className={`compared-difference ${faceOf(line.difference?.amount)}`}>
                  <Signed difference={line.difference} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** The lines of the comparison, worked out again when an answer or what is kept changes. */
function useLines(): readonly ComparedLine[] {
  const { setting, form, evaluation, presenter, pins } = useIsland();
  return useMemo(() => {
    const { calculator, variant } = setting;
    const kept = pins.map((query) => answeredAt(setting, query, form));
    const inputs = openInputs(calculator.description, variant).filter(({ id }) =>
      [...kept, { evaluation }].some((answered) => answered.evaluation.read.visible[id] !== false),
    );
    const answers = kept.map((answered) =>
      createPresenter(
        calculator.description,
        answered.evaluation,
        presenter.translator,
        unitIn(answered.form),
      ),
    );
    const key = calculator.description.outputs.flatMap((output) =>
      output.type === "value" && output.isKey === true ? [output.id] : [],
    );
    return comparedLines([...answers, presenter], inputs, key);
  }, [setting, form, evaluation, presenter, pins]);
}

/** What changed, and what comes of it, in a sentence. */
function Sentence({ lines }: { readonly lines: readonly ComparedLine[] }): ReactNode {
  const translator = useTranslator();
  const { t } = translator;
  const say = useDifference();
  const told = lines.filter(({ kind, difference }) => kind !== "input" && kind !== "part" && difference);
  const isInTwoCurrencies = lines.some((line) => line.isInTwoCurrencies);
  // With a second answer kept, lines are there that differ from it alone.
  const changed = lines.filter(({ shown }) => shown[0] !== shown.at(-1));
  const entered = changed.filter(({ kind }) => kind === "input");
  // Where no difference can be told, what is another is.
  const named = entered.length === 1 ? entered : told.length > 0 ? [] : changed.slice(0, 2);
  const sentences = [
    ...named.map(({ name, shown }) =>
      t("compare.instead", { name, now: shown.at(-1) ?? "–", first: shown[0] ?? "–" }),
    ),
    ...(isInTwoCurrencies ? [t("compare.currencies")] : []),
    ...told
      .slice(0, 2)
      .map(({ name, difference }) => t("compare.line", { name, difference: say(difference) })),
  ];
  const same = lines.some(({ shown }) => new Set(shown).size > 1) ? "compare.as_first" : "compare.same";
  return (
    <p className="answer-sentence">
      <RichLine text={sentences.length === 0 ? t(same) : sentences.join(" ")} />
    </p>
  );
}

/** Puts a difference into words: "$764.93 more". */
function useDifference(): (difference: Difference | undefined) => string {
  const { t } = useTranslator();
  return (difference) =>
    difference === undefined ? "–" : t(`compare.${difference.way}`, { amount: difference.amount });
}

/** A difference as a figure with its sign, or of days in words. */
function Signed({ difference }: { readonly difference: Difference | undefined }): ReactNode {
  const say = useDifference();
  // Some languages write one and two as words, which take no sign.
  if (difference !== undefined && !/\p{Nd}/u.test(difference.amount)) return say(difference);
  switch (difference?.way) {
    case undefined:
      return "–";
    case "more":
      return <bdi dir={directionOf(difference)}>+{difference.amount}</bdi>;
    case "less":
      return <bdi dir={directionOf(difference)}>−{difference.amount}</bdi>;
    case "later":
    case "earlier":
      return say(difference);
  }
}

/** A sign stands before its figure, in text that runs to the left as well; beside words it stands as they do. */
function directionOf({ amount }: Difference): "ltr" | "auto" {
  return faceOf(amount) === "number" ? "ltr" : "auto";
}

/** The face of figures where nothing is a word. */
function faceOf(text: string | undefined): string {
  return text === undefined || /\p{L}{2}/u.test(text) ? "words" : "number";
}
