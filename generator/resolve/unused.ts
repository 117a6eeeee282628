import { kindOf } from "../constructs/inputs/any.ts";
import { mentions } from "../formula/index.ts";
import { parseText, type Draft } from "./formula-text.ts";
import type { Reporter } from "../constructs/reporter.ts";
import type { ResolveContext } from "./statements.ts";

/** Reports every constant, formula and schedule that nothing reads: it has no effect, so it should not stand there. */
export function reportUnused(
  { document }: ResolveContext,
  drafts: readonly Draft[],
  reporter: Reporter,
): void {
  const used = new Set<string>(drafts.flatMap(({ needs }) => needs));
  const quiet: Reporter = { ...reporter, formula: () => {} };
  const note = (text: string | number | boolean | undefined): void => {
    const parsed = text === undefined ? undefined : parseText(text, [], quiet);
    for (const { name } of parsed === undefined ? [] : mentions(parsed.tree)) used.add(name);
  };
  for (const [id, output] of Object.entries(document.outputs)) {
    used.add(id);
    note(output.value);
    note(output.when);
    if (output.unit_from !== undefined) used.add(output.unit_from);
    if (typeof output.currency === "object") used.add(output.currency.from);
  }
  for (const input of Object.values(document.inputs)) {
    note(input.when);
    for (const name of kindOf(input).names?.(input) ?? []) used.add(name);
  }
  for (const name of JSON.stringify([
    document.currency ?? "",
    document.formulas ?? {},
    document.schedules ?? {},
    document.charts ?? {},
  ]).match(/(?<="from":")\w+/g) ?? [])
    used.add(name);
  for (const chart of Object.values(document.charts ?? {})) {
    for (const name of chartNames(chart)) used.add(name);
  }
  for (const section of ["constants", "formulas", "schedules", "inputs"] as const) {
    for (const id of Object.keys(document[section] ?? {})) {
      if (!used.has(id)) reporter.report("unused_name", { name: id }, [section, id], undefined, [], "key");
    }
  }
}

function chartNames(chart: NonNullable<ResolveContext["document"]["charts"]>[string]): readonly string[] {
  switch (chart.kind) {
    case "area":
    case "line":
    case "bar":
      return [chart.over];
    case "parts":
      return chart.of;
    case "gauge":
      return [chart.value, ...Object.values(chart.keys ?? {})];
    case "triangle":
      return [...chart.sides, ...chart.angles];
  }
}
