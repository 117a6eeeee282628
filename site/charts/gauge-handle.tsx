import { useState, type ReactNode } from "react";
import { displayUnit } from "../../generator/presentation/format-value.ts";
import { numberAt } from "../../generator/presentation/values.ts";
import { fromBase, roundHalfAway, toBase } from "../../generator/runtime/decimal.ts";
import type { InputDescription } from "../../generator/runtime/description.ts";
import { shownInputs } from "../islands/setting.ts";
import { useIsland } from "../islands/island-context.tsx";
import { withCanonical } from "../islands/with-canonical.ts";
import type { ChartOf } from "./chart-of.ts";

/** How far a key moves the value, and the digits it then has. */
const step = 0.1;
const digits = 1;

/** The input in proportion to a gauge's value, where the visitor is asked for it. */
type Beside = Extract<InputDescription, { readonly type: "quantity" }>;

/**
 * What moves the value of a gauge by pointer and keys: the input in proportion to it follows. It lies over the picture,
 * unseen; nothing where no input follows.
 */
export function GaugeHandle({
  chart,
  text,
}: {
  readonly chart: ChartOf<"gauge">;
  /** The value in words. */
  readonly text: string;
}): ReactNode {
  const island = useIsland();
  const { setting, presenter, change } = island;
  // The answer follows in a moment of its own; a key pressed meanwhile goes on from where the last one led.
  const [held, hold] = useState<number>();
  const input = shownInputs(island).find(
    (each): each is Beside => each.id === chart.beside?.id && each.type === "quantity",
  );
  const value = numberAt(presenter.values, chart.value);
  const other = input === undefined ? undefined : numberAt(presenter.values, input.id);
  if (input === undefined || value === undefined || other === undefined || value <= 0) return null;
  const unit = displayUnit(input.display, presenter.unitOf(input.id));
  // As many digits as it takes for a step of the value to be one of the input, in stones too.
  const places = Math.max(1, Math.ceil(-Math.log10(fromBase((other * step) / value, unit) / 2)));
  return (
    <input
      className="gauge-handle"
      type="range"
      autoComplete="off"
      min={chart.from}
      max={chart.to}
      step={step}
      value={held ?? roundHalfAway(value, digits)}
      aria-label={presenter.nameOf(input.id)}
      aria-valuetext={text}
      onBlur={() => hold(undefined)}
      onChange={(event) => {
        const wanted = Number(event.target.value);
        hold(wanted);
        const next = roundHalfAway(fromBase((other * wanted) / value, unit), places);
        const written = input.kind.canonical(input, toBase(`${next}`, unit), unit.id);
        change((form) => withCanonical(setting, form, input, written));
      }}
    />
  );
}
