import { bareDigits, inBase } from "./digits-in-base.ts";
import { isDivided } from "./divided.ts";
import { plainText } from "./printed-units.ts";
import { isSameKind, Unreadable, type Amount, type PrintedValue } from "./printed-value.ts";
import { workedOut } from "./worked-out.ts";
import type { Reader, Tree } from "./expression.ts";

/** A doubt that is only of this machine's arithmetic. */
const ownError = 1e-11;

/** Equal; a rounding of what the figures come to; or about that, because the figures are rounded too. */
export type Closeness = "=" | "≈" | "≈≈";

/** Why an equation is not true as printed, with the closeness asked; undefined where it is. Throws what it can't read. */
export function faultOfEquation(
  left: string,
  sign: Closeness,
  right: string,
  reader: Reader,
): string | undefined {
  const isTrue = isDivided(left, right, reader);
  if (isTrue !== undefined) return isTrue ? undefined : `${left} ${sign} ${right}: is not so divided`;
  const tree = reader.read(left);
  const said = valueOf(reader, right);
  const values = workedOut(tree);
  const isSame = (value: PrintedValue): boolean =>
    value.kind === "words"
      ? isSameText(value.text, plainText(right), said)
      : isEqual(value, said, tree, sign);
  if (values.some(isSame)) return undefined;
  return `${left} ${sign} ${right}: comes to ${values.map(shown).join(" or ")}`;
}

/** Why a condition does not hold of its printed figures, beyond what their rounding leaves open. */
export function faultOfCondition(printed: string, reader: Reader): string | undefined {
  const tree = reader.read(printed);
  if (tree.kind !== "call" || !["=", "≈", "<", ">", "≤", "≥", "≠"].includes(tree.name))
    throw new Unreadable("no condition");
  const [left, right] = tree.operands;
  if (left === undefined || right === undefined) throw new Unreadable("a condition of one side");
  const [one] = workedOut(left);
  const [other] = workedOut(right);
  if (one?.kind === "moment" && other?.kind === "moment")
    return holds(tree.name, one.at - other.at, 0) ? undefined : `${printed} does not hold`;
  if (one?.kind !== "amount" || other?.kind !== "amount") throw new Unreadable("no amounts");
  const [first, second] = alike(one, other);
  if (first === undefined || second === undefined) throw new Unreadable("compares two kinds");
  // What is said to be equal agrees to the last digit of the figure on the right; what is about so, as far as all figures do.
  const room =
    tree.name === "="
      ? right.kind === "leaf"
        ? second.last / 2
        : leftOpen(right, other.value)
      : leftOpen(left, one.value) + leftOpen(right, other.value);
  const slack = room * (1 + 1e-7) + Math.abs(second.value) * ownError;
  return holds(tree.name, first.value - second.value, slack)
    ? undefined
    : `${printed}: ${String(first.value)} and ${String(second.value)}`;
}

function holds(sign: string, difference: number, slack: number): boolean {
  switch (sign) {
    case "<":
    case "≤":
      return difference <= slack;
    case ">":
    case "≥":
      return difference >= -slack;
    case "≠":
      return difference !== 0;
    default:
      return Math.abs(difference) <= slack;
  }
}

/** A value alone. */
export function valueOf(reader: Reader, text: string): PrintedValue {
  try {
    const [value] = workedOut(reader.read(text));
    return value ?? { kind: "words", text };
  } catch (error) {
    if (error instanceof Unreadable) return { kind: "words", text };
    throw error;
  }
}

function isEqual(value: PrintedValue, said: PrintedValue, tree: Tree, sign: Closeness): boolean {
  switch (value.kind) {
    case "amount":
      // Decimals that repeat, and those that are cut: 82.(851), 0.318….
      if (said.kind === "words")
        return isSameNumber(value.value, inBase(plainText(said.text).replace("…", ""), 10));
      return said.kind === "amount" && isEqualAmount(value, said, tree, sign);
    case "moment":
      if (said.kind !== "moment") return false;
      // A time of day is told to the minute.
      if (said.isMonth !== true) return Math.abs(value.at - said.at) < (said.isTime === true ? 30_000 : 1);
      return new Date(value.at).toISOString().slice(0, 7) === new Date(said.at).toISOString().slice(0, 7);
    case "range":
      return (
        said.kind === "range" &&
        isEqual(value.lowest, said.lowest, tree, sign) &&
        isEqual(value.highest, said.highest, tree, sign)
      );
    case "words":
      return said.kind === "words" && said.text === value.text;
    case "truth":
      return said.kind === "truth" && said.holds === value.holds;
    case "span":
      // Chinese joins months and days by a word that lists have too.
      if (said.kind === "words") throw new Unreadable("months and days joined by a word");
      return (
        said.kind === "span" &&
        JSON.stringify(said.amounts.map(({ value: each }) => each)) ===
          JSON.stringify(value.amounts.map(({ value: each }) => each))
      );
  }
}

function isEqualAmount(value: Amount, said: Amount, tree: Tree, sign: Closeness): boolean {
  if (sign === "=" && value.whole !== undefined && said.whole !== undefined)
    return value.whole === said.whole;
  const [one, other] = alike(value, said);
  if (one === undefined || other === undefined) return false;
  const off = Math.abs(one.value - other.value);
  const ownDoubt = Math.abs(other.value) * ownError;
  // What equals something is no rounding of it.
  if (sign === "=") return off <= ownDoubt;
  const room =
    sign === "≈" ? 0 : leftOpen(tree, value.value) * (value.value === 0 ? 1 : one.value / value.value);
  return off <= (other.last / 2) * (1 + 1e-7) + ownDoubt + Math.abs(room);
}

/** Both in one kind: a bare number is that of the unit named on the other side. */
function alike(value: Amount, said: Amount): readonly [Amount?, Amount?] {
  if (isSameKind(value.dimensions, said.dimensions)) return [value, said];
  if (value.value === 0 && said.value === 0) return [value, said];
  // On a clock a day has 24 hours.
  if (isSameKind(said.dimensions, { day: 1 }) && isSameKind(value.dimensions, { time: 1 }))
    return [{ ...value, value: value.value / 86_400 }, said];
  if (isSameKind(said.dimensions, { time: 1 }) && isSameKind(value.dimensions, { day: 1 }))
    return [{ ...value, value: value.value * 86_400 }, said];
  const bare = (amount: Amount): boolean => isSameKind(amount.dimensions, {});
  if (bare(value) && said.count !== undefined)
    return [
      value,
      {
        ...said,
        value: said.count,
        last: said.value === 0 ? said.last : said.last * (said.count / said.value),
      },
    ];
  return [];
}

/** How far the result may be off because the figures put in are rounded. */
function leftOpen(tree: Tree, value: number): number {
  return leavesOf(tree).reduce((sum, figure) => {
    const off = [-1, 1].map((by) => {
      const [moved] = workedOut(tree, { figure, by });
      return moved?.kind === "amount" ? Math.abs(moved.value - value) : 0;
    });
    return sum + Math.max(...off) * 1.05;
  }, 0);
}

function leavesOf(tree: Tree): readonly Tree[] {
  if (tree.kind === "leaf") return [tree];
  return tree.kind === "unit" ? [] : tree.operands.flatMap(leavesOf);
}

/** In every language, from Sunday. */
const weekdays = Array.from({ length: 7 }, (_, day) =>
  ["en", "es-US", "zh-Hans", "ar"].map((locale) =>
    new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" }).format(Date.UTC(2026, 0, 4 + day)),
  ),
);

/** A day of the week; `#2:213` against `1101 0101`: the digits of a number in a base, either way. */
function isSameText(text: string, said: string, value: PrintedValue): boolean {
  if (text.startsWith("weekday ")) {
    const names = weekdays[Number(text.slice("weekday ".length))] ?? [];
    return names.some((name) => name.toLowerCase() === said.toLowerCase());
  }
  const [, radix = "", of = ""] = /^#(\d+):(.*)$/u.exec(text) ?? [];
  if (radix === "") return bareDigits(text) === bareDigits(said);
  const base = Number(radix);
  // Digits that go on are cut.
  const told = said.endsWith("…") ? said.slice(0, -1).replaceAll(/[()]/gu, "") : said;
  const number = value.kind === "amount" ? value.value : inBase(said, 10);
  return isSameNumber(numberIn(of), inBase(told, base)) || isSameNumber(inBase(of, base), number);
}

/** A number that was worked out, as its own digits. */
function numberIn(text: string): number {
  return text === "" ? Number.NaN : Number(text.replaceAll(",", ""));
}

function isSameNumber(one: number, other: number): boolean {
  return Math.abs(one - other) <= Math.abs(other) * ownError;
}

function shown(value: PrintedValue): string {
  return value.kind === "amount"
    ? `${value.value} ${JSON.stringify(value.dimensions)}`
    : JSON.stringify(value);
}
