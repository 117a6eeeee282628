/** An option of a long list. */
export interface ListedOption {
  readonly value: string;
  readonly text: string;
  /** The heading it is under. */
  readonly group?: string;
  /** What else people call it: a symbol, a code. */
  readonly also?: string;
}

/**
 * The options with what was typed in their name or in what else they are called, whatever its accents and capitals: those
 * that begin with it first, then those with a word that does. All of them while nothing is typed.
 */
export function matchingOptions(options: readonly ListedOption[], typed: string): readonly ListedOption[] {
  const wanted = plain(typed);
  if (wanted === "") return options;
  return options
    .map((option) => ({ option, rank: rankOf(plain(`${option.text}\n${option.also ?? ""}`), wanted) }))
    .filter(({ rank }) => rank < unranked)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ option }) => option);
}

const unranked = 3;

function rankOf(names: string, wanted: string): number {
  if (names.startsWith(wanted) || names.split("\n").includes(wanted)) return 0;
  const at = names.indexOf(wanted);
  if (at === -1) return unranked;
  return /[\p{L}\p{N}]/u.test(names[at - 1] ?? "") ? 2 : 1;
}

function plain(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().trim();
}
