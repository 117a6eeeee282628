import type { UsedSource } from "./answer.ts";

/** Each source once, in the order they were first used: rows that look up the same row note it each. */
export function distinctSources(used: readonly UsedSource[]): readonly UsedSource[] {
  return [...new Map(used.map((source) => [JSON.stringify(source), source])).values()];
}
