import type { UsedSource } from "./answer.ts";

/** Each source once, in the order they were first used: rows that look up the same row note it each. */
export function distinctSources(used: readonly UsedSource[]): readonly UsedSource[] {
  const distinct: UsedSource[] = [];
  const byFormula = new Map<string, { readonly first: UsedSource; texts?: Set<string> }>();
  for (const source of used) {
    const known = byFormula.get(source.formula);
    if (known === undefined) {
      byFormula.set(source.formula, { first: source });
      distinct.push(source);
      continue;
    }
    // Most formulas look up once: only those that do so again are compared.
    known.texts ??= new Set([JSON.stringify(known.first)]);
    const text = JSON.stringify(source);
    if (known.texts.has(text)) continue;
    known.texts.add(text);
    distinct.push(source);
  }
  return distinct;
}
