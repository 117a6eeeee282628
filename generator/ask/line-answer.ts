import type { AskIndex, AskPage } from "../presentation/ask-index.ts";
import type { Locale } from "../presentation/translator.ts";
import type { Texts } from "../runtime/query.ts";
import type { Words } from "../runtime/words.ts";
import type { LineBefore } from "./candidate.ts";
import type { FindInLine } from "./find-in-line.ts";
import type { FollowUnits } from "./result-units.ts";

/** A line's answer. Texts are without marks. */
export interface LineAnswer extends LineBefore {
  readonly lead: string;
  /** The main figure; empty where the answer is a reason why there is none. */
  readonly result: string;
  readonly tail: string;
  /** One line of working; undefined where nothing was worked out. Its code is large, and is fetched after the answer. */
  readonly calculation: () => Promise<string | undefined>;
  /** How sure it is, where it is not quite. */
  readonly warning?: string;
  /** The page that says more, and what its address holds. */
  readonly page?: AskPage;
  readonly query: Texts;
  /** Canonical inputs, for the terminal's line. */
  readonly texts: Texts;
  /** What it keeps of the line before. */
  readonly kept: readonly { readonly name: string; readonly value: string }[];
  /** Inputs the line says nothing of, where they are not as on the page. */
  readonly assumed: readonly { readonly name: string; readonly value: string }[];
  /** Words of the line that it does not go by. */
  readonly unread: readonly string[];
  /** A value that could be another input's. */
  readonly doubt?: {
    readonly text: string;
    /** What it was taken for. */
    readonly name: string;
    readonly value: string;
    readonly others: readonly { readonly input: string; readonly label: string }[];
  };
}

/** What a line is answered with. */
export interface AskContext {
  readonly index: AskIndex;
  readonly locale: Locale;
  /** The shared words. */
  readonly words: Words;
  readonly today: string;
  /** The time of day it is, `14:30`. */
  readonly clock: string;
  /** Inputs that someone says a value is for, by its text. */
  readonly meant?: Readonly<Record<string, string>>;
  /** Tells the units of results that follow those typed. */
  readonly follow?: FollowUnits | undefined;
  /** Finds the input that a phrase asks for. */
  readonly find?: FindInLine | undefined;
}
