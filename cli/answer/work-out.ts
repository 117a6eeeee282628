import { flagOf } from "../../generator/presentation/command-line.ts";
import { evaluator, valuesOf, type Evaluation } from "../../generator/presentation/evaluation.ts";
import { nearestNames } from "../../generator/presentation/nearest.ts";
import { otherRules, type OtherRules } from "../../generator/presentation/other-rules.ts";
import { createPresenter, type Presenter } from "../../generator/presentation/presenter.ts";
import { inputAt, inputIdAt, limitCodes } from "../../generator/presentation/problem-text.ts";
import type { Translator } from "../../generator/presentation/translator.ts";
import { typedUnits } from "../../generator/presentation/typed-unit.ts";
import { unitForms } from "../../generator/presentation/unit-words.ts";
import { optionsIn } from "../../generator/runtime/chosen.ts";
import type { Answer, Problem } from "../../generator/runtime/answer.ts";
import type { CalculatorDescription } from "../../generator/runtime/description.ts";
import { otherParts } from "../../generator/runtime/parts-of-one.ts";
import type { UnitNames } from "../../generator/runtime/reading/unit-index.ts";
import type { Page } from "../calculators/page.ts";
import type { CalculatorLine } from "../input/flag-command.ts";
import {
  choiceFlag,
  applyImpliedChoices,
  type AppliedChoices,
  type Choice,
  type IdleFlag,
} from "../../generator/ask/implied-choices.ts";
import { withNearest } from "../input/line-problem.ts";
import { flagReader, type FlagTexts } from "../input/read-flags.ts";
import { unitMessage } from "../input/unit-message.ts";
import type { Solved } from "./solve-line.ts";
import { followedUnits } from "../../generator/presentation/followed-units.ts";
import type { Texts } from "../../generator/runtime/query.ts";
import { readInputs } from "../../generator/runtime/reading/read-inputs.ts";
import { choicesSaid } from "../input/choices-said.ts";
import { jsonAnswer, type JsonAnswer, type JsonProblem } from "./json-answer.ts";
import { namesListed } from "../input/names-listed.ts";

/** What an answer is worked out from: a line that was understood, or a row of a table. */
export interface UnderstoodInputs {
  /** Typed texts by input id. */
  readonly given: CalculatorLine["given"];
  /** `YYYY-MM-DD`. */
  readonly asOf: string;
  /** Units asked for, by output id. */
  readonly units: Readonly<Record<string, string>>;
  /** What is to be said before anything else. */
  readonly notes: readonly JsonProblem[];
  /** Every step, not only those that decide. */
  readonly all: boolean;
  /** The input that was found from a result. */
  readonly solved?: Solved;
}
/** What texts were read as and what the calculator answers to them: everything but words. */
export interface EvaluatedLine extends Evaluation {
  readonly flags: FlagTexts;
  readonly applied: AppliedChoices;
  /** What is wrong with the flags themselves. */
  readonly ofFlags: readonly JsonProblem[];
}
/** An answer, and all there is to say of it. */
export interface LineOutcome {
  readonly answer: Answer;
  readonly outcome: JsonAnswer;
  readonly presenter: Presenter;
  /** What the law before and after gives, worked out for who wants to see it. */
  readonly otherRules: () => readonly OtherRules[];
}

/** Reads typed texts on a page and works the calculator out, on a day: the same for every row of a table. */
export interface LineReader {
  readonly asOf: string;
  readonly unitNames: UnitNames;
  readonly evaluate: (given: UnderstoodInputs["given"]) => EvaluatedLine;
}

/** Beside an answer, a flag without an effect is a problem like a wrong value. */
export function lineReader(page: Page, asOf: string): LineReader {
  const { calculator, variant, translator } = page;
  const { locale, t } = translator;
  const unitNames = unitForms(translator);
  const readFlags = flagReader({ calculator, variant }, { today: asOf, locale: locale.tag, unitNames, t });
  const evaluate = evaluator(calculator, variant, { today: asOf });
  /** A line with a flag that is misshapen or, as typed, has no effect. */
  const applyChoices = (
    flags: FlagTexts,
    asTyped: Evaluation,
    isTyped: (id: string) => boolean,
  ): EvaluatedLine => {
    const isAsTyped = areAllSeen(flags, asTyped);
    const found = isAsTyped
      ? { texts: flags.texts, implied: [], idle: [] }
      : applyImpliedChoices(calculator, variant, flags.texts, asOf);
    const applied = { ...found, idle: found.idle.filter(({ id }) => isTyped(id)) };
    const { read, answer } = isAsTyped ? asTyped : evaluate(applied.texts);
    // A refusal has no figure that could be another person's: what has no effect beside it is only said.
    const ofFlags = [
      ...flags.misshapen.map(({ at, reason }) => ({ at, code: "misshapen", message: reason })),
      ...(answer.status === "refused" ? [] : idleProblems(applied, page, asOf)),
    ];
    const isNamed = ({ at }: Problem): boolean =>
      ofFlags.some((other) => inputIdAt(other.at) === inputIdAt(at));
    const counted: Answer =
      ofFlags.length === 0
        ? answer
        : { status: "invalid", problems: read.problems.filter((problem) => !isNamed(problem)) };
    return { flags, applied, read, answer: inTypedWords(counted, flags), today: asOf, ofFlags };
  };
  return {
    asOf,
    unitNames,
    evaluate: (given) => {
      const typed = readFlags(given);
      const first = evaluate(typed.texts);
      const flags = withOtherParts(typed, calculator.description, first);
      const asTyped = flags === typed ? first : evaluate(flags.texts);
      // Nearly always every flag has its form and an effect.
      if (flags.misshapen.length > 0 || !areAllSeen(flags, asTyped)) {
        const isTyped = (id: string): boolean => Object.hasOwn(typed.texts, id);
        return applyChoices(flags, asTyped, isTyped);
      }
      const { read, answer } = asTyped;
      const applied = { texts: flags.texts, implied: [], idle: [] };
      return { flags, applied, read, answer: inTypedWords(answer, flags), today: asOf, ofFlags: [] };
    },
  };
}

/** The parts of an amount of which others were typed: none of each. One that is hidden beside a part in sight stays hidden. */
function withOtherParts(
  flags: FlagTexts,
  { inputs }: CalculatorDescription,
  { read: { visible } }: Evaluation,
): FlagTexts {
  const isTyped = (id: string): boolean => Object.hasOwn(flags.texts, id);
  const isTypedInSight = inputs.some(
    ({ id, partOf }) => partOf !== undefined && isTyped(id) && visible[id] !== false,
  );
  const others = otherParts(inputs, isTyped).filter((id) => visible[id] !== false || !isTypedInSight);
  const none = Object.fromEntries(others.map((id) => [id, "0"]));
  return others.length === 0 ? flags : { ...flags, texts: { ...none, ...flags.texts } };
}

function areAllSeen({ texts }: FlagTexts, { read: { visible } }: Evaluation): boolean {
  for (const id in texts) if (visible[id] === false) return false;
  return true;
}

/** An answer to typed texts, with all there is to say of it. */
export function workOut(
  page: Page,
  inputs: UnderstoodInputs,
  line = lineReader(page, inputs.asOf),
): LineOutcome {
  const { calculator, variant, translator } = page;
  const { description } = calculator;
  const { flags, applied, read, answer, today, ofFlags } = line.evaluate(inputs.given);
  const { units } = inputs;
  const typed = typedUnits(description, read.canonical);
  const followed = followedUnits(description, {
    given: { ...regionalTexts(description, translator), ...inputs.given },
    canonical: read.canonical,
    unitNames: line.unitNames,
    values: valuesOf({ read, answer }),
  });
  const presenter = createPresenter(
    description,
    { read, answer, today },
    translator,
    (id) => units[id] ?? typed(id) ?? followed(id),
  );
  // What was found nobody typed: it is read as it was written.
  const found = inputs.solved === undefined ? undefined : flagOf(inputs.solved.input);
  const notes = [
    ...inputs.notes,
    ...lineNotes({ flags, applied, answer, today }, page).filter(
      ({ at, code }) => at !== found || code !== "read_as",
    ),
  ];
  const outcome = jsonAnswer(answer, presenter, {
    variant,
    visible: read.visible,
    canonical: read.canonical,
    asOf: inputs.asOf,
    notes,
    resultUnits: units,
    stepModel: calculator.stepModel,
    all: inputs.all,
    ...(inputs.solved === undefined ? {} : { solved: inputs.solved }),
  });
  const problems = [...ofFlags, ...outcome.problems]
    .map((problem) =>
      withOtherReading(
        withUnits(withChoices(problem, applied, presenter), answer, presenter),
        flags,
        translator,
      ),
    )
    .map((problem, index, all) => withRow(problem, all.slice(index + 1), flags, translator));
  return {
    answer,
    outcome: { ...outcome, problems, inputs: withoutUnread(outcome.inputs, flags) },
    presenter,
    otherRules: () => otherRules(calculator, variant, { read, answer, today }, presenter),
  };
}

/** What could not be read has no value: the one that a page goes on with is nobody's. */
function withoutUnread(inputs: JsonAnswer["inputs"], { unreadable }: FlagTexts): JsonAnswer["inputs"] {
  const isUnread = (id: string): boolean => unreadable.some(({ at }) => at === id);
  return Object.fromEntries(Object.entries(inputs).map(([id, value]) => [id, isUnread(id) ? null : value]));
}

/** The example values that a language's region has, as they would be typed. */
function regionalTexts(
  { inputs }: CalculatorDescription,
  { locale: { region = "" } }: Translator,
): UnderstoodInputs["given"] {
  return Object.fromEntries(
    inputs.flatMap((input) => {
      const text = input.type === "rows" ? undefined : input.regionDefaults?.[region];
      return text === undefined ? [] : [[input.id, [text]] as const];
    }),
  );
}

/** An answer with the reasons that people's own writing gives where a text could not be read. */
function inTypedWords(answer: Answer, { unreadable }: FlagTexts): Answer {
  if (answer.status !== "invalid") return answer;
  const problems = answer.problems.map(
    (problem) => unreadable.find(({ at }) => at === problem.at) ?? problem,
  );
  return { ...answer, problems };
}

/** How texts were read, where they are not at fault, the choices that were assumed, and what a refusal makes idle. */
export function lineNotes(
  { flags, applied, answer, today }: Pick<EvaluatedLine, "flags" | "applied" | "answer" | "today">,
  page: Page,
): readonly JsonProblem[] {
  const { ambiguous, understood } = flags;
  // The rows of a table hardly ever have any.
  if (ambiguous.length + understood.length + applied.implied.length + applied.idle.length === 0) return [];
  const { t } = page.translator;
  const problems = answer.status === "invalid" ? answer.problems : [];
  const isRight = (flag: { readonly at: string }): boolean => !problems.some(({ at }) => at === flag.at);
  return [
    ...ambiguous.filter(isRight).map(({ at, chosen, other, typed }) => ({
      at: flagOf(inputIdAt(at)),
      code: "read_as",
      message: t("terminal.read_as", {
        text: chosen,
        other,
        typed,
      }),
    })),
    ...understood.filter(isRight).map(({ at, text }) => ({
      at: flagOf(inputIdAt(at)),
      code: "read_as",
      message: t("form.read_as", { text }),
    })),
    ...applied.implied.map((choice) => ({
      at: flagOf(choice.id),
      code: "implied",
      message: t("terminal.implied", {
        choice: choiceFlag(choice),
        given: flagOf(choice.given),
      }),
    })),
    ...(answer.status === "refused" ? idleProblems(applied, page, today) : []).map((problem) => ({
      ...problem,
      at: flagOf(problem.at),
    })),
  ];
}

/** Of a choice that is none: those there are, and the nearest. */
function withChoices(
  problem: JsonProblem,
  { texts }: AppliedChoices,
  { description, translator: { t } }: Presenter,
): JsonProblem {
  const input = inputAt(description.inputs, problem.at);
  if (problem.code !== "not_an_option" || (input?.type !== "choice" && input?.type !== "choices"))
    return problem;
  const typed = texts[problem.at];
  const wrong =
    typeof typed === "string"
      ? (input.type === "choices" ? optionsIn(typed) : [typed]).filter(
          (each) => !input.options.includes(each),
        )
      : [];
  const near = wrong.flatMap((each) => nearestNames(each, input.options));
  const choices = t("terminal.choices", { choices: namesListed(input.options, t) });
  return { ...problem, message: `${problem.message}\n${withNearest(choices, near, t)}` };
}

/** Of a value beyond a limit: the other way to read what was typed, which keeps the limits. */
function withOtherReading(problem: JsonProblem, flags: FlagTexts, { t }: Translator): JsonProblem {
  const other = flags.ambiguous.find(({ at }) => at === problem.at);
  if (other === undefined || !limitCodes.has(problem.code)) return problem;
  return {
    ...problem,
    message: `${problem.message}\n${t("terminal.did_you_mean", { name: other.typed })}`,
  };
}

/** Of the last problem of a row typed without names: what each of its cells was taken for. */
function withRow(
  problem: JsonProblem,
  later: readonly JsonProblem[],
  { inOrder }: FlagTexts,
  { t }: Translator,
): JsonProblem {
  const row = inOrder.find(({ at }) => problem.at.startsWith(`${at}.`));
  if (row === undefined || later.some(({ at }) => at.startsWith(`${row.at}.`))) return problem;
  return {
    ...problem,
    message: `${problem.message}\n${t("terminal.row_read", { row: row.text })}`,
  };
}

/** Of a unit that the field does not take: the nearest, or that it measures something else. */
function withUnits(
  problem: JsonProblem,
  answer: Answer,
  { description, translator }: Presenter,
): JsonProblem {
  const input = inputAt(description.inputs, problem.at);
  if (problem.code !== "unknown_unit" || input?.type !== "quantity" || answer.status !== "invalid")
    return problem;
  const found = answer.problems.find(({ at, code }) => at === problem.at && code === problem.code);
  const text = String(found?.arguments?.["text"] ?? "").trim();
  return { ...problem, message: unitMessage(problem.message, text, input, translator) };
}

/** Flags without an effect: an answer beside them would be another person's. */
function idleProblems({ idle, texts }: AppliedChoices, page: Page, asOf: string): readonly JsonProblem[] {
  return idle.map((flag) => ({
    at: flag.id,
    code: "no_effect",
    message: reasonFor(flag, texts, page, asOf),
  }));
}

/** The choices that would give the flag an effect; where there are none, what was typed that takes it away, such as a day. */
function reasonFor({ id, choices }: IdleFlag, texts: Texts, page: Page, asOf: string): string {
  const { calculator, translator } = page;
  const { t } = translator;
  if (choices.length > 0) {
    const said = choicesSaid(calculator.description.inputs, choices, t);
    return t(said.isNegative ? "terminal.no_effect_with" : "terminal.needs", { choices: said.choices });
  }
  const against = typedAgainst(id, texts, page, asOf);
  return against.length === 0
    ? t("terminal.no_effect")
    : t("terminal.no_effect_with", { choices: namesListed(against.map(choiceFlag), t) });
}

/** What was typed without which the flag would have an effect, each alone. */
function typedAgainst(
  id: string,
  texts: Texts,
  { calculator, variant: { fixed, defaults } }: Page,
  today: string,
): readonly Choice[] {
  return Object.entries(texts).flatMap(([other, text]) => {
    if (other === id || typeof text !== "string") return [];
    const { [other]: _, ...rest } = texts;
    const { visible } = readInputs(calculator, rest, { today, fixed, defaults });
    return visible[id] === false ? [] : [{ id: other, text }];
  });
}
