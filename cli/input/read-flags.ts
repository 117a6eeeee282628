import { openInputs } from "../../generator/presentation/variant.ts";
import type { Problem, Value } from "../../generator/runtime/answer.ts";
import type {
  Calculator,
  ScalarInput,
  VariantDescription,
  InputDescription,
} from "../../generator/runtime/description.ts";
import { once } from "../../generator/runtime/once.ts";
import type { FieldContext } from "../../generator/runtime/reading/field-reading.ts";
import { readingText } from "../../generator/runtime/reading/field-text.ts";
import { joinCells, type Texts } from "../../generator/runtime/query.ts";
import { isPossible, problemOf } from "../../generator/runtime/reading/input-reading.ts";
import { inReadingOrder, isDecided, readInputs } from "../../generator/runtime/reading/read-inputs.ts";
import { readField } from "../../generator/runtime/reading/read-field.ts";
import { remembered } from "../../generator/runtime/reading/remembered.ts";
import { plainCharacters } from "../../generator/runtime/plain-characters.ts";
import type { Translate } from "../../generator/presentation/translator.ts";
import { withNearest } from "./line-problem.ts";
import { splitRow, type RowColumn, type SplitRow } from "./split-row.ts";
import { nearestNames } from "../../generator/presentation/nearest.ts";
import { typedUnit } from "../../generator/presentation/typed-unit.ts";
import { namesListed } from "./names-listed.ts";

/** A text that could be read in two ways. */
export interface AmbiguousFlag {
  readonly at: string;
  /** How it was read and how else it could be, in the locale's writing. */
  readonly chosen: string;
  readonly other: string;
  /** The canonical text of the other reading: typed so, it is read so. */
  readonly typed: string;
}
/** A text that says a value otherwise than it is shown, and how it was read. */
export interface ReadFlag {
  readonly at: string;
  readonly text: string;
}
/** What was typed in a form no input has. */
export interface MisshapenFlag {
  readonly at: string;
  readonly reason: string;
}
export interface FlagTexts {
  /** Canonical where the text could be read; as typed where not, so that its problem is found with all others. */
  readonly texts: Texts;
  readonly ambiguous: readonly AmbiguousFlag[];
  readonly understood: readonly ReadFlag[];
  readonly misshapen: readonly MisshapenFlag[];
  /** Why people's own writing could not be read: it allows more than links do, so that its reasons are nearer. */
  readonly unreadable: readonly Problem[];
  /** Rows typed in the order of their columns, with the names of these: `name=Homework, score=90`. */
  readonly inOrder: readonly ReadFlag[];
}
/** The reader's context; the locale is that of people's own writing. */
export type FlagContext = FieldContext & {
  readonly locale: string;
  readonly t: Translate;
};

/**
 * Flags as canonical texts. A value is read first as it stands in links and specifications (`1.5` is one and a
 * half everywhere, so that a line means the same in every language), then as people write in the locale. An input
 * that decides another one, by its currency or its base, is read before it. The rows of a table say the same again and
 * again: what no other input decides is read once.
 */
export function flagReader(
  { calculator, variant }: { readonly calculator: Calculator; readonly variant: VariantDescription },
  context: FlagContext,
): (given: Readonly<Record<string, readonly string[]>>) => FlagTexts {
  const open = new Set(openInputs(calculator.description, variant));
  const inputs = inReadingOrder(calculator.description.inputs).filter((input) => open.has(input));
  const usual = once(() => readInputs(calculator, {}, { today: context.today, ...variant }).values);
  const cells = inputs.flatMap((input) => (input.type === "rows" ? input.columns : [input]));
  const readers = new Map(
    cells
      .filter((input) => !isDecided(input))
      .map((input) => [input, remembered((text) => readFlag(input, text, context))] as const),
  );
  return (given) => {
    const texts: Record<string, string | readonly string[]> = {};
    const ambiguous: AmbiguousFlag[] = [];
    const understood: ReadFlag[] = [];
    const misshapen: MisshapenFlag[] = [];
    const unreadable: Problem[] = [];
    const inOrder: ReadFlag[] = [];
    const values: Record<string, Value> = {};
    const take = (input: ScalarInput, at: string, text: string): string => {
      const reading =
        readers.get(input)?.(text) ??
        readFlag(input, text, { ...context, values: { ...usual(), ...values } });
      if (reading.kind === "read" && at === input.id) values[at] = reading.value;
      if (reading.kind === "unreadable") {
        unreadable.push(problemOf(reading, at));
        return text;
      }
      if (reading.ambiguity !== undefined) {
        const { chosen, other } = reading.ambiguity;
        const write = (canonical: string): string =>
          readingText(input, canonical, context.locale, context.unitNames);
        ambiguous.push({ at, chosen: write(chosen), other: write(other), typed: other });
      } else if (
        reading.understood !== undefined &&
        // None of something is none in every unit.
        reading.value !== 0 &&
        isNews(reading.understood, text)
      )
        understood.push({ at, text: reading.understood });
      return reading.canonical;
    };
    for (const input of inputs) {
      const typed = given[input.id];
      if (typed === undefined) continue;
      if (input.type === "choices") {
        texts[input.id] = take(input, input.id, typed.join());
        continue;
      }
      if (input.type !== "rows") {
        if (typed.length > 1) misshapen.push({ at: input.id, reason: context.t("terminal.repeated") });
        texts[input.id] = take(input, input.id, typed.at(-1) ?? "");
        continue;
      }
      texts[input.id] = typed.flatMap((row, index) => {
        // As in a field, a row left blank is none.
        if (row.trim() === "") return [];
        const split = splitRow(row, input.columns);
        if (split.kind !== "cells") {
          const reason = rowReason(split, row, input.columns, context.t);
          misshapen.push({ at: `${input.id}.${index + 1}`, reason });
          return [];
        }
        if (split.isInOrder) inOrder.push({ at: `${input.id}.${index + 1}`, text: namedCells(split.cells) });
        return [
          joinCells(
            input.columns.map((column) => {
              const text = split.cells[column.id] ?? column.default;
              return take(column, `${input.id}.${index + 1}.${column.id}`, text);
            }),
          ),
        ];
      });
    }
    const isSaid = new Set(understood.map(({ at }) => at));
    for (const at of bareAmounts(inputs, given, texts)) {
      const [input, text] = [inputs.find(({ id }) => id === at), texts[at]];
      const isRead = values[at] !== undefined && values[at] !== 0 && !isSaid.has(at);
      if (isRead && input?.type === "quantity" && typeof text === "string")
        understood.push({ at, text: readingText(input, text, context.locale, context.unitNames) });
    }
    return { texts, ambiguous, understood, misshapen, unreadable, inOrder };
  };
}

/** Why a text is no row. */
function rowReason(
  split: Exclude<SplitRow, { readonly kind: "cells" }>,
  row: string,
  columns: readonly RowColumn[],
  t: Translate,
): string {
  const ids = columns.map(({ id }) => id);
  const list = namesListed(ids, t);
  if (split.kind === "too_many_cells") return t("terminal.too_many_cells", { row, columns: list });
  const message = t("terminal.unknown_column", { cell: split.cell, columns: list });
  return withNearest(message, nearestNames(split.cell.split("=")[0] ?? "", ids), t);
}

/** `name=Homework, score=90`. */
function namedCells(cells: Readonly<Record<string, string>>): string {
  return Object.entries(cells)
    .map(([id, text]) => `${id}=${text}`)
    .join(", ");
}

/** In both ways: where they differ, the canonical one holds, and what people of the locale would mean is said. */
function readFlag(input: ScalarInput, text: string, context: FlagContext): ReturnType<typeof readField> {
  const { locale: _, t: __, ...canonical } = context;
  const asLink = readField(input, text, canonical);
  const asTyped = readField(input, text, context);
  if (asLink.kind !== "read") return withPossible(input, asTyped, canonical);
  if (asTyped.kind !== "read" || asTyped.ambiguity === undefined) return asLink;
  const { chosen, other } = asTyped.ambiguity;
  const ambiguity =
    asTyped.canonical === asLink.canonical ? { chosen, other } : { chosen: other, other: chosen };
  return withPossible(input, { ...asLink, ambiguity }, canonical);
}

/** Without another reading that the limits of the input rule out. */
function withPossible(
  input: ScalarInput,
  reading: ReturnType<typeof readField>,
  context: FieldContext,
): ReturnType<typeof readField> {
  if (reading.kind !== "read" || reading.ambiguity === undefined) return reading;
  if (isPossible(input, reading.ambiguity, context)) return reading;
  const { ambiguity: _, ...alone } = reading;
  return alone;
}

/**
 * Whether a reading says what was not typed: that 180 lbs were read as 180 lb needs no telling; that 400k is 400,000 does,
 * and that 10 is 10 weeks where days were possible.
 */
function isNews(understood: string, typed: string): boolean {
  const digits = (text: string): string => plainCharacters(text).replaceAll(/\D/g, "");
  const isBare = /^[\d.,\s]+$/.test(plainCharacters(typed));
  return digits(understood) !== digits(typed) || (isBare && /\p{L}/u.test(understood));
}

/** Digits and their marks; a cell left blank is no amount. */
const bareNumber = /^(?=.*\p{N})[^\p{L}'"′″]+$/u;

/**
 * The inputs whose amount was typed as a number alone beside an amount in another unit than usual: whoever types feet and
 * inches and a bare 180 may mean pounds, so that the unit it was read in is said.
 */
function bareAmounts(
  inputs: readonly InputDescription[],
  given: Readonly<Record<string, readonly string[]>>,
  texts: Texts,
): readonly string[] {
  const typed = inputs.flatMap((input) => {
    const [text, canonical] = [given[input.id]?.at(-1), texts[input.id]];
    if (input.type !== "quantity" || text === undefined || typeof canonical !== "string") return [];
    return [{ input, isBare: bareNumber.test(text), unit: typedUnit(input, canonical) }];
  });
  const isElsewhere = typed.some(({ input, isBare, unit }) => !isBare && unit !== input.display.unit);
  return isElsewhere
    ? typed
        .filter(({ input, isBare }) => isBare && input.display.units.length > 1)
        .map(({ input }) => input.id)
    : [];
}
