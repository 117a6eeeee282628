import { numberMarks } from "../../../generator/runtime/reading/number-marks.ts";
import type { Translator } from "../../../generator/presentation/translator.ts";
import type { DocumentedCalculator } from "../../../generator/presentation/worked-steps.ts";
import { addedRatios, decimalRatio, exactAmount } from "./exact-ratio.ts";
import { dateReader, escaped } from "./printed-dates.ts";
import { phraseBook, type Phrase } from "./phrases.ts";
import { plainText, printedUnits, type PrintedUnit } from "./printed-units.ts";
import { isSameKind, timesDimensions, Unreadable, type Amount, type PrintedValue } from "./printed-value.ts";

/** A printed formula: figures, and what is done with them. */
export type Tree =
  | { readonly kind: "leaf"; readonly value: PrintedValue }
  | { readonly kind: "call"; readonly name: string; readonly operands: readonly Tree[] }
  | { readonly kind: "unit"; readonly unit: PrintedUnit };

/** Reads printed formulas of one calculator in one language. */
export interface Reader {
  readonly read: (text: string) => Tree;
}

const superscripts = "⁰¹²³⁴⁵⁶⁷⁸⁹";

export function readerOf(calculator: DocumentedCalculator, translator: Translator): Reader {
  const { tag } = translator.locale;
  const units = printedUnits(calculator, translator);
  const book = phraseBook(translator);
  const dates = dateReader(tag);
  const { decimal, group } = numberMarks(tag);
  const number = new RegExp(
    String.raw`^(?:\d{1,3}(?:${escaped(plainText(group))}\d{3})+|\d+)(?:${escaped(decimal)}(\d+))?(?: × 10(⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]+))?`,
    "u",
  );
  const signs = currencySigns(tag).map(escaped).join("|");
  const currency = new RegExp(
    String.raw`^ ?(?:${signs}|(?:${Intl.supportedValuesOf("currency").join("|")})(?!\p{L}))`,
    "u",
  );
  const functions = ["sin", "cos", "tan", "asin", "acos", "atan", "ln", "log10"]
    .map((name) => [name, book.word(name)] as const)
    .toSorted((one, other) => other[1].length - one[1].length);
  const joiners = ["، و", ", and ", " and ", " y ", "和 ", "和", " و", ", ", "، ", "、", " ", ""];
  // What stands before these is digits, and no number.
  const suffixes = book.phrases
    .filter(({ name }) => name === "to_digits" || name === "invert_digits")
    .map(
      ({ pieces }) =>
        new RegExp(
          String.raw`^-?[0-9a-z]+(?: [0-9a-z]+)*?(?:\.[0-9a-z]+)?(?=${escaped(pieces[1] ?? "")})`,
          "u",
        ),
    );
  const innerWords = book.phrases.flatMap(({ pieces }) =>
    pieces.slice(1).filter((piece) => /^ \p{Script=Latin}+ \p{Script=Latin}+/u.test(piece)),
  );
  // Words of a phrase that what it is given follows without a space: 从（…）到（…）.
  const leading = book.phrases.flatMap(({ pieces }) =>
    pieces.filter((piece, index) => /\p{Script=Han}$/u.test(piece) && pieces[index + 1]?.startsWith("{")),
  );
  const termTo = plainText(
    translator.t.byId("term.to", { lowest: { raw: "", shown: "|" }, highest: { raw: "", shown: "|" } }),
  ).replaceAll("|", "");
  const life = ["life_without_parole", "life"].map((name) => plainText(translator.t.byId(`term.${name}`)));

  return {
    read: (printed) => {
      const text = narrowBrackets(plainText(printed), leading).replaceAll(/\s+/gu, " ").trim();
      let at = 0;
      const rest = (): string => text.slice(at);
      const take = (token: string): boolean => {
        const isThere = text.startsWith(token, at);
        if (isThere) at += token.length;
        return isThere;
      };
      /** Tries, and goes back where it came to nothing. */
      const attempt = <Read>(reading: () => Read | undefined): Read | undefined => {
        const before = at;
        try {
          const read = reading();
          if (read === undefined) at = before;
          return read;
        } catch (error) {
          if (!(error instanceof Unreadable)) throw error;
          at = before;
          return undefined;
        }
      };
      const fail = (wanted: string): never => {
        throw new Unreadable(`${wanted} at “${rest()}” of “${text}”`);
      };
      const leaf = (value: PrintedValue): Tree => ({ kind: "leaf", value });
      const call = (name: string, ...operands: readonly Tree[]): Tree => ({ kind: "call", name, operands });

      function whole(): Tree {
        const read = comparison();
        if (at < text.length) fail("more");
        return read;
      }

      function comparison(): Tree {
        const left = phrased();
        for (const sign of ["=", "≈", "≠", "≤", "≥", "<", ">"])
          if (take(` ${sign} `)) return call(sign, left, phrased());
        return left;
      }

      function phrased(): Tree {
        // "17 years and 6 months" is no list.
        return attempt(() => completed(prefixed() ?? list())) ?? completed(total());
      }

      /** What was read, with the phrases that follow it; a list alone says nothing. */
      function completed(read: Tree): Tree {
        let left = businessDays(read) ?? read;
        for (let before = -1; before !== at;) {
          before = at;
          for (const phrase of book.phrases) {
            const started = left;
            left =
              attempt(() =>
                phrase.pieces[0]?.startsWith("{") === true && phrase.pieces.length > 1
                  ? further(phrase, 1, [started])
                  : undefined,
              ) ?? left;
            if (at !== before) break;
          }
        }
        return left.kind === "call" && left.name === "list" ? fail("no phrase of a list") : left;
      }

      /** A day and days after it were read as a sum: only what follows says how they are counted. */
      function businessDays(read: Tree): Tree | undefined {
        const pieces = book.phrases.find(({ name }) => name === "add_business_days")?.pieces ?? [];
        const [from, days] = sumWithin(read)?.operands ?? [];
        if (from === undefined || days === undefined || !take(pieces.at(-1) ?? "")) return undefined;
        const added = sumWithin(read);
        const isInner = read !== added && read.kind === "call";
        const moved = added?.name === "-" ? call("-", days) : days;
        return call("add_business_days", isInner ? call(read.name, from) : from, moved);
      }

      /** A phrase that begins with its words. */
      function prefixed(): Tree | undefined {
        for (const phrase of book.phrases) {
          const read = attempt(() => {
            const [first = ""] = phrase.pieces;
            return first.startsWith("{") || !take(first) ? undefined : further(phrase, 1, []);
          });
          if (read !== undefined) return read;
        }
        return undefined;
      }

      /** Digits of a base, which are no number. */
      function digitsText(): Tree | undefined {
        const digits = /^-?[0-9a-z]+(?: [0-9a-z]+)*(?:\.[0-9a-z]+)?(?=\)|$)/u.exec(rest());
        if (digits === null) return undefined;
        at += digits[0].length;
        return leaf({ kind: "words", text: digits[0] });
      }

      /** The rest of a phrase of which the first pieces were read. */
      function further(phrase: Phrase, from: number, read: readonly Tree[]): Tree | undefined {
        const parts = [...read];
        for (const [index, piece] of phrase.pieces.entries()) {
          if (index < from) continue;
          if (piece === "{unit}" && phrase.name === "in_unit")
            parts.push({ kind: "unit", unit: unit() ?? fail("a unit") });
          else if (piece === "{list}") parts.push(list());
          else if (piece === "{x}" && phrase.name === "to_digits") parts.push(digitsText() ?? total());
          else if (piece.startsWith("{"))
            // In a range "5 months to 6 months" is no amount.
            parts.push(attempt(() => total(phrase.name === "range")) ?? prefixed() ?? fail("a part"));
          // A narrowed bracket has a space after it.
          else if (!take(piece) && !take(` ${piece}`)) return undefined;
        }
        const isList = phrase.pieces.includes("{list}");
        const [first] = parts;
        if (isList !== (first?.kind === "call" && first.name === "list")) return undefined;
        // As they are written, the parts of some phrases stand in another order.
        const names = phrase.pieces.filter((piece) => piece.startsWith("{"));
        return {
          kind: "call",
          name: phrase.name,
          operands:
            isList && first?.kind === "call"
              ? first.operands
              : parts.map(
                  (_, index) =>
                    parts[
                      names.indexOf(
                        names.toSorted((one, other) => order(phrase.name, one) - order(phrase.name, other))[
                          index
                        ] ?? "",
                      )
                    ] ?? fail("a part"),
                ),
        };
      }

      function list(): Tree {
        const items = [listItem()];
        for (;;) {
          const next = attempt(() => (book.separators.some(take) ? listItem() : undefined));
          if (next === undefined) break;
          items.push(next);
        }
        const [only] = items;
        return items.length === 1 && only !== undefined ? only : call("list", ...items);
      }

      function listItem(): Tree {
        return prefixed() ?? total(true);
      }

      function total(isInList = false): Tree {
        let left = product(isInList);
        for (;;) {
          if (take(" + ")) left = call("+", left, product(isInList));
          else if (take(" - ")) left = call("-", left, product(isInList));
          else if (take(" AND ")) left = call("and", left, product(isInList));
          else if (take(" OR ")) left = call("or", left, product(isInList));
          else if (take(" XOR ")) left = call("xor", left, product(isInList));
          else return left;
        }
      }

      function product(isInList: boolean): Tree {
        let left = signed(isInList);
        for (;;) {
          if (take(" × ")) left = call("×", left, signed(isInList));
          else if (take(" ÷ ")) left = call("÷", left, signed(isInList));
          else if (take(` ${book.word("mod")} `)) left = call("mod", left, signed(isInList));
          else return left;
        }
      }

      function signed(isInList: boolean): Tree {
        const isAlone = at === 0 || text[at - 1] === "(";
        if (isAlone && text[at] === "-" && suffixes.some((after) => after.test(rest())))
          return literal(isInList);
        if (take("-")) return call("-", signed(isInList));
        for (const [name, word] of functions) if (take(`${word} `)) return call(name, power(isInList));
        return power(isInList);
      }

      function power(isInList: boolean): Tree {
        const base = atom(isInList);
        if (take("!")) return call("factorial", base);
        if (!take("^")) return base;
        return call("^", base, take("-") ? call("-", atom(isInList)) : atom(isInList));
      }

      function atom(isInList: boolean): Tree {
        if (take("(")) {
          const inner = phrased();
          if (!take(")")) fail(")");
          const counted = attempt(counting);
          return counted === undefined
            ? inner
            : call("of_unit", inner, {
                kind: "leaf",
                value: { kind: "amount", value: counted.factor, dimensions: counted.dimensions, last: 0 },
              });
        }
        if (take("|")) {
          const inner = phrased();
          return take("|") ? call("abs", inner) : fail("|");
        }
        const degree = /^([⁰¹²³⁴⁵⁶⁷⁸⁹]*)√/u.exec(rest());
        if (degree !== null) {
          at += degree[0].length;
          const of = take("-") ? call("-", atom(isInList)) : atom(isInList);
          const digits = [...(degree[1] ?? "")].map((digit) => superscripts.indexOf(digit)).join("");
          return digits === "" ? call("sqrt", of) : call("root", of, leaf(plainAmount(Number(digits))));
        }
        return literal(isInList);
      }

      function literal(isInList: boolean): Tree {
        const isAlone = at === 0 || text[at - 1] === "(";
        for (const after of isAlone ? suffixes : []) {
          const digits = after.exec(rest());
          if (digits === null) continue;
          at += digits[0].length;
          return leaf({ kind: "words", text: digits[0] });
        }
        const date = dates(rest());
        if (date !== undefined) {
          at += date[1];
          return leaf(date[0]);
        }
        for (const word of life) if (take(word)) return leaf({ kind: "words", text: word });
        if (/^[πe](?!\p{L})/u.test(rest()))
          return leaf(plainAmount(take("π") ? Math.PI : take("e") ? Math.E : 0));
        const low = measured(isInList);
        const high = attempt(() => {
          if (/^[–-](?=\d)/u.test(rest())) {
            at += 1;
            return measured(isInList);
          }
          const isLength = low.kind === "span" || (low.kind === "amount" && low.count !== undefined);
          if (!isLength || isInList || !take(termTo)) return undefined;
          const end = life.find(take);
          return end === undefined ? measured(isInList) : { kind: "words" as const, text: end };
        });
        if (high === undefined) return leaf(low);
        const lowest =
          low.kind === "amount" &&
          low.count === undefined &&
          high.kind === "amount" &&
          high.count !== undefined
            ? {
                kind: low.kind,
                last: low.last,
                value: low.value * (high.value / high.count),
                dimensions: high.dimensions,
                count: low.value,
              }
            : low;
        return leaf({ kind: "range", lowest, highest: high });
      }

      function measured(isInList: boolean): PrintedValue {
        const amounts = [amount()];
        for (;;) {
          const last = amounts.at(-1);
          if (last?.count === undefined || last.dimensions["money"] !== undefined) break;
          const next = attempt(() => {
            const joiner = joiners.find(
              (each) =>
                (!isInList || each.trim() === "") &&
                text.startsWith(each, at) &&
                startsAmount(text.slice(at + each.length)),
            );
            if (joiner === undefined) return undefined;
            at += joiner.length;
            const read = amount();
            const isLess =
              read.count !== undefined &&
              (isSameKind(read.dimensions, last.dimensions)
                ? read.value < last.value / (last.count ?? 1) + 1e-9
                : isTime(read) && isTime(last));
            return isLess ? read : undefined;
          });
          if (next === undefined) break;
          amounts.push(next);
        }
        const [first, ...others] = amounts;
        if (first === undefined) return fail("an amount");
        // On a clock a day has 24 hours.
        if (
          amounts.some(({ dimensions }) => isSameKind(dimensions, { time: 1 })) &&
          amounts.every(({ dimensions }) => dimensions["month"] === undefined)
        )
          return amounts
            .map(inSeconds)
            .reduce((sum, each) => ({ ...sum, value: sum.value + each.value, last: each.last }));
        return others.every(({ dimensions }) => isSameKind(dimensions, first.dimensions))
          ? others.reduce((sum, each) => ({ ...sum, value: sum.value + each.value, last: each.last }), first)
          : { kind: "span", amounts };
      }

      /** A figure, or a word that says an amount without one. */
      function startsAmount(from: string): boolean {
        return /^\d/u.test(from) || units.whole.some(([word]) => from.startsWith(word));
      }

      function amount(): Amount {
        for (const [word, { factor, dimensions }, count] of units.whole)
          if (text.startsWith(word, at) && !/^\p{L}/u.test(text.slice(at + word.length))) {
            at += word.length;
            return { kind: "amount", value: count * factor, dimensions, last: factor, count };
          }
        const before = currency.exec(rest());
        const isMoneyFirst = before !== null && number.test(text.slice(at + before[0].length).trimStart());
        if (isMoneyFirst) {
          at += before[0].length;
          take(" ");
        }
        const match = number.exec(rest());
        if (match === null) return fail("a number");
        at += match[0].length;
        const [shown, fraction = "", exponent = ""] = match;
        const raised =
          exponent === ""
            ? 0
            : Number(
                [...exponent].map((digit) => (digit === "⁻" ? "-" : superscripts.indexOf(digit))).join(""),
              );
        const digits = shown.split(" × ")[0] ?? "";
        const value = Number(`${digits.replaceAll(plainText(group), "").replace(decimal, ".")}e${raised}`);
        const last = 10 ** (raised - fraction.length);
        const plain: Amount = {
          kind: "amount",
          value,
          dimensions: {},
          last,
        };
        if (isMoneyFirst) return priced({ ...plain, count: value, dimensions: { money: 1 } });
        const part = /^ (\d+)\/(\d+)|^\/(\d+)/u.exec(rest());
        if (part !== null) {
          at += part[0].length;
          const [, over = "0", under = part[3] ?? "1"] = part;
          const own = BigInt(digits.replaceAll(plainText(group), ""));
          return exactAmount(
            part[3] === undefined
              ? addedRatios([own, 1n], [BigInt(over), BigInt(under)], 1)
              : [own, BigInt(under)],
          );
        }
        if (/^ ?[%٪]/u.test(rest())) {
          at += /^ ?[%٪]/u.exec(rest())?.[0].length ?? 0;
          return { ...plain, value: value / 100, last: last / 100 };
        }
        const after = attempt(counting);
        if (after !== undefined)
          return {
            kind: "amount",
            value: value * after.factor,
            dimensions: after.dimensions,
            last: last * after.factor,
            count: value,
          };
        const behind = currency.exec(rest());
        if (behind !== null) {
          at += behind[0].length;
          return priced({ ...plain, count: value, dimensions: { money: 1 } });
        }
        const [own = ""] = digits.replaceAll(plainText(group), "").split(decimal);
        const exact = decimalRatio(own, fraction, raised);
        return fraction === "" && raised === 0 ? { ...plain, exact, whole: exact[0] } : { ...plain, exact };
      }

      /** `$1.20/L`. */
      function priced(money: Amount): Amount {
        const per = attempt(() => (take("/") ? unit() : undefined));
        return per === undefined
          ? money
          : {
              ...money,
              value: money.value / per.factor,
              last: money.last / per.factor,
              dimensions: timesDimensions(money.dimensions, per.dimensions, -1),
            };
      }

      /** The unit that an amount is in, and no words of a phrase that goes on: "4 a la izquierda" is no 4 ares. */
      function counting(): PrintedUnit | undefined {
        if (innerWords.some((words) => text.startsWith(words, at))) return undefined;
        take(" ");
        return unit();
      }

      function unit(): PrintedUnit | undefined {
        const found = units.words.find(
          ([word]) =>
            text.startsWith(word, at) &&
            !(
              /[\p{Script=Latin}\p{Script=Arabic}]$/u.test(word) &&
              /^(?:[\p{Script=Latin}\p{Script=Arabic}²³]|\.\p{L})/u.test(text.slice(at + word.length))
            ),
        );
        if (found === undefined) return undefined;
        at += found[0].length;
        return found[1];
      }

      return whole();
    },
  };
}

/** Signs and names of all currencies, the longest first. */
function currencySigns(locale: string): readonly string[] {
  const written = Intl.supportedValuesOf("currency").flatMap((currency) =>
    (["symbol", "narrowSymbol", "name"] as const).flatMap((currencyDisplay) =>
      new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay })
        .formatToParts(5)
        .flatMap(({ type, value }) => (type === "currency" ? [plainText(value).trim()] : [])),
    ),
  );
  return [...new Set(written)].toSorted((one, other) => other.length - one.length);
}

function plainAmount(value: number): Amount {
  return { kind: "amount", value, dimensions: {}, last: 0 };
}

function sumWithin(tree: Tree): (Tree & { readonly kind: "call" }) | undefined {
  if (tree.kind !== "call") return undefined;
  const [only, ...more] = tree.operands;
  return tree.name === "+" || (tree.name === "-" && more.length > 0)
    ? tree
    : more.length === 0 && only !== undefined
      ? sumWithin(only)
      : undefined;
}

function inSeconds(amount: Amount): Amount {
  return isSameKind(amount.dimensions, { day: 1 })
    ? { ...amount, value: amount.value * 86_400, last: amount.last * 86_400, dimensions: { time: 1 } }
    : amount;
}

function isTime({ dimensions }: Amount): boolean {
  const [name, ...more] = Object.keys(dimensions);
  return more.length === 0 && (name === "month" || name === "day" || name === "time");
}

/** The order in which a function is given what its phrase says. */
const inBase = ["{x}", "{base}"];
const orders: Readonly<Record<string, readonly string[]>> = {
  to_digits: inBase,
  from_digits: inBase,
  fraction_from_digits: inBase,
  repeating_digits: inBase,
  atan2: ["{y}", "{x}"],
  floor_log: ["{x}", "{base}"],
  date_of: ["{year}", "{month}", "{day}"],
};

function order(name: string, part: string): number {
  const known = orders[name];
  return known === undefined ? 0 : known.indexOf(part);
}

/** Wide brackets around figures as narrow ones; those in the name of a unit, 坪（日制）, and those that say the unit of a number stay. */
function narrowBrackets(text: string, leading: readonly string[]): string {
  const open: boolean[] = [];
  return text.replaceAll(/[（）]/gu, (bracket, at: number) => {
    const isUnitSaid = text.startsWith("单位：", at + 1);
    const before = text.slice(0, at);
    const isNamed = /\p{L}$/u.test(before) && !leading.some((words) => before.endsWith(words));
    if (bracket === "（") open.push(!isUnitSaid && !isNamed);
    const isOfFigures = bracket === "（" ? open.at(-1) : open.pop();
    if (isOfFigures !== true) return bracket;
    if (bracket === "（") return "(";
    // Before a unit no space stands after a wide bracket.
    return /\p{L}/u.test(text[at + 1] ?? "") ? ") " : ")";
  });
}
