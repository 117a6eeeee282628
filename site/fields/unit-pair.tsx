import type { ReactNode } from "react";
import { Segments, type Segment } from "./segments.tsx";

/** More letters than this do not fit side by side in the unit column. */
const mostLetters = 7;
/** Nor do more than this where the column is only as wide as a sign. */
const mostInSigns = 3;

/** Whether two short names fit side by side in the unit column. */
export function isPair(names: readonly string[]): boolean {
  return names.length === 2 && lettersOf(names) <= mostLetters;
}

/** Two units or ways side by side in the unit column. */
export function UnitPair({
  name,
  label,
  segments,
  chosen,
  onChoose,
}: {
  readonly name: string;
  readonly label: string;
  readonly segments: readonly Segment[];
  readonly chosen: string;
  readonly onChoose: (value: string) => void;
}): ReactNode {
  const isLong = lettersOf(segments.map(({ text }) => text)) > mostInSigns;
  return (
    <div role="radiogroup" aria-label={label} className={isLong ? "unit-pair unit-pair-long" : "unit-pair"}>
      <Segments name={name} segments={segments} chosen={chosen} onChoose={onChoose} />
    </div>
  );
}

/** Letters that are seen, of which those of Chinese are half as wide again: a text in its own direction has marks around it. */
function lettersOf(names: readonly string[]): number {
  const seen = names.join("").replaceAll(/[\u2068\u2069\u200E\u200F\u061C]/gu, "");
  return seen.length + seen.replaceAll(/\P{Script=Han}/gu, "").length / 2;
}
