import type { OutputDescription } from "../runtime/description.ts";
import type { TextReading } from "../words/text-readings.ts";

/** As many figures as are seen at a glance. */
const mostFirstFigures = 4;

/**
 * The results with those marked that stand right beside the answer where the author names none: the first that are no
 * part of an addition, and that the sentence of some page does not say anyway. `sentences`: what each page's sentence reads.
 */
export function withFirstFigures(
  outputs: readonly OutputDescription[],
  sentences: readonly (readonly TextReading[])[],
): readonly OutputDescription[] {
  const parts = new Set(
    outputs.flatMap((output) => (output.type === "value" ? (output.sumOf ?? []).map(({ id }) => id) : [])),
  );
  const isSaid = (id: string): boolean =>
    sentences.length > 0 &&
    sentences.every((readings) => readings.some(({ name, under }) => name === id && under.length === 0));
  const first = outputs
    .filter(
      (output) =>
        output.type === "value" && output.primary !== true && !parts.has(output.id) && !isSaid(output.id),
    )
    .slice(0, mostFirstFigures);
  return outputs.map((output) =>
    output.type === "value" && first.includes(output) ? { ...output, isKey: true } : output,
  );
}
