import { createContext, useContext } from "react";
import type { Problem } from "../../generator/runtime/answer.ts";
import { assert } from "../../generator/runtime/assert.ts";
import type { Evaluation } from "../../generator/presentation/evaluation.ts";
import type { Form } from "./form.ts";
import type { Presenter } from "../../generator/presentation/presenter.ts";
import type { StepNumbers } from "./island-props.ts";
import type { SectionList } from "./section-list.ts";
import type { Setting } from "./setting.ts";

/** Whose figures the fields hold: the page's example, an address that was passed on, or the visitor's own. */
export type ValueOrigin = "example" | "linked" | "entered";

/** A form and what the calculator answers to it. */
export interface Answered {
  readonly form: Form;
  readonly evaluation: Evaluation;
}

/** The same, and the words for it. */
export interface Presented extends Answered {
  readonly setting: Setting;
  readonly presenter: Presenter;
}

/** What every part of a calculator's page reads. */
export interface Island extends Presented {
  readonly origin: ValueOrigin;
  /** Whether the answer is the one the server drew. */
  readonly isAsDrawn: boolean;
  /** What is wrong, once it is time to say so. */
  readonly problems: readonly Problem[];
  /** The last answer, while what stands in the fields has none. */
  readonly last?: Presented;
  /** What would follow from a value that is only looked at so far. */
  readonly trial?: Presented;
  /** Looks at an answer to other inputs, or at none any more. */
  readonly tryOut: (trial: Presented | undefined) => void;
  /** The answer that the one shown is looked at beside: the present one, while another is tried out. */
  readonly earlier?: Presenter;
  /** Whether the calculator stands inside a post or another site's page. */
  readonly isEmbedded: boolean;
  /** Says what is wrong at once. */
  readonly validateNow: () => void;
  /** Replaces the form; the result follows at once. */
  readonly change: (next: (form: Form) => Form) => void;
  /** The parts below the form that are not fetched yet. */
  readonly sections: SectionList;
  /** Answers kept beside the present one, each as the query of its inputs. */
  readonly pins: readonly string[];
  readonly keepPins: (pins: readonly string[]) => void;
  /** The number of the step a formula is told in. */
  readonly stepNumbers: StepNumbers;
  /** Called by the steps with their numbers whenever they are drawn. */
  readonly numberSteps: (numbers: StepNumbers) => void;
  /** Puts the example values back. */
  readonly reset: () => void;
}

const IslandContext = createContext<Island | undefined>(undefined);

/** Hands the island down to fields, results, charts and steps. */
export const IslandProvider = IslandContext.Provider;

/** The island this component stands in. */
export function useIsland(): Island {
  const island = useContext(IslandContext);
  assert(island !== undefined, "A part of a calculator stands outside IslandProvider.");
  return island;
}
