/**
 * The candidate that was probably meant by `word`: the one with the fewest letters to change, one for three letters at
 * most, of several the one with the same letters in another order; else the one candidate that holds the word, or that the word holds.
 */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const limit = Math.floor(word.length / 3);
  let best: { readonly candidate: string; readonly distance: number } | undefined;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) > limit) continue;
    const distance = editDistance(word, candidate);
    if (distance > limit || (best !== undefined && distance > best.distance)) continue;
    const isNearer = best === undefined || distance < best.distance;
    if (isNearer || hasLettersOf(word, candidate)) best = { candidate, distance };
  }
  return best?.candidate ?? onlyPart(word, candidates);
}

function hasLettersOf(one: string, other: string): boolean {
  return one.split("").toSorted().join("") === other.split("").toSorted().join("");
}

/** Up to three candidates that `name` may have meant, the likeliest first. */
export function nearestNames(name: string, candidates: readonly string[]): readonly string[] {
  const found: string[] = [];
  while (found.length < 3) {
    const next = nearest(
      name,
      candidates.filter((candidate) => !found.includes(candidate)),
    );
    if (next === undefined) break;
    found.push(next);
  }
  return found;
}

/** Shorter words stand in too many others to say anything. */
const shortestPart = 4;

function onlyPart(word: string, candidates: readonly string[]): string | undefined {
  const [only, ...others] = candidates.filter(
    (candidate) => isPart(word, candidate) || isPart(candidate, word),
  );
  return others.length === 0 ? only : undefined;
}

function isPart(part: string, whole: string): boolean {
  return part.length >= shortestPart && part !== whole && whole.includes(part);
}

/** How many letters inserted, left out, replaced or swapped with their neighbor turn one word into the other. */
export function editDistance(one: string, other: string): number {
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const letter = one.charAt(row - 1);
      const counterpart = other.charAt(column - 1);
      const replaced = (last[column - 1] ?? 0) + (letter === counterpart ? 0 : 1);
      const isSwap = row > 1 && letter === other.charAt(column - 2) && one.charAt(row - 2) === counterpart;
      const swapped = isSwap ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      next.push(Math.min(replaced, swapped, (last[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    beforeLast = last;
    last = next;
  }
  return last.at(-1) ?? 0;
}
