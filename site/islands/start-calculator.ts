import { assert } from "../../generator/runtime/assert.ts";
import { holdPresses } from "./early-input.ts";
import type { CalculatorPage } from "./hydrate-island.tsx";
import { islandId, readIslandProps, type IslandProps } from "./island-props.ts";
import { isNeededAtOnce, whenIdle, whenReachedFor } from "./reach.ts";

/** Fetches a calculator's generated page. */
export type LoadPage = (props: IslandProps) => Promise<CalculatorPage>;

/**
 * Brings the page's calculator to life. The page already shows the worked example, so React and the calculator are
 * fetched when the browser has nothing else to do; at once when the visitor reaches for it, or when what stands there
 * is not what this visitor should see.
 */
export function startCalculator(load: LoadPage): void {
  const element = document.getElementById(islandId);
  assert(element !== null, "The page holds no place for its calculator.");
  const props = readIslandProps(document);
  passOnInputs();
  const letGo = holdPresses(element);
  const onReady = (): void => {
    element.dataset["ready"] = "";
    letGo();
  };
  let isStarted = false;
  const start = async (): Promise<void> => {
    if (isStarted) return;
    isStarted = true;
    const [Page, words, { hydrateIsland }] = await Promise.all([
      load(props),
      allWords(props),
      import("./hydrate-island.tsx"),
    ]);
    hydrateIsland(element, Page, { ...props, words, place: { element, onReady } });
  };
  if (isNeededAtOnce(props, location.search, navigator.languages, new Date())) void start();
  else {
    whenReachedFor(element, () => void start());
    whenIdle(() => void start());
  }
}

/** The page's own words and those it shares with every other. */
async function allWords({ words, moreWords }: IslandProps): Promise<IslandProps["words"]> {
  if (moreWords === undefined) return words;
  const response = await fetch(moreWords);
  const more: unknown = await response.json();
  assert(isWords(more), "The words of every page are words.");
  return { ...more, ...words };
}

/** The page and these words are made in one build, so a glance is enough. */
function isWords(value: unknown): value is IslandProps["words"] {
  return typeof value === "object" && value !== null;
}

/** The same page in another language gets the inputs this one was opened with. */
function passOnInputs(): void {
  if (location.search === "") return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-keeps-inputs]"))
    link.search = location.search;
}
