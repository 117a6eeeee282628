import { fingerprint } from "../read/fingerprint.ts";
import type { LocaleEntry } from "../constructs/shared-specs.ts";
import type { SharedNames } from "./compile-words.ts";
import { nameOfOption, type OptionNames } from "./shared-words.ts";

/** The options a calculator asked the shared words for: when one of their names changes, it is made again. */
export interface BorrowedNames {
  /** By locale id. */
  readonly asked: Readonly<Record<string, readonly string[]>>;
  /** Of the names themselves. */
  readonly fingerprint: string;
}

/** The shared names of options. */
export function sharedNames(names: OptionNames): SharedNames {
  return {
    nameOf: (option, locale) => nameOfOption(option, locale, names),
    keysIn: (group, { id }) => Object.keys(names[id] ?? {}).filter((key) => key.startsWith(`${group}.`)),
    areKnown: ({ id }) => names[id] !== undefined,
  };
}

/** The same, and a note of those that were asked for. */
export interface NameLender extends SharedNames {
  readonly borrowed: () => BorrowedNames;
}

export function createNameLender(locales: readonly LocaleEntry[], names: OptionNames): NameLender {
  const asked = new Map<string, Set<string>>();
  const { nameOf, keysIn, areKnown } = sharedNames(names);
  return {
    keysIn,
    areKnown,
    nameOf: (option, locale) => {
      asked.set(locale.id, (asked.get(locale.id) ?? new Set()).add(option));
      return nameOf(option, locale);
    },
    borrowed: () => {
      const options = Object.fromEntries([...asked].map(([id, set]) => [id, [...set]]));
      return { asked: options, fingerprint: fingerprintOf(options, locales, names) };
    },
  };
}

/** Whether every name that was asked for is still the same. */
export function areNamesSame(
  { asked, fingerprint: before }: BorrowedNames,
  locales: readonly LocaleEntry[],
  names: OptionNames,
): boolean {
  return fingerprintOf(asked, locales, names) === before;
}

function fingerprintOf(
  asked: BorrowedNames["asked"],
  locales: readonly LocaleEntry[],
  names: OptionNames,
): string {
  const found = locales.map((locale) =>
    (asked[locale.id] ?? []).map((option) => nameOfOption(option, locale, names) ?? null),
  );
  return fingerprint([], JSON.stringify(found));
}
