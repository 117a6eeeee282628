/**
 * What browsers fetch of the words, in two kinds of files: those that a calculator says, and those that all share. A
 * calculator in use and an answer of the search box say the same ones.
 */
import { arithmeticWords } from "../presentation/arithmetic-lines.ts";
import { wordsOfOperation } from "../presentation/function-forms.ts";
import type { CalculatorModel } from "../resolve/model.ts";
import type {
  CalculatorBackground,
  CalculatorDescription,
  StepModel,
  InputDescription,
  StepNode,
  StepOperation,
} from "../runtime/description.ts";
import type { Display } from "../runtime/display.ts";
import { termUnits } from "../runtime/term.ts";
import type { Message, Words } from "../runtime/words.ts";

/** Where the words lie that a calculator's page in use and its answers in one line say. */
export function browserWordsPath(calculator: string, locale: string): string {
  return `generated/calculators/${calculator}/browser-words/${locale}.json`;
}

/** Where those lie that the calculators of a language share. */
export function sharedBrowserWordsPath(locale: string): string {
  return `generated/words/browser/${locale}.json`;
}

/** Groups of a calculator's own words that only the HTML of its page and the search say. */
const onlyInHtml =
  /^(?:variants\.[^.]+\.)?(?:sections|questions|examples|keywords|other_things|names|ask|title|short_title|brief|tile|intro|summary)\b/;

/** Groups of shared words that a calculator in use says. */
const saidInUse =
  /^(?:(?:form|results|tools|keep|compare|what_ifs|table|chart|workings|other_rules|status|boolean|currency|term|problems)\.|sections\.(?:sources|used_for)$)/;

/** Dates are compared in these, whatever else a calculator counts in. */
const calendarUnits = ["day", "week", "month", "year"];

/** The words that calculators share, but for those of what few name: these come with who does. */
export function emitSharedBrowserWords(words: Words): string {
  const ofDates = calendarUnits.flatMap(wordsOfUnit);
  const said = Object.entries(words).filter(([key]) => saidInUse.test(key) || ofDates.includes(key));
  return `${JSON.stringify(Object.fromEntries(said))}\n`;
}

export function emitBrowserWords(model: CalculatorModel, own: Words, shared: SharedWords): string {
  return `${JSON.stringify(browserWords(model, own, shared, canHaveHours(model)))}\n`;
}

/** Whether its terms can be in hours: a table, a constant or a figure in its words says so. */
function canHaveHours({ stepModel, constants, tables, figures }: CalculatorModel): boolean {
  const said = [
    JSON.stringify(stepModel),
    ...constants.map(({ value }) => value),
    ...tables.flatMap(({ periods }) =>
      periods.flatMap(({ rows }) => rows.flatMap(({ values }) => Object.values(values))),
    ),
    ...figures.flatMap(({ columns }) => columns.flatMap(({ values }) => [...values.values()])),
  ];
  return said.some((value) => typeof value === "string" && /\d hour\b/.test(value));
}

/** The shared words of a language, as far as calculators name them. */
export interface SharedWords {
  readonly nameOf: (key: string) => Message | undefined;
  /** The keys of a group. */
  readonly keysIn: (group: string) => readonly string[];
}

/** What tells which units, operations and groups of words a calculator names. */
type Naming = Pick<CalculatorModel, "description" | "stepModel"> & {
  readonly background: Pick<CalculatorBackground, "find">;
};

/** A calculator's own words, and those of the shared ones that say the units and operations it names. */
export function browserWords(
  calculator: Naming,
  own: Words,
  shared: SharedWords,
  termsHaveHours = true,
): Words {
  const groups = groupsOf(calculator).flatMap(shared.keysIn);
  return Object.fromEntries([
    ...[...groups, ...namedKeys(calculator, termsHaveHours)].flatMap((key) => {
      const message = shared.nameOf(key);
      return message === undefined ? [] : [[key, message] as const];
    }),
    ...Object.entries(own).filter(([key]) => !onlyInHtml.test(key)),
  ]);
}

/** Groups that few calculators say. */
function groupsOf({ description, background }: Naming): readonly string[] {
  const hasKeypad = description.inputs.some((input) => input.type === "expression" && input.keypad);
  return [...(hasKeypad ? ["keypad"] : []), ...(background.find === undefined ? [] : ["find"])];
}

function namedKeys({ description, stepModel }: Naming, termsHaveHours: boolean): readonly string[] {
  const displays = displaysOf(description);
  const shown = [
    ...displays.flatMap((display) => unitsOf(display, termsHaveHours)),
    ...unitsInFormulas(stepModel),
  ];
  const groups = displays.flatMap((display) =>
    display.kind === "quantity" || display.kind === "unit" ? display.units.map(({ group }) => group) : [],
  );
  const keys = new Set([
    ...operatorsOf(description, stepModel).map((name) => `math.${name}`),
    ...groups.map((group) => `units.groups.${group}`),
    ...shown.flatMap(wordsOfUnit),
    ...description.inputs.flatMap(readableUnits).map((unit) => `units.${unit}.written`),
  ]);
  const shared = new Set(calendarUnits.flatMap(wordsOfUnit));
  return [...keys].filter((key) => !shared.has(key));
}

function wordsOfUnit(unit: string): readonly string[] {
  return ["name", "symbol", "amount", "of", "age", "note", "written"].map((form) => `units.${unit}.${form}`);
}

function readableUnits(input: InputDescription): readonly string[] {
  if (input.type === "rows") return input.columns.flatMap(readableUnits);
  return input.type === "quantity" ? input.readable.map(({ id }) => id) : [];
}

/** Every operator and function its formulas and the arithmetic in its fields use, as the `math` words know them. */
function operatorsOf({ inputs }: CalculatorDescription, stepModel: StepModel): readonly string[] {
  // What steps say of conditions, whichever formulas they come from.
  const ofConditions = ["case", "else", "list", "true", "false", "says", "and", "or", "not", "range"];
  const hasArithmetic = inputs.some(({ type }) => type === "expression");
  return [
    ...operationsOf(stepModel).flatMap(wordsOfOperation),
    ...ofConditions,
    ...(hasArithmetic ? arithmeticWords : []),
  ];
}

/** The units its formulas name, beside an amount or to count in. */
function unitsInFormulas(stepModel: StepModel): readonly string[] {
  return operationsOf(stepModel).flatMap(([operator, , unit]) =>
    (operator === "quantity" || operator === "amount_in") && typeof unit === "object" && "text" in unit
      ? [unit.text]
      : [],
  );
}

/** Every operation of its formulas, the inner ones among them. */
function operationsOf({ steps }: StepModel): readonly StepOperation[] {
  const inNode = (node: StepNode): readonly StepOperation[] => {
    if (typeof node !== "object" || "text" in node) return [];
    const [, ...operands] = node;
    return [node, ...operands.flatMap(inNode)];
  };
  return steps.flatMap(({ tree, choice, lookup, holds }) =>
    [
      ...(tree === undefined ? [] : [tree]),
      ...(holds === undefined ? [] : [holds]),
      ...(choice === undefined ? [] : [choice.by, ...Object.values(choice.cases)]),
      ...Object.values(lookup?.keys ?? {}),
      ...(lookup?.on === undefined ? [] : [lookup.on]),
    ].flatMap(inNode),
  );
}

function displaysOf(description: CalculatorDescription): readonly Display[] {
  const ofInput = (input: InputDescription): readonly Display[] =>
    input.type === "rows" ? input.columns.flatMap(ofInput) : [input.display];
  return [
    ...description.inputs.flatMap(ofInput),
    ...description.outputs.flatMap((output) =>
      output.type === "table" ? output.columns.map(({ display }) => display) : [output.display],
    ),
    ...Object.values(description.displays),
  ];
}

function unitsOf(display: Display, termsHaveHours: boolean): readonly string[] {
  if (display.kind === "quantity" || display.kind === "unit") return display.units.map(({ id }) => id);
  if (display.kind === "term") return termUnits.filter((unit) => unit !== "hour" || termsHaveHours);
  return display.kind === "duration" ? Object.keys(display.parts) : [];
}
