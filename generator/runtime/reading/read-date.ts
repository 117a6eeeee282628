import { isoDate } from "../iso-date.ts";
import { cached, dateFormat } from "../intl-cache.ts";
import { plainCharacters } from "../plain-characters.ts";

/**
 * A date as read from text: `YYYY-MM-DD`; of month precision, the month's first day. `other` is the second
 * reading where day and month could change places, 3/4/2026, or the century is not said, 6/15/90.
 */
export type DateReading =
  | {
      readonly kind: "read";
      readonly date: string;
      readonly other?: string;
      /** Its year had two digits. */
      readonly isShort?: true;
    }
  | { readonly kind: "invalid" };
export type DatePrecision = "day" | "month";

const longestText = 60;
const invalid: DateReading = { kind: "invalid" };

/**
 * Reads a date as people in `locale` type it: ISO text, year first, the locale's order of numbers, or a month
 * by its name there or in English. A year of two digits after day and month is the one of its century that keeps the
 * limits (`isPossible`), from 69 on first of the last one. Where both orders of day and month are possible, the
 * locale's is taken; between dots the day comes first everywhere. A month may be given by any of its days.
 */
export function readDate(
  text: string,
  locale: string,
  precision: DatePrecision,
  isPossible: (date: string) => boolean = () => true,
): DateReading {
  if (text.length > longestText) return invalid;
  const plain = plainCharacters(text);
  return (
    readShortYear(plain, (full) => readNumeric(full, locale, precision), isPossible) ??
    readNumeric(plain, locale, precision) ??
    readNamedMonth(plain, locale, precision) ??
    readNamedMonth(plain, "en", precision) ??
    invalid
  );
}

function readNumeric(text: string, locale: string, precision: DatePrecision): DateReading | undefined {
  const numbers = text
    .replace(/\s*[年月년월]\s*/g, "-")
    .replace(/[-.日일]$/, "")
    .split(/\s*[-/.\s\u060c]\s*/);
  if (!numbers.every((number) => /^\d+$/.test(number))) return undefined;
  const isDotted = /^\d+\./.test(text);
  if (precision === "month" && numbers.length === 2) return readMonthNumbers(numbers);
  const day = readDayNumbers(numbers, () => isDotted || isDayFirst(locale));
  return precision === "month" ? monthOf(day) : day;
}

/** Two numbers of one or two digits and a year without its century, between slashes, dots or hyphens. */
const shortYear = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{2})$/;
/** The first year of the last century for those who write two digits, as POSIX has it. */
const lastCentury = 69;

function readShortYear(
  text: string,
  read: (text: string) => DateReading | undefined,
  isPossible: (date: string) => boolean,
): DateReading | undefined {
  const [, first, mark, second, year = ""] = shortYear.exec(text) ?? [];
  if (first === undefined || mark === undefined || second === undefined) return undefined;
  const centuries = Number(year) >= lastCentury ? ["19", "20"] : ["20", "19"];
  const readings = centuries
    .map((century) => read(`${first}${mark}${second}${mark}${century}${year}`))
    .filter((reading) => reading?.kind === "read");
  const taken = readings.find(({ date }) => isPossible(date)) ?? readings[0];
  if (taken === undefined) return undefined;
  const other = taken.other ?? readings.find(({ date }) => date !== taken.date && isPossible(date))?.date;
  return { ...taken, isShort: true, ...(other === undefined ? {} : { other }) };
}

/** The month of a day, as its first day. */
function monthOf(day: DateReading): DateReading {
  if (day.kind === "invalid") return day;
  const first = (date: string): string => `${date.slice(0, -2)}01`;
  const { date, other } = day;
  return { kind: "read", date: first(date), ...(other === undefined ? {} : { other: first(other) }) };
}

function readMonthNumbers(numbers: readonly string[]): DateReading {
  const [first = "", second = ""] = numbers;
  if (isYear(first)) return found(isoDate(Number(first), Number(second), 1));
  return isYear(second) ? found(isoDate(Number(second), Number(first), 1)) : invalid;
}

function readDayNumbers(numbers: readonly string[], dayComesFirst: () => boolean): DateReading {
  const [first = "", second = "", third = ""] = numbers;
  if (numbers.length !== 3 || second.length > 2) return invalid;
  // Year, day, month is written nowhere.
  if (isYear(first))
    return third.length > 2 ? invalid : found(isoDate(Number(first), Number(second), Number(third)));
  if (!isYear(third) || first.length > 2) return invalid;
  const [year, one, two] = [Number(third), Number(first), Number(second)];
  const [dayFirst, monthFirst] = [isoDate(year, two, one), isoDate(year, one, two)];
  const [own, other] = dayComesFirst() ? [dayFirst, monthFirst] : [monthFirst, dayFirst];
  if (own === undefined || other === undefined || own === other) return found(own ?? other);
  return { kind: "read", date: own, other };
}

function isYear(number: string): boolean {
  return number.length === 4;
}

function found(date: string | undefined): DateReading {
  return date === undefined ? invalid : { kind: "read", date };
}

const isDayFirst = /* @__PURE__ */ cached((locale: string): boolean => {
  const parts = dateFormat(locale, { year: "numeric", month: "2-digit", day: "2-digit" }).formatToParts(0);
  return parts.findIndex(({ type }) => type === "day") < parts.findIndex(({ type }) => type === "month");
});

/** "5 March 2026", "5 de marzo de 2026", "Mar 5, 2026": the locale's month names, long or short, any order. */
function readNamedMonth(text: string, locale: string, precision: DatePrecision): DateReading | undefined {
  const names = monthNames(locale);
  // A Turkish I is no Latin one.
  const words = text
    .toLocaleLowerCase(locale)
    .split(betweenWords)
    .map((word) => word.replace(ordinal, "$1"))
    .filter((word) => word !== "" && !names.fillers.has(word));
  const tokens = withNamesOfTwoWords(words.map(plainWord), names);
  const months = tokens.flatMap((token) => names.months.get(token) ?? []);
  const numbers = tokens.filter((token) => /^\d+$/.test(token));
  const [month] = months;
  if (month === undefined || months.length > 1 || months.length + numbers.length !== tokens.length)
    return undefined;
  const year = numbers.find(isYear);
  const [day = "1", ...more] = numbers.filter((number) => number !== year);
  if (year === undefined || day.length > 2 || more.length > 0) return undefined;
  if (precision === "day" && numbers.length !== 2) return undefined;
  const reading = found(isoDate(Number(year), month, Number(day)));
  return precision === "month" ? monthOf(reading) : reading;
}

/** Words with those that are one name together joined: the first of كانون الثاني is half a name. */
function withNamesOfTwoWords(words: readonly string[], { months }: MonthNames): readonly string[] {
  const joined: string[] = [];
  for (const word of words) {
    const both = `${joined.at(-1) ?? ""} ${word}`;
    if (months.has(both)) joined.splice(-1, 1, both);
    else joined.push(word);
  }
  return joined;
}

/** People leave out the hamza of an alif and the article of a second word: ايار for أيار, تشرين ثاني for تشرين الثاني. */
function plainWord(word: string): string {
  return word.replace(/[أإآ]/g, "ا").replace(/^ال(?=اول$|ثاني$)/, "");
}

const betweenWords = /[\s,.\u060c/-]+/;
/** Where people who read a language have other names for months than its locale: شباط is فبراير in Syria. */
const otherRegions: Readonly<Record<string, readonly string[]>> = {
  ar: ["ar-SY", "ar-MA", "ar-DZ", "ar-MR"],
  es: ["es-PE"],
};

/** 21st, 1er, 1.º, 1° */
const ordinal = /^(\d{1,2})(?:st|nd|rd|th|er|[ºª°])$/;
/** What people put between the parts of a date besides what Intl does: the word for a day, and for a year. */
const otherFillers = ["of", "the", "del", "º", "ª", "ngày", "năm", "года", "год", "roku", "rok", "r"];

interface MonthNames {
  readonly months: ReadonlyMap<string, number>;
  /** Words between the parts of a date, as "de" in Spanish. */
  readonly fillers: ReadonlySet<string>;
}

const monthNames = /* @__PURE__ */ cached((locale: string): MonthNames => {
  const months = new Map<string, number>();
  const fillers = new Set<string>(otherFillers);
  const others = otherRegions[locale.split("-")[0] ?? ""] ?? [];
  // The locale's own names last, so that they hold.
  for (const region of [...others, locale]) {
    for (const form of monthForms) {
      for (let month = 1; month <= 12; month += 1) {
        for (const { type, value } of dateFormat(region, form).formatToParts(Date.UTC(2000, month - 1, 1))) {
          const words = plainCharacters(value)
            .toLocaleLowerCase(locale)
            .split(betweenWords)
            .filter((word) => word !== "");
          const name = words.map(plainWord).join(" ");
          // A month may be a word and its number: tháng 3.
          if (type === "month" && words.length <= 2 && /\p{L}/u.test(name)) months.set(name, month);
          if (type === "literal") words.forEach((word) => fillers.add(word));
        }
      }
    }
  }
  return { months, fillers };
});

/** Alone and with a day, for many languages inflect the name. */
const monthForms: readonly Intl.DateTimeFormatOptions[] = (["long", "short"] as const).flatMap((month) => [
  { month },
  { year: "numeric", month, day: "numeric" },
  { year: "numeric", month },
]);
