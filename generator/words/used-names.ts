import { fingerprint } from "../read/fingerprint.ts";
import type { LocaleEntry } from "../constructs/shared-specs.ts";
import type { SharedNames } from "./compile-words.ts";
import { nameOfOption, type OptionNames } from "./shared-words.ts";

/** The options a calculator asked the shared words for: when one of their names changes, it is made again. */
export interface UsedNames {
  /** By locale id. */
  readonly requested: Readonly<Record<string, readonly string[]>>;
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
export interface NameTracker extends SharedNames {
  readonly usedNames: () => UsedNames;
}

export function createNameTracker(locales: readonly LocaleEntry[], names: OptionNames): NameTracker {
  const requested = new Map<string, Set<string>>();
  const { nameOf, keysIn, areKnown } = sharedNames(names);
  return {
    keysIn,
    areKnown,
    nameOf: (option, locale) => {
      requested.set(locale.id, (requested.get(locale.id) ?? new Set()).add(option));
      return nameOf(option, locale);
    },
    usedNames: () => {
      const options = Object.fromEntries([...requested].map(([id, set]) => [id, [...set]]));
      return { requested: options, fingerprint: fingerprintOf(options, locales, names) };
    },
  };
}

/** Whether every name that was asked for is still the same. */
export function areNamesSame(
  { requested, fingerprint: before }: UsedNames,
  locales: readonly LocaleEntry[],
  names: OptionNames,
): boolean {
  return fingerprintOf(requested, locales, names) === before;
}

function fingerprintOf(
  requested: UsedNames["requested"],
  locales: readonly LocaleEntry[],
  names: OptionNames,
): string {
  const found = locales.map((locale) =>
    (requested[locale.id] ?? []).map((option) => nameOfOption(option, locale, names) ?? null),
  );
  return fingerprint([], JSON.stringify(found));
}
