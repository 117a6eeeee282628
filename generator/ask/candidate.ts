import { calculatorOf, type AskFamily, type AskIndex, type AskPage } from "../presentation/ask-index.ts";
import type { PageSearch } from "../presentation/search.ts";
import type { Texts } from "../runtime/query.ts";
import { conversionIn, familyOfAmount, type Conversion } from "./conversion.ts";
import { cutAt, folded, inOtherWords, inSigns, prefixApart, plainLine, withoutFillers } from "./line-text.ts";
import { isExpression } from "./expression.ts";
import { familiesOf, tokensOf, unitCalled, type LineToken } from "./line-tokens.ts";
import { isCalledBy, isCalledInFull, isTelling, nameWords, titleWords, wordsOfTitle } from "./page-names.ts";
import { isInAnyOrder, matchPhrase } from "./phrase.ts";
import { phrasesSaidIn } from "./phrases-said.ts";
import { withPercentSigns, writtenOut } from "./written-out.ts";

/** What may answer a line. Only an answer tells: a calculator that cannot read what it is given is the wrong one. */
export type Candidate =
  | {
      readonly kind: "conversion";
      readonly conversion: Conversion;
      readonly page: AskPage | undefined;
      readonly around?: readonly string[];
    }
  /** A phrase or an expression: `typed` are texts as people write them, `decided` those that go with the phrase. */
  | {
      readonly kind: "phrase";
      readonly page: AskPage;
      readonly typed: Readonly<Record<string, string>>;
      readonly decided: Texts;
      /** The line as it was written: `typed` has neither its accents nor its capitals. */
      readonly line: string;
      /** What it asks for, where that is not the main result: another, or an input that is found from one of `from`, which it says. */
      readonly result?: string | undefined;
      readonly from?: readonly string[] | undefined;
      /** The units it asks for its result in, by any of which the word may be called: of ounces, those of weight too. */
      readonly wanted?: readonly string[];
      /** Whether its words may as well be about anything else. */
      readonly isGuess?: true;
      /** Words of the line around the question, which it does not go by. */
      readonly around?: readonly string[];
      /** The rate of a year, in percent, that the line says by a shorter time. */
      readonly yearly?: number;
    }
  /** A calculator's name, with values. */
  | {
      readonly kind: "named";
      readonly page: AskPage;
      readonly tokens: readonly LineToken[];
      /** Whether only the units of its values say that it is meant. */
      readonly isGuess?: true;
      readonly wanted?: readonly string[];
      readonly yearly?: number;
      /** Of a line that goes on from another: what that one was answered with. */
      readonly before?: LineBefore;
    };

/** What a line that goes on keeps of the one before it. */
export interface LineBefore {
  /** Canonical texts of what was said. */
  readonly said: Texts;
  /** The result that was asked for, where that is not the main one. */
  readonly asked?: string | undefined;
  /** The units that results were asked for in. */
  readonly units: Readonly<Record<string, string>>;
}

/** Whether a value that goes with a phrase is the day or the minute a line is asked on. */
export function isMoment(text: Texts[string]): boolean {
  return text === "today" || text === "now";
}

/** Most calculators that are fetched for one line that only names them. */
const mostNamed = 2;

/**
 * What may answer a line, the likeliest first, each worked out when it is asked for: most lines are answered by one of
 * the first, and only the last need `find`, which gives the pages that words find.
 */
export function* candidatesFor(
  line: string,
  index: AskIndex,
  locale: string,
  find: PageSearch<AskPage>,
): Generator<Candidate, void> {
  const whole = readable(withPercentSigns(plainLine(line), locale), index, locale);
  const plain = withoutFillers(whole, index.leaveOut);
  if (plain === "" || section.test(plain)) return;
  yield* expressions(plain, index);
  // Some words are both, a question and a unit: كم.
  yield* [whole, plain].flatMap((each) => conversions(each, index, locale)).slice(0, 1);
  yield* expressions(inSigns(plain, index.operators), index);
  const family = familyOfAmount(plain, index.families, locale);
  // An amount with its unit is of nothing else: 100 pounds are no currency.
  if (family !== undefined) return yield* amounts(plain, family.id, index);
  yield* [...new Set([plain, whole])].flatMap((each) => phrases(each, index));
  const apart = prefixApart(plain, index.to);
  if (apart !== plain) yield* [...conversions(apart, index, locale), ...phrases(apart, index)];
  yield* named(whole, index, locale, find);
  for (const { rest, wanted } of askedInUnits(plain, index))
    for (const candidate of [...phrases(rest, index), ...named(rest, index, locale, find)])
      yield { ...candidate, wanted };
  yield* measured(whole, index, locale, find);
  yield* exchanges(plain, index);
}

/** The number of a section of law is no figure: 9.94A.510, and no area; 9A.36.041, and no digits of base 16. */
const section = /^(?=[^a-z]*[a-z])\d+[a-z]?(?:\.\d+[a-z]?){2,}$/iu;

/** Lines whose end asks for the result in a unit: 50:1 for 2 gallons, how many oz. */
function askedInUnits(
  line: string,
  { families, to, leaveOut }: AskIndex,
): readonly { readonly rest: string; readonly wanted: readonly string[] }[] {
  return cutAt(line, [...to, ...leaveOut]).flatMap(([rest, asked]) => {
    const [wanted, more] = unitsAt(asked, families);
    return wanted.length === 0 ? [] : [{ rest: rest + more, wanted }];
  });
}

/** The units that the first words of a text may name, and its rest: of ounces of oil, ounces. */
function unitsAt(
  text: string,
  families: readonly AskFamily[],
): readonly [wanted: readonly string[], more: string] {
  const words = text.split(" ");
  for (let length = words.length; length > 0; length -= 1) {
    const wanted = families.flatMap((family) => unitCalled(words.slice(0, length).join(" "), family) ?? []);
    if (wanted.length > 0) return [wanted, ["", ...words.slice(length)].join(" ")];
  }
  return [[], ""];
}

/** A line of numbers and at least one operation or function is for the calculator that takes such. */
function expressions(line: string, { pages }: AskIndex): readonly Candidate[] {
  if (!isExpression(line)) return [];
  return pages.flatMap((page) =>
    page.rules?.expression === undefined
      ? []
      : [{ kind: "phrase" as const, page, typed: { [page.rules.expression]: line }, decided: {}, line }],
  );
}

export function conversions(line: string, index: AskIndex, locale: string): readonly Candidate[] {
  const conversion = conversionIn(line, index, locale);
  if (conversion === undefined) return [];
  const page = index.pages.find(({ rules }) => rules?.converts?.family === conversion.family);
  return [{ kind: "conversion", conversion, page }];
}

/** An amount alone is for the calculator that shows it in every unit. */
function amounts(line: string, family: string, { pages }: AskIndex): readonly Candidate[] {
  return pages.flatMap((page) => {
    const rule = page.rules?.converts;
    if (rule?.family !== family) return [];
    return [{ kind: "phrase" as const, page, typed: { [rule.input]: line }, decided: {}, line }];
  });
}

const amountAndWords = /^([^\d.,]*?)\s*(\d[\d.,]*)\s*([^\d.,]*)$/u;

/** An amount and a name beside it may be money: 100 eur. */
function exchanges(line: string, { pages }: AskIndex): readonly Candidate[] {
  const [, before = "", amount = "", after = ""] = amountAndWords.exec(line) ?? [];
  if ((before === "") === (after === "")) return [];
  return pages.flatMap((page) => {
    const rule = page.rules?.exchanges;
    if (rule === undefined) return [];
    const typed = { [rule.amount]: amount, [rule.from]: before + after };
    return [{ kind: "phrase" as const, page, typed, decided: {}, line, isGuess: true as const }];
  });
}

/** Digits that a letter shows to be of base 16, before a question: ff in decimal. */
const lettered = /^(?=\d*[a-f])[\da-f]+(?=\s*[^\da-z\s]|\s)/u;

function phrases(line: string, index: AskIndex): readonly PhraseCandidate[] {
  const text = folded(line);
  const inBase16 = lettered.test(text) ? [`0x${text}`] : [];
  const texts = [text, ...inBase16];
  return phraseCandidates(line, index, texts.join(" "), (phrase) =>
    isInAnyOrder(phrase)
      ? []
      : texts.flatMap((each) => matchPhrase(phrase, each).map((typed) => ({ typed }))),
  );
}

export type PhraseCandidate = Candidate & { readonly kind: "phrase" };

/** What the holes of a phrase take of a line, and the words that this leaves out. */
export type PhraseReading = Pick<PhraseCandidate, "typed" | "around">;

/** The phrases that a line can be read as, the surest first. `said`: a folded text with all words that may be of one. */
export function phraseCandidates(
  line: string,
  index: AskIndex,
  said: string,
  readingsOf: (phrase: string) => readonly PhraseReading[],
): readonly PhraseCandidate[] {
  // The more a phrase says itself, the surer it was meant.
  return phrasesSaidIn(said, index).flatMap(
    ({ phrase, page, asked: { values: decided = {}, result, from } }) =>
      readingsOf(phrase).map((reading) => ({
        kind: "phrase" as const,
        page,
        decided,
        line,
        result,
        from,
        ...reading,
      })),
  );
}

function named(
  line: string,
  index: AskIndex,
  locale: string,
  find: PageSearch<AskPage>,
): readonly Exclude<Candidate, { kind: "conversion" }>[] {
  const tokens = tokensOf(line, index, locale);
  const words = tokens.flatMap(({ kind, text }) => (kind === "word" ? [text] : []));
  const typed = new Set(words.map(folded));
  const joins = new Set(index.joining.map(folded));
  const isInFull = (page: AskPage): boolean => isCalledInFull(typed, page, joins);
  const telling = words.filter((word) => !joins.has(folded(word)));
  const found = find(telling.join(" "))
    .filter((page) => page.query === undefined && isCalledBy(typed, page, joins))
    .map((page) => ({ kind: "named" as const, page, tokens: asNamed(tokens, page) }))
    .toSorted((one, other) => valuesIn(one.tokens) - valuesIn(other.tokens))
    // A loan is no business loan.
    .filter((one, _, all) => isInFull(one.page) || !all.some((other) => isInFull(other.page)));
  // A number in the title of one page is that page's, and no figure of another: "theft 2" is about no two dollars.
  const fewest = Math.min(...found.map(({ tokens: own }) => valuesIn(own)));
  // Of one calculator's pages one is meant or none: class H, which is a single letter, is no class B2. Where a line says
  // nothing that tells them apart, it is the one that asks: theft is of no degree.
  const rank = (page: AskPage): number => {
    const own = asNamed(tokens, page).flatMap(({ kind, text }) => (kind === "word" ? [folded(text)] : []));
    const said = (names: ReadonlySet<string>): number => new Set(own.filter((word) => names.has(word))).size;
    return said(wordsOfTitle(page)) * 100 + said(nameWords(page)) * 10 - Math.min(1, decidedBy(page));
  };
  return found
    .filter(
      ({ page, tokens: own }) =>
        valuesIn(own) === fewest &&
        index.pages.every(
          (other) => other === page || calculatorOf(other) !== calculatorOf(page) || rank(other) < rank(page),
        ),
    )
    .slice(0, mostNamed);
}

/** Of so many kinds of units, no two calculators ask: a distance, a speed and gallons an hour. */
const enoughKinds = 3;

/**
 * What asks for amounts of all kinds that a line gives with their units. Of two kinds, a word of it has to say that it is meant:
 * an upload of 48 GB at 35 Mbps.
 */
function measured(
  line: string,
  index: AskIndex,
  locale: string,
  find: PageSearch<AskPage>,
): readonly Candidate[] {
  const tokens = tokensOf(line, index, locale);
  const kinds = tokens.flatMap(({ kind, text }) => {
    const own = kind === "value" ? familiesOf(text, index.families) : [];
    return own.length === 0 ? [] : [own];
  });
  if (new Set(kinds.flat()).size < 2) return [];
  const words = tokens.flatMap(({ kind, text }) => (kind === "word" ? [text] : []));
  const found = find(words.join(" "));
  return index.pages
    .flatMap((page) => {
      const { takes = [] } = page.rules ?? {};
      const taken = new Set(kinds.flatMap((own) => own.find((kind) => takes.includes(kind)) ?? []));
      const isAll = kinds.every((own) => own.some((kind) => takes.includes(kind)));
      const isMeant = taken.size >= enoughKinds || (taken.size === 2 && found.includes(page));
      return page.calculator === undefined && isAll && isMeant
        ? [{ kind: "named" as const, page, tokens, isGuess: true as const }]
        : [];
    })
    .slice(0, mostNamed);
}

function decidedBy({ variant }: AskPage): number {
  return Object.keys(variant?.fixed ?? {}).length;
}

const ordinal = /(?<=^\d+)(?:st|nd|rd|th|[.ºª])$/u;

/**
 * A number that a page has in its title, beside another word of it, is no value there: level 6, class B1, 90 hp, and the 2 of
 * "assault 2" where it says 2nd. The 3 of "score 3" is one.
 */
function asNamed(tokens: readonly LineToken[], page: AskPage): readonly LineToken[] {
  if (page.variant === undefined) return tokens;
  const title = titleWords(page.title);
  const isIn = (at: number): boolean =>
    tokens[at]?.text
      .split(/\s/u)
      .every((word) => title.some((own) => own === folded(word) || own.replace(ordinal, "") === word)) ===
    true;
  return tokens.map((token, at) =>
    token.kind === "value" && isIn(at) && (isIn(at - 1) || isIn(at + 1))
      ? { kind: "word", text: token.text }
      : token,
  );
}

/** A plain line in the words that are read, its numbers in digits. */
export function readable(line: string, { said }: AskIndex, locale: string): string {
  return writtenOut(inOtherWords(line, said).replaceAll(/ +/g, " ").trim(), locale);
}

/**
 * The words of a line that are neither values nor units, and name something: "of" is in many a page, and "what is" asks. A day
 * names something where nothing else does.
 */
export function wordsIn(line: string, index: AskIndex, locale: string): string {
  const joins = new Set([...index.joining, ...index.leaveOut].map(folded));
  const days = index.days.map((day) => day.split("=", 1).join());
  const said = withoutFillers(readable(plainLine(line), index, locale), index.leaveOut);
  const words = tokensOf(said, index, locale).flatMap(({ kind, text }) =>
    kind === "word" && isTelling(folded(text), joins) ? [text] : [],
  );
  const others = words.filter((word) => !days.includes(word));
  return (others.length > 0 ? others : words).join(" ");
}

function valuesIn(tokens: readonly LineToken[]): number {
  return tokens.filter(({ kind }) => kind !== "word").length;
}
