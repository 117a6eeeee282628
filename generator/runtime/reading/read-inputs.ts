import type { InputValues, Problem, Value } from "../answer.ts";
import type { Calculator, InputDescription, ScalarInput } from "../description.ts";
import type { InputKind } from "../kinds/kind.ts";
import type { FieldContext } from "./field-reading.ts";
import { readInput } from "./input-reading.ts";
import type { InputContext, InputReading, InputText, Notice } from "./field-reading.ts";
import { once } from "../once.ts";
import { remembered } from "./remembered.ts";
import type { Texts } from "../query.ts";

/** Texts of fields by input id as typed; a rows input has a text a cell. */
export type FieldTexts = Readonly<Record<string, string | readonly Readonly<Record<string, string>>[]>>;

export interface ReadOptions {
  /** The day it is where the visitor is, `YYYY-MM-DD`. */
  readonly today: string;
  /** The locale the texts are typed in; without one, they are canonical. */
  readonly locale?: string;
  /** Canonical texts a variant fixes, whatever the visitor's texts say. */
  readonly fixed?: Texts;
  /** Canonical texts a variant has for defaults of its own. */
  readonly defaults?: Texts;
  /** Unit chosen for a quantity's bare numbers, by input id or `rows.column`. */
  readonly units?: Readonly<Record<string, string>>;
  /** Names and symbols people write for a unit in the locale. */
  readonly unitNames?: (unit: string) => readonly string[];
}

export interface ReadInputs {
  /** Typed inputs for `compute`; absent while there are problems. */
  readonly inputs?: InputValues;
  /** Typed inputs, those that can't be read at their default: what `visible` was decided by. */
  readonly values: InputValues;
  /** Every input: whether it matters, given the others. */
  readonly visible: Readonly<Record<string, boolean>>;
  readonly problems: readonly Problem[];
  readonly notices: readonly Notice[];
  /** What a URL holds: the visible inputs that can be read and no variant fixes. */
  readonly canonical: Texts;
}

/**
 * Reads every input of a calculator. One that `texts` does not name takes its default; blank text is nothing
 * entered. Hidden inputs take the value their author says, else their default, and have no problems.
 */
export function readInputs(
  calculator: Pick<Calculator, "description" | "visible">,
  texts: FieldTexts | Texts,
  options: ReadOptions,
): ReadInputs {
  const { inputs } = calculator.description;
  const defaults = once(() => readAll(inputs, {}, options));
  const own = readAll(inputs, texts, options);
  const hidden = once(() => {
    const { locale: _, ...unspoken } = options;
    return readAll(inputs, hiddenTexts(inputs), unspoken);
  });
  const { values, visible } = settle(calculator, own, defaults, hidden, options.today);
  const { fixed = {} } = options;
  const problems: Problem[] = [];
  const notices: Notice[] = [];
  const canonical: Record<string, string | readonly string[]> = {};
  for (const { id } of inputs) {
    const reading = own.get(id);
    if (visible[id] !== true || reading === undefined) continue;
    problems.push(...reading.problems);
    notices.push(...reading.notices);
    if (reading.value !== undefined && !Object.hasOwn(fixed, id)) canonical[id] = reading.canonical;
  }
  return {
    ...(problems.length === 0 ? { inputs: values } : {}),
    values,
    visible,
    problems,
    notices,
    canonical,
  };
}

type Readings = ReadonlyMap<string, InputReading>;

const noReadings = (): Readings => new Map();

/** Canonical texts of the values that inputs have while they are hidden. */
function hiddenTexts(inputs: readonly InputDescription[]): Texts {
  return Object.fromEntries(inputs.flatMap(({ id, hidden }) => (hidden === undefined ? [] : [[id, hidden]])));
}

/** Inputs that another one decides, by its base, its currency or the amount they are a share of, are read after it. */
function readAll(
  inputs: readonly InputDescription[],
  texts: FieldTexts | Texts,
  options: ReadOptions,
): Readings {
  const readings = new Map<string, InputReading>();
  for (const [depth, some] of byDepth(inputs).entries()) {
    const values = valuesOf(readings, noReadings);
    for (const input of some) {
      const { text, isTyped } = sourceOf(input, texts, options);
      const context = contextOf(input, values, options, isTyped);
      readings.set(input.id, (depth > 0 ? readInput : readAgain)(input, text, context));
    }
  }
  return readings;
}

/** How an input is read in one context. */
interface KnownReading {
  readonly field: FieldContext;
  readonly read: (text: string) => InputReading;
}
/** Contexts of one answer: its defaults, what was typed, and values while inputs are hidden. */
const mostContexts = 3;
const known = /* @__PURE__ */ new WeakMap<InputDescription, readonly KnownReading[]>();

/** Reads an input that no other decides; what was read just before is not read again, since a visitor types into one field at a time. */
function readAgain(input: InputDescription, text: InputText, context: InputContext): InputReading {
  if (typeof text !== "string" || input.type === "rows") return readInput(input, text, context);
  const { field } = context;
  const before = known.get(input) ?? [];
  let inContext = before.find((each) => isSameField(each.field, field));
  if (inContext === undefined) {
    inContext = { field, read: remembered((typed) => readInput(input, typed, context)) };
    known.set(input, [inContext, ...before].slice(0, mostContexts));
  }
  return inContext.read(text);
}

/** Whether a text reads alike in both: other inputs have no say. */
function isSameField(one: FieldContext, other: FieldContext): boolean {
  return (
    one.today === other.today &&
    one.locale === other.locale &&
    one.unit === other.unit &&
    one.unitNames === other.unitNames
  );
}

const depths = /* @__PURE__ */ new WeakMap<
  readonly InputDescription[],
  readonly (readonly InputDescription[])[]
>();

/** Inputs in the order in which they are read: each list after the one that decides it. */
function byDepth(inputs: readonly InputDescription[]): readonly (readonly InputDescription[])[] {
  const found = depths.get(inputs);
  if (found !== undefined) return found;
  const sorted = [0, 1, 2].map((depth) => inputs.filter((each) => depthOf(each, inputs) === depth));
  depths.set(inputs, sorted);
  return sorted;
}

/** Inputs in the order in which they are read. */
export function inReadingOrder(inputs: readonly InputDescription[]): readonly InputDescription[] {
  return byDepth(inputs).flat();
}

/** Whether another input decides how this one is read. */
export function isDecided(input: InputDescription): boolean {
  if (input.type === "rows") return false;
  const kind: InputKind<ScalarInput> = input.kind;
  return kind.decidedBy?.(input) !== undefined;
}

/** How many inputs are read before it, one for the sake of the next. */
function depthOf(input: InputDescription, inputs: readonly InputDescription[]): number {
  if (input.type === "rows") return 0;
  const kind: InputKind<ScalarInput> = input.kind;
  const by = kind.decidedBy?.(input);
  const decider = inputs.find(({ id }) => id === by);
  return by === undefined ? 0 : decider === undefined ? 1 : 1 + depthOf(decider, inputs);
}

function sourceOf(
  { id, default: usual }: InputDescription,
  texts: FieldTexts | Texts,
  { fixed = {}, defaults = {} }: ReadOptions,
): { readonly text: InputText; readonly isTyped: boolean } {
  const own = (each: FieldTexts | Texts): InputText | undefined =>
    Object.hasOwn(each, id) ? each[id] : undefined;
  const fix = own(fixed);
  if (fix !== undefined) return { text: fix, isTyped: false };
  const typed = own(texts);
  return typed === undefined
    ? { text: own(defaults) ?? usual, isTyped: false }
    : { text: typed, isTyped: true };
}

function contextOf(
  input: InputDescription,
  values: InputValues,
  { today, locale, units = {}, unitNames }: ReadOptions,
  isTyped: boolean,
): InputContext {
  const field = (id: string): FieldContext => {
    const unit = units[id];
    return {
      today,
      values,
      ...(isTyped && locale !== undefined ? { locale } : undefined),
      ...(unit === undefined ? undefined : { unit }),
      ...(unitNames === undefined ? undefined : { unitNames }),
    };
  };
  return {
    field: field(input.id),
    cell: (column) => field(`${input.id}.${column.id}`),
    values,
  };
}

/** The value of every reading; where there is none, or nothing where something is needed, that of `instead`. */
function valuesOf(readings: Readings, instead: () => Readings): Record<string, Value> {
  const values: Record<string, Value> = {};
  for (const [id, { value, problems }] of readings) {
    const isUsable = value !== undefined && !(value === null && problems.length > 0);
    values[id] = isUsable ? value : (instead().get(id)?.value ?? null);
  }
  return values;
}

/** Which inputs matter, and the values of all: what is hidden has its hidden value. */
function settle(
  { description: { inputs }, visible }: Pick<Calculator, "description" | "visible">,
  own: Readings,
  defaults: () => Readings,
  hidden: () => Readings,
  today: string,
): { readonly values: InputValues; readonly visible: Readonly<Record<string, boolean>> } {
  const asRead = valuesOf(own, defaults);
  const conditional = visible(sound(own, asRead, defaults), today);
  const shown = Object.fromEntries(inputs.map(({ id }) => [id, conditional[id] !== false]));
  if (inputs.every(({ id }) => shown[id] === true)) return { values: asRead, visible: shown };
  const whenHidden = valuesOf(hidden(), noReadings);
  const values: Record<string, Value> = {};
  for (const { id } of inputs) values[id] = (shown[id] === true ? asRead : whenHidden)[id] ?? null;
  return { values, visible: shown };
}

/** The values that decide what is asked: a default for each with a problem, which formulas are not made for. */
function sound(own: Readings, asRead: InputValues, defaults: () => Readings): InputValues {
  const wrong = [...own].flatMap(([id, { problems }]) => (problems.length === 0 ? [] : [id]));
  if (wrong.length === 0) return asRead;
  const usual = defaults();
  return {
    ...asRead,
    ...Object.fromEntries(wrong.map((id) => [id, usual.get(id)?.value ?? asRead[id] ?? null])),
  };
}
