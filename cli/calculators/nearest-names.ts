import { nearest } from "../../generator/diagnostics/nearest.ts";

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
