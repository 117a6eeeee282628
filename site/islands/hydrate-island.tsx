import { hydrateRoot } from "react-dom/client";
import type { Calculator } from "../../generator/runtime/description.ts";
import { CalculatorIsland } from "./calculator-island.tsx";
import { typedInto } from "./early-input.ts";
import type { IslandProps } from "./island-props.ts";

/**
 * Hydrates the calculator. Nothing the visitor did before is lost: what was typed is taken over,
 * and `letPressesGo` lets go the presses of buttons that were held back.
 */
export function hydrateIsland(
  element: HTMLElement,
  calculator: Calculator,
  props: IslandProps,
  letPressesGo: () => void,
): void {
  const typed = typedInto(element);
  hydrateRoot(
    element,
    <CalculatorIsland calculator={calculator} props={props} typed={typed} onReady={letPressesGo} />,
  );
}
