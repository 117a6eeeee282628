import { nearestNames } from "../../generator/presentation/nearest.ts";
import type { Translator } from "../../generator/presentation/translator.ts";
import { unitForms } from "../../generator/presentation/unit-words.ts";
import { isDay } from "../../generator/runtime/iso-date.ts";
import { isSpecificationNewer } from "../calculators/newer-specification.ts";
import type { OpenedPage } from "../calculators/page.ts";
import type { CalculatorLine } from "../input/flag-command.ts";
import { withNearest, type LineProblem } from "../input/line-problem.ts";
import { namesListed } from "../input/names-listed.ts";
import { readResultUnits, type ResultUnits } from "../input/result-units.ts";
import { jsonOtherRules, type JsonAnswer } from "./json-answer.ts";
import { solveLine } from "./solve-line.ts";
import { workOut, type LineOutcome } from "./work-out.ts";

/** An answer to a line, with the units asked for, by output id. */
export interface AnsweredLine extends LineOutcome {
  readonly kind: "answered";
  readonly units: Readonly<Record<string, string>>;
}
/** What a line asks of a calculator, told apart but not read yet. */
export type AskedLine = Pick<CalculatorLine, "given" | "all" | "asOf" | "resultUnits" | "solve" | "targets">;

/** Units that a message names. */
const mostUnits = 6;

/** Works a calculator out for texts as they were typed; `today` holds where the line names no other day. */
export function answerLine(
  { page, missing }: OpenedPage,
  line: AskedLine,
  preferred: Translator,
  today: string,
): AnsweredLine | { readonly kind: "problem"; readonly problem: LineProblem } {
  const { route, calculator, translator } = page;
  const { description } = calculator;
  const asOf = line.asOf ?? today;
  if (!isDay(asOf)) {
    const message = preferred.t("terminal.not_a_day", { text: asOf });
    return { kind: "problem", problem: { at: "--as-of", code: "not_a_date", message } };
  }
  const units = readResultUnits(description, line.resultUnits, unitForms(translator));
  if (units.kind !== "units") return { kind: "problem", problem: resultUnitProblem(units, preferred) };
  const notes = [
    ...(missing === undefined ? [] : [{ at: "--locale", code: "not_translated", message: missing }]),
    ...(isSpecificationNewer(description.id)
      ? [{ at: route, code: "newer_specification", message: preferred.t("terminal.newer_specification") }]
      : []),
  ];
  const found = line.solve === undefined ? undefined : solveLine(page, line, asOf);
  if (found?.kind === "problem") return found;
  const solved = found?.kind === "solved" ? { solved: found.solved } : {};
  const given = found?.given ?? line.given;
  const outcome = workOut(page, { given, all: line.all, asOf, units: units.byId, notes, ...solved });
  return { ...outcome, kind: "answered", units: units.byId };
}

/** What `--json` prints of it. */
export function jsonOfLine({ outcome, otherRules }: AnsweredLine): JsonAnswer {
  return { ...outcome, other_rules: jsonOtherRules(otherRules()) };
}

function resultUnitProblem(
  units: Exclude<ResultUnits, { readonly kind: "units" }>,
  { t }: Translator,
): LineProblem {
  const message =
    units.kind === "unknown_result"
      ? t("terminal.unknown_result", {
          name: units.name,
          names: namesListed(units.names, t),
        })
      : units.units.length === 0
        ? t("terminal.no_result_units")
        : t("terminal.unknown_result_unit", {
            text: units.text,
            units: someUnits(units.units, t),
          });
  const near = units.kind === "unknown_unit" ? nearestNames(units.text, units.units) : [];
  return { at: "--in", code: units.kind, message: withNearest(message, near, t) };
}

/** Not all of them where there are many. */
function someUnits(units: readonly string[], t: Translator["t"]): string {
  return namesListed([...units.slice(0, mostUnits), ...(units.length > mostUnits ? ["…"] : [])], t);
}
