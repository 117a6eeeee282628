import { hydrateRoot } from "react-dom/client";
import type { Calculator } from "../../generator/runtime/description.ts";
import { assert } from "../../generator/runtime/assert.ts";
import { CalculatorIsland } from "./calculator-island.tsx";
import { islandId, readIslandProps } from "./island-props.ts";

/** Brings the page's calculator to life. Browsers without Temporal fetch it first. */
export function startCalculator(calculator: Calculator): void {
  const element = document.getElementById(islandId);
  assert(element !== null, "The page holds no place for its calculator.");
  const props = readIslandProps(document);
  const hydrate = (): void => {
    hydrateRoot(element, <CalculatorIsland calculator={calculator} props={props} />);
  };
  if ("Temporal" in globalThis) hydrate();
  else void import("temporal-polyfill/global").then(hydrate);
}
