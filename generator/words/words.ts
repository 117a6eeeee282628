import type { ChoiceInput } from "../runtime/kinds/choice.ts";
import type { CalculatorDescription } from "../runtime/description.ts";
import type { Display } from "../runtime/display.ts";
import { argumentNames, renderMessage } from "../presentation/message.ts";
import type { Message, Words } from "../runtime/words.ts";
import type { OutputModel } from "../constructs/results/output.ts";
import type { Statement } from "../constructs/statements/any.ts";

/** A words file flattened: every text by its dotted key. */
export type FlatTexts = ReadonlyMap<string, string>;

/** Flattens nested texts: `inputs.home_price.label`, `sections.0.heading`. */
export function flattenTexts(value: unknown, prefix = ""): Map<string, string> {
  const texts = new Map<string, string>();
  const visit = (part: unknown, key: string): void => {
    if (typeof part === "string" || typeof part === "number" || typeof part === "boolean")
      texts.set(key, String(part));
    else if (Array.isArray(part))
      for (const [index, member] of part.entries()) visit(member, `${key}.${index}`);
    else if (part !== null && typeof part === "object") {
      const members = Object.entries(part);
      // A map without texts below a name would say nothing of a name that is misspelled.
      if (members.length === 0 && key.includes(".")) texts.set(key, "");
      for (const [id, member] of members) visit(member, key === "" ? id : `${key}.${id}`);
    }
  };
  visit(value, prefix);
  return texts;
}

/** The texts of a calculator's words file; a column or formula with options (`columns.<id>.label`) has its name where others have it. */
export function calculatorTexts(value: unknown): Map<string, string> {
  return new Map(
    [...flattenTexts(value)].map(([key, text]) => [
      key.replace(/^((?:columns|formulas)\.\w+)\.label$/, "$1"),
      text,
    ]),
  );
}

/** The parts of a calculator that have choices, whose options have names. */
export interface Choosing {
  readonly description: Pick<CalculatorDescription, "displays" | "inputs">;
  readonly outputs: readonly OutputModel[];
  readonly statements: readonly Statement[];
}

/**
 * The names of choice options as `choices.<set>.<option>`: from `inputs.<id>.options`, `outputs.<id>.options` or
 * `formulas.<id>.options` of the set itself, else from a list of the same file that names them all (class I is no level I),
 * else from the shared words (weekdays, months, currencies), else the option itself where it is no word.
 * What stays unnamed is returned as missing. How an option is written inside a sentence is `inline.<set>.<option>`.
 */
export function nameChoices(
  model: Choosing,
  words: Words,
  shared: (option: string) => Message | undefined,
  tag: string,
): { readonly words: Words; readonly missing: readonly string[] } {
  const named: Record<string, Message> = {};
  const missing: string[] = [];
  const lists = new Map<string, Map<string, Message>>();
  for (const [key, message] of Object.entries(words)) {
    const [, place, option] = /^(.+)\.options\.(.+)$/.exec(key) ?? [];
    if (place === undefined || option === undefined) continue;
    lists.set(place, (lists.get(place) ?? new Map<string, Message>()).set(option, message));
  }
  for (const { set, options } of choiceDisplays(model)) {
    const [table = "", column] = set.split(".");
    const elsewhere = [...lists].find(([, list]) => options.every((option) => list.has(option)))?.[0];
    for (const option of options) {
      const places = [
        `inputs.${set}`,
        `outputs.${set}`,
        `formulas.${set}`,
        `columns.${set}`,
        `columns.${column ?? ""}`,
        `inputs.${table}.columns.${column ?? ""}`,
        `outputs.${column ?? ""}`,
        ...(elsewhere === undefined ? [] : [elsewhere]),
      ];
      const place = places.find((each) => words[`${each}.options.${option}`] !== undefined);
      const message = words[`${place ?? ""}.options.${option}`] ?? shared(option) ?? ownName(option);
      if (message === undefined) missing.push(`${ownerOf(model, set)}.options.${option}`);
      else named[`choices.${set}.${option}`] = message;
      const inline = words[`${place ?? ""}.inline_options.${option}`];
      if (inline !== undefined) named[`inline.${set}.${option}`] = inline;
    }
  }
  for (const input of model.description.inputs) {
    if (input.type === "choice" && input.firstOptions !== undefined)
      named[`orders.${input.id}`] = orderByName(input, named, input.firstOptions, tag).join(" ");
  }
  const others = Object.entries(words).filter(([key]) => !/\.(?:inline_)?options\./.test(key));
  return { words: { ...Object.fromEntries(others), ...named }, missing };
}

/** Options in the order of their names in a language, after those that come first everywhere. */
function orderByName(
  { options, display: { set } }: ChoiceInput,
  named: Words,
  first: readonly string[],
  tag: string,
): readonly string[] {
  const { compare } = new Intl.Collator(tag);
  const name = (option: string): string => plainText(named[`choices.${set}.${option}`] ?? option, {});
  return [
    ...first,
    ...options
      .filter((option) => !first.includes(option))
      .toSorted((one, other) => compare(name(one), name(other))),
  ];
}

/** Where a set of options is named: with the input, output or formula whose value it is, else with the column. */
function ownerOf({ description, outputs, statements }: Choosing, set: string): string {
  if (description.inputs.some(({ id }) => id === set)) return `inputs.${set}`;
  if (outputs.some(({ id }) => id === set)) return `outputs.${set}`;
  if (statements.some((statement) => statement.id === set && "shown" in statement)) return `formulas.${set}`;
  const [rows, column] = set.split(".");
  return column !== undefined && description.inputs.some(({ id }) => id === rows)
    ? `inputs.${rows}.columns.${column}`
    : `columns.${column ?? set}`;
}

/** An option of capitals, digits and signs alone (`B1`, `C+`, `64`) is its own name in every language; a word is not. */
function ownName(option: string): string | undefined {
  return /^[A-Z0-9][^\p{Ll}\s]*$/u.test(option) ? option : undefined;
}

function choiceDisplays({
  description,
}: Choosing): readonly { readonly set: string; readonly options: readonly string[] }[] {
  const sets = new Map<string, Set<string>>();
  const note = (display: Display): void => {
    if (display.kind !== "choice" && display.kind !== "choices") return;
    const options = sets.get(display.set) ?? new Set<string>();
    for (const option of display.options) options.add(option);
    sets.set(display.set, options);
  };
  for (const display of Object.values(description.displays)) note(display);
  for (const input of description.inputs) {
    if (input.type === "rows")
      for (const column of input.columns) if ("display" in column) note(column.display);
  }
  return [...sets].map(([set, options]) => ({ set, options: [...options] }));
}

/** A message with these raw values put in; for titles, whose arguments are a variant's fixed inputs. */
export function plainText(message: Message, values: Readonly<Record<string, string>>): string {
  return renderMessage(message, values, "en");
}

/** Every value some messages name, each once. */
export function messageNames(messages: readonly Message[]): readonly string[] {
  return [...new Set(messages.flatMap(argumentNames))].toSorted();
}

/** The values a message names, in any language, by its key in the words. */
export function namesIn(words: ReadonlyMap<string, Words>): (key: string) => readonly string[] {
  return (key) =>
    messageNames([...words.values()].flatMap((own) => (own[key] === undefined ? [] : [own[key]])));
}
