import { labelAtStart } from "../../generator/presentation/label-text.ts";
import { flagOf } from "../../generator/presentation/command-line.ts";
import { nearestNames } from "../../generator/presentation/nearest.ts";
import type { Presenter } from "../../generator/presentation/presenter.ts";
import { plainText } from "../../generator/presentation/rich-text.ts";
import { textArgument, type Translator } from "../../generator/presentation/translator.ts";
import { unitForms } from "../../generator/presentation/unit-words.ts";
import { writtenWorking } from "../../generator/presentation/working-forms.ts";
import { workingOf } from "../../generator/presentation/working.ts";
import { openInputs } from "../../generator/presentation/variant.ts";
import type { Answer } from "../../generator/runtime/answer.ts";
import type { VariantDescription } from "../../generator/runtime/description.ts";
import { isDay } from "../../generator/runtime/iso-date.ts";
import { citationText } from "../answer/citation-text.ts";
import { jsonOtherRules, jsonProblems, type JsonAnswer, type JsonProblem } from "../answer/json-answer.ts";
import { placeOf } from "../answer/problem-place.ts";
import { solveLine, type Solved } from "../answer/solve-line.ts";
import { textAnswer, type TextOptions } from "../answer/text-answer.ts";
import { workOut } from "../answer/work-out.ts";
import { wrap } from "../answer/wrap.ts";
import { findCalculator } from "../calculators/find-calculator.ts";
import { localeProblem } from "../calculators/locales.ts";
import {
  loadCalculatorPage,
  loadTranslator,
  pageIn,
  unknownCalculator,
  type Page,
} from "../calculators/page.ts";
import { isSpecificationNewer } from "../calculators/newer-specification.ts";
import { parseLine, type CalculatorLine } from "../input/flag-command.ts";
import { withNearest, type LineProblem } from "../input/line-problem.ts";
import { readFiles } from "../input/read-files.ts";
import { readResultUnits, type ResultUnits } from "../input/result-units.ts";
import { unreadProblem } from "../input/unread-problem.ts";
import { styled, type ExitCode, type Terminal } from "../terminal.ts";
import { commandNames } from "./names.ts";
import { namesListed } from "../input/names-listed.ts";

/** Units that a message names. */
const mostUnits = 6;

/** `plainsum <calculator> --flags`: works the calculator out and shows its answer. */
export async function answerCalculator(
  name: string,
  args: readonly string[],
  preferred: Translator,
  terminal: Terminal,
): Promise<ExitCode> {
  const named = findCalculator(name);
  const refuse = (route: string, problem: LineProblem): ExitCode => {
    if (args.includes("--json")) terminal.out(`${JSON.stringify(jsonProblems(route, [problem]))}\n`);
    else terminal.note(`${wrap(problem.message, terminal.width)}\n`);
    return 2;
  };
  const ofLanguage = localeProblem(args, preferred);
  if (ofLanguage !== undefined) return refuse(name, ofLanguage);
  if (named.kind === "not_found") return refuse(name, unknownName(name, named.nearest, preferred));
  const { route } = named;
  const loaded = await loadCalculatorPage(named);
  const { translator, missing } = await loadTranslator(named, loaded.variant.slug, preferred);
  const page = pageIn(loaded, translator);
  const { calculator, variant } = page;
  const { description } = calculator;
  const labelOf = (id: string): string =>
    labelAtStart(`inputs.${id}.label`, description.inputs, variant, translator) ?? "";
  const parsed = parseLine(
    openInputs(description, variant),
    Object.keys(calculator.background.find ?? {}),
    args,
    preferred,
    labelOf,
  );
  if (parsed.kind === "misunderstood")
    return refuse(route, fixedFlag(variant, args, preferred) ?? withHelp(parsed.problem, route, preferred));
  const files = await readFiles(description.inputs, parsed.line.given, terminal.read);
  if (files.kind === "no_file") {
    const message = preferred.t("terminal.batch.no_file", { name: textArgument(files.name) });
    return refuse(route, { at: flagOf(files.id), code: "no_file", message });
  }
  if (files.kind === "unread") {
    const problem = unreadProblem(files.unread, files.name, preferred.t);
    return refuse(route, { ...problem, at: flagOf(files.id) });
  }
  const line = { ...parsed.line, given: files.given };
  const asOf = line.asOf ?? terminal.today;
  if (!isDay(asOf)) {
    const message = preferred.t("terminal.not_a_day", { text: textArgument(asOf) });
    return refuse(route, { at: "--as-of", code: "not_a_date", message });
  }
  if (line.help) {
    const { calculatorHelp } = await import("../answer/calculator-help.ts");
    terminal.out(calculatorHelp(page, terminal));
    return 0;
  }
  const units = readResultUnits(description, line.resultUnits, unitForms(translator));
  if (units.kind !== "units") return refuse(route, resultUnitProblem(units, preferred));
  const notes = [
    ...(missing === undefined ? [] : [{ at: "--locale", code: "not_translated", message: missing }]),
    ...(isSpecificationNewer(named.entry.id)
      ? [{ at: route, code: "newer_specification", message: preferred.t("terminal.newer_specification") }]
      : []),
  ];
  const found = line.solve === undefined ? undefined : solveLine(page, line, asOf);
  if (found?.kind === "problem") return refuse(route, found.problem);
  const solved = found?.kind === "solved" ? found.solved : undefined;
  const understood = { ...line, given: found?.given ?? line.given, asOf, units: units.byId, notes };
  return answerLine(page, { ...understood, ...(solved === undefined ? {} : { solved }) }, terminal);
}

/** What is wrong with a name that is no calculator: the command that was likely meant, else the calculators there are. */
function unknownName(name: string, calculators: readonly string[], preferred: Translator): LineProblem {
  const commands = nearestNames(name, commandNames);
  if (commands.length === 0) return unknownCalculator(name, calculators, preferred);
  const message = preferred.t("terminal.unknown_command", { name: textArgument(name) });
  return {
    at: "calculator",
    code: "unknown_calculator",
    message: withNearest(message, [...commands, ...calculators].slice(0, 3), preferred.t),
  };
}

/** A line that was understood, with what it is worked out with. */
interface UnderstoodLine extends CalculatorLine {
  readonly asOf: string;
  /** Units asked for, by output id. */
  readonly units: Readonly<Record<string, string>>;
  readonly notes: readonly JsonProblem[];
  /** The input that was found. */
  readonly solved?: Solved;
}

function answerLine(page: Page, line: UnderstoodLine, terminal: Terminal): ExitCode {
  const { answer, outcome, presenter, otherRules } = workOut(page, line);
  for (const { at, message } of outcome.notes)
    terminal.note(`${wrap(withPlace(at, message, page.translator), terminal.width)}\n`);
  if (line.working !== undefined && !line.json && answer.status === "answered") {
    const working = workingOf(presenter, page.calculator.stepModel, answer.used);
    terminal.out(`${writtenWorking(line.working, working, page.translator.locale)}\n`);
    return exitCodeOf(outcome);
  }
  if (line.solved !== undefined && !line.json)
    terminal.out(`${solvedText(line.solved, presenter, terminal)}\n\n`);
  if (line.json)
    terminal.out(`${JSON.stringify({ ...outcome, other_rules: jsonOtherRules(otherRules()) })}\n`);
  else {
    const { stepModel } = page.calculator;
    const options = { ...line, stepModel, aids: outcome.aids, otherRules: line.steps ? otherRules() : [] };
    showAnswer(answer, outcome.problems, presenter, options, terminal);
  }
  return exitCodeOf(outcome);
}

/** `Home price: $316,459.87`; of several values that fit, all. */
function solvedText({ input, typed }: Solved, presenter: Presenter, terminal: Terminal): string {
  const { t } = presenter.translator;
  const display = presenter.description.displays[input];
  const [first, ...others] = typed.map((value) =>
    display === undefined ? "" : presenter.show(display, value),
  );
  const line = t("terminal.at_place", {
    place: textArgument(presenter.nameOf(input)),
    message: textArgument(first ?? ""),
  });
  const all = textArgument(namesListed([first ?? "", ...others], t));
  const more =
    others.length === 0 ? "" : `\n${wrap(t("terminal.solve.several", { values: all }), terminal.width)}`;
  return `${styled(terminal, "bold", wrap(line, terminal.width))}${more}`;
}

/** `Home price (--home-price): …`. */
function withPlace(place: string, message: string, { t }: Translator): string {
  return t("terminal.at_place", { place: textArgument(place), message: textArgument(message) });
}

function showAnswer(
  answer: Answer,
  problems: readonly JsonProblem[],
  presenter: Presenter,
  options: TextOptions,
  terminal: Terminal,
): void {
  switch (answer.status) {
    case "answered":
      terminal.out(textAnswer(answer, presenter, options, terminal));
      return;
    case "invalid":
      for (const { at, also = [], message } of problems) {
        const places = namesListed(
          [at, ...also].map((field) => placeOf(field, presenter)),
          presenter.translator.t,
        );
        terminal.note(`${wrap(withPlace(places, message, presenter.translator), terminal.width)}\n`);
      }
      return;
    case "refused": {
      const { official, citations = [] } = answer.refusal;
      terminal.note(`${styled(terminal, "bold", presenter.translator.t("results.refused"))}\n`);
      terminal.note(
        `${wrap(plainText(presenter.explainRefusal(answer.refusal), "with addresses"), terminal.width)}\n`,
      );
      if (official !== undefined)
        terminal.note(`\n${wrap(official.title, terminal.width, "  ")}\n    ${official.url}\n`);
      for (const citation of citations)
        terminal.note(`\n${citationText(citation, presenter, terminal.width)}\n`);
    }
  }
}

function exitCodeOf({ status }: JsonAnswer): ExitCode {
  switch (status) {
    case "answered":
      return 0;
    case "invalid":
      return 2;
    case "refused":
      return 3;
  }
}

function withHelp(problem: LineProblem, route: string, { t }: Translator): LineProblem {
  const see = t("terminal.see", { command: textArgument(`plainsum ${route} --help`) });
  return { ...problem, message: `${problem.message}\n${see}` };
}

function resultUnitProblem(
  units: Exclude<ResultUnits, { readonly kind: "units" }>,
  { t }: Translator,
): LineProblem {
  const message =
    units.kind === "unknown_result"
      ? t("terminal.unknown_result", {
          name: textArgument(units.name),
          names: textArgument(namesListed(units.names, t)),
        })
      : t("terminal.unknown_result_unit", {
          text: textArgument(units.text),
          units: textArgument(someUnits(units.units, t)),
        });
  const near = units.kind === "unknown_unit" ? nearestNames(units.text, units.units) : [];
  return { at: "--in", code: units.kind, message: withNearest(message, near, t) };
}

/** Not all of them where there are many. */
function someUnits(units: readonly string[], t: Translator["t"]): string {
  return namesListed([...units.slice(0, mostUnits), ...(units.length > mostUnits ? ["…"] : [])], t);
}

/** Why a flag is missing, when the page fixes the input itself. */
function fixedFlag(
  { fixed, route, unasked = [] }: VariantDescription,
  args: readonly string[],
  { t }: Translator,
): LineProblem | undefined {
  const id = Object.keys(fixed).find((each) =>
    args.some((arg) => arg === flagOf(each) || arg.startsWith(`${flagOf(each)}=`)),
  );
  if (id === undefined) return undefined;
  const parts = { flag: flagOf(id), value: [fixed[id] ?? ""].flat().join(" | "), calculator: route };
  const message = t(
    unasked.includes(id) ? "terminal.not_asked" : "terminal.always",
    Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, textArgument(text)])),
  );
  return { at: "flags", code: "unknown_flag", message };
}
