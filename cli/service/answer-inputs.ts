import type { InputDescription, VariantInputs } from "../../generator/runtime/description.ts";
import { readField } from "../../generator/runtime/reading/read-field.ts";
import { nearestNames } from "../../generator/presentation/nearest.ts";
import type { Translator } from "../../generator/presentation/translator.ts";
import { openInputs } from "../../generator/presentation/variant.ts";
import { answerLine, jsonOfLine } from "../answer/answer-line.ts";
import { jsonProblems, type JsonAnswer } from "../answer/json-answer.ts";
import { findCalculator } from "../calculators/find-calculator.ts";
import { openPage, unknownCalculator } from "../calculators/page.ts";
import { byName } from "../input/by-name.ts";
import { withNearest } from "../input/line-problem.ts";
import { strangersIn, typedTexts, type GivenInputs } from "./typed-inputs.ts";

/** What a program asks of a calculator, by the names of inputs; when one is to be found, of the result it is found from as well. */
export interface AskedInputs {
  readonly inputs: GivenInputs;
  /** `YYYY-MM-DD`, the day it is worked out as on. */
  readonly as_of?: string | undefined;
  /** Units of results: `acre`, `area=acre`. */
  readonly in?: readonly string[] | undefined;
  /** The input to be found from a result. */
  readonly solve?: string | undefined;
  /** Every step, not only those that decide. */
  readonly all?: boolean | undefined;
}

/** The answer that `plainsum <calculator> --json` gives, to inputs by their names; `list`: how whoever asks gets the list of calculators. */
export async function answerInputs(
  name: string,
  asked: AskedInputs,
  preferred: Translator,
  today: string,
  list: string,
): Promise<JsonAnswer> {
  const { t } = preferred;
  const found = findCalculator(name);
  if (found.kind === "not_found")
    return jsonProblems(name, [unknownCalculator(name, found.nearest, preferred, list)]);
  const opened = await openPage(found, preferred);
  const { calculator, variant } = opened.page;
  const inputs = openInputs(calculator.description, variant);
  const decided = calculator.description.inputs.filter((input) => !inputs.includes(input));
  const wanted = withoutDecided(asked.inputs, decided, variant, asked.as_of ?? today);
  const ids = inputs.map(({ id }) => id);
  const results = asked.solve === undefined ? [] : Object.keys(calculator.background.find ?? {});
  const strangers = strangersIn(inputs, wanted, results);
  if (strangers.length > 0)
    return jsonProblems(
      found.route,
      strangers.map(({ at, name: typed, names }) => ({
        at,
        code: "unknown_input",
        message: withNearest(t("terminal.unknown_input", { name: typed }), nearestNames(typed, names), t),
      })),
    );
  const typed = inputs
    .filter(({ id }) => Object.hasOwn(wanted, id))
    .map((input) => ({ id: input.id, read: typedTexts(input, wanted[input.id]) }));
  const misshapen = typed.flatMap(({ read }) => ("misshapen" in read ? [read.misshapen] : []));
  if (misshapen.length > 0)
    return jsonProblems(
      found.route,
      misshapen.map(({ at, why }) => ({ at, code: "misshapen", message: t(`terminal.${why}`) })),
    );
  const given = typed.map(({ id, read }) => [id, "texts" in read ? read.texts : []] as const);
  const targets = results
    .filter((id) => !ids.includes(id) && Object.hasOwn(wanted, id))
    .map((id) => [id, [wanted[id]].flat().map(String)] as const);
  const line = {
    given: Object.fromEntries(given),
    targets: Object.fromEntries(targets),
    asOf: asked.as_of,
    resultUnits: asked.in ?? [],
    solve: asked.solve,
    all: asked.all ?? false,
  };
  const answered = answerLine(opened, line, preferred, today);
  if (answered.kind === "problem") return jsonProblems(found.route, [byName(answered.problem)]);
  const answer = jsonOfLine(answered);
  return { ...answer, notes: answer.notes.map(byName), problems: answer.problems.map(byName) };
}

/**
 * Without what the page decides and does not ask for, where it is given as the page has it: an answer's own inputs are read
 * again. Another value of it stays, and is no input here.
 */
function withoutDecided(
  given: GivenInputs,
  decided: readonly InputDescription[],
  { fixed, defaults }: VariantInputs,
  today: string,
): GivenInputs {
  const isDecided = ([id, value]: readonly [string, unknown]): boolean => {
    const input = decided.find((each) => each.id === id);
    if (input === undefined) return false;
    const usual = fixed[id] ?? defaults[id] ?? input.default;
    const read = typedTexts(input, value);
    const own = usual === "today" ? [today] : [usual].flat();
    const canonical = (texts: readonly string[]): string =>
      texts.map((text) => canonicalOf(input, text, today)).join("\n");
    return "texts" in read && canonical(read.texts) === canonical(own);
  };
  return Object.fromEntries(Object.entries(given).filter((each) => !isDecided(each)));
}

function canonicalOf(input: InputDescription, text: string, today: string): string {
  const read = input.type === "rows" ? undefined : readField(input, text, { today });
  return read?.kind === "read" ? read.canonical : text;
}
