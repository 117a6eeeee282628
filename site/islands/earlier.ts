import { useMemo } from "react";
import { createPresenter, type Presenter } from "../../generator/presentation/presenter.ts";
import { unitIn } from "./form.ts";
import { useIsland } from "./island-context.tsx";
import { answeredAt } from "./pins.ts";

/** The answer a picture shows beside the present one: the first that was kept, or the one before what is tried out. */
export function useEarlier(): Presenter | undefined {
  const { earlier, pins, setting, form, presenter } = useIsland();
  const [first] = pins;
  const { translator } = presenter;
  const kept = useMemo((): Presenter | undefined => {
    if (first === undefined) return undefined;
    const { form: pinned, evaluation } = answeredAt(setting, first, form);
    return createPresenter(setting.calculator.description, evaluation, translator, unitIn(pinned));
  }, [first, setting, form, translator]);
  return earlier ?? kept;
}
