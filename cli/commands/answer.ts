import { labelAtStart } from "../../generator/presentation/label-text.ts";
import { flagOf } from "../../generator/presentation/command-line.ts";
import { nearestNames } from "../../generator/presentation/nearest.ts";
import type { Presenter } from "../../generator/presentation/presenter.ts";
import { plainText } from "../../generator/presentation/rich-text.ts";
import type { Translator } from "../../generator/presentation/translator.ts";
import { writtenWorking } from "../../generator/presentation/working-forms.ts";
import { workingOf } from "../../generator/presentation/working.ts";
import { openInputs } from "../../generator/presentation/variant.ts";
import type { Answer } from "../../generator/runtime/answer.ts";
import type { VariantDescription } from "../../generator/runtime/description.ts";
import { citationText } from "../answer/citation-text.ts";
import { answerLine, jsonOfLine, type AnsweredLine } from "../answer/answer-line.ts";
import { jsonProblems, type JsonAnswer, type JsonProblem } from "../answer/json-answer.ts";
import { placeOf } from "../answer/problem-place.ts";
import type { Solved } from "../answer/solve-line.ts";
import { textAnswer, type TextOptions } from "../answer/text-answer.ts";
import { wrap } from "../answer/wrap.ts";
import { findCalculator, hasPagesBelow } from "../calculators/find-calculator.ts";
import { localeProblem } from "../calculators/locales.ts";
import { openPage, unknownCalculator, type Page } from "../calculators/page.ts";
import { parseLine, type CalculatorLine } from "../input/flag-command.ts";
import { withNearest, type LineProblem } from "../input/line-problem.ts";
import { readFiles } from "../input/read-files.ts";
import { unreadProblem } from "../input/unread-problem.ts";
import { styled, type ExitCode, type Terminal } from "../terminal.ts";
import { list } from "./list.ts";
import { commandNames } from "./names.ts";
import { namesListed } from "../input/names-listed.ts";

/** `plainsum <calculator> --flags`: works the calculator out and shows its answer. Of a category or a place, its calculators. */
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
  const asksNothing = args.every((arg) => arg === "--json");
  if (named.kind === "not_found" && asksNothing && hasPagesBelow(name))
    return list(name, preferred, args.includes("--json"), terminal);
  if (named.kind === "not_found") return refuse(name, unknownName(name, named.nearest, preferred));
  const { route } = named;
  const opened = await openPage(named, preferred);
  const { page } = opened;
  const { calculator, variant, translator } = page;
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
    const message = preferred.t("terminal.batch.no_file", { name: files.name });
    return refuse(route, { at: flagOf(files.id), code: "no_file", message });
  }
  if (files.kind === "unread") {
    const problem = unreadProblem(files.unread, files.name, preferred.t);
    return refuse(route, { ...problem, at: flagOf(files.id) });
  }
  const line = { ...parsed.line, given: files.given };
  if (line.help) {
    const { calculatorHelp } = await import("../answer/calculator-help.ts");
    terminal.out(calculatorHelp(page, terminal));
    return 0;
  }
  const answered = answerLine(opened, line, preferred, terminal.today);
  if (answered.kind === "problem") return refuse(route, answered.problem);
  const { region } = named.entry;
  // Other places have other laws under the same name: what is said without a place is answered with it.
  const say = answered.outcome.status === "answered" ? terminal.out : terminal.note;
  if (region !== undefined && !name.split("/").includes(region) && !line.json)
    say(`${wrap(answered.presenter.text("title") ?? route, terminal.width)}\n\n`);
  showLine(page, line, answered, terminal);
  return exitCodeOf(answered.outcome);
}

/** What is wrong with a name that is no calculator: the command that was likely meant, else the calculators there are. */
function unknownName(name: string, calculators: readonly string[], preferred: Translator): LineProblem {
  const commands = nearestNames(name, commandNames);
  if (commands.length === 0) return unknownCalculator(name, calculators, preferred);
  const message = preferred.t("terminal.unknown_command", { name });
  return {
    at: "calculator",
    code: "unknown_calculator",
    message: withNearest(message, [...commands, ...calculators].slice(0, 3), preferred.t),
  };
}

function showLine(page: Page, line: CalculatorLine, answered: AnsweredLine, terminal: Terminal): void {
  const { answer, outcome, presenter, otherRules } = answered;
  const { solved } = outcome;
  for (const { at, message } of outcome.notes)
    terminal.note(`${wrap(withPlace(at, message, page.translator), terminal.width)}\n`);
  if (line.json) return terminal.out(`${JSON.stringify(jsonOfLine(answered))}\n`);
  if (line.working !== undefined && answer.status === "answered") {
    const working = workingOf(presenter, page.calculator.stepModel, answer.used);
    return terminal.out(`${writtenWorking(line.working, working, page.translator.locale)}\n`);
  }
  if (solved !== null) terminal.out(`${solvedText(solved, presenter, terminal)}\n\n`);
  const { stepModel } = page.calculator;
  const { units } = answered;
  const options = {
    ...line,
    units,
    stepModel,
    aids: outcome.aids,
    otherRules: line.steps ? otherRules() : [],
  };
  return showAnswer(answer, outcome.problems, presenter, options, terminal);
}

/** `Home price: $316,459.87`; of several values that fit, all. */
function solvedText({ input, typed }: Solved, presenter: Presenter, terminal: Terminal): string {
  const { t } = presenter.translator;
  const display = presenter.description.displays[input];
  const [first, ...others] = typed.map((value) =>
    display === undefined ? "" : presenter.show(display, value),
  );
  const line = t("terminal.at_place", {
    place: presenter.nameOf(input),
    message: first ?? "",
  });
  const all = namesListed([first ?? "", ...others], t);
  const more =
    others.length === 0 ? "" : `\n${wrap(t("terminal.solve.several", { values: all }), terminal.width)}`;
  return `${styled(terminal, "bold", wrap(line, terminal.width))}${more}`;
}

/** `Home price (--home-price): …`. */
function withPlace(place: string, message: string, { t }: Translator): string {
  return t("terminal.at_place", { place, message });
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
  const see = t("terminal.see", { command: `plainsum ${route} --help` });
  return { ...problem, message: `${problem.message}\n${see}` };
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
  const message = t(unasked.includes(id) ? "terminal.not_asked" : "terminal.always", parts);
  return { at: "flags", code: "unknown_flag", message };
}
