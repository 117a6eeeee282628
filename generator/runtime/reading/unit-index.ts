import { byKey } from "../by-key.ts";
import type { Unit } from "../display.ts";
import { plainCharacters } from "../plain-characters.ts";
import { endsWithWord, startsWithWord } from "./affixes.ts";

/** Ways to write a unit, its symbol first. */
export interface UnitNames {
  (unit: string): readonly string[];
  /** So many of it in the words of the language, where they are at hand; `shown` is the number as it is written. */
  readonly amount?: (unit: string, count: number, shown: string) => string | undefined;
}

interface UnitName {
  readonly unit: Unit;
  /** As `unitCharacters` leaves it, and the same in lower case. */
  readonly name: string;
  readonly lower: string;
}
/** A unit found in a text, and how long its name there is. */
export interface NamedUnit {
  readonly unit: Unit;
  readonly length: number;
  /** Other units whose names differ from what was written by capitals alone, as this one's does: MB and Mbit for `mb`. */
  readonly others?: readonly Unit[];
}

/** The names of some units, to be found in a text; the longest name is taken. */
export class UnitIndex {
  /** By the small letter they begin with, and by the one they end in: of hundreds of names, few may be where one is looked for. */
  readonly #byFirst: ReadonlyMap<string, readonly UnitName[]>;
  readonly #byLast: ReadonlyMap<string, readonly UnitName[]>;

  constructor(units: readonly Unit[], namesOf: UnitNames) {
    const names = units
      .flatMap((unit) =>
        [unit.id, unit.id.replaceAll("_", " "), ...namesOf(unit.id)].map((name) => ({
          unit,
          name: unitCharacters(name),
        })),
      )
      .filter(({ name }) => name !== "")
      .map(({ unit, name }) => ({ unit, name, lower: name.toLowerCase() }))
      .toSorted((one, other) => other.name.length - one.name.length);
    this.#byFirst = byKey(names, ({ lower }) => lower.charAt(0));
    this.#byLast = byKey(names, ({ lower }) => lower.slice(-1));
  }

  /** The unit `text` ends in. */
  atEnd(text: string): NamedUnit | undefined {
    return find(text, this.#byLast.get(text.slice(-1).toLowerCase()), endsWithWord);
  }

  /** The unit whose name begins at `at`. */
  from(text: string, at: number): NamedUnit | undefined {
    return find(text, this.#byFirst.get(text.charAt(at).toLowerCase()), (written, name) =>
      startsWithWord(written, name, at),
    );
  }
}

/** Capitals make no difference where nothing fits with them; where two units differ by them alone, both are meant. */
function find(
  text: string,
  names: readonly UnitName[] = [],
  isThere: (text: string, name: string) => boolean,
): NamedUnit | undefined {
  const exact = names.find(({ name }) => isThere(text, name));
  const textLower = text.toLowerCase();
  const alike = names.filter(
    ({ lower }) => lower.length >= (exact?.name.length ?? 0) && isThere(textLower, lower),
  );
  const [longest] = alike;
  const same = alike.filter(({ lower }) => lower.length === longest?.lower.length);
  const [unit, ...others] = new Set(same.map((each) => each.unit));
  if (exact !== undefined && (others.length > 0 || exact.name.length === longest?.lower.length))
    return { unit: exact.unit, length: exact.name.length };
  if (longest === undefined || unit === undefined) return undefined;
  return { unit, length: longest.lower.length, ...(others.length === 0 ? {} : { others }) };
}

const indexes = new WeakMap<UnitNames, WeakMap<readonly Unit[], UnitIndex>>();

/** The index of some units, made once for each list and each way to name them. */
export function unitIndex(units: readonly Unit[], namesOf: UnitNames): UnitIndex {
  const ofNames = indexes.get(namesOf) ?? new WeakMap<readonly Unit[], UnitIndex>();
  indexes.set(namesOf, ofNames);
  const index = ofNames.get(units) ?? new UnitIndex(units, namesOf);
  ofNames.set(units, index);
  return index;
}

/**
 * Text as plain characters, with the signs of feet and inches as keyboards have them, `m2` for `m²`, and without the
 * accents and vowel signs that people leave out.
 */
export function unitCharacters(text: string): string {
  return plainCharacters(text)
    .normalize("NFD")
    .replace(/[\u0300-\u036f\u0640\u064b-\u0655]/g, "")
    .replaceAll("\u00b5", "\u03bc")
    .replaceAll("\u2032", "'")
    .replace(/[\u2033\u201c\u201d]|''/g, '"')
    .replace(/(?<=\p{L})[²³]/gu, (power) => power.normalize("NFKC"));
}
