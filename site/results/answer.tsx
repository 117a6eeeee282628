import { useRef, useEffect, useState, type ReactNode, type ComponentType } from "react";
import { answerLine } from "../../generator/presentation/answer-text.ts";
import { warningFor } from "../../generator/presentation/answer-warning.ts";
import type { Evaluation } from "../../generator/presentation/evaluation.ts";
import type { Presenter } from "../../generator/presentation/presenter.ts";
import { inputIdAt } from "../../generator/presentation/problem-text.ts";
import { plainText } from "../../generator/presentation/rich-text.ts";
import { countArgument } from "../../generator/presentation/translator.ts";
import type { Problem, Refusal } from "../../generator/runtime/answer.ts";
import { controlId } from "../fields/element-ids.ts";
import { fieldsOf, placeOf } from "../fields/use-field.tsx";
import { useIsHydrated } from "../islands/hydrated.ts";
import { useIsland } from "../islands/island-context.tsx";
import { LastAnswer } from "../islands/last-answer.tsx";
import { shownInputs } from "../islands/setting.ts";
import { useFetched } from "../islands/use-fetched.ts";
import { CitationLines, CitationTitle, DoubtLegend } from "../layout/citation-line.tsx";
import { RichText } from "../words/rich-text.tsx";
import { useTranslator } from "../words/translator-context.tsx";
import { useSteadyField } from "./steady.ts";

/** What the calculator answers: its sentence and figure, what to put right first, or why there is no answer. */
export function Answer({ children }: { readonly children: ReactNode }): ReactNode {
  const { t } = useTranslator();
  const {
    evaluation: { answer },
    problems,
  } = useIsland();
  const isHydrated = useIsHydrated();
  const place = useRef<HTMLElement>(null);
  useSteadyField(place);
  return (
    <section
      ref={place}
      className={`results results-${answer.status}`}
      id="result"
      tabIndex={-1}
      aria-labelledby="result-heading"
    >
      <h2 id="result-heading" className="visually-hidden">
        {t("results.heading")}
      </h2>
      {answer.status === "refused" && <RefusalPanel refusal={answer.refusal} />}
      <LastAnswer className="answered">
        <Comparable>{children}</Comparable>
      </LastAnswer>
      {!isHydrated && <p className="not-awake">{t("results.not_awake")}</p>}
      {problems.length > 0 && <InvalidPanel problems={problems} />}
      <LiveResult />
    </section>
  );
}

/** Stands in place of the result while fields are wrong, and leads to each of them: what is wrong is said there. */
function InvalidPanel({ problems }: { readonly problems: readonly Problem[] }): ReactNode {
  const { locale, t } = useTranslator();
  const island = useIsland();
  const { setting, presenter, form } = island;
  const { groups } = setting.calculator.description;
  const fieldOf = (at: string) => shownInputs(island).find(({ id }) => id === inputIdAt(at));
  // What lies in a fold may not be seen there.
  const isInSight = (at: string): boolean => {
    const field = fieldOf(at);
    return field !== undefined && !field.advanced && groups?.[field.group ?? ""]?.isFolded !== true;
  };
  return (
    <div className="invalid">
      <p>{t("results.invalid", { count: countArgument(problems.length, locale) })}</p>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.at} ${problem.code}`}>
            {fieldsOf(problem).map((at) => {
              const name = presenter.nameOf(inputIdAt(at));
              return fieldOf(at) === undefined ? (
                <span key={at}>{name}</span>
              ) : (
                <a key={at} href={`#${controlId(at)}`}>
                  {name}
                </a>
              );
            })}
            {!isInSight(placeOf(problem, form)) && <p>{presenter.explain(problem)}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Why there is no figure, and where that limit comes from: a result in its own right. */
function RefusalPanel({ refusal }: { readonly refusal: Refusal }): ReactNode {
  const { t } = useTranslator();
  const { presenter } = useIsland();
  const { citations = [] } = refusal;
  const isMarked = citations.filter(({ status }) => status !== "official").length > 1;
  return (
    <div className="refusal">
      <h3>{t("results.refused")}</h3>
      <RichText text={presenter.explainRefusal(refusal)} />
      {refusal.official !== undefined && (
        <p className="citation">
          <CitationTitle citation={refusal.official} />
        </p>
      )}
      {isMarked && <DoubtLegend citations={citations} />}
      <CitationLines citations={citations} isMarked={isMarked} />
    </div>
  );
}

/** An answer that others may be set beside: once one is kept, a comparison, whose code is fetched then, takes its place. */
function Comparable({ children }: { readonly children: ReactNode }): ReactNode {
  const { t } = useTranslator();
  const isComparing = useIsland().pins.length > 0;
  const { Fetched: Comparison, isMissing } = useFetched(loadComparison, isComparing);
  if (isComparing && Comparison !== undefined) return <Comparison />;
  return (
    <>
      {children}
      {isComparing && isMissing && <p className="part-missing">{t("results.not_loaded")}</p>}
    </>
  );
}

async function loadComparison(): Promise<ComponentType> {
  const { Comparison } = await import("./comparison.tsx");
  return Comparison;
}

/** A pause in typing, after which a screen reader is told. */
const quietFor = 900;

/** Tells screen readers the new result once typing pauses; silent on load. */
function LiveResult(): ReactNode {
  const { origin, evaluation, presenter } = useIsland();
  const [announced, setAnnounced] = useState("");
  useEffect(() => {
    if (origin !== "entered") return undefined;
    // The sentence is put together only when it is said: a key pressed meanwhile need not wait for it.
    const timer = setTimeout(() => setAnnounced(resultSentence(evaluation, presenter)), quietFor);
    return () => clearTimeout(timer);
  }, [origin, evaluation, presenter]);
  return (
    <output className="visually-hidden" aria-live="polite">
      {announced}
    </output>
  );
}

function resultSentence({ answer }: Evaluation, presenter: Presenter): string {
  const warning = answer.status === "answered" ? warningFor(answer.used, presenter.translator) : undefined;
  const texts = [answerLine(answer, presenter), ...(warning === undefined ? [] : [warning.text])];
  return texts.map((text) => plainText(text, "without addresses")).join(" ");
}
