import { andList } from "../runtime/intl-cache.ts";
import { fromBase } from "../runtime/decimal.ts";
import { partsOf } from "../runtime/duration.ts";
import { numberText } from "../runtime/number-text.ts";
import type { StepNode, StepText } from "../runtime/description.ts";
import type { Display } from "../runtime/display.ts";
import type { Row, Scalar } from "../runtime/answer.ts";
import { roundedAsShown, withMoreDigits } from "./as-printed.ts";
import { displayUnit } from "./format-value.ts";
import type { MathLeaf } from "./math-node.ts";
import type { MathLabels } from "./math-labels.ts";
import type { Presenter } from "./presenter.ts";
import { amountInWords } from "../runtime/unit-amount.ts";
import { optionsIn } from "../runtime/chosen.ts";
import { countedIn, inVisitorsUnit } from "./step-units.ts";
import { countArgument } from "./translator.ts";
import { noNumber } from "./unit-words.ts";
import { rowsAt, scalarAt } from "./values.ts";

/** Several options and texts of any length are known by their names. */
const wordy: readonly Display["kind"][] = ["choices", "lines"];

/** Digits a literal number of a formula is shown with: all it has. */
const literalDigits = { minimum: 0, maximum: 15 };

/** Labels a formula's parts with the names people know them by. */
export function nameLabels(presenter: Presenter): MathLabels {
  return {
    ...wordLabels(presenter),
    leaf: (node) => (typeof node === "string" ? nameLeaf(node, presenter) : literalLeaf(node, presenter)),
  };
}

/**
 * Labels a formula's parts with their values; what has no single value keeps its name. Those that are rounded are shown with
 * `more` digits.
 */
export function valueLabels(presenter: Presenter, more = 0): MathLabels {
  const inputs = new Set(presenter.description.inputs.map(({ id }) => id));
  const labels: MathLabels = {
    ...wordLabels(presenter),
    inConditions: nameLabels(presenter),
    leaf: (node) => {
      if (typeof node !== "string") return literalLeaf(node, presenter);
      const value = scalarAt(presenter.values, node);
      const display = presenter.description.displays[node];
      if (value === null || display === undefined || wordy.includes(display.kind))
        return nameLeaf(node, presenter);
      const shown = precise(inVisitorsUnit(node, display, presenter), value, more, presenter);
      return givenLeaf(valueLeaf(value, display, presenter.show(shown, value)), isEntered(node, presenter));
    },
    counted: (node, unit) => {
      if (isTurned(node, unit, presenter)) return undefined;
      const value = scalarAt(presenter.values, node);
      const display = presenter.description.displays[node];
      // Someone who wrote pounds is told "154 lb in kg", not that they wrote kilograms.
      const own =
        display === undefined || !inputs.has(node) ? undefined : inVisitorsUnit(node, display, presenter);
      if (own?.kind === "quantity" && own.unit !== unit) return undefined;
      const counted = display === undefined ? undefined : countedIn(display, unit, presenter.description);
      if (typeof value !== "number" || counted === undefined) return undefined;
      // How many there are is a number: it has no unit any more.
      const { tag } = presenter.translator.locale;
      const exact = precise(counted, value, more, presenter);
      if (exact.kind !== "quantity" && exact.kind !== "duration") return undefined;
      const { digits } = exact;
      const count = countOf(exact, value);
      const shown: Display = {
        kind: "number",
        digits: typeof digits === "number" ? { minimum: 0, maximum: digits } : digits,
      };
      const leaf = valueLeaf(count, shown, numberText(count, tag, shown.digits));
      return givenLeaf(leaf, isEntered(node, presenter));
    },
    inRadians: (node) => {
      const display = presenter.description.displays[node];
      if (display === undefined || !isTurned(node, "radian", presenter)) return undefined;
      const shown = inVisitorsUnit(node, display, presenter);
      const half = presenter.show(withMoreDigits(shown, more, presenter.values), Math.PI);
      return [labels.leaf(node), { kind: "number", text: half }];
    },
    isInverse: (node) => {
      const display = presenter.description.displays[node];
      return display !== undefined && isInverse(inVisitorsUnit(node, display, presenter));
    },
    rows: (table) => rowLabels(table, labels, presenter),
    folded: (form, node) => foldedLeaf(form, node, presenter, more),
  };
  return labels;
}

/** Whether an angle that a formula counts in radians is told in degrees: people multiply it by π and divide it by 180°. */
export function isTurned(id: string, unit: string, presenter: Presenter): boolean {
  const display = presenter.description.displays[id];
  if (unit !== "radian" || display === undefined) return false;
  const shown = inVisitorsUnit(id, display, presenter);
  return shown.kind === "quantity" && shown.unit === "degree";
}

/** How many of the unit it is told in. */
function countOf(display: Display & { readonly kind: "quantity" | "duration" }, value: number): number {
  if (display.kind === "quantity") return fromBase(value, displayUnit(display));
  return value / (partsOf(display.parts)[0]?.size ?? 1);
}

/** With more digits where it is rounded. */
function precise<Shown extends Display>(
  display: Shown,
  value: Scalar,
  more: number,
  { values }: Presenter,
): Shown {
  const isRounded = more > 0 && roundedAsShown(display, value, values) !== value;
  return isRounded ? withMoreDigits(display, more, values) : display;
}

function isInverse(display: Display): boolean {
  return (
    display.kind === "quantity" &&
    display.units.some((each) => each.id === display.unit && each.isInverse === true)
  );
}

/** How many rows a table or how many options a choice has, or the cell of the row that was asked for. */
function foldedLeaf(form: string, node: StepNode, presenter: Presenter, more: number): MathLeaf | undefined {
  if (typeof node !== "string") return undefined;
  const [table = "", column] = node.split(".");
  const rows = rowsAt(presenter.values, table);
  const { tag } = presenter.translator.locale;
  const counted = (count: number): MathLeaf =>
    valueLeaf(count, { kind: "number", digits: literalDigits }, numberText(count, tag, literalDigits));
  if (column === undefined) {
    const chosen = scalarAt(presenter.values, node);
    return form === "count"
      ? counted(typeof chosen === "string" ? optionsIn(chosen).length : rows.length)
      : undefined;
  }
  const display = cellDisplays(table, presenter).get(column);
  const cells = rows.flatMap((row) => {
    const cell = row[column];
    return cell === undefined || cell === null ? [] : [cell];
  });
  const found = foldedValue(form, cells);
  return display === undefined || found === undefined
    ? undefined
    : valueLeaf(found, display, presenter.show(precise(display, found, more, presenter), found));
}

function foldedValue(form: string, cells: readonly NonNullable<Scalar>[]): NonNullable<Scalar> | undefined {
  const numbers = cells.filter((cell) => typeof cell === "number");
  switch (form) {
    case "first":
      return cells[0];
    case "last":
      return cells.at(-1);
    case "smallest":
      return numbers.length === 0 ? undefined : numbers.reduce((least, each) => Math.min(least, each));
    case "largest":
      return numbers.length === 0 ? undefined : numbers.reduce((most, each) => Math.max(most, each));
  }
  return undefined;
}

/** The labels of each row of a table, its cells with their values. */
function rowLabels(
  table: string,
  labels: MathLabels,
  presenter: Presenter,
): readonly MathLabels[] | undefined {
  const rows = rowsAt(presenter.values, table);
  const displays = cellDisplays(table, presenter);
  if (displays.size === 0) return undefined;
  const isGiven = isEntered(table, presenter);
  const cellOf = (row: Row, node: string): MathLeaf | undefined => {
    const column = node.startsWith(`${table}.`) ? node.slice(table.length + 1) : undefined;
    const display = column === undefined ? undefined : displays.get(column);
    const value = column === undefined ? undefined : row[column];
    return display === undefined || value === undefined || value === null
      ? undefined
      : givenLeaf(valueLeaf(value, display, presenter.show(display, value)), isGiven);
  };
  return rows.map((row) => ({
    ...labels,
    leaf: (node) => (typeof node === "string" ? cellOf(row, node) : undefined) ?? labels.leaf(node),
  }));
}

/** How each column of the visitor's rows, or of a table of the result, is shown. */
export function cellDisplays(table: string, { description }: Presenter): ReadonlyMap<string, Display> {
  const input = description.inputs.find(({ id }) => id === table);
  if (input?.type === "rows") return new Map(input.columns.map(({ id, display }) => [id, display]));
  const output = description.outputs.find(({ id }) => id === table);
  return new Map(output?.type === "table" ? output.columns.map(({ id, display }) => [id, display]) : []);
}

/** Whether a value is what the visitor entered: what their arithmetic comes to is not. */
function isEntered(id: string, { enteredAs, description, values }: Presenter): boolean {
  const entered = enteredAs(id);
  if (entered === undefined) return false;
  const isArithmetic = description.inputs.some((input) => input.id === id && input.type === "expression");
  return !isArithmetic || entered === scalarAt(values, id);
}

function givenLeaf(leaf: MathLeaf, isGiven: boolean): MathLeaf {
  return isGiven ? { ...leaf, isGiven } : leaf;
}

function wordLabels(presenter: Presenter): Omit<MathLabels, "leaf"> {
  const { t, locale } = presenter.translator;
  return {
    money: (amount, currency) => moneyLeaf(amount, currency, presenter),
    word: (name) => t.byId(`math.${name}`),
    pattern: (name, parts, count) =>
      t.byId(`math.${name}`, {
        ...Object.fromEntries(parts.map((part) => [part, `{${part}}`])),
        ...(count === undefined ? {} : { count: countArgument(count, locale) }),
      }),
    list: (length) => spaced(andList(locale.tag).format(Array.from({ length }, (_, index) => `{${index}}`))),
    amount: (id, count, shown) => amountInWords(id, count, shown, t.optional),
    unit: (id, count) =>
      t.byId(
        `units.${id}.symbol`,
        count === undefined ? noNumber : { count: { raw: count, shown: String(count) } },
      ),
  };
}

/** Chinese writes a list without spaces, in which figures and signs would run together. */
function spaced(pattern: string): string {
  return pattern.replaceAll(/(?<=\})\p{Script=Han}(?=\{)/gu, " $& ");
}

function moneyLeaf(amount: number, currency: string, presenter: Presenter): MathLeaf {
  const { description, show } = presenter;
  const all = Object.values(description.displays).filter((each) => each.kind === "money");
  const display = currency === "money" ? all[0] : (all.find((each) => each.currency === currency) ?? all[0]);
  if (display?.kind !== "money") return literalLeaf(amount, presenter);
  const digits = Number.isInteger(amount) ? { minimum: 0, maximum: 0 } : display.digits;
  return valueLeaf(amount, display, show({ ...display, digits }, amount));
}

function nameLeaf(id: string, { nameOf }: Presenter): MathLeaf {
  return { kind: "name", text: nameOf(id) };
}

function literalLeaf(node: number | StepText, { translator: { locale }, show }: Presenter): MathLeaf {
  if (typeof node === "object")
    return { kind: "text", text: node.display === undefined ? node.text : show(node.display, node.text) };
  return {
    kind: "number",
    text: numberText(node, locale.tag, literalDigits),
    ...(node < 0 ? { form: "negative" } : {}),
    ...(node === 0 ? { isZero: true } : {}),
    count: node,
  };
}

function valueLeaf(value: NonNullable<Scalar>, display: Display, text: string): MathLeaf {
  // Divided by an amount of 1, money is a number; and a second is more than its number.
  const isCount = display.kind !== "money" && display.kind !== "duration";
  const count = typeof value === "number" && isCount ? { count: value } : {};
  if (typeof value === "number" && value < 0) return { kind: "number", text, form: "negative", ...count };
  const zero = value === 0 || value === 0n ? { isZero: true } : {};
  // A part of one is divided by more than its first figure: 3 ÷ (1/2).
  const isPart = display.kind === "fraction" && text.includes("/");
  if (display.kind === "quantity") return { kind: "number", text, form: "measured", ...zero, ...count };
  if (isPart) return { kind: "number", text, form: "measured", ...zero };
  if (isNoTime(display, value)) return { kind: "number", text, form: "measured", isZero: true };
  return {
    kind: typeof value === "number" || typeof value === "bigint" ? "number" : "text",
    text,
    ...zero,
    ...count,
  };
}

/** A term of no days. */
function isNoTime({ kind }: Display, value: Scalar): boolean {
  return kind === "term" && typeof value === "string" && /^0 [a-z]+$/u.test(value);
}
