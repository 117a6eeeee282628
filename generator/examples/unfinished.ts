/** What a specification that works may still lack: the tests of all calculators ask for it too. */
import { canBeLookedUp, isPrimary } from "../constructs/results/example.ts";
import { diagnose, type Diagnostic } from "../diagnostics/diagnostic.ts";
import { listed } from "../diagnostics/listed.ts";
import { answerTo } from "../presentation/judge-example.ts";
import type { SourceDocument } from "../read/source-document.ts";
import type { CalculatorModel, ExampleModel } from "../resolve/model.ts";
import type { Calculator, CalculatorDescription, VariantDescription } from "../runtime/description.ts";
import { problemClause } from "./problem-clause.ts";

/** Examples from an agency, a statute, a standard, a textbook, a maker or an author's table. */
export const leastPrimary = 3;
/** Days a page may be opened on; a default may be the current day. */
export const openingDays = ["2026-11-21", "2027-01-31", "2028-02-29"];

/** What the examples rest on, what a page of law begins with, and whether each page opens with an answer. */
export function unfinished(
  model: CalculatorModel,
  program: Calculator,
  source: SourceDocument,
): readonly Diagnostic[] {
  return [
    ...sourcesOf(model, source),
    ...(model.background.notice === "legal" ? beginningsOf(model, source) : []),
    ...firstAnswers(model, program, source),
  ];
}

function sourcesOf(
  { examples, background: { notice } }: CalculatorModel,
  source: SourceDocument,
): readonly Diagnostic[] {
  const answered = examples.filter(({ outcome }) => outcome.kind !== "problems");
  const primary = answered.filter(({ kind }) => isPrimary(kind));
  const at = ([first]: readonly ExampleModel[]): ReturnType<SourceDocument["placeOf"]> =>
    source.placeOf(["examples", first === undefined ? 0 : examples.indexOf(first), "source"], "value");
  const unnamed = answered.filter(({ kind }) => kind === undefined);
  const nowhere =
    notice === "legal"
      ? []
      : primary.filter(
          ({
            kind,
            description: {
              source: { title, url },
            },
          }) => !canBeLookedUp({ title, ...(url === undefined ? {} : { url }), kind }),
        );
  return [
    ...(unnamed.length === 0 ? [] : [diagnose("source_kind", { examples: namesOf(unnamed) }, at(unnamed))]),
    ...(primary.length >= leastPrimary
      ? []
      : [
          diagnose(
            "few_sources",
            { count: primary.length, least: leastPrimary },
            source.placeOf(["examples"], "key"),
          ),
        ]),
    ...(nowhere.length === 0
      ? []
      : [diagnose("source_address", { examples: namesOf(nowhere) }, at(nowhere))]),
  ];
}

function namesOf(examples: readonly ExampleModel[]): string {
  return listed(examples.map(({ description: { id } }) => `\`${id}\``));
}

function beginningsOf(
  { description, background: { variants } }: CalculatorModel,
  source: SourceDocument,
): readonly Diagnostic[] {
  const place = (id: string): ReturnType<SourceDocument["placeOf"]> =>
    source.placeOf(["inputs", id, "default"], "value");
  return [
    ...fixedDays(description, variants).map((id) => diagnose("legal_day", { name: id }, place(id))),
    ...assumedYes(description, variants).map((id) => diagnose("legal_yes", { name: id }, place(id))),
  ];
}

/** Inputs that begin with a day that is written down. */
export function fixedDays(
  { inputs }: Pick<CalculatorDescription, "inputs">,
  variants: readonly VariantDescription[],
): readonly string[] {
  return inputs.flatMap((input) => {
    const columns = input.type === "rows" ? input.columns : [input];
    return columns.flatMap((column) => {
      if (column.type !== "date") return [];
      const days = [column.default, ...variants.map(({ defaults }) => defaults[input.id])];
      return days.some((day) => day !== undefined && day !== "today" && day !== "") ? [column.id] : [];
    });
  });
}

/** Questions that are answered with yes by themselves. */
export function assumedYes(
  { inputs }: Pick<CalculatorDescription, "inputs">,
  variants: readonly VariantDescription[],
): readonly string[] {
  const defaults = [
    ...inputs
      .flatMap((input) => (input.type === "rows" ? input.columns : [input]))
      .map((input) => [input.id, input.default] as const),
    ...variants.flatMap((variant) => Object.entries(variant.defaults)),
  ];
  return [...new Set(defaults.flatMap(([id, text]) => (text === "yes" ? [id] : [])))];
}

function firstAnswers(
  { background, stepModel, description: { displays } }: CalculatorModel,
  program: Calculator,
  source: SourceDocument,
): readonly Diagnostic[] {
  return background.variants.flatMap(({ slug }) => {
    for (const today of openingDays) {
      const answer = answerTo({ ...program, background, stepModel }, { variant: slug, given: {}, today });
      if (answer.status !== "invalid") continue;
      const reasons = answer.problems.map((problem) => problemClause(problem, displays)).join(", ");
      const place = source.placeOf(["variants", slug], "key");
      return [diagnose("first_answer", { page: slug, day: today, reasons }, place)];
    }
    return [];
  });
}
