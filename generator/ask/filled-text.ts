import type { Texts } from "../runtime/query.ts";
import { readNumber } from "../runtime/reading/read-number.ts";
import { hole, holesOf } from "./phrase.ts";

/** Whether a value that goes with a phrase holds what the phrase says: `{use} liter_per_100_kilometers`, in any cell of a row. */
export function isFilled(value: Texts[string] | undefined): boolean {
  return holesOf([value ?? ""].flat().join(" ")).length > 0;
}

/** A value that goes with a phrase, with what the phrase says in it. */
export interface FilledText {
  readonly text: string;
  /** Whether it is as it stands in links: it says numbers alone, which are no longer as someone types them. */
  readonly isCanonical: boolean;
}

/** Fills in what a phrase says, as people type it in a locale; undefined where it doesn't say all of it. */
export function filledText(
  template: string,
  typed: Readonly<Record<string, string>>,
  locale: string,
): FilledText | undefined {
  const said = holesOf(template).map((name) => typed[name]);
  if (!said.every((text) => text !== undefined)) return undefined;
  const numbers = said.map((text) => numberIn(text, locale));
  const isCanonical = numbers.every((number) => number !== undefined);
  const texts = isCanonical ? numbers : said;
  let at = 0;
  return { text: template.replace(hole, () => texts[at++] ?? ""), isCanonical };
}

/** A number in digits alone, as it stands in links. */
function numberIn(text: string, locale: string): string | undefined {
  if (!/^[\d.,]+$/.test(text)) return undefined;
  const reading = readNumber(text, locale);
  return reading.kind === "read" ? reading.text : undefined;
}
