import { evaluate } from "../../generator/presentation/evaluation.ts";
import { inputIdAt } from "../../generator/presentation/problem-text.ts";
import { unitForms } from "../../generator/presentation/unit-words.ts";
import { plainText } from "../../generator/presentation/rich-text.ts";
import { flagOf } from "../../generator/presentation/command-line.ts";
import { openInputs } from "../../generator/presentation/variant.ts";
import { locales } from "../../generated/catalog.ts";
import type { Answer } from "../../generator/runtime/answer.ts";
import type { CalculatorDescription, VariantDescription } from "../../generator/runtime/description.ts";
import { isDay } from "../../generator/runtime/iso-date.ts";
import { jsonAnswer, jsonProblems, type JsonAnswer, type JsonProblem } from "../answer/json-answer.ts";
import { createPresenter, type Presenter } from "../../generator/presentation/presenter.ts";
import { textArgument } from "../../generator/presentation/translator.ts";
import { citationText } from "../answer/citation-text.ts";
import { textAnswer } from "../answer/text-answer.ts";
import { wrap } from "../answer/wrap.ts";
import { defaultLocale, findCalculator, findLocale } from "../calculators/find-calculator.ts";
import { loadCalculatorPage, loadTranslator, unknownCalculatorText, type Page } from "../calculators/page.ts";
import { parseLine, type CalculatorLine } from "../input/flag-command.ts";
import { readFlags } from "../input/read-flags.ts";
import { styled, type ExitCode, type Terminal } from "../terminal.ts";

/** `plainsum <calculator> --flags`: works the calculator out and shows its answer. */
export async function answerCalculator(
  name: string,
  args: readonly string[],
  terminal: Terminal,
): Promise<ExitCode> {
  const found = findCalculator(name);
  const json = args.includes("--json");
  if (found.kind === "not_found") {
    return misunderstood(
      name,
      "calculator",
      "unknown_calculator",
      unknownCalculatorText(name, found.nearest),
      json,
      terminal,
    );
  }
  const { calculator, variant } = await loadCalculatorPage(found);
  const { description } = calculator;
  const inputs = openInputs(description, variant);
  const parsed = parseLine(found.route, inputs, args);
  const refuse = (at: string, code: string, reason: string): ExitCode =>
    misunderstood(found.route, at, code, reason, json, terminal);
  if (parsed.kind === "misunderstood")
    return refuse(
      "flags",
      "unknown_flag",
      fixedFlagText(variant, args) ?? `${parsed.reason}\nSee plainsum ${found.route} --help.`,
    );
  const { line } = parsed;
  const locale = line.locale === undefined ? defaultLocale() : findLocale(line.locale);
  if (locale === undefined)
    return refuse(
      "--locale",
      "unknown_locale",
      `There is no language "${line.locale ?? ""}"; there are ${locales.map(({ id }) => id).join(", ")}`,
    );
  const today = line.asOf ?? terminal.today;
  if (!isDay(today))
    return refuse("--as-of", "not_a_date", `--as-of ${today} is not a day written as YYYY-MM-DD`);
  const page = {
    route: found.route,
    calculator,
    variant,
    translator: await loadTranslator(found, variant.slug, locale, terminal),
  };
  if (line.help) {
    const { calculatorHelp } = await import("../answer/calculator-help.ts");
    terminal.out(calculatorHelp(found.route, description, variant, page.translator, terminal));
    return 0;
  }
  return answerLine(page, line, today, terminal);
}

function answerLine(
  { route, calculator, variant, translator }: Page,
  line: CalculatorLine,
  today: string,
  terminal: Terminal,
): ExitCode {
  const { description } = calculator;
  const { locale, t } = translator;
  const flags = readFlags(openInputs(description, variant), line.given, {
    today,
    locale: locale.tag,
    unitNames: unitForms(translator),
  });
  const { read, answer: whole } = evaluate(calculator, variant, flags.texts, { today });
  const misshapen: readonly JsonProblem[] = flags.misshapen.map(({ at, reason }) => ({
    at,
    code: "misshapen",
    message: reason,
  }));
  const isMisshapen = (at: string): boolean =>
    misshapen.some((other) => inputIdAt(other.at) === inputIdAt(at));
  const answer: Answer =
    misshapen.length === 0
      ? whole
      : { status: "invalid", problems: read.problems.filter(({ at }) => !isMisshapen(at)) };
  const presenter = createPresenter(description, { read, answer }, translator);

  for (const { at, taken, other } of flags.ambiguous) {
    terminal.note(
      `${flagOf(inputIdAt(at))}: ${t("form.read_as", { text: textArgument(taken) })}; type ${other} if you meant that\n`,
    );
  }
  for (const id of Object.keys(line.given)) {
    if (read.visible[id] === false) terminal.note(`${flagOf(id)} has no effect with these values\n`);
  }
  const outcome = withProblems(jsonAnswer(route, answer, description.outputs, presenter), misshapen);
  if (line.json) terminal.out(`${JSON.stringify(outcome)}\n`);
  else showAnswer(answer, outcome, presenter, description, line, terminal);
  return exitCodeOf(outcome);
}

function showAnswer(
  answer: Answer,
  outcome: JsonAnswer,
  presenter: Presenter,
  description: CalculatorDescription,
  line: CalculatorLine,
  terminal: Terminal,
): void {
  switch (answer.status) {
    case "answered":
      terminal.out(textAnswer(description, answer, presenter, line, terminal));
      return;
    case "invalid":
      for (const { at, also = [], message } of outcome.problems)
        terminal.note(`${[at, ...also].map((field) => placeOf(field, presenter)).join(", ")}: ${message}\n`);
      return;
    case "refused": {
      const { citation } = answer.refusal;
      terminal.note(`${styled(terminal, "bold", presenter.translator.t("results.refused"))}\n`);
      terminal.note(
        `${wrap(plainText(presenter.explainRefusal(answer.refusal), "with addresses"), terminal.width)}\n`,
      );
      if (citation !== undefined) terminal.note(`\n${citationText(citation, presenter, terminal.width)}\n`);
    }
  }
}

/** `Home price (--home-price)`, or for a cell `Grades (--grades), 3, score`. */
function placeOf(at: string, presenter: Presenter): string {
  const [, row, column] = at.split(".");
  const id = inputIdAt(at);
  const name = `${presenter.text(`inputs.${id}.label`) ?? presenter.nameOf(id)} (${flagOf(id)})`;
  if (row === undefined || column === undefined) return name;
  return `${name}, ${presenter.translator.t("form.row", { number: textArgument(row) })}, ${presenter.text(`inputs.${id}.columns.${column}.label`) ?? column}`;
}

function withProblems(outcome: JsonAnswer, more: readonly JsonProblem[]): JsonAnswer {
  return more.length === 0 ? outcome : { ...outcome, problems: [...more, ...outcome.problems] };
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

/** A line that could not be understood: exit code 2 and the reason, as JSON too where that was asked for. */
function misunderstood(
  calculator: string,
  at: string,
  code: string,
  message: string,
  json: boolean,
  terminal: Terminal,
): ExitCode {
  if (json) terminal.out(`${JSON.stringify(jsonProblems(calculator, [{ at, code, message }]))}\n`);
  else terminal.note(`${message}\n`);
  return 2;
}

/** Why a flag is missing, when the page fixes the input itself. */
function fixedFlagText({ fixed, route }: VariantDescription, args: readonly string[]): string | undefined {
  const id = Object.keys(fixed).find((each) =>
    args.some((arg) => arg === flagOf(each) || arg.startsWith(`${flagOf(each)}=`)),
  );
  return id === undefined ? undefined : `${flagOf(id)} is always ${fixed[id] ?? ""} in ${route}`;
}
