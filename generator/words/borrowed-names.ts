import { fingerprint } from "../read/fingerprint.ts";
import type { LocaleEntry } from "../constructs/shared-specs.ts";
import type { Message } from "../runtime/words.ts";
import { nameOfOption, type OptionNames } from "./shared-words.ts";

/** The options a calculator asked the shared words for: when one of their names changes, it is made again. */
export interface BorrowedNames {
  /** By locale id. */
  readonly asked: Readonly<Record<string, readonly string[]>>;
  /** Of the names themselves. */
  readonly fingerprint: string;
}

/** The shared names of options, and a note of those that were asked for. */
export interface NameLender {
  readonly sharedName: (option: string, locale: LocaleEntry) => Message | undefined;
  readonly borrowed: () => BorrowedNames;
}

export function createNameLender(locales: readonly LocaleEntry[], names: OptionNames): NameLender {
  const asked = new Map<string, Set<string>>();
  return {
    sharedName: (option, locale) => {
      asked.set(locale.id, (asked.get(locale.id) ?? new Set()).add(option));
      return nameOfOption(option, locale, names);
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
