import { nearestNames } from "../../generator/presentation/nearest.ts";

/** A flag as people may call it: its name without dashes before it, and its label in the language. */
export interface NamedFlag {
  readonly name: string;
  readonly label: string;
}

/** Shorter words stand in too many names to say anything, unless they are one of the words of a name: `tip` of `tip-rate`. */
const shortestWord = 4;
const mostNamed = 3;

/**
 * The flags that `typed` may have meant: those with nearly its letters, else those that share most words with it, in
 * their name or label (`price` is `home-price`). Words are alike where one begins with the other.
 */
export function nearestFlags(typed: string, flags: readonly NamedFlag[]): readonly string[] {
  const name = typed.replace(/^-+/u, "");
  const near = nearestNames(
    name,
    flags.map((flag) => flag.name),
  );
  if (near.length > 0) return near.map((each) => `--${each}`);
  const wanted = wordsOf(name);
  const scored = flags
    .map((flag) => {
      const names = wordsOf(flag.name);
      const own = [...names, ...wordsOf(flag.label)];
      const isShared = (word: string): boolean =>
        word.length < shortestWord ? names.includes(word) : own.some((other) => isAlike(word, other));
      return { flag, shared: wanted.filter(isShared).length };
    })
    .filter(({ shared }) => shared > 0)
    .toSorted((one, other) => other.shared - one.shared);
  const most = scored[0]?.shared;
  return scored
    .filter(({ shared }) => shared === most)
    .slice(0, mostNamed)
    .map(({ flag }) => `--${flag.name}`);
}

function wordsOf(text: string): readonly string[] {
  return text
    .normalize("NFD")
    .replaceAll(/\p{Mark}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);
}

function isAlike(word: string, other: string): boolean {
  return (
    word === other || (other.length >= shortestWord && (word.startsWith(other) || other.startsWith(word)))
  );
}
