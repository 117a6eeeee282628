import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { splitAnswer } from "../../generator/presentation/split-answer.ts";
import { valueOutputs } from "../../generator/presentation/output-selection.ts";
import type { Presenter } from "../../generator/presentation/presenter.ts";
import { useIsland } from "./island-context.tsx";

/** What one presses next must not move under the finger: so long the sticky answer stays where a field is left. */
const staysFor = 300;

/**
 * On small screens: the main figure again at the foot of the field in hand, for as long as the answer itself is out of
 * sight. It has a place in the line from the moment that the field is reached, so that scrolling moves nothing. Who
 * hears the page has the live answer.
 */
export function StickyAnswer(): ReactNode {
  const place = useRef<HTMLSpanElement>(null);
  const { evaluation, presenter, last, problems } = useIsland();
  const { field, isAway } = useFieldInHand(place);
  const isThere = last !== undefined || evaluation.answer.status === "answered";
  const result = field !== undefined && isThere ? mainResult(last?.presenter ?? presenter) : undefined;
  const [name, text] = [result?.name, result?.text];
  const past = last === undefined ? "" : problems.length > 0 ? " past unsaid" : " past";
  // The lines of the form are others' to draw: this one is put at the end of theirs, and taken away again.
  useLayoutEffect(() => {
    if (field === undefined || name === undefined || text === undefined) return undefined;
    const line = document.createElement("p");
    line.className = `sticky-answer${past}`;
    line.ariaHidden = "true";
    line.dataset["away"] = String(isAway);
    const value = document.createElement("strong");
    value.textContent = text;
    line.append(`${name} `, value);
    field.append(line);
    return () => line.remove();
  }, [field, name, text, past, isAway]);
  return <span ref={place} hidden />;
}

/** The line of the form that has the focus, on small screens, and whether the answer is out of sight. */
function useFieldInHand(place: { readonly current: Element | null }): {
  readonly field: Element | undefined;
  readonly isAway: boolean;
} {
  const [field, setField] = useState<Element>();
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const form = place.current?.closest(".calculator-form");
    const answer = form?.parentElement?.querySelector(":scope > .results");
    if (form === null || form === undefined || answer === null || answer === undefined) return undefined;
    const stop = new AbortController();
    let leaving: ReturnType<typeof setTimeout> | undefined;
    const follow = ({ target }: Event): void => {
      const line = target instanceof Element && form.contains(target) ? target.closest(".field") : null;
      clearTimeout(leaving);
      if (line === null) leaving = setTimeout(() => setField(undefined), staysFor);
      else if (isBelow(answer, form)) setField(line);
    };
    document.addEventListener("focusin", follow, { signal: stop.signal });
    form.addEventListener(
      "focusout",
      () => {
        clearTimeout(leaving);
        leaving = setTimeout(() => setField(undefined), staysFor);
      },
      { signal: stop.signal },
    );
    const observer = new IntersectionObserver(([entry]) => setAway(entry?.isIntersecting === false));
    observer.observe(answer);
    return () => {
      stop.abort();
      clearTimeout(leaving);
      observer.disconnect();
    };
  }, [place]);
  return { field, isAway };
}

/** Whether a form stands below its answer, as it does on small screens. */
function isBelow(answer: Element, form: Element): boolean {
  return answer.getBoundingClientRect().bottom <= form.getBoundingClientRect().top;
}
/**
 * The figure the answer is about, by its name; one of several results, years with months and days, by what the answer
 * calls it. Where no sentence says a figure, the first main result.
 */
function mainResult(presenter: Presenter): { readonly name: string; readonly text: string } | undefined {
  const { lead = "", result = [] } = splitAnswer(presenter) ?? {};
  const said = result.flatMap(({ output }) => output ?? []);
  const name = lead.replace(/\s*[:：]?\s*$/u, "");
  if (said.length > 1 && name !== "") return { name, text: result.map(({ text }) => text).join("") };
  const main =
    said[0] ?? valueOutputs(presenter.description, presenter.outputs).find(({ primary }) => primary);
  return main && { name: presenter.nameOf(main.id), text: presenter.showOutput(main) };
}
