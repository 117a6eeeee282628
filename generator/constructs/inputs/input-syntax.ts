import type { ValueType } from "../../formula/value-type.ts";
import type { Scalar } from "../../runtime/answer.ts";
import type { DurationUnit } from "../../runtime/own-display.ts";
import type { InputDescription } from "../../runtime/description.ts";
import type { Component } from "../component.ts";
import type { Construct } from "../construct.ts";
import type { DisplayOptions } from "../display.ts";
import type { InputCommon } from "./input.ts";
import type { ScalarText } from "../schema.ts";
import type { Path, Reporter } from "../reporter.ts";
import type { UnitCatalog } from "../units.ts";
import type { CurrencyDocument } from "../values/currency.ts";

/** A value an author wrote: as carried (base unit), and as it stands in a URL. */
export interface Literal {
  readonly value: Scalar;
  readonly text: string;
}
/** How values of an input, a table's cell or the like are written, besides their type. */
export interface WrittenAs {
  readonly unit?: string;
  readonly options?: readonly string[];
  readonly precision?: "day" | "month";
  /** A percentage is taken as well: a share of another amount. */
  readonly share?: true;
  /** The inverse of a number is taken as well. */
  readonly inverse?: true;
  readonly parts?: readonly DurationUnit[];
}

/** An input with its type in formulas. */
export interface ResolvedInput {
  readonly description: InputDescription;
  readonly type: ValueType;
  /** The default as carried; null where there is none. Not the day itself for `today`. */
  readonly default: Scalar | readonly Readonly<Record<string, Scalar>>[];
}
/** What resolving an input depends on besides its document. */
export interface InputContext {
  readonly id: string;
  readonly path: Path;
  readonly units: UnitCatalog;
  /** The calculator's currency. */
  readonly currency: CurrencyDocument;
  readonly reporter: Reporter;
  /** It is a column of rows, whose limits are fixed. */
  readonly isColumn?: true;
}
/** What an input says of itself that another one may need to know. */
export interface OtherInput {
  readonly type: string;
  readonly when?: unknown;
  readonly optional?: boolean;
  /** Another way to enter it. */
  readonly or?: unknown;
  readonly currency?: unknown;
}
/** What an input can name, once all names of the calculator are known. */
export interface NameContext extends Pick<InputContext, "path" | "units" | "reporter"> {
  /** The type a name stands for; a name of nothing is reported. */
  readonly typeOf: (name: string, path: Path) => ValueType | undefined;
  /** Reports a currency from a name that is no choice. */
  readonly reportCurrency: (currency: CurrencyDocument | undefined, path: Path) => void;
  /** An input as written. */
  readonly inputOf: (id: string) => OtherInput | undefined;
  /** The default of an input as written. */
  readonly defaultOf: (id: string) => ScalarText | undefined;
}

/**
 * The author's half of one type of input: how it is written, checked and resolved. Its other half is in
 * `runtime/kinds/`. Methods, not function properties, so that a kind can be called through the union of all.
 */
export interface InputSyntax<D> extends Construct<D> {
  readonly type: InputDescription["type"];
  /** How an author's values of this input are written. */
  writtenAs?(document: D): WrittenAs;
  /** How values of it are shown, where their type in formulas does not say so. */
  readonly shownAs?: DisplayOptions;
  /** How its values are written, in words: part of "cannot be read as …". */
  describe(as: WrittenAs): string;
  /** Reads a value of it; undefined when the text is none. */
  read(text: string, as: WrittenAs, units: UnitCatalog): Literal | undefined;
  /** The type of its values in formulas. */
  valueType(as: WrittenAs, units: UnitCatalog): ValueType;
  /** Resolves an input of the kind; what is wrong with its unit, limits or default is reported. */
  resolve(document: D & InputCommon, context: InputContext): ResolvedInput | undefined;
  /** The component of the page one enters its value with; none where no page asks for it. */
  field?(input: InputDescription): Component;
  /** Names of inputs and formulas that decide how it is read. */
  names?(document: D): readonly string[];
  /** Reports names it uses that are none, and what can only be known with them. */
  checkNames?(document: D, context: NameContext): void;
}

/** The author's half of a type of input, typed by its schema. */
export function inputSyntax<D>(kind: Omit<InputSyntax<D>, "id">): InputSyntax<D> {
  return { id: `${kind.type}_input`, ...kind };
}
