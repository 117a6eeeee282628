import type { InputValues, Problem, Value } from "../answer.ts";
import type { Calculator, InputDescription, ScalarInput } from "../description.ts";
import type { InputRuntime } from "../kinds/input-runtime.ts";
import type { FieldContext, InputContext, InputReading, InputText, Notice } from "./field-reading.ts";
import { readInput } from "./input-reading.ts";
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
  /** Typed inputs for `compute`; undefined while there are problems. */
  readonly inputs: InputValues | undefined;
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
  return inputsReader(calculator, options)(texts);
}

/** The same for many texts, such as the rows of a table: what they have in common is read once. */
export function inputsReader(
  calculator: Pick<Calculator, "description" | "visible">,
  options: ReadOptions,
): (texts: FieldTexts | Texts) => ReadInputs {
  const { inputs } = calculator.description;
  const { fixed = {}, today } = options;
  const readAll = allReader(inputs, options);
  const defaults = once(() => readAll({}));
  const hidden = once(() => {
    const { locale: _, ...unspoken } = options;
    return allReader(inputs, unspoken)(hiddenTexts(inputs));
  });
  return (texts) => {
    const own = readAll(texts);
    const { values, visible } = resolveVisibility(calculator, own, defaults, hidden, today);
    const problems: Problem[] = [];
    const notices: Notice[] = [];
    const canonical: Record<string, string | readonly string[]> = {};
    for (const { id } of inputs) {
      const reading = own.get(id);
      if (visible[id] !== true || reading === undefined) continue;
      for (const problem of reading.problems) problems.push(problem);
      for (const notice of reading.notices) notices.push(notice);
      if (reading.value !== undefined && !Object.hasOwn(fixed, id)) canonical[id] = reading.canonical;
    }
    const sure = problems.length === 0 ? values : undefined;
    return { inputs: sure, values, visible, problems, notices, canonical };
  };
}

type Readings = ReadonlyMap<string, InputReading>;

const noReadings = (): Readings => new Map();

/** Canonical texts of the values that inputs have while they are hidden. */
function hiddenTexts(inputs: readonly InputDescription[]): Texts {
  return Object.fromEntries(inputs.flatMap(({ id, hidden }) => (hidden === undefined ? [] : [[id, hidden]])));
}

/** Inputs that another one decides, by its base, its currency or the amount they are a share of, are read after it. */
function allReader(
  inputs: readonly InputDescription[],
  options: ReadOptions,
): (texts: FieldTexts | Texts) => Readings {
  const depths = byDepth(inputs).map((some) =>
    some.map((input) => [input.id, reader(input, options)] as const),
  );
  return (texts) => {
    const readings = new Map<string, InputReading>();
    for (const some of depths) {
      const values = valuesOf(readings, noReadings);
      for (const [id, read] of some)
        readings.set(id, read(Object.hasOwn(texts, id) ? texts[id] : undefined, values));
    }
    return readings;
  };
}

/** How an input is read, given its typed text if it has one. Where no other decides, it is read alike each time. */
function reader(
  input: InputDescription,
  options: ReadOptions,
): (typed: InputText | undefined, values: InputValues) => InputReading {
  const { id } = input;
  const { fixed = {}, defaults = {} } = options;
  const own = (each: Texts): InputText | undefined => (Object.hasOwn(each, id) ? each[id] : undefined);
  const fix = own(fixed);
  const usual = fix ?? own(defaults) ?? input.default;
  const readUsual = (values: InputValues): InputReading =>
    readInput(input, usual, contextOf(input, values, options, false));
  const readTyped = (typed: InputText, values: InputValues): InputReading =>
    readInput(input, typed, contextOf(input, values, options, true));
  if (isDecided(input))
    return (typed, values) =>
      typed === undefined || fix !== undefined ? readUsual(values) : readTyped(typed, values);
  const usually = once(() => readUsual({}));
  const again = remembered((typed) => readTyped(typed, {}));
  return (typed) => {
    if (typed === undefined || fix !== undefined) return usually();
    return typeof typed === "string" ? again(typed) : readTyped(typed, {});
  };
}

/** Inputs in the order in which they are read: each list after the one that decides it. */
function byDepth(inputs: readonly InputDescription[]): readonly (readonly InputDescription[])[] {
  const sorted = [0, 1, 2].map((depth) => inputs.filter((each) => depthOf(each, inputs) === depth));
  return sorted.filter((some) => some.length > 0);
}

/** Inputs in the order in which they are read. */
export function inReadingOrder(inputs: readonly InputDescription[]): readonly InputDescription[] {
  return byDepth(inputs).flat();
}

/** Whether another input decides how this one is read. */
export function isDecided(input: InputDescription): boolean {
  if (input.type === "rows") return false;
  const kind: InputRuntime<ScalarInput> = input.kind;
  return kind.decidedBy?.(input) !== undefined;
}

/** How many inputs are read before it, one for the sake of the next. */
function depthOf(input: InputDescription, inputs: readonly InputDescription[]): number {
  if (input.type === "rows") return 0;
  const kind: InputRuntime<ScalarInput> = input.kind;
  const by = kind.decidedBy?.(input);
  const decider = inputs.find(({ id }) => id === by);
  return by === undefined ? 0 : decider === undefined ? 1 : 1 + depthOf(decider, inputs);
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
function resolveVisibility(
  { description: { inputs }, visible }: Pick<Calculator, "description" | "visible">,
  own: Readings,
  defaults: () => Readings,
  hidden: () => Readings,
  today: string,
): { readonly values: InputValues; readonly visible: Readonly<Record<string, boolean>> } {
  const asRead = valuesOf(own, defaults);
  const conditional = visible(sound(own, asRead, defaults), today);
  const shown: Record<string, boolean> = {};
  for (const { id } of inputs) shown[id] = conditional[id] !== false;
  if (inputs.every(({ id }) => shown[id] === true)) return { values: asRead, visible: shown };
  const whenHidden = valuesOf(hidden(), noReadings);
  const values: Record<string, Value> = {};
  for (const { id } of inputs) values[id] = (shown[id] === true ? asRead : whenHidden)[id] ?? null;
  return { values, visible: shown };
}

/** The values that decide what is asked: a default for each with a problem, which formulas are not made for. */
function sound(own: Readings, asRead: InputValues, defaults: () => Readings): InputValues {
  let values: Record<string, Value> | undefined;
  for (const [id, { problems }] of own) {
    if (problems.length === 0) continue;
    values ??= { ...asRead };
    values[id] = defaults().get(id)?.value ?? asRead[id] ?? null;
  }
  return values ?? asRead;
}
