import { assert } from "../../generator/runtime/assert.ts";
import type { VariantInputs } from "../../generator/runtime/description.ts";
import type { Locale } from "../../generator/presentation/translator.ts";

/** The number each step has in the list of those that decide an answer, by the formulas it tells. */
export type StepNumbers = Readonly<Record<string, number>>;

/** What the server hands to the island, as JSON in the page. */
export interface IslandProps {
  readonly locale: Locale;
  /** The addresses of the calculator's words, and of those that all calculators of the language share. */
  readonly words: { readonly own: string; readonly shared: string };
  /** The address of the script that draws its page. */
  readonly script: string;
  /** The page's address without locale: `finance/mortgage`. */
  readonly path: string;
  /** What this page of the calculator asks otherwise than its other pages. */
  readonly variant?: Partial<VariantInputs> & { readonly slug?: string };
  /** The numbers of the steps that decide the example's answer, by the results they give. */
  readonly steps?: StepNumbers;
  /** The day the page was made; the visitor's own day replaces it once the script runs. */
  readonly today: string;
  /** How long an example that asks for the current day stays true: that day, that month, or for ever. */
  readonly goodFor: "day" | "month" | "ever";
  /** Regions (`US`) whose visitors are shown other units than the page came with. */
  readonly regions: readonly string[];
  /** Inputs the island starts from instead of the page's own address, as a query; for calculators inside a post. */
  readonly query?: string;
  /** The inputs such a calculator asks for; all of them without it. */
  readonly only?: readonly string[];
  /** Whether it stands in another site's frame: steps and what a device keeps are left to its own page. */
  readonly isFramed?: true;
  /** Where a mistake can be reported: `mailto:` or the address of a form. */
  readonly reportsTo?: string;
}

/** The island's element, and the element its props stand in. */
export const islandId = "calculator";
export const islandPropsId = "calculator-props";

/** Reads the props the server wrote; none on a page that asks for nothing. */
export function readIslandProps(document: Document): IslandProps | undefined {
  const written = document.getElementById(islandPropsId)?.textContent;
  if (written === undefined) return undefined;
  const props: unknown = JSON.parse(written);
  assert(isIslandProps(props), "A calculator has props.");
  return props;
}

/** The page and this script are made in one build, so a glance is enough. */
function isIslandProps(value: unknown): value is IslandProps {
  return typeof value === "object" && value !== null && "words" in value && "locale" in value;
}
