import { chartReads } from "../constructs/charts/chart.ts";
import type { ChartDescription } from "../runtime/description.ts";
import { kindOf } from "../constructs/inputs/any.ts";
import { mentions } from "../formula/index.ts";
import type { CalculatorDocument } from "../constructs/documents.ts";
import { kindOfStatement } from "../constructs/statements/any.ts";
import { parseText } from "../constructs/statements/draft.ts";
import { namedByCurrency } from "../constructs/values/currency.ts";
import type { StatementDraft } from "./statements.ts";
import type { Reporter } from "../constructs/reporter.ts";
import { diagnose, type Diagnostic } from "../diagnostics/diagnostic.ts";
import { argumentNames } from "../presentation/message.ts";
import type { SourceDocument } from "../read/source-document.ts";
import type { Words } from "../runtime/words.ts";

/**
 * Reports every constant, formula and schedule that nothing reads: it has no effect, so it should not stand there. Returns
 * the formulas that only a result which is a text of the words may name: the words say so, which are not read here.
 */
export function reportUnused(
  document: CalculatorDocument,
  drafts: readonly StatementDraft[],
  charts: readonly ChartDescription[],
  reporter: Reporter,
): readonly string[] {
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
    for (const name of namedByCurrency(output.currency)) used.add(name);
  }
  for (const input of Object.values(document.inputs)) {
    note(input.when);
    if ("aid" in input && input.aid !== undefined) used.add(input.aid);
    for (const name of kindOf(input).names?.(input) ?? []) used.add(name);
  }
  for (const { sum } of Object.values(document.groups ?? {})) if (sum !== undefined) used.add(sum);
  for (const name of namedByCurrency(document.currency)) used.add(name);
  for (const { kind, document: written } of drafts)
    for (const name of kindOfStatement({ kind }).names?.(written) ?? []) used.add(name);
  const given = drafts.flatMap(
    ({ kind, document: written }) => kindOfStatement({ kind }).gives?.(written) ?? [],
  );
  for (const [id, { when }] of Object.entries(document.refusals ?? {}))
    if (when === undefined && !given.includes(id))
      reporter.reportKey("refusal_never_given", { name: id }, ["refusals", id]);
  for (const chart of charts) for (const name of chartReads(chart)) used.add(name);
  const hasTexts = Object.values(document.outputs).some(({ text }) => text === true);
  const withoutText: string[] = [];
  for (const section of ["constants", "formulas", "schedules", "inputs"] as const) {
    for (const id of Object.keys(document[section] ?? {})) {
      if (used.has(id)) continue;
      if (section === "formulas" && hasTexts) withoutText.push(id);
      else reporter.reportKey("unused_name", { name: id }, [section, id]);
    }
  }
  return withoutText;
}

/** Reports those formulas that no such text names after all. */
export function formulasWithoutText(
  formulas: readonly string[],
  words: ReadonlyMap<string, Words>,
  source: SourceDocument,
): readonly Diagnostic[] {
  const named = new Set(
    [...words.values()].flatMap((own) =>
      Object.entries(own).flatMap(([key, message]) =>
        /(?:^|\.)outputs\.\w+\.text$/.test(key) ? argumentNames(message) : [],
      ),
    ),
  );
  return formulas.flatMap((name) =>
    named.has(name) ? [] : [diagnose("unused_name", { name }, source.placeOf(["formulas", name], "key"))],
  );
}
