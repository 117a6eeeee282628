import type { Answer, Citation, Row, Scalar, UsedSource } from "../../generator/runtime/answer.ts";
import { plainText } from "../../generator/presentation/rich-text.ts";
import { answerSentence, outputNote } from "../../generator/presentation/answer-text.ts";
import { certaintyOf, leastSureSource } from "../../generator/presentation/answer-warning.ts";
import { arithmeticText } from "../../generator/presentation/arithmetic-line.ts";
import { mathText } from "../../generator/presentation/math-text.ts";
import type { Texts } from "../../generator/runtime/query.ts";
import { jsonCitation, jsonRefusal, type JsonCitation, type JsonRefusal } from "./json-citation.ts";
import type { OtherRules } from "../../generator/presentation/other-rules.ts";
import type { Presenter } from "../../generator/presentation/presenter.ts";
import {
  allLines,
  keyStepLines,
  formulasOf,
  resultsOf,
  type KeyStepLines,
  type StepLines,
} from "../../generator/presentation/step-lines.ts";
import { valueOutputs } from "../../generator/presentation/output-selection.ts";
import { outputDisplays, unitOfValue } from "../../generator/presentation/value-units.ts";
import { displayUnit } from "../../generator/presentation/format-value.ts";
import { rowsAt, scalarAt } from "../../generator/presentation/values.ts";
import { openInputs } from "../../generator/presentation/variant.ts";
import { optionsIn } from "../../generator/runtime/chosen.ts";
import { shortestInUnit } from "../../generator/runtime/shortest-in-unit.ts";
import type { InputDescription, VariantDescription } from "../../generator/runtime/description.ts";
import type { WorkedStepModel } from "../../generator/presentation/worked-steps.ts";
import type { ColumnDescription, Display } from "../../generator/runtime/display.ts";

import type { Solved } from "./solve-line.ts";

/** One value; several choices are a list of their options. */
export type JsonCell = string | number | boolean | null | readonly string[];
type JsonValue = JsonCell | readonly Readonly<Record<string, JsonCell>>[];

/** What is wrong, or what else is to be said. `at` is an input's id, `rows_input.3.column` for a cell, or what else was typed. */
export interface JsonProblem {
  readonly at: string;
  /** The other inputs it is about as much. */
  readonly also?: readonly string[];
  readonly code: string;
  readonly message: string;
  /** Of a check: where its rule stands. */
  readonly citations?: readonly JsonCitation[];
}
/** What the answer rests on, a row of a table or a formula, and where it comes from: an entry each citation. */
export interface JsonSource extends JsonCitation {
  readonly formula: string;
  /** None where the formula itself cites its source. */
  readonly table: string | null;
  readonly from: string | null;
  readonly through: string | null;
  /** Its figures may be out of date on the day asked for. */
  readonly stale: boolean;
}
export interface JsonAddend {
  /** An input, constant or formula. */
  readonly id: string;
  readonly name: string;
  readonly sign: "+" | "-";
  readonly value: JsonCell;
}
export interface JsonStep {
  /** The key steps it is part of, and the sentence that says what that does; null where the author named none. */
  readonly part_of: string | null;
  readonly sentence: string | null;
  readonly id: string;
  readonly name: string;
  /** A formula in words, then with its values, then what came out; or the row of a table in words. */
  readonly lines: readonly string[];
}
/** The law on the last day before a change, or on the first day after the next. */
export interface JsonOtherRules {
  readonly side: OtherRules["side"];
  /** The input that is the date. */
  readonly input: string;
  readonly date: string;
  /** The answer in one sentence, or null and why there is none. */
  readonly answer: string | null;
  readonly refusal: JsonRefusal | null;
}
/** What `--json` prints, always with all of its keys. */
export interface JsonAnswer {
  readonly calculator: string;
  readonly status: Answer["status"];
  /** The day it was worked out as on, and the language of every text; null where the line was not understood so far. */
  readonly as_of: string | null;
  readonly language: string | null;
  /** The inputs that counted, as they were read, null where that could not be done; written like `values`. */
  readonly inputs: Readonly<Record<string, JsonValue>>;
  /** The inputs that the others hide, with the values formulas have for them; written like `values`. */
  readonly hidden: Readonly<Record<string, JsonValue>>;
  /** The input that was found from a result, and the values that fit; null where none was asked for. */
  readonly solved: Solved | null;
  /** The answer in one sentence, where the calculator has one. */
  readonly answer: string | null;
  /** What the main result adds up, where it is a sum: amounts are written like `values`. */
  readonly addition: readonly JsonAddend[] | null;
  /** Unrounded. Dates are ISO text, big integers and exact decimals text, percentages fractions, quantities in their unit of `units`. */
  readonly values: Readonly<Record<string, JsonValue>>;
  /** Results as people read them, by id: with their unit, which is the one typed where they follow it, and rounded. */
  readonly shown: Readonly<Record<string, string>>;
  /** What is said below values, by id. */
  readonly value_notes: Readonly<Record<string, string>>;
  /** What is said beside inputs, by id: `20% of the price`. */
  readonly aids: Readonly<Record<string, string>>;
  /** Inputs given in their other way, as a share, an inverse, or years and months, as they were given: `20%`, `1/0.8`, `3 year 2 month`. `inputs` has the value. */
  readonly entered: Readonly<Record<string, string>>;
  /** Units and ISO 4217 currencies of inputs and values by id, of a table by `id.column`. */
  readonly units: Readonly<Record<string, string>>;
  /** How far the least sure source was checked; null where no table was used. */
  readonly certainty: Citation["status"] | null;
  readonly sources: readonly JsonSource[];
  readonly steps: readonly JsonStep[];
  /** What the same answers give under the law before and after it changed: of one answer alone, none in a batch. */
  readonly other_rules: readonly JsonOtherRules[];
  readonly notes: readonly JsonProblem[];
  readonly problems: readonly JsonProblem[];
  readonly refusal: JsonRefusal | null;
}

const nothing = {
  as_of: null,
  language: null,
  inputs: {},
  hidden: {},
  entered: {},
  solved: null,
  answer: null,
  addition: null,
  values: {},
  shown: {},
  value_notes: {},
  aids: {},
  units: {},
  certainty: null,
  sources: [],
  steps: [],
  other_rules: [],
  notes: [],
  problems: [],
  refusal: null,
} as const satisfies Partial<JsonAnswer>;

/** What an answer was worked out from. */
export interface AnswerContext {
  readonly variant: VariantDescription;
  readonly visible: Readonly<Record<string, boolean>>;
  /** Inputs as a link has them. */
  readonly canonical: Texts;
  readonly asOf: string;
  readonly notes: readonly JsonProblem[];
  /** Units asked for, by output id. */
  readonly resultUnits: Readonly<Record<string, string>>;
  readonly stepModel: WorkedStepModel;
  /** Every step, not only those that decide. */
  readonly all: boolean;
  readonly solved?: Solved;
}

/** The answer as JSON has it. */
export function jsonAnswer(answer: Answer, presenter: Presenter, context: AnswerContext): JsonAnswer {
  const { description, translator } = presenter;
  const common = {
    calculator: context.variant.route,
    status: answer.status,
    ...nothing,
    as_of: context.asOf,
    language: translator.locale.id,
    ...jsonInputs(presenter, context),
    notes: context.notes,
    solved: context.solved ?? null,
  };
  switch (answer.status) {
    case "answered": {
      const sentence = answerSentence(presenter);
      const least = leastSureSource(answer.used);
      return {
        ...common,
        answer: sentence === undefined ? null : plainText(sentence, "without addresses"),
        addition: jsonAddition(presenter, context),
        values: Object.fromEntries(
          description.outputs.map((output) => [
            output.id,
            output.type === "value"
              ? jsonScalar(
                  output.display,
                  scalarAt(presenter.outputs, output.id),
                  presenter,
                  context.resultUnits[output.id],
                )
              : jsonRows(output.id, output.columns, rowsAt(presenter.outputs, output.id), presenter, context),
          ]),
        ),
        shown: Object.fromEntries(
          valueOutputs(description, presenter.outputs).map((output) => [
            output.id,
            presenter.showOutput(output),
          ]),
        ),
        value_notes: Object.fromEntries(
          valueOutputs(description, presenter.outputs).flatMap(({ id }) => {
            const note = outputNote(presenter, id);
            return note === undefined ? [] : [[id, note]];
          }),
        ),
        aids: jsonAids(presenter, context),
        units: { ...common.units, ...unitsOf(outputDisplays(description), presenter, context) },
        certainty: least === undefined ? null : certaintyOf(least),
        sources: answer.used.flatMap(({ formula, table, from, through, citations, isStale = false }) =>
          citations.map((citation) => ({
            formula,
            table: table ?? null,
            from: from ?? null,
            through: through ?? null,
            ...jsonCitation(citation),
            stale: isStale,
          })),
        ),
        steps: jsonSteps(answer.used, presenter, context),
      };
    }
    case "invalid":
      return {
        ...common,
        problems: answer.problems.map((problem) => {
          const { at, also, code, citations } = problem;
          return {
            at,
            ...(also === undefined ? {} : { also }),
            code,
            message: presenter.explain(problem),
            ...(citations === undefined ? {} : { citations: citations.map(jsonCitation) }),
          };
        }),
      };
    case "refused":
      return { ...common, refusal: jsonRefusal(answer.refusal, presenter.explainRefusal(answer.refusal)) };
  }
}

export function jsonOtherRules(rules: readonly OtherRules[]): readonly JsonOtherRules[] {
  return rules.map(({ side, input, date, answer, refusal }) => ({
    side,
    input,
    date,
    answer: refusal === undefined ? plainText(answer, "without addresses") : null,
    refusal: refusal === undefined ? null : jsonRefusal(refusal, answer),
  }));
}

/** The answer to a line that could not be understood. */
export function jsonProblems(calculator: string, problems: readonly JsonProblem[]): JsonAnswer {
  return { calculator, status: "invalid", ...nothing, problems };
}

function jsonInputs(
  presenter: Presenter,
  context: AnswerContext,
): Pick<JsonAnswer, "inputs" | "hidden" | "entered" | "units"> {
  const { description, values } = presenter;
  const isAsked = ({ id }: InputDescription): boolean => context.visible[id] !== false;
  const inputs = description.inputs.filter(isAsked);
  const valuesOf = (some: readonly InputDescription[]): Readonly<Record<string, JsonValue>> =>
    Object.fromEntries(
      some.map((input) => [
        input.id,
        input.type === "rows"
          ? jsonRows(input.id, input.columns, rowsAt(values, input.id), presenter, context)
          : jsonScalar(input.display, scalarAt(values, input.id), presenter, context.resultUnits[input.id]),
      ]),
    );
  const displays = openInputs(description, context.variant).flatMap((input) =>
    input.type === "rows" || context.visible[input.id] === false ? [] : [[input.id, input.display] as const],
  );
  return {
    inputs: valuesOf(inputs),
    hidden: valuesOf(description.inputs.filter((input) => !isAsked(input))),
    entered: Object.fromEntries(
      inputs.flatMap((input) => {
        const isEither =
          (input.type === "money" && input.shareOf !== undefined) ||
          (input.type === "number" && input.hasInverse === true) ||
          (input.type === "quantity" && input.parts !== undefined);
        const text = isEither ? context.canonical[input.id] : undefined;
        return typeof text === "string" && /%$|^1\/| (?:year|week)/u.test(text)
          ? [[input.id, text] as const]
          : [];
      }),
    ),
    units: unitsOf(displays, presenter, context),
  };
}

/** What the words say beside the inputs that counted. */
function jsonAids(
  { description, text }: Presenter,
  { variant, visible }: AnswerContext,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    openInputs(description, variant).flatMap((input) => {
      const isShown = input.type !== "rows" && input.hasHelperText === true && visible[input.id] !== false;
      const said = isShown ? text(`inputs.${input.id}.aid`) : undefined;
      return said === undefined ? [] : [[input.id, said] as const];
    }),
  );
}

function unitsOf(
  displays: readonly (readonly [string, Display])[],
  { values }: Presenter,
  { resultUnits }: AnswerContext,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    displays.flatMap(([id, display]) => {
      const unit = unitOfValue(display, values, resultUnits[id]);
      return unit === undefined ? [] : [[id, unit] as const];
    }),
  );
}

function jsonRows(
  table: string,
  columns: readonly ColumnDescription[],
  rows: readonly Row[],
  presenter: Presenter,
  context: AnswerContext,
): readonly Readonly<Record<string, JsonCell>>[] {
  return rows.map((row) =>
    Object.fromEntries(
      columns.map(({ id, display }) => [
        id,
        jsonScalar(display, row[id] ?? null, presenter, context.resultUnits[`${table}.${id}`]),
      ]),
    ),
  );
}

/** One value as JSON and tables have it, in the unit that is asked for. */
export function jsonScalar(
  display: Display,
  value: Scalar,
  { show }: Pick<Presenter, "show">,
  unit?: string,
): JsonCell {
  if (typeof value === "bigint") return value.toString();
  if (display.kind === "choices") return typeof value === "string" ? optionsIn(value) : value;
  if (display.kind === "message") return value === null ? null : show(display, value);
  if (display.kind !== "quantity" || typeof value !== "number") return value;
  return shortestInUnit(value, displayUnit(display, unit));
}

/** The parts of the sum the answer is, every one that is listed. */
function jsonAddition(presenter: Presenter, context: AnswerContext): readonly JsonAddend[] | null {
  const [sum] = valueOutputs(presenter.description, presenter.outputs).filter(
    ({ sumOf }) => sumOf !== undefined,
  );
  if (sum?.sumOf === undefined) return null;
  return sum.sumOf.map(({ id, isSubtracted }) => ({
    id,
    name: presenter.nameOf(id),
    sign: isSubtracted ? "-" : "+",
    value: jsonScalar(sum.display, scalarAt(presenter.values, id), presenter, context.resultUnits[sum.id]),
  }));
}

function jsonSteps(
  used: readonly UsedSource[],
  presenter: Presenter,
  { stepModel, all }: AnswerContext,
): readonly JsonStep[] {
  if (all) return allLines(presenter, stepModel, used).map((step) => jsonStep(step, {}, presenter));
  return keyStepLines(presenter, stepModel, used).flatMap((keySteps) =>
    keySteps.formulas.map((step) => jsonStep(step, keySteps, presenter)),
  );
}

function jsonStep(step: StepLines, keySteps: Partial<KeyStepLines>, { translator }: Presenter): JsonStep {
  const { name } = step;
  const id = {
    part_of: keySteps.id ?? null,
    sentence: keySteps.sentence === undefined ? null : plainText(keySteps.sentence, "without addresses"),
    id: step.id,
  };
  if (step.kind === "arithmetic") return { ...id, name, lines: step.lines.map(arithmeticText) };
  if (step.kind === "formula") {
    const condition = step.condition === undefined ? [] : [mathText(step.condition)];
    const check = step.check === undefined ? [] : [mathText(step.check)];
    const results = resultsOf(step).map(({ sign, text }) => (sign === "=" ? text : `${sign} ${text}`));
    return { ...id, name, lines: [...condition, ...formulasOf(step).map(mathText), ...results, ...check] };
  }
  const told = [step.keys, step.period].filter((line) => line !== undefined);
  const cells = step.cells.map((cell) => translator.t("math.says", { x: cell.name, value: cell.value }));
  return { ...id, name, lines: [...told, ...cells] };
}
