import type {
  CalculatorDescription,
  CalculatorWorkings,
  InputDescription,
  StepNode,
  StepOperation,
  VariantDescription,
} from "../../../generator/runtime/description.ts";
import type { Display } from "../../../generator/runtime/display.ts";
import { termUnits } from "../../../generator/runtime/term.ts";
import type { Words } from "../../../generator/runtime/words.ts";
import { arithmeticWords } from "../../../generator/presentation/arithmetic-lines.ts";
import { wordsOfOperation } from "../../../generator/presentation/function-forms.ts";
import { everyPageKeys, islandWordGroups } from "../../../generator/presentation/word-keys.ts";
import { partialWords, type DescribedPage } from "./partial-words.ts";

/** Groups of shared words that pages say unless {@link partialWords} knows better. */
const everyPageSays: ReadonlySet<string> = new Set(islandWordGroups);

/** Groups of a calculator's own words that only the server says. */
const serverOnly: ReadonlySet<string> = new Set([
  "sections",
  "questions",
  "examples",
  "variants",
  "keywords",
  "intro",
  "summary",
  "brief",
  "title",
  "short_title",
]);

/** What inputs are called in lines that are asked. */
const isOnlyAsked = /^inputs\.[^.]+\.also\./;

/** The words that travel in the page itself: all that it says but those every page says. */
export function ownPageWords(words: Words): Words {
  return Object.fromEntries(Object.entries(words).filter(([key]) => !saidEverywhere.has(key)));
}

const saidEverywhere: ReadonlySet<string> = new Set(everyPageKeys);

/** The words its fields, results and steps may say, and no others. */
export function islandWords(
  described: DescribedPage,
  own: Words,
  shared: Words,
  { fixed }: Pick<VariantDescription, "fixed"> = { fixed: {} },
): Words {
  const { description } = described;
  const languages = known.get(description) ?? new WeakMap<Words, readonly string[]>();
  const needed = languages.get(shared) ?? Object.keys(shared).filter(sharedNeeded(described));
  known.set(description, languages.set(shared, needed));
  return {
    ...wordsOf(needed, shared),
    ...writtenIn(
      [...description.inputs.flatMap(readableUnits), ...soughtUnits(described)].filter(isFirst),
      shared,
    ),
    ...wordsOf(
      Object.keys(own).filter(
        (key) => !serverOnly.has(groupOf(key)) && !isOnlyAsked.test(key) && !isFixedHint(key, fixed),
      ),
      own,
    ),
  };
}

/** Units of results that are written over, to find an input from them. */
function soughtUnits({ description, background }: DescribedPage): readonly string[] {
  if (background.find === undefined) return [];
  return description.outputs.flatMap((output) =>
    output.type === "value" && output.display.kind === "quantity"
      ? output.display.units.map(({ id }) => id)
      : [],
  );
}

function isFirst(id: string, at: number, all: readonly string[]): boolean {
  return all.indexOf(id) === at;
}

/** What a page fixes, it does not ask for: no field has that hint. */
function isFixedHint(key: string, fixed: VariantDescription["fixed"]): boolean {
  const [group, id = "", part] = key.split(".");
  return group === "inputs" && part === "hint" && Object.hasOwn(fixed, id);
}

/** What pages of a calculator need of the shared words of a language, which are a thousand: its variants need the same. */
const known = new WeakMap<CalculatorDescription, WeakMap<Words, readonly string[]>>();

function wordsOf(keys: readonly string[], words: Words): Words {
  return Object.fromEntries(
    keys.flatMap((key) => {
      const message = words[key];
      return message === undefined ? [] : [[key, message]];
    }),
  );
}

/** Which of the words that all calculators share its page may say, but for how its units are written. */
function sharedNeeded(described: DescribedPage): (key: string) => boolean {
  const { description, workings } = described;
  const hasArithmetic = description.inputs.some(({ type }) => type === "expression");
  const names = new Set<string>([...operatorsOf(workings), ...(hasArithmetic ? arithmeticWords : [])]);
  const units = new Set([...displaysOf(description).flatMap(unitsOf), ...unitsInFormulas(workings)]);
  const unitGroups = groupsSaid(description);
  const isSaid = partialWords(described);
  const hasTerms = displaysOf(description).some(({ kind }) => kind === "term");
  const currencies = displaysOf(description).flatMap((display) =>
    "currency" in display && display.currency !== undefined ? [display.currency] : [],
  );
  return (key) => {
    const [group = "", name = "", part = ""] = key.split(".");
    if (group === "units") {
      if (name === "groups") return unitGroups.has(part);
      // What a reader may mistake about a unit is said where units are all there is to it.
      return (
        units.has(name) && part !== "written" && (part !== "note" || description.converter !== undefined)
      );
    }
    if (group === "math") return names.has(name);
    // Which currency a visitor picks is not known.
    if (group === "currency")
      return name === "amounts" && currencies.some((code) => typeof code !== "string" || code === part);
    if (group === "term") return hasTerms && isSaid[`${group}.${name}`] !== false;
    return isSaid[`${group}.${name}`] ?? isSaid[group] ?? everyPageSays.has(group);
  };
}

function groupOf(key: string): string {
  return key.split(".", 1)[0] ?? "";
}

/** Groups that units are listed under: in a list of several, or as the headings of a table. */
function groupsSaid(description: CalculatorDescription): ReadonlySet<string> {
  const hasHeadings = description.outputs.some(
    (output) => output.type === "table" && output.headings !== undefined,
  );
  return new Set(
    displaysOf(description).flatMap((display) => {
      if (display.kind !== "quantity" && display.kind !== "unit") return [];
      const groups = new Set(display.units.map(({ group }) => group));
      return groups.size > 1 || hasHeadings ? [...groups] : [];
    }),
  );
}

function writtenIn(units: readonly string[], shared: Words): Words {
  return Object.fromEntries(
    units.flatMap((unit) => {
      const written = shared[`units.${unit}.written`];
      return written === undefined ? [] : [[`units.${unit}.written`, written]];
    }),
  );
}

function readableUnits(input: InputDescription): readonly string[] {
  if (input.type === "rows") return input.columns.flatMap(readableUnits);
  // A duration is written in its field in the words it is read by.
  if (input.type === "duration") return Object.keys(input.display.parts);
  return input.type === "quantity" ? input.readable.map(({ id }) => id) : [];
}

/** Every operator and function its formulas use, as the `math` words know them. */
function operatorsOf(workings: CalculatorWorkings): readonly string[] {
  // What steps say of conditions, whichever formulas they come from.
  const ofConditions = ["case", "else", "list", "true", "false", "says", "and", "or", "not", "range"];
  return [...operationsOf(workings).flatMap(wordsOfOperation), ...ofConditions];
}

/** The units its formulas name, beside an amount or to count in. */
function unitsInFormulas(workings: CalculatorWorkings): readonly string[] {
  return operationsOf(workings).flatMap(([operator, , unit]) =>
    (operator === "quantity" || operator === "amount_in") && typeof unit === "object" && "text" in unit
      ? [unit.text]
      : [],
  );
}

/** Every operation of its formulas, the inner ones among them. */
function operationsOf({ steps }: CalculatorWorkings): readonly StepOperation[] {
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

function unitsOf(display: Display): readonly string[] {
  if (display.kind === "quantity" || display.kind === "unit") return display.units.map(({ id }) => id);
  if (display.kind === "term") return termUnits;
  return display.kind === "duration" ? Object.keys(display.parts) : [];
}
