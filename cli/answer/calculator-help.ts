import { isShownBeyond } from "../../generator/presentation/problem-text.ts";
import { labelAtStart } from "../../generator/presentation/label-text.ts";
import { evaluate } from "../../generator/presentation/evaluation.ts";
import { commandLine, flagOf } from "../../generator/presentation/command-line.ts";
import { formatValue } from "../../generator/presentation/format-value.ts";
import { solvableInputs, resultsToFindFrom } from "../../generator/presentation/find-from-result.ts";
import { plainText } from "../../generator/presentation/rich-text.ts";
import { countArgument, type Translator } from "../../generator/presentation/translator.ts";
import { workingForms } from "../../generator/presentation/working-forms.ts";
import { openInputs } from "../../generator/presentation/variant.ts";
import type {
  ExampleDescription,
  InputDescription,
  ScalarInput,
  VariantDescription,
} from "../../generator/runtime/description.ts";
import { readField } from "../../generator/runtime/reading/read-field.ts";
import { readInputs } from "../../generator/runtime/reading/read-inputs.ts";
import type { Page } from "../calculators/page.ts";
import { flagArgument } from "../input/flags.ts";
import { choicesFor } from "../../generator/ask/implied-choices.ts";
import { styled, type Terminal } from "../terminal.ts";
import { displayWidth } from "./display-width.ts";
import { acceptedForms } from "./accepted-forms.ts";
import { pairsText, type Pair } from "./table-text.ts";
import { wrap } from "./wrap.ts";
import { choicesSaid } from "../input/choices-said.ts";

/** More choices than these are named by `info`. */
const mostChoices = 12;
const anyChoice = "<choice>";
const anyChoices = "<choice,…>";
/** Where what follows a flag begins when it stands below it. */
const argumentIndent = 4;

/** `plainsum <calculator> --help`: what it works out, its flags with defaults and limits, a line to try. */
export function calculatorHelp(page: Page, terminal: Terminal): string {
  const { route, calculator, variant, translator } = page;
  const { description } = calculator;
  const { t } = translator;
  const { width } = terminal;
  const examples = examplesOfKinds(page, terminal.today);
  const rows = openInputs(description, variant).filter(({ type }) => type === "rows");
  const example = examples.find(({ given }) => rows.some(({ id }) => (given[id] ?? []).length > 0));
  const summary = t.byId(
    "summary",
    Object.fromEntries(Object.entries(variant.fixed).map(([id, text]) => [id, [text].flat().join()])),
  );
  const heading = (text: string): string => styled(terminal, "bold", text);
  const general: readonly Pair[] = [
    ["--steps", t("terminal.help.steps")],
    [`--steps <${workingForms.join("|")}>`, t("terminal.help.working")],
    ["--all", t("terminal.help.all")],
    ["--in <unit>", t("terminal.help.in")],
    ...findings(page),
    ["--json", t("terminal.help.json")],
    ["--locale <language>", t("terminal.help.locale")],
    ["--as-of <YYYY-MM-DD>", t("terminal.help.as_of")],
    ["-h, --help", t("terminal.help.help")],
  ];
  const groups = groupsOf(page).map(({ title, inputs }) => {
    const flags = inputs.flatMap((input): readonly Pair[] => [
      [`${flagOf(input.id)} ${argumentShown(input, width)}`, aboutFlag(input, page, terminal)],
      ...(input.type === "rows"
        ? input.columns.map((column) => aboutColumn(input.id, column, page, terminal))
        : []),
    ]);
    return `${heading(title)}\n${pairsText(flags, "  ", width)}`;
  });
  const forms = acceptedForms(
    openInputs(description, variant).flatMap((input) =>
      input.type === "rows" ? [input, ...input.columns] : [input],
    ),
    (example ?? examples[0])?.given ?? {},
    translator,
  );
  return `${[
    wrap(`${heading(`plainsum ${route}`)} [flags]`, width, "", "  "),
    wrap(plainText(summary, "with addresses"), width),
    ...groups,
    ...(forms.length === 0 ? [] : [`${heading(t("terminal.help.forms"))}\n${pairsText(forms, "  ", width)}`]),
    `${heading(t("terminal.help.general"))}\n${pairsText(general, "  ", width)}`,
    ...(examples.length === 0
      ? []
      : [
          [
            heading(t("terminal.help.example")),
            ...examples.map(({ given, today }) =>
              wrap(commandLine(route, given, today), width, "  ", "    "),
            ),
          ].join("\n"),
        ]),
  ].join("\n\n")}\n`;
}

/**
 * Examples that are answered, the shortest for each option of the first choice and for rows; of many the first. Rows are hard to
 * guess: where no example that the page lists has any, one that it doesn't list shows them.
 */
function examplesOfKinds({ route, calculator, variant }: Page, day: string): readonly ExampleDescription[] {
  const { description, background } = calculator;
  const answered = background.examples
    .filter((each) => each.variant === variant.slug || background.variants.length <= 1)
    .filter(
      ({ given, today = day }) =>
        evaluate(calculator, variant, given, { today }).answer.status === "answered",
    );
  const listed = answered.filter(({ isUnlisted = false }) => !isUnlisted);
  const own = [...listed, ...(listed.some(hasRows) ? [] : answered.filter(hasRows))].toSorted(
    (one, other) => Number(hasRows(other)) - Number(hasRows(one)) || lengthOf(one) - lengthOf(other),
  );
  const open = openInputs(description, variant);
  const kind = open.find(({ type }) => type === "choice");
  const kindOf = (each: ExampleDescription): string => {
    const choice = kind && (each.given[kind.id] ?? variant.defaults[kind.id] ?? kind.default);
    return `${String(choice)} ${String(hasRows(each))}`;
  };
  return own
    .filter((each, index) => own.findIndex((first) => kindOf(first) === kindOf(each)) === index)
    .slice(0, mostExamples);

  function hasRows({ given }: ExampleDescription): boolean {
    return description.inputs.some(({ id, type }) => type === "rows" && (given[id] ?? []).length > 0);
  }
  function lengthOf({ given, today }: ExampleDescription): number {
    return commandLine(route, given, today).length;
  }
}

/** Lines to try at the end of a help. */
const mostExamples = 3;

/** What can be found from a result: `--solve home-price --payment <…>`. */
function findings({ calculator, variant, translator: { t } }: Page): readonly Pair[] {
  const { find = {} } = calculator.background;
  return solvableInputs(calculator.description, find, variant).map(({ id }) => {
    const results = resultsToFindFrom(find, id).map((each) => `${flagOf(each)} …`);
    return [`--solve ${flagOf(id).slice(2)} ${results.join(" | ")}`, t("terminal.help.solve")];
  });
}

/** The inputs under the headings the page has for them; those of "more options" last. */
function groupsOf({ calculator: { description }, variant, translator: { t } }: Page): readonly {
  readonly title: string;
  readonly inputs: readonly InputDescription[];
}[] {
  const groups = new Map<string, InputDescription[]>();
  const inputs = openInputs(description, variant);
  for (const input of [
    ...inputs.filter((each) => !each.advanced),
    ...inputs.filter((each) => each.advanced),
  ]) {
    const title = input.advanced
      ? t("form.advanced")
      : ((input.group === undefined ? undefined : t.optional(`groups.${input.group}`)) ??
        t("terminal.help.flags"));
    groups.set(title, [...(groups.get(title) ?? []), input]);
  }
  return [...groups].map(([title, own]) => ({ title, inputs: own }));
}

/** `Home price, from $1.00, default $400,000.00`. */
function aboutFlag(input: InputDescription, page: Page, { today, width }: Terminal): string {
  const { calculator, translator, variant } = page;
  const { t } = translator;
  const usual = variant.defaults[input.id] ?? input.default;
  return [
    labelAtStart(`inputs.${input.id}.label`, calculator.description.inputs, variant, translator) ?? input.id,
    ...(input.type === "rows" ? [] : formsTaken(input, page, width)),
    ...(input.type === "rows" ? [t("terminal.once_a_row")] : []),
    ...conditions(input, page, today),
    usualText(input, usual, translator, today),
  ].join(", ");
}

/** A column of a row flag: `score <percent>`, and what goes there. */
function aboutColumn(rows: string, column: ScalarInput, page: Page, { today, width }: Terminal): Pair {
  const { calculator, translator, variant } = page;
  const key = `inputs.${rows}.columns.${column.id}.label`;
  const about = [
    labelAtStart(key, calculator.description.inputs, variant, translator) ?? column.id,
    ...formsTaken(column, page, width),
    usualText(column, column.default, translator, today),
  ];
  return [`  ${column.id} ${argumentShown(column, width)}`, about.join(", ")];
}

/** What stands after a flag; choices that make a line too wide are listed beside it instead. */
function argumentShown(input: InputDescription, width: number): string {
  const argument = flagArgument(input);
  if (input.type !== "choice" && input.type !== "choices") return argument;
  return displayWidth(argument) + argumentIndent > width ? anyOf(input) : argument;
}

/** Stands for any option, or for several. */
function anyOf({ type }: InputDescription): string {
  return type === "choices" ? anyChoices : anyChoice;
}

/** Choices that its name does not list, limits, units. */
function formsTaken(input: ScalarInput, page: Page, width: number): readonly string[] {
  const { route, translator } = page;
  return [
    ...((input.type === "choice" || input.type === "choices") && argumentShown(input, width) === anyOf(input)
      ? [choicesText(input.options, route)]
      : []),
    ...limits(input, page),
    ...usualValues(input, translator),
    ...stepText(input, translator),
    ...(input.type === "quantity" && input.display.units.length > 1
      ? [unitIds(input.display.units.map(({ id }) => id))]
      : []),
  ];
}

/** The choices under which a flag has an effect, where it has none with the values the page comes with. */
function conditions(
  input: InputDescription,
  { calculator, variant, translator: { t } }: Page,
  today: string,
): readonly string[] {
  const { fixed, defaults } = variant;
  const counts = (texts: Readonly<Record<string, string>>): boolean =>
    readInputs(calculator, texts, { today, fixed, defaults }).visible[input.id] !== false;
  if (counts({})) return [];
  const inputs = openInputs(calculator.description, variant);
  const found = choicesFor(inputs, (id, text) => counts({ [id]: text }));
  if (found.length === 0) return [];
  const { isNegative, choices } = choicesSaid(inputs, found, t);
  return [t(isNegative ? "terminal.not_with" : "terminal.only_with", { choices })];
}

function choicesText(options: readonly string[], route: string): string {
  return options.length <= mostChoices
    ? options.join(" | ")
    : `${options.slice(0, mostChoices).join(" | ")} | … (plainsum info ${route})`;
}

function unitIds(units: readonly string[]): string {
  const shown = units.slice(0, 5);
  return shown.join(" | ") + (units.length > shown.length ? " | …" : "");
}

function usualText(
  input: InputDescription,
  usual: VariantDescription["defaults"][string],
  translator: Translator,
  today: string,
): string {
  const { t, locale } = translator;
  const isOptional = input.optional || (input.type === "rows" && input.fewest === 0);
  if (usual === "" || usual.length === 0) return isOptional ? t("terminal.optional") : t("terminal.required");
  if (input.type === "rows") {
    const rows = typeof usual === "string" ? usual.split("\n") : usual;
    return t("terminal.default_rows", { count: countArgument(rows.length, locale) });
  }
  return t("terminal.default", {
    value: shownDefault(input, String(usual), translator, today),
  });
}

/** Figures as the answer shows them; ids as they are typed. */
function shownDefault(input: ScalarInput, canonical: string, translator: Translator, today: string): string {
  if (["choice", "choices", "boolean", "text", "expression"].includes(input.type)) return canonical;
  if (canonical === "today") return canonical;
  const reading = readField(input, canonical, { today });
  return reading.kind === "read" ? formatted(input, reading.value, translator) : canonical;
}

/** Values people often want. */
function usualValues(input: ScalarInput, translator: Translator): readonly string[] {
  if (!("usual" in input) || input.usual === undefined) return [];
  const values = input.usual.map((value) => formatted(input, value, translator)).join(" | ");
  return [translator.t("terminal.usual", { values })];
}

/** How far − and + go beside its field. */
function stepText(input: ScalarInput, translator: Translator): readonly string[] {
  return "step" in input && input.step !== undefined
    ? [translator.t("terminal.step", { value: formatted(input, input.step, translator) })]
    : [];
}

function limits(input: ScalarInput, page: Page): readonly string[] {
  return [...fixedLimits(input, page.translator), ...movingLimits(input, page)];
}

const limitWords = {
  min: "terminal.from",
  above: "terminal.above",
  max: "terminal.to",
  below: "terminal.below",
} as const;

/** Limits that move with other values, by the flags and the names of these. */
function movingLimits({ movingLimits: moving = [] }: ScalarInput, page: Page): readonly string[] {
  const { calculator, translator, variant } = page;
  const { inputs } = calculator.description;
  const nameOf = (id: string): string =>
    inputs.some((input) => input.id === id)
      ? flagOf(id)
      : (["outputs", "formulas", "constants"]
          .flatMap((section) => [`${section}.${id}.label`, `${section}.${id}`])
          .map((key) => labelAtStart(key, inputs, variant, translator))
          .find((label) => label !== undefined) ?? id);
  return moving.map(({ side, text }) =>
    translator.t(limitWords[side], { limit: text.replace(/[a-z]\w*(?!\w*\()/g, nameOf) }),
  );
}

function fixedLimits(input: ScalarInput, translator: Translator): readonly string[] {
  if (!("minimum" in input || "maximum" in input)) return [];
  const { t } = translator;
  const { minimum, maximum } = input;
  const exclusiveMinimum = "exclusiveMinimum" in input && input.exclusiveMinimum;
  const exclusiveMaximum = "exclusiveMaximum" in input && input.exclusiveMaximum;
  const limit = (side: "minimum" | "maximum", value: number | string, isOpen: boolean): string => {
    const shown = value === "today" ? value : limitShown(input, value, translator);
    const isBeyond =
      isOpen || (typeof value === "number" && isShownBeyond({ side, value }, shown, input, translator));
    return t(limitWords[side === "minimum" ? (isBeyond ? "above" : "min") : isBeyond ? "below" : "max"], {
      limit: shown,
    });
  };
  return [
    ...(minimum === undefined ? [] : [limit("minimum", minimum, exclusiveMinimum)]),
    ...(maximum === undefined ? [] : [limit("maximum", maximum, exclusiveMaximum)]),
  ];
}

/** A limit in the unit it is round in: 100,000 kg, and not 220,462.2622 lb. */
function limitShown(input: ScalarInput, value: number | string, translator: Translator): string {
  const usual = formatted(input, value, translator);
  if (input.type !== "quantity" || typeof value !== "number") return usual;
  const isWhole = (shown: string): boolean =>
    (["minimum", "maximum"] as const).every(
      (side) => !isShownBeyond({ side, value }, shown, input, translator),
    );
  const others = input.display.units.map(({ id }) => formatted(input, value, translator, id)).filter(isWhole);
  return isWhole(usual)
    ? usual
    : others.reduce((least, other) => (digitsOf(other) < digitsOf(least) ? other : least), usual);
}

function digitsOf(text: string): number {
  return text.replaceAll(/\P{Nd}/gu, "").length;
}

function formatted(
  input: ScalarInput,
  value: Parameters<typeof formatValue>[1],
  { locale, t }: Translator,
  unit?: string,
): string {
  return formatValue(input.display, value, {
    locale: locale.tag,
    word: t.byId,
    optional: t.optional,
    ...(unit === undefined ? {} : { unit }),
  });
}
