import type { Page } from "playwright-core";

/** An input of a calculator. */
interface Asked {
  readonly id: string;
}

/**
 * What should be in sight when a page opens and isn't, each as `part: 712 to 960 of 900`: the title, the answer with the
 * sentence it is said in, and the first inputs, as many as wanted or all there are.
 */
export async function firstScreen(
  page: Page,
  inputs: readonly Asked[],
  wanted: number,
): Promise<readonly string[]> {
  return page.evaluate(partsOutOfSight, { ids: inputs.map(({ id }) => id), wanted });
}

/** Runs in the page. */
function partsOutOfSight({
  ids,
  wanted,
}: {
  readonly ids: readonly string[];
  readonly wanted: number;
}): string[] {
  scrollTo({ top: 0, behavior: "instant" });
  const found: string[] = [];
  needs("title", document.querySelector("main h1"));
  needs("answer", shown("main :is(.answer-sentence, .refusal)")[0] ?? null);
  const fields = ids.map((id) => ({ id, controls: shown(`main [id="field-${id}"], main [name="${id}"]`) }));
  const asked = fields.filter(({ controls }) => controls.length > 0);
  const isSeen = ({ controls }: { readonly controls: readonly Element[] }): boolean =>
    controls.every(isInSight);
  const seen = asked.filter(isSeen).length;
  if (seen < Math.min(wanted, asked.length))
    for (const { id, controls } of asked.filter((field) => !isSeen(field)).slice(0, wanted - seen))
      needs(id, controls.at(-1) ?? null);
  return found;

  function needs(name: string, part: Element | null): void {
    if (part === null) found.push(`${name}: not there`);
    else if (!isInSight(part)) {
      const { top, bottom } = part.getBoundingClientRect();
      found.push(`${name}: ${Math.round(top)} to ${Math.round(bottom)} of ${innerHeight}`);
    }
  }

  /** Elements that take room; a control drawn by its label is as large as its label. */
  function shown(selector: string): Element[] {
    return [...document.querySelectorAll(selector)].flatMap((element) => {
      const drawn = element.getBoundingClientRect().width < 4 ? element.closest("label") : element;
      if (drawn === null || !drawn.checkVisibility({ visibilityProperty: true })) return [];
      return drawn.getBoundingClientRect().width < 4 ? [] : [drawn];
    });
  }

  function isInSight(part: Element): boolean {
    const { top, bottom } = part.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  }
}
