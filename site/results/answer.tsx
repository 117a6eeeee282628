import { useRef, type ReactNode } from "react";
import { useIsHydrated } from "../islands/hydrated.ts";
import { useIsland } from "../islands/island-context.tsx";
import { LastAnswer } from "../islands/last-answer.tsx";
import { useTranslator } from "../words/translator-context.tsx";
import { Comparable } from "./comparable.tsx";
import { InvalidPanel } from "./invalid-panel.tsx";
import { LiveResult } from "./live-result.tsx";
import { RefusalPanel } from "./refusal-panel.tsx";
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
