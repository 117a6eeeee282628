import type { Page } from "playwright-core";

/**
 * What should be in sight when a page opens and isn't, each as `part: 712 to 960 of 900`: the title, the answer with the
 * sentence it is said in, and the first controls, as many as wanted or all there are. Options of which one is chosen are
 * one control.
 */
export async function firstScreen(page: Page, wanted: number): Promise<readonly string[]> {
  return page.evaluate(partsOutOfSight, wanted);
}

/** Runs in the page. */
function partsOutOfSight(wanted: number): string[] {
  scrollTo({ top: 0, behavior: "instant" });
  const found: string[] = [];
  needs("title", document.querySelector("main h1"));
  // The form of a converter is its answer as well.
  needs("answer", shown("main :is(.answer-sentence, .refusal, .converter)")[0] ?? null);
  const controls = shown("#calculator form :is(input, select, textarea)").filter(isFirstOfItsKind);
  const seen = controls.filter(isInSight).length;
  if (seen < Math.min(wanted, controls.length))
    for (const control of controls.filter((each) => !isInSight(each)).slice(0, wanted - seen))
      needs(control.id, control);
  return found;

  function needs(name: string, part: Element | null): void {
    if (part === null) found.push(`${name}: not there`);
    else if (!isInSight(part)) {
      const { top, bottom } = placeOf(part);
      found.push(`${name}: ${Math.round(top)} to ${Math.round(bottom)} of ${innerHeight}`);
    }
  }

  function shown(selector: string): Element[] {
    return [...document.querySelectorAll(selector)].filter(
      (element) =>
        element.closest("[aria-hidden=true]") === null &&
        element.checkVisibility({ visibilityProperty: true }) &&
        placeOf(element).width >= 4,
    );
  }

  /** A control drawn by its label is where its label is. */
  function placeOf(element: Element): DOMRect {
    const own = element.getBoundingClientRect();
    return own.width >= 4 ? own : (element.closest("label") ?? element).getBoundingClientRect();
  }

  function isInSight(part: Element): boolean {
    const { top, bottom } = placeOf(part);
    return top >= 0 && bottom <= innerHeight;
  }

  function isFirstOfItsKind(control: Element, index: number, all: readonly Element[]): boolean {
    if (!(control instanceof HTMLInputElement) || control.type !== "radio") return true;
    return (
      all.findIndex((other) => other instanceof HTMLInputElement && other.name === control.name) === index
    );
  }
}
