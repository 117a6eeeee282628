import type { SearchEntry } from "../runtime/catalog.ts";
import type { VariantInputs } from "../runtime/description.ts";
import type { Unit } from "../runtime/display.ts";
import type { Texts } from "../runtime/query.ts";
import type { Words } from "../runtime/words.ts";

/** What a line that is asked is read by, in one language: data, fetched when someone first asks. */
export interface AskIndex {
  /** The region its readers begin with, where they have one: `CN`. */
  readonly region?: string;
  readonly pages: readonly AskPage[];
  readonly families: readonly AskFamily[];
  /** What people write before a question, and between an amount and the unit they want. */
  readonly leaveOut: readonly string[];
  readonly to: readonly string[];
  /** What people write around the unit they want, each `before=between`: "how many" feet "in" a mile. */
  readonly howMany: readonly string[];
  /** Words for operations, each `word=sign`. */
  readonly operators: readonly string[];
  /** What people say in another way than is read, each `said=meant` as a pattern and its replacement: `half past ([0-9]+)=$1:30`. */
  readonly said: readonly string[];
  /** What people say of a rate that is none of a year, each `pattern=times` of it that a year has: `([0-9.]+)% a month=12`. */
  readonly ratePeriods: readonly string[];
  /** Words around a line that goes on from another: "and", "what about". */
  readonly goOn: readonly string[];
  /** Words that join others and name nothing alone: "of", "the". */
  readonly joining: readonly string[];
  /** Days that people call by a name, each `name=rule` as `named-days.ts` reads it. */
  readonly days: readonly string[];
  /** What is said around answers, and amounts of a unit where they are said otherwise than with what people write for it first. */
  readonly words: Words;
  /** Of an index for which they have been fetched. */
  readonly phrases?: AskPhrases;
}

/** A question in words. */
export interface AskPhrase {
  /** What people write to ask it, `one|other`. */
  readonly says: string;
  /** Canonical texts that go with it, where it says some of them: `{rate}%`. */
  readonly values?: Texts;
  /** What it asks for, where that is not the main result: another, or an input that is found from one of `from`, which it says. */
  readonly result?: string;
  readonly from?: readonly string[];
}

/** Questions in words by calculator, then by name: fetched for a line that is no amount in another unit. */
export type AskPhrases = Readonly<Record<string, Readonly<Record<string, AskPhrase>>>>;

/** What readers of every language call and ask: fetched for a line that means nothing in the reader's own. */
export interface NamesInAll {
  /** What pages are called, by route. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
  readonly phrases: AskPhrases;
  /** What people write for each unit, `one|other`, by its id. */
  readonly units: Readonly<Record<string, string>>;
}

/** What lines about a category with cases are read by: fetched for such a line. */
export interface NamedCases {
  /** What places are called, each `name=address`: `Texas=legal/texas`. */
  readonly places: readonly string[];
  /** What places are called that have no pages. */
  readonly elsewhere: readonly string[];
  /** What no page is about, each `word=category` with the category nearest to it: `salary=finance`. */
  readonly near: readonly string[];
  /** What people say who look for a case: jail, charged. */
  readonly aboutCases: readonly string[];
  /** Words for numbers, each `word=value` as `number-words.ts` reads it. */
  readonly numbers: readonly string[];
  /** What people say aloud, each `said=meant` as in `said`, accents or none: tried where a line has no answer as it was typed. */
  readonly spoken: readonly string[];
  /** Words that ask, by which a line asks something else behind a question: what, who. */
  readonly questions: readonly string[];
  /** Words that turn a question around, so that it is none of those it looks like: the original price, without tax. */
  readonly turning: readonly string[];
  /** What degrees are called, each `word=degree`: `first=1`. */
  readonly degrees: readonly string[];
  /** Cases that people know by a name, such as an offense, each as a page. */
  readonly pages: readonly AskPage[];
}

/** A calculator's page, as it is found and asked. */
export interface AskPage extends Pick<
  SearchEntry,
  "route" | "title" | "fullTitle" | "summary" | "keywords" | "others"
> {
  /** The calculator's id, where the page does not lie there. */
  readonly calculator?: string;
  /** What it asks and shows otherwise than the calculator's other pages. */
  readonly variant?: Partial<VariantInputs>;
  readonly rules?: AskRules;
  /** Of the first page of a category that has cases people know by a name. */
  readonly hasCases?: true;
  /** Of a case that people know by a name, such as an offense: its class, and what its address fills in, `offense=simple`. */
  readonly class?: string;
  readonly query?: string;
}

/** The id of a page's calculator. */
export function calculatorOf({ route, calculator = route }: AskPage): string {
  return calculator;
}

/** What a page is called in a list, a case with its class. */
export function listedTitle({ title, class: ofClass }: Pick<AskPage, "title" | "class">): string {
  return ofClass === undefined ? title : `${title} · ${ofClass}`;
}

/** The category of a page. */
export function categoryOf({ route }: Pick<AskPage, "route">): string {
  return route.slice(0, route.indexOf("/"));
}

/** The categories that have pages with cases people know by a name: the law. */
export function categoriesWithCases(pages: readonly AskPage[]): ReadonlySet<string> {
  return new Set(pages.filter(({ hasCases }) => hasCases === true).map(categoryOf));
}

/** The keywords that are names of a page: a personal loan is found by a credit card, and is none. */
export function ownNames({
  keywords,
  others = 0,
}: Pick<SearchEntry, "keywords" | "others">): readonly string[] {
  return keywords.slice(0, keywords.length - others);
}

/** How a calculator is asked in one line. */
export interface AskRules {
  /** Inputs in the order people say them. */
  readonly order?: readonly string[];
  /** Canonical texts of inputs that a line says nothing of, where they are not the defaults of the page. */
  readonly unsaid?: Texts;
  /** Inputs that a line has to say although the page begins with none, or with a choice: a record. */
  readonly needed?: readonly string[];
  /** Inputs that a line may leave out although the page comes with an example of them. */
  readonly assumed?: readonly string[];
  /** The rate of a year, which a line may say by the month. */
  readonly yearly?: string;
  /** The result that a line asks for which says an input, where it is not the main one. */
  readonly results?: Readonly<Record<string, string>>;
  /** The families of units it takes amounts of, of a calculator that takes several. */
  readonly takes?: readonly string[];
  /** The input that takes a whole expression. */
  readonly expression?: string;
  /** An amount, and the choices it is in and is turned into, such as currencies: in those of `usual` by themselves. */
  readonly exchanges?: {
    readonly amount: string;
    readonly from: string;
    readonly to: string;
    readonly usual: readonly string[];
  };
  /** An amount that is shown in any unit of its family. */
  readonly converts?: {
    readonly family: string;
    readonly input: string;
    readonly output: string;
    /** Its unit on the page. */
    readonly fromUnit: string;
    /** By the unit of an amount, the one it is shown in; of any other unit the page's own. */
    readonly others: Readonly<Record<string, string>>;
  };
}

/** Units that can be converted into each other. */
export interface AskFamily {
  readonly id: string;
  readonly units: readonly AskUnit[];
}
export interface AskUnit extends Unit {
  /** What people write for it, `one|other`: in the reader's language, and in the first, which most people know. */
  readonly written: string;
}
