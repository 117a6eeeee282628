import type { InputDescription, ScalarInput } from "../../generator/runtime/description.ts";
import type { FieldContext } from "../../generator/runtime/reading/field-reading.ts";
import { checkInput } from "../../generator/runtime/check-inputs.ts";
import { readingText } from "../../generator/runtime/reading/field-text.ts";
import { joinCells, type Texts } from "../../generator/runtime/query.ts";
import { readField } from "../../generator/runtime/reading/read-field.ts";
import { splitRow } from "./split-row.ts";

/** A text that could be read in two ways. */
export interface AmbiguousFlag {
  readonly at: string;
  /** How it was read and how else it could be, in the locale's writing. */
  readonly taken: string;
  readonly other: string;
  /** The canonical text of the other reading: typed so, it is read so. */
  readonly typed: string;
}
/** What was typed in a form no input has. */
export interface MisshapenFlag {
  readonly at: string;
  readonly reason: string;
}
export interface FlagTexts {
  /** Canonical where the text could be read; as typed where not, so that its problem is found with all others. */
  readonly texts: Texts;
  readonly ambiguous: readonly AmbiguousFlag[];
  readonly misshapen: readonly MisshapenFlag[];
}
/** The reader's context; the locale is that of people's own writing. */
export type FlagContext = FieldContext & {
  readonly locale: string;
  /** What is said of a flag given more than once. */
  readonly repeated: string;
};

/**
 * Flags as canonical texts. A value is read first as it stands in links and specifications (`1.5` is one and a
 * half everywhere, so that a line means the same in every language), then as people write in the locale.
 */
export function readFlags(
  inputs: readonly InputDescription[],
  given: Readonly<Record<string, readonly string[]>>,
  context: FlagContext,
): FlagTexts {
  const texts: Record<string, string | readonly string[]> = {};
  const ambiguous: AmbiguousFlag[] = [];
  const misshapen: MisshapenFlag[] = [];
  const take = (input: ScalarInput, at: string, text: string): string => {
    const reading = readFlag(input, text, context);
    if (reading.kind === "unreadable") return text;
    if (reading.ambiguity !== undefined) {
      const { taken, other } = reading.ambiguity;
      const write = (canonical: string): string => readingText(input, canonical, context.locale);
      ambiguous.push({ at, taken: write(taken), other: write(other), typed: other });
    }
    return reading.canonical;
  };
  for (const input of inputs) {
    const typed = given[input.id];
    if (typed === undefined) continue;
    if (input.type !== "rows") {
      if (typed.length > 1) misshapen.push({ at: input.id, reason: context.repeated });
      texts[input.id] = take(input, input.id, typed.at(-1) ?? "");
      continue;
    }
    const columns = input.columns.map(({ id }) => id);
    texts[input.id] = typed.flatMap((row, index) => {
      const split = splitRow(row, columns);
      if (split.kind === "unreadable") {
        misshapen.push({ at: `${input.id}.${index + 1}`, reason: split.reason });
        return [];
      }
      const cells = input.columns.map((column) => {
        const text = split.cells[column.id] ?? column.default;
        return take(column, `${input.id}.${index + 1}.${column.id}`, text);
      });
      return [joinCells(cells)];
    });
  }
  return { texts, ambiguous, misshapen };
}

/** In both ways: where they differ, the canonical one holds, and what people of the locale would mean is said. */
function readFlag(input: ScalarInput, text: string, context: FlagContext): ReturnType<typeof readField> {
  const { locale: _, repeated: __, ...canonical } = context;
  const asLink = readField(input, text, canonical);
  const asTyped = readField(input, text, context);
  if (asLink.kind !== "read") return asTyped;
  if (asTyped.kind !== "read" || asTyped.ambiguity === undefined) return asLink;
  const { taken, other } = asTyped.ambiguity;
  const ambiguity =
    asTyped.canonical === asLink.canonical ? { taken, other } : { taken: other, other: taken };
  return isPossible(input, ambiguity.other, canonical) ? { ...asLink, ambiguity } : asLink;
}

/** Whether a reading keeps the limits of the input: nobody means a rate of 3,875 percent where 40 is the most. */
function isPossible(input: ScalarInput, text: string, context: FieldContext): boolean {
  const reading = readField(input, text, context);
  if (reading.kind !== "read") return false;
  return checkInput(input, reading.value, input.id, { today: context.today, values: {} }).length === 0;
}
