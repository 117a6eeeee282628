import { createContext, useContext } from "react";
import { assert } from "../../generator/runtime/assert.ts";
import type { Evaluation } from "../../generator/presentation/evaluation.ts";
import type { Form } from "./form.ts";
import type { Presenter } from "../../generator/presentation/presenter.ts";
import type { Setting } from "./setting.ts";

/** What every part of a calculator's island reads. */
export interface Island {
  readonly setting: Setting;
  readonly form: Form;
  readonly evaluation: Evaluation;
  readonly presenter: Presenter;
  /** Replaces the form; the result follows at once. */
  readonly change: (next: (form: Form) => Form) => void;
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
