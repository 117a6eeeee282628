import {
  isNumeric,
  withFewDigits,
  type SolvableInput,
} from "../../generator/presentation/find-from-result.ts";
import { typedUnit } from "../../generator/presentation/typed-unit.ts";
import type { InputRuntime } from "../../generator/runtime/kinds/input-runtime.ts";
import type { ScalarInput } from "../../generator/runtime/description.ts";
import { useIsland } from "../islands/island-context.tsx";
import { shownInputs } from "../islands/setting.ts";
import { withCanonical } from "../islands/with-canonical.ts";

/** Puts a value along the bottom of a chart into its field; undefined where the form asks for no such number. */
export function useChosenPlace(id: string): ((value: number) => void) | undefined {
  const island = useIsland();
  const { setting, evaluation, change } = island;
  const input = shownInputs(island).find((each): each is SolvableInput => each.id === id && isNumeric(each));
  if (input === undefined) return undefined;
  const kind: InputRuntime<ScalarInput> = input.kind;
  const usual = evaluation.read.canonical[id] ?? setting.variant.defaults[id] ?? input.default;
  const unit = typedUnit(input, usual);
  return (value) =>
    change((form) => withCanonical(setting, form, input, kind.canonical(input, withFewDigits(value), unit)));
}
