import { expect } from "vitest";
import type { Scalar, Value } from "../../generator/runtime/answer.ts";
import { assert } from "../../generator/runtime/assert.ts";
import type { StepNode } from "../../generator/runtime/description.ts";
import type { DocumentedCalculator } from "../../generator/presentation/worked-steps.ts";
import type { Table, TablePeriod, TableRow } from "../../generator/runtime/table.ts";
import {
  answerCase,
  dayFrom,
  decidingValues,
  inputsBehind,
  isNumeric,
  knobsOf,
  startingCases,
  valueOf,
  turnedTogether,
  type Case,
  type Knob,
} from "./driven-inputs.ts";

/**
 * Drives a calculator's inputs to both sides of every edge of a table it looks up: the first day of each period and
 * the day before, the value each range begins at and the last one below, or where a row begins above its edge, the edge
 * and the first value beyond. Asserts that inputs lead to every row and to
 * both sides of every change, that the row used changes just there, and that what lies outside the table is refused.
 * `asked`: what the keys can be, lookup by lookup, where that leaves out rows.
 */
export function expectEdges<Row extends Readonly<Record<keyof Row, Scalar>>>(
  calculator: DocumentedCalculator,
  table: Table<Row>,
  asked: readonly Readonly<Record<string, readonly Scalar[]>>[] = [],
): void {
  const lookups = calculator.stepModel.steps.flatMap(({ id, lookup }) =>
    lookup?.table === table.id ? [{ id, lookup }] : [],
  );
  assert(lookups.length > 0, `no lookup in ${table.id}`);
  const drives = lookups.map(({ id, lookup }) => createDrive(calculator, id, lookup, table));
  // A lookup that some cases alone use may leave rows to another one of the same table.
  const missedRows = rowsOf(table)
    .filter(({ row }) => asked.length === 0 || asked.some((keys) => isAmong(row, keys)))
    .flatMap((entry) =>
      drives.some((drive) => drive.toRow(entry))
        ? []
        : [{ noInputLeadsTo: entry.row.keys, from: entry.period.from }],
    );
  const missedDays = table.periods.flatMap(({ from }, index) =>
    from === undefined
      ? []
      : [dayFrom(from, -1), from].filter(
          // Before the first period there may be nothing to ask for.
          (day) => !drives.some((drive) => drive.toDay(day, from)) && index > 0,
        ),
  );
  expect([
    ...drives.flatMap((drive) => drive.wrong()),
    ...missedRows,
    ...missedDays.map((day) => ({ dayNeverMet: day })),
  ]).toEqual([]);
}

/** Whether a row is one of those that lookups ask for. */
function isAmong(
  { keys }: Pick<TableRow<unknown>, "keys">,
  asked: Readonly<Record<string, readonly Scalar[]>>,
): boolean {
  return Object.entries(asked).every(([key, values]) => values.includes(keys[key] ?? null));
}

/** Drives one lookup, and keeps what was seen on the way. */
interface Drive<Row> {
  /** Whether inputs lead to the row, or to a refusal that stands for it; goes to both sides of its range's edge. */
  readonly toRow: (entry: TableEntry<Row>) => boolean;
  /** Whether inputs lead to a lookup on this day; `edge` is the first day of a period. */
  readonly toDay: (day: string, edge: string) => boolean;
  /** What was used where the table says something else. */
  readonly wrong: () => readonly unknown[];
}

function createDrive<Row extends Readonly<Record<keyof Row, Scalar>>>(
  calculator: DocumentedCalculator,
  id: string,
  lookup: LookupStep,
  table: Table<Row>,
): Drive<Row> {
  const { inputs } = calculator.description;
  const behind = inputsBehind(calculator, [...Object.values(lookup.keys), lookup.on]);
  const knobs = knobsOf([...behind].flatMap((name) => inputs.find((input) => input.id === name) ?? []));
  const dates = knobsOf(inputs).filter(({ input }) => input.type === "date");
  const starts = startingCases(calculator);
  const ranges = table.keys.flatMap((key) => (key.kind === "range" ? [key.id] : []));
  const keyKnobs = Object.entries(lookup.keys).flatMap(([key, tree]) =>
    knobs.filter((knob) => knob.id === entered(calculator, tree)).map((knob) => ({ key, knob })),
  );
  const dayKnob = knobs.find((knob) => knob.id === lookup.on);
  const others = knobs
    .filter((knob) => knob !== dayKnob && !keyKnobs.some((each) => each.knob === knob))
    .map((knob) => ({ knob, values: decidingValues(knob.input) }))
    .filter(({ values }) => values.length > 0);

  const entries = rowsOf(table).map((entry) => ({
    ...entry,
    citations: JSON.stringify(entry.row.citations ?? entry.period.citations),
  }));
  const seen: Observation<Row>[] = [];
  const observe = (tried: Case): Observation<Row> => {
    const observation = observed(calculator, id, lookup, table, entries, tried);
    if (observation.outcome.kind !== "unused") seen.push(observation);
    return observation;
  };
  const turnKeys = (start: Case, keys: Readonly<Record<string, Scalar>>): Case =>
    keyKnobs.reduce(
      (one, { key, knob }) => (keys[key] === undefined ? one : knob.turn(one, keys[key])),
      start,
    );
  /** Turns to these keys and this day, with whatever else it takes, until `isMet`. A day of `period` may stay as it is. */
  const drive = (
    keys: Readonly<Record<string, Scalar>>,
    day: string | undefined,
    isMet: (observation: Observation<Row>) => boolean,
    period?: TableEntry<Row>["period"],
  ): boolean => {
    const turned = starts.map((start) => turnKeys(start, keys));
    const knob = day === undefined ? undefined : dayKnob;
    const isKept = ({ inputs: { [knob?.id ?? ""]: own } }: Case): boolean =>
      typeof own === "string" && period !== undefined && holdsOn(period, own);
    const tries =
      knob === undefined || day === undefined
        ? turned
        : [
            // The first day of a period may be refused, where another table begins later.
            ...turned.filter(isKept),
            // Other days may have to follow: nobody is sentenced before the offense.
            ...turned.flatMap((start) => {
              const withDay = knob.turn(start, day);
              return [withDay, dates.reduce((one, each) => each.turn(one, day), withDay)];
            }),
          ];
    // Often one of the examples is there already.
    if (tries.some((start) => isMet(observe(start)))) return true;
    // Each start with one or two changes before any with many, which are most of all there are.
    return [[1, 2] as const, [3, others.length] as const].some(([fewest, most]) =>
      tries.some((start) => {
        for (let together = fewest; together <= most; together += 1)
          for (const tried of turnedTogether([start], others, together))
            if (isMet(observe(tried))) return true;
        return false;
      }),
    );
  };

  return {
    toRow: ({ period, row }) => {
      const day = dayKnob === undefined ? undefined : (period.from ?? period.through);
      // A row whose every answer is a refusal, such as a life term, is met by that refusal.
      const isMet = ({ keys, outcome }: Observation<Row>): boolean =>
        outcome.kind === "row"
          ? outcome.rows.includes(row)
          : outcome.kind === "refused" &&
            keyKnobs.every(({ key }) => ranges.includes(key) || keys[key] === row.keys[key]);
      const inside = keysInside(row, keyKnobs);
      for (const range of ranges) {
        const edge = row.keys[range];
        const knob = keyKnobs.find(({ key }) => key === range)?.knob;
        if (edge === undefined || edge === null) continue;
        if (knob === undefined)
          for (const other of knobs)
            // From one start that has the edge on its way.
            starts.some((start) => {
              const isBefore = (tried: Case): boolean => !comesTo(observe(tried).keys, row, range);
              return typeof edge === "number"
                ? approachNumber(turnKeys(start, inside), other, isBefore)
                : other.input.type === "date" && approachDay(turnKeys(start, inside), other, isBefore);
            });
        else
          drive(
            { ...inside, [range]: isAbove(row, range) ? edge : beside(knob, edge, -1) },
            day,
            ({ outcome }) => outcome.kind !== "unused",
          );
      }
      // A key that is a literal keeps this lookup to some of the rows.
      const isAsked = Object.entries(lookup.keys).every(
        ([key, tree]) => typeof tree !== "object" || !("text" in tree) || tree.text === row.keys[key],
      );
      return isAsked && (seen.some(isMet) || drive(inside, day, isMet, period));
    },
    toDay: (day, edge) => {
      const isMet = (each: Observation<Row>): boolean => each.day === day && each.outcome.kind !== "unused";
      if (dayKnob !== undefined) return drive({}, day, isMet);
      for (const knob of dates)
        for (const start of starts) approachDay(start, knob, (tried) => side(observe(tried).day, edge) < 0);
      return seen.some(isMet);
    },
    wrong: () => wrongRows(table, ranges, seen),
  };
}

/** The name a key is, or that of the optional input it is where that was entered. */
function entered({ stepModel }: DocumentedCalculator, tree: StepNode): StepNode {
  const step = stepModel.steps.find(({ id }) => id === tree)?.tree;
  const [operator, name] = Array.isArray(step) ? step : [];
  return operator === "otherwise" && typeof name === "string" ? name : tree;
}

type LookupStep = NonNullable<DocumentedCalculator["stepModel"]["steps"][number]["lookup"]>;

interface Observation<Row> {
  readonly keys: Readonly<Record<string, Scalar | undefined>>;
  readonly day: Scalar | undefined;
  /** `rows`: those of the period used that hold the values used and cite what was cited. `refused`: for another reason than this table. */
  readonly outcome:
    | { readonly kind: "row"; readonly rows: readonly TableRow<Row>[] }
    | { readonly kind: "outside" | "refused" | "unused" };
}

const unused = { kind: "unused" } as const;

function observed<Row extends Readonly<Record<keyof Row, Scalar>>>(
  calculator: DocumentedCalculator,
  id: string,
  lookup: LookupStep,
  table: Table<Row>,
  entries: readonly (TableEntry<Row> & { readonly citations: string })[],
  tried: Case,
): Observation<Row> {
  const answer = answerCase(calculator, tried);
  const used = answer.status === "answered" ? answer.used.find(({ formula }) => formula === id) : undefined;
  if (answer.status !== "refused" && used === undefined) return { keys: {}, day: undefined, outcome: unused };
  // A hidden input is not what was turned.
  const shown = calculator.visible(tried.inputs, tried.today);
  const turned = Object.entries(tried.inputs).filter(([input]) => shown[input] !== false);
  const trace = answer.status === "answered" ? answer.trace() : {};
  const values: Readonly<Record<string, Value>> = { ...Object.fromEntries(turned), ...trace };
  const seen = (outcome: Observation<Row>["outcome"]): Observation<Row> => ({
    keys: Object.fromEntries(Object.entries(lookup.keys).map(([key, tree]) => [key, valueOf(tree, values)])),
    day: lookup.on === undefined ? undefined : valueOf(lookup.on, values),
    outcome,
  });
  if (answer.status === "refused")
    return seen({ kind: answer.refusal.reason === `outside.${table.id}` ? "outside" : "refused" });
  const cited = JSON.stringify(used?.citations);
  const rows = entries.flatMap(({ period, row, citations }) =>
    period.from === used?.from &&
    period.through === used?.through &&
    cited === citations &&
    Object.entries(row.values).every(([column, value]) => trace[`${id}.${column}`] === value)
      ? [row]
      : [],
  );
  return seen({ kind: "row", rows });
}

/** What was used where the table says something else. */
function wrongRows<Row>(
  table: Table<Row>,
  ranges: readonly string[],
  seen: readonly Observation<Row>[],
): readonly unknown[] {
  return seen.flatMap(({ keys, day, outcome }) => {
    const isKnown =
      table.keys.every(({ id }) => keys[id] !== undefined) &&
      (day !== undefined ||
        table.periods.every(({ from, through }) => from === undefined && through === undefined));
    if (!isKnown || outcome.kind === "refused" || outcome.kind === "unused") return [];
    const [want] = rowsHolding(table, ranges, keys, day);
    const got = outcome.kind === "row" ? outcome.rows : [];
    return (want === undefined ? got.length === 0 : got.includes(want)) ? [] : [{ keys, day, want, got }];
  });
}

/** The row of these keys on this day: of those of the exact keys, the ones furthest along each range in turn. */
function rowsHolding<Row>(
  table: Table<Row>,
  ranges: readonly string[],
  keys: Observation<Row>["keys"],
  day: Scalar | undefined,
): readonly TableRow<Row>[] {
  const candidates = rowsOf(table).flatMap(({ period, row }) =>
    holdsOn(period, day) && table.keys.every(({ id, kind }) => kind === "range" || keys[id] === row.keys[id])
      ? [row]
      : [],
  );
  return ranges.reduce<readonly TableRow<Row>[]>((rows, range) => {
    const reached = rows.filter((row) => comesTo(keys, row, range));
    const last = reached.at(-1);
    return reached.filter(
      (row) => row.keys[range] === last?.keys[range] && isAbove(row, range) === isAbove(last, range),
    );
  }, candidates);
}

/** Whether a value of a range has come as far as a row. */
function comesTo<Row>(keys: Observation<Row>["keys"], row: TableRow<Row>, range: string): boolean {
  const passed = side(keys[range], row.keys[range]);
  return isAbove(row, range) ? passed > 0 : passed >= 0;
}

function isAbove(row: TableRow<unknown> | undefined, range: string): boolean {
  return row?.above?.includes(range) ?? false;
}

/** Keys of a row itself: where it begins, or the first value beyond. */
function keysInside(
  row: TableRow<unknown>,
  keyKnobs: readonly { readonly key: string; readonly knob: Knob }[],
): Readonly<Record<string, Scalar>> {
  const beyond = keyKnobs.flatMap(({ key, knob }): readonly (readonly [string, Scalar])[] => {
    const edge = row.keys[key];
    return edge === undefined || !isAbove(row, key) ? [] : [[key, beside(knob, edge, 1)]];
  });
  return { ...row.keys, ...Object.fromEntries(beyond) };
}

/** Halves the way between two numbers on either side of an edge until they are neighbors; whether there were two. */
function approachNumber(start: Case, knob: Knob, isBefore: (tried: Case) => boolean): boolean {
  if (!isNumeric(knob.input)) return false;
  let { minimum: low = 0, maximum: high = 1e6 } = knob.input;
  const whole = knob.input.type === "integer";
  const isBelow = (value: number): boolean => isBefore(knob.turn(start, value));
  const lowIsBelow = isBelow(low);
  if (lowIsBelow === isBelow(high)) return false;
  for (;;) {
    const middle = whole ? Math.floor((low + high) / 2) : (low + high) / 2;
    if (middle <= low || middle >= high) return true;
    if (isBelow(middle) === lowIsBelow) low = middle;
    else high = middle;
  }
}

/** The same for days. */
function approachDay(start: Case, knob: Knob, isBefore: (tried: Case) => boolean): boolean {
  const first = "1900-01-01";
  const isBelow = (days: number): boolean => isBefore(knob.turn(start, dayFrom(first, days)));
  let [low, high] = [0, 110_000];
  if (!isBelow(low) || isBelow(high)) return false;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isBelow(middle)) low = middle;
    else high = middle;
  }
  return true;
}

/** The value just below (-1) or above (1) an edge that a visitor could mean. */
function beside({ input }: Knob, edge: Scalar, direction: -1 | 1): Scalar {
  if (typeof edge === "string") return dayFrom(edge, direction);
  if (typeof edge !== "number") return edge;
  const isWhole = input.type === "integer" || (input.type === "quantity" && input.integer === true);
  return edge + direction * (isWhole ? 1 : Math.max(Math.abs(edge) * 1e-9, 1e-9));
}

/** Below (-1), on (0) or above (1) an edge; doubles a few units apart in the last place are on it. */
function side(value: Scalar | undefined, edge: Scalar | undefined): number {
  if (typeof value === "number" && typeof edge === "number")
    return Math.abs(value - edge) <= 1e-12 * Math.abs(edge) ? 0 : Math.sign(value - edge);
  if (value === undefined || value === null || edge === undefined || edge === null) return Number.NaN;
  return value < edge ? -1 : value > edge ? 1 : 0;
}

function holdsOn({ from, through }: TablePeriod<unknown>, day: Scalar | undefined): boolean {
  if (typeof day !== "string") return true;
  return (from === undefined || from <= day) && (through === undefined || day <= through);
}

interface TableEntry<Row> {
  readonly period: TablePeriod<Row>;
  readonly row: TableRow<Row>;
}

function rowsOf<Row>(table: Table<Row>): readonly TableEntry<Row>[] {
  return table.periods.flatMap((period) => period.rows.map((row) => ({ period, row })));
}
