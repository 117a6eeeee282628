import type { Texts } from "../../generator/runtime/query.ts";

/** As many answers are kept beside the present one. */
export const mostPins = 2;

/** The parameter for each answer that is kept; a dot keeps it apart from every input. */
const pinName = "pin.";

/** The answers an address keeps, each as the query of its inputs. */
export function pinsIn(search: string): readonly string[] {
  return [...new URLSearchParams(search)]
    .filter(([name]) => name.startsWith(pinName))
    .map(([, query]) => query)
    .slice(0, mostPins);
}

/** Whether a parameter keeps an answer. */
export function isPin(name: string): boolean {
  return name.startsWith(pinName);
}

/** What an address must hold to keep answers as well. */
export function withPins(texts: Texts, pins: readonly string[]): Texts {
  return { ...texts, ...Object.fromEntries(pins.map((query, index) => [`${pinName}${index + 1}`, query])) };
}
