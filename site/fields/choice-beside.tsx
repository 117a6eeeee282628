import type { ReactNode } from "react";
import { unitName } from "../islands/early-input.ts";
import { useTranslator } from "../words/translator-context.tsx";
import { controlId } from "./element-ids.ts";
import { Segments, type Segment } from "./segments.tsx";
import type { Field } from "./use-field.tsx";

/** More letters than this do not fit side by side in the unit column. */
const mostLetters = 7;
/** Nor do more than this where the column is only as wide as a sign. */
const mostInSigns = 3;

/**
 * What chooses a unit, or a way to fill in a field, in the unit column: two with short names side by side; else a list that
 * shows the short name of what is chosen, and opens with the whole names.
 */
export function ChoiceBeside({
  field: { place, label: fieldLabel },
  segments,
  chosen,
  onChoose,
  children,
}: {
  readonly field: Field;
  readonly segments: readonly Segment[];
  readonly chosen: string;
  readonly onChoose: (value: string) => void;
  /** The options of the list. */
  readonly children: ReactNode;
}): ReactNode {
  const label = useTranslator().t("form.unit", { label: fieldLabel });
  const name = unitName(place.at);
  const letters = lettersOf(segments.map(({ text }) => text));
  if (segments.length === 2 && letters <= mostLetters)
    return (
      <div
        role="radiogroup"
        aria-label={label}
        className={letters > mostInSigns ? "unit-pair unit-pair-long" : "unit-pair"}
      >
        <Segments name={name} segments={segments} chosen={chosen} onChoose={onChoose} />
      </div>
    );
  return (
    <span className="unit-list">
      <bdi aria-hidden="true">{segments.find(({ value }) => value === chosen)?.text ?? ""}</bdi>
      <select
        id={`${controlId(place.at)}-unit`}
        name={name}
        aria-label={label}
        value={chosen}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        {children}
      </select>
    </span>
  );
}

/** Letters that are seen, of which those of Chinese are half as wide again: a text in its own direction has marks around it. */
function lettersOf(names: readonly string[]): number {
  const seen = names.join("").replaceAll(/[\u2068\u2069\u200E\u200F\u061C]/gu, "");
  return seen.length + seen.replaceAll(/\P{Script=Han}/gu, "").length / 2;
}
