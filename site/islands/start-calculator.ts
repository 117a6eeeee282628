import { assert } from "../../generator/runtime/assert.ts";
import { once } from "../../generator/runtime/once.ts";
import type { Words } from "../../generator/runtime/words.ts";
import { holdPresses } from "./held-presses.ts";
import type { CalculatorPage } from "./hydrate-island.tsx";
import { islandId, readIslandProps, type IslandProps } from "./island-props.ts";
import { takeLastFigures } from "./last-figures.ts";
import { warmUpIntl } from "./languages.ts";
import { reloadWhenPossible } from "./reload-page.ts";
import { addLaterStyles } from "./add-later-styles.ts";
import { isNeededHere, whenIdle, onFirstTouch } from "./wake-on-demand.ts";

/**
 * Brings the page's calculator to life. The page already shows the worked example, so React and the calculator are
 * fetched when the browser has nothing else to do; at once when the visitor reaches for it, or when what stands there
 * is not what this visitor should see. Where its code cannot be had, the styles say that there is no answer, and the
 * page is loaded anew as soon as it can be.
 */
export function startCalculator(): void {
  const props = readIslandProps(document);
  if (props === undefined) return;
  const element = document.getElementById(islandId);
  assert(element !== null, "A calculator has a place.");
  if (props.isFramed !== true) takeLastFigures(props.path);
  passOnInputs();
  const presses = holdPresses(element);
  const onReady = (): void => {
    element.dataset["ready"] = "";
    presses.letGo();
  };
  const start = async (): Promise<void> => {
    const [Page, code] = await Promise.all([
      pageOf(props),
      Promise.all([
        fetchWords(props.words.own),
        fetchWords(props.words.shared),
        import("./hydrate-island.tsx"),
      ]).catch(() => undefined),
    ]);
    if (Page === undefined || code === undefined) {
      presses.forget();
      reloadWhenPossible(element);
      return;
    }
    const [own, shared, { hydrateIsland }] = code;
    await hydrateIsland({ element, onReady }, Page, props, { own, shared });
  };
  const begin = once((): void => {
    // In a task of its own: where a host's policy forbids the worker, the calculator works without it.
    setTimeout(warmUpIntl);
    // What comes in use and what lies below the answer is styled once the page can be read.
    addLaterStyles();
    void start();
  });
  if (isNeededHere(props)) begin();
  else {
    // What stands there is this visitor's.
    delete element.dataset["undecided"];
    onFirstTouch(element, begin);
    whenIdle(begin);
  }
}

/** A calculator's generated page; undefined where it cannot be had. */
async function pageOf({ script }: IslandProps): Promise<CalculatorPage | undefined> {
  const code: unknown = await import(/* @vite-ignore */ script).catch(() => undefined);
  return isPageModule(code) ? code.CalculatorPage : undefined;
}

/** The page names its script, so a glance is enough. */
function isPageModule(code: unknown): code is { readonly CalculatorPage: CalculatorPage } {
  return typeof code === "object" && code !== null && "CalculatorPage" in code;
}

async function fetchWords(address: string): Promise<Words> {
  const response = await fetch(address);
  const words: unknown = await response.json();
  assert(isWords(words), "Words are where they are kept.");
  return words;
}

/** The page and these words are made in one build, so a glance is enough. */
function isWords(value: unknown): value is Words {
  return typeof value === "object" && value !== null;
}

/** The same page in another language gets the inputs this one was opened with. */
function passOnInputs(): void {
  if (location.search === "") return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-keeps-inputs]"))
    link.search = location.search;
}
