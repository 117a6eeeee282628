import type { IslandProps } from "./island-props.ts";
import type { FirstDrawing } from "./calculator-state.ts";

/** What a calculator's page is drawn from: what the server wrote, and in the browser its place in the document. */
export interface PageState extends IslandProps {
  /** What it begins with, made before it is drawn. */
  readonly drawn?: FirstDrawing;
  /** Where the calculator stands; absent on the server. */
  readonly place?: {
    readonly element: HTMLElement;
    /** Called once the calculator reacts to the visitor. */
    readonly onReady: () => void;
  };
}
