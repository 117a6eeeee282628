import { unitCharacters } from "./unit-index.ts";

/** What a plus stands before, or a minus with room around it: that of -1:30 is a sign, and that of 9-5 is none. */
const signed = /(?<=\S)\s*(\+)\s*(?=\S)|(?<=\S)\s+(-)\s+(?=\S)/u;

/** The durations of a sum, with the signs between them: 2:45, +, 1 h 20 min. */
export function signedDurations(text: string): readonly string[] {
  return text.split(signed).filter((piece) => piece !== undefined);
}

/** Whether a text has durations to be added up or taken away. */
export function isSum(text: string): boolean {
  return signed.test(unitCharacters(text));
}
