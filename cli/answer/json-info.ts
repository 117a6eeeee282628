import { citedSources, eachSourceOnce } from "../../generator/presentation/cited-sources.ts";
import { commandLine, flagOf } from "../../generator/presentation/command-line.ts";
import { plainText } from "../../generator/presentation/rich-text.ts";
import type { Presenter } from "../../generator/presentation/presenter.ts";
import { openInputs } from "../../generator/presentation/variant.ts";
import { resultsOf } from "../../generator/presentation/what-if.ts";
import type { Citation, Scalar } from "../../generator/runtime/answer.ts";
import { fromBase } from "../../generator/runtime/decimal.ts";
import type {
  CalculatorBackground,
  CalculatorDescription,
  ScalarInput,
  VariantDescription,
  WhatIf,
} from "../../generator/runtime/description.ts";
import type { Display } from "../../generator/runtime/display.ts";
import type { InputRuntime } from "../../generator/runtime/kinds/input-runtime.ts";
import { readInputs } from "../../generator/runtime/reading/read-inputs.ts";
import type { Page } from "../calculators/page.ts";
import { commonFlags, flagArgument } from "../input/flags.ts";

/** What an input, a column or a result is. Numbers are written as `values` of an answer are: quantities in `unit`. */
interface JsonValueKind {
  readonly id: string;
  readonly label: string;
  /** `money`, `percent`, `quantity`, `number`, `date`, `choice`, …; `rows` and `table` have `columns`. */
  readonly type: string;
  readonly unit: string | null;
  /** Every unit it is read in, or shown in. */
  readonly units: readonly string[];
  /** ISO 4217; null also where another input chooses it. */
  readonly currency: string | null;
  /** `short_label`: its name where there is little room; null where it has none of its own. */
  readonly choices: readonly {
    readonly id: string;
    readonly label: string;
    readonly short_label: string | null;
  }[];
}
export interface JsonInput extends JsonValueKind {
  /** Null for a column. */
  readonly flag: string | null;
  /** What goes after the flag, as help shows it. */
  readonly argument: string;
  readonly hint: string | null;
  /** Whether there is no answer without it, whatever the others are. */
  readonly required: boolean;
  /** As it is typed after the flag, a list of them for rows; null without one. */
  readonly default: string | readonly string[] | null;
  readonly minimum: Scalar;
  readonly maximum: Scalar;
  /** The input it may be given as a share of, `20%`; null where it is given in one way. */
  readonly share_of: string | null;
  /** Values people often want, written like the limits. */
  readonly usual: readonly Scalar[];
  /** How far − and + go beside its field, written like the limits; null without them. */
  readonly step: Scalar;
  /** It may be given as its inverse, `1/0.8`. */
  readonly inverse: boolean;
  /** The units it may be given in together, `3 year 2 month`; none where it is given in one way. */
  readonly parts: readonly string[];
  /** The limit itself is not taken. */
  readonly exclusive_minimum: boolean;
  readonly exclusive_maximum: boolean;
  readonly columns: readonly JsonInput[];
}
export interface JsonOutput extends JsonValueKind {
  /** What it adds up, where it is a sum: ids, one that is taken away after `-`. */
  readonly sum_of: readonly string[];
  /** Inputs that `--solve` finds from it. */
  readonly find: readonly string[];
  /** It is one of the few that say most beside the main result. */
  readonly key_figure: boolean;
  /** Of a table: the column its rows are gathered by where it is shown; null where they are not. */
  readonly gathered_by: string | null;
  readonly columns: readonly Omit<JsonOutput, "find" | "sum_of" | "key_figure" | "gathered_by">[];
}
/** What `info --json` prints, always with all of its keys. */
export interface JsonInfo {
  readonly calculator: string;
  readonly language: string;
  readonly languages: readonly string[];
  readonly title: string;
  readonly summary: string;
  /** `legal`, `health` or `finance`: general information, not advice. */
  readonly notice: string | null;
  readonly inputs: readonly JsonInput[];
  readonly outputs: readonly JsonOutput[];
  /**
   * Changes that visitors ask about: the flag with its other value, what is added to the value it has, written like the
   * limits, or what a round part of is added.
   */
  readonly what_ifs: readonly {
    readonly input: string;
    readonly to: string | null;
    readonly by: Scalar;
    readonly part_of: string | null;
    readonly shows: readonly string[];
  }[];
  /** Flags of every calculator. */
  readonly flags: readonly string[];
  readonly sources: readonly Citation[];
  readonly examples: readonly {
    readonly id: string;
    readonly label: string;
    readonly line: string;
    readonly source: string;
  }[];
}

/** A calculator as programs are told of it: what it asks, what it answers, where that comes from. */
export function jsonInfo(
  { route, calculator, variant, translator }: Page,
  presenter: Presenter,
  languages: readonly string[],
  day: string,
): JsonInfo {
  const { description, background } = calculator;
  // By its names alone: what is asked only for some values of others.
  const { visible } = readInputs(calculator, {}, { today: day, ...variant });
  const isAlwaysAsked = ({ id }: { readonly id: string }): boolean => !(id in visible);
  const text = (key: string): string => plainText(presenter.text(key) ?? "", "without addresses");
  return {
    calculator: route,
    language: translator.locale.id,
    languages,
    title: text("title"),
    summary: text("summary"),
    notice: background.notice ?? null,
    inputs: openInputs(description, variant).map((input) => {
      const label = text(`inputs.${input.id}.label`);
      const hint = presenter.text(`inputs.${input.id}.hint`);
      const usual = variant.defaults[input.id] ?? input.default;
      if (input.type !== "rows") {
        const described = jsonInput(input, label, usual, presenter);
        return {
          ...described,
          required: described.required && isAlwaysAsked(input),
          flag: flagOf(input.id),
          hint: plainHint(hint),
        };
      }
      return {
        ...noKind,
        ...noLimits,
        id: input.id,
        label,
        type: input.type,
        flag: flagOf(input.id),
        argument: flagArgument(input),
        hint: plainHint(hint),
        required: !input.optional && input.fewest > 0 && usual.length === 0 && isAlwaysAsked(input),
        default: usual.length === 0 ? null : [usual].flat(),
        share_of: null,
        inverse: false,
        parts: [],
        columns: input.columns.map((column) => {
          const key = `inputs.${input.id}.columns.${column.id}`;
          const about = jsonInput(
            column,
            presenter.nameOf(`${input.id}.${column.id}`),
            column.default,
            presenter,
          );
          return { ...about, hint: plainHint(presenter.text(`${key}.hint`)) };
        }),
      };
    }),
    outputs: description.outputs.map((output) => {
      const label = presenter.nameOf(output.id);
      if (output.type === "value")
        return {
          ...noKind,
          ...kindOf(output.display, presenter),
          id: output.id,
          label,
          sum_of: (output.sumOf ?? []).map(({ id, isSubtracted }) => (isSubtracted ? `-${id}` : id)),
          find: background.find?.[output.id] ?? [],
          key_figure: output.isKey === true,
          gathered_by: null,
          columns: [],
        };
      const columns = output.columns.map(({ id, display }) => ({
        ...kindOf(display, presenter),
        id,
        label: presenter.nameOf(`${output.id}.${id}`),
        sum_of: [],
        columns: [],
      }));
      return {
        ...noKind,
        id: output.id,
        label,
        type: "table",
        sum_of: [],
        find: [],
        key_figure: false,
        gathered_by: output.byYear?.date ?? null,
        columns,
      };
    }),
    what_ifs: whatIfsOf(description, background, variant).map((whatIf) => ({
      input: whatIf.input,
      to: "to" in whatIf ? whatIf.to : null,
      by: "by" in whatIf ? amountAdded(description, whatIf.input, whatIf.by) : null,
      part_of: "partOf" in whatIf ? whatIf.partOf : null,
      shows: resultsOf({ description }, whatIf).map(({ id }) => id),
    })),
    flags: commonFlags.map(flagOf),
    sources: citationsOf(background, variant.slug),
    examples: examplesOf(background, variant.slug).map(({ id, given, today, source }) => ({
      id,
      label: presenter.text(`examples.${id}`) ?? id,
      line: commandLine(route, given, today),
      source: source.title,
    })),
  };
}

/** The examples of one page of a calculator. */
export function examplesOf(
  { variants, examples }: Pick<CalculatorBackground, "variants" | "examples">,
  slug: string,
): CalculatorBackground["examples"] {
  return examples.filter(
    ({ variant, isUnlisted = false }) =>
      !isUnlisted && (variant === slug || variant === "" || variants.length <= 1),
  );
}

/** The what-ifs of one page of a calculator: of inputs that it asks for. */
export function whatIfsOf(
  description: CalculatorDescription,
  { whatIfs = [] }: Pick<CalculatorBackground, "whatIfs">,
  variant: VariantDescription,
): readonly WhatIf[] {
  const asked = openInputs(description, variant).map(({ id }) => id);
  return whatIfs.filter(({ input }) => asked.includes(input));
}

/** What is added to an input, in the unit it is shown in. */
function amountAdded({ displays }: CalculatorDescription, id: string, by: number): number {
  const display = displays[id];
  const unit =
    display?.kind === "quantity" ? display.units.find((each) => each.id === display.unit) : undefined;
  return unit === undefined ? by : fromBase(by, unit);
}

/** Every source of a page once. */
export function citationsOf(background: CalculatorBackground, slug: string): readonly Citation[] {
  const { tables, sources } = citedSources(background, slug);
  const cited = [
    ...tables.flatMap(({ periods }) => periods.flatMap(({ citations }) => citations)),
    ...sources,
  ];
  return eachSourceOnce(cited);
}

const noKind = { unit: null, units: [], currency: null, choices: [] } as const;
const noLimits = {
  minimum: null,
  maximum: null,
  usual: [],
  step: null,
  exclusive_minimum: false,
  exclusive_maximum: false,
} as const;

function jsonInput(
  input: ScalarInput,
  label: string,
  usual: string | readonly string[],
  presenter: Presenter,
): JsonInput {
  const kind: InputRuntime<ScalarInput> = input.kind;
  const options = kind.options?.(input) ?? [];
  return {
    ...kindOf(input.display, presenter),
    id: input.id,
    label,
    type: input.type,
    ...(input.type === "quantity" ? { units: input.readable.map(({ id }) => id) } : {}),
    choices: options.map((id) => ({
      id,
      label: choiceLabel(input, id, presenter),
      short_label: presenter.text(`inputs.${input.id}.short_options.${id}`) ?? null,
    })),
    flag: null,
    argument: flagArgument(input),
    hint: null,
    required: !input.optional && usual.length === 0,
    default: usual.length === 0 ? null : usual,
    share_of: input.type === "money" ? (input.shareOf ?? null) : null,
    inverse: input.type === "number" && input.hasInverse === true,
    parts: input.type === "quantity" ? Object.keys(input.parts ?? {}) : [],
    ...limitsOf(input),
    columns: [],
  };
}

function choiceLabel(input: ScalarInput, option: string, presenter: Presenter): string {
  return presenter.show(input.display, input.type === "boolean" ? option === "yes" : option);
}

function kindOf(display: Display, presenter: Presenter): Omit<JsonValueKind, "id" | "label"> {
  return {
    ...noKind,
    type: display.kind,
    ...(display.kind === "quantity" ? { unit: display.unit, units: display.units.map(({ id }) => id) } : {}),
    ...((display.kind === "money" || display.kind === "quantity") && typeof display.currency === "string"
      ? { currency: display.currency }
      : {}),
    ...(display.kind === "choice" || display.kind === "choices"
      ? {
          choices: display.options.map((id) => ({
            id,
            label: presenter.show(display, id),
            short_label: null,
          })),
        }
      : {}),
  };
}

function limitsOf(input: ScalarInput): Pick<JsonInput, keyof typeof noLimits> {
  if (!("minimum" in input || "maximum" in input)) return noLimits;
  const limit = (value: number | string | undefined): Scalar => {
    const unit =
      input.type === "quantity" ? input.display.units.find(({ id }) => id === input.display.unit) : undefined;
    if (typeof value !== "number" || unit === undefined) return value ?? null;
    return fromBase(value, unit);
  };
  return {
    minimum: limit(input.minimum),
    maximum: limit(input.maximum),
    usual: ("usual" in input ? (input.usual ?? []) : []).map(limit),
    step: limit("step" in input ? input.step : undefined),
    exclusive_minimum: "exclusiveMinimum" in input && input.exclusiveMinimum,
    exclusive_maximum: "exclusiveMaximum" in input && input.exclusiveMaximum,
  };
}

function plainHint(hint: string | undefined): string | null {
  return hint === undefined ? null : plainText(hint, "without addresses");
}
