import type { Calculator } from "../../generator/runtime/description.ts";
import { assert } from "../../generator/runtime/assert.ts";
import { islandId, readIslandProps } from "./island-props.ts";
import { holdPresses } from "./early-input.ts";
import { isNeededAtOnce, whenReachedFor } from "./reach.ts";

/** A generated calculator module, fetched when it is needed. */
export type LoadCalculator = () => Promise<{ readonly calculator: Calculator }>;

/**
 * Brings the page's calculator to life. The page already shows the worked example, so React and the calculator
 * are fetched when the visitor reaches for it, or at once when what stands there is not what this visitor should see.
 */
export function startCalculator(load: LoadCalculator): void {
  const element = document.getElementById(islandId);
  assert(element !== null, "The page holds no place for its calculator.");
  const props = readIslandProps(document);
  const letPressesGo = holdPresses(element);
  const start = async (): Promise<void> => {
    // Browsers without Temporal fetch it before anything that could ask for it.
    const temporal = "Temporal" in globalThis ? undefined : import("temporal-polyfill/global");
    const [{ calculator }, { hydrateIsland }] = await Promise.all([
      load(),
      import("./hydrate-island.tsx"),
      temporal,
    ]);
    hydrateIsland(element, calculator, props, letPressesGo);
  };
  if (isNeededAtOnce(props, location.search, navigator.languages, new Date())) void start();
  else whenReachedFor(element, () => void start());
}
