import type { FigureColumn, FigureModel } from "../constructs/figure-model.ts";
import type { TableModel } from "../constructs/table-model.ts";
import type { UnitCatalog } from "../constructs/units.ts";
import { diagnose, type Diagnostic, type Place } from "../diagnostics/diagnostic.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { fromBase } from "../runtime/decimal.ts";
import { pathOfText } from "./text-keys.ts";

/** Texts that tell of cases, or are searched by. */
const free = /^(?:examples|keywords|columns|formulas)\.|\.(?:examples|keywords)\./;

const spelled = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
/** A number with what it counts: `94 months`, `five years`, `15%`, `$500`. */
const counted = new RegExp(
  String.raw`(?<![\w.,§$(-])(?<sign>\$)?(?<number>\d[\d,]*(?:\.\d+)?|\b(?:${spelled.join("|")}))(?<percent>%|\s+percent\b)?(?:[\s\u00a0-]+(?<unit>[a-z]+))?`,
  "giu",
);

/**
 * Numbers in English words that also stand in a table the calculator uses: who changes the table would leave them behind.
 * Zero and one are words of everyday.
 */
export function checkTypedFigures(
  texts: ReadonlyMap<string, string>,
  tables: readonly TableModel[],
  units: UnitCatalog,
  source: SourceDocument,
): readonly Diagnostic[] {
  const inTables = new Map(tables.flatMap((table) => figuresOf(table, units)));
  return typedIn(texts, inTables, source, (figure, found, place) =>
    diagnose("figure_typed", { figure, ...found }, place),
  );
}

/** The same of constants: shares and amounts with a unit, which a text can name. */
export function checkTypedConstants(
  texts: ReadonlyMap<string, string>,
  figures: readonly FigureModel[],
  source: SourceDocument,
): readonly Diagnostic[] {
  const constants = new Map(
    figures.flatMap(({ id, table, columns }) =>
      table === undefined
        ? columns.flatMap((column) => constantKey(column).map((key) => [key, id] as const))
        : [],
    ),
  );
  return typedIn(texts, constants, source, (figure, name, place) =>
    diagnose("constant_typed", { figure, name }, place),
  );
}

/** Reports each figure that a text types. */
function typedIn<Found>(
  texts: ReadonlyMap<string, string>,
  figures: ReadonlyMap<string, Found>,
  source: SourceDocument,
  report: (figure: string, found: Found, place: Place) => Diagnostic,
): readonly Diagnostic[] {
  if (figures.size === 0) return [];
  return [...texts].flatMap(([key, text]) => {
    if (free.test(key)) return [];
    return [...text.matchAll(counted)].flatMap((match) => {
      const figure = figureIn(match);
      const found = figure === undefined ? undefined : figures.get(figure.key);
      if (figure === undefined || found === undefined) return [];
      const place = source.formulaPlace(
        pathOfText(source.value, key),
        match.index,
        match.index + figure.length,
      );
      return [report(match[0].slice(0, figure.length), found, place)];
    });
  });
}

/** A constant as a text would type it; none where it is a plain number or an amount of money. */
function constantKey({ display, values }: FigureColumn): readonly string[] {
  const [value] = values.values();
  if (typeof value !== "number" || value === 0) return [];
  if (display.kind === "percent") return [`${Number((value * 100).toPrecision(12))} %`];
  if (display.kind !== "quantity" || display.currency !== undefined) return [];
  const unit = display.units.find(({ id }) => id === display.unit);
  const count = unit === undefined ? 1 : fromBase(value, unit);
  return count === 1 ? [] : [`${count} ${display.unit}`];
}

interface Standing {
  readonly table: string;
  readonly column: string;
}

/** The figures of a table's columns, by number and unit. */
function figuresOf(table: TableModel, units: UnitCatalog): readonly (readonly [string, Standing])[] {
  return Object.keys(table.columns).flatMap((column) => {
    const { unit: id, as } = table.displays[column] ?? {};
    const unit = id === undefined ? undefined : units.unit(id);
    const standing = { table: table.id, column };
    const isMoney =
      table.columns[column]?.kind === "number" &&
      id === undefined &&
      as === undefined &&
      isAmount(table, column);
    return table.periods.flatMap(({ rows }) =>
      rows.flatMap(({ values }) => {
        const value = values[column];
        if (typeof value !== "number" || value === 0) return [];
        if (as === "percent") return [[`${Number((value * 100).toPrecision(12))} %`, standing] as const];
        if (unit !== undefined && id !== undefined) {
          const count = fromBase(value, unit);
          return count === 1 ? [] : [[`${count} ${id}`, standing] as const];
        }
        return isMoney ? [[`${value} $`, standing] as const] : [];
      }),
    );
  });
}

function isAmount(table: TableModel, column: string): boolean {
  const type = table.columns[column];
  return type?.kind === "number" && "currency" in type;
}

/** The figure a match writes, and how much of the match it is. */
function figureIn(match: RegExpMatchArray): { readonly key: string; readonly length: number } | undefined {
  const { sign, number = "", percent, unit } = match.groups ?? {};
  const place = spelled.indexOf(number.toLowerCase());
  const value = place === -1 ? Number(number.replaceAll(",", "")) : place + 2;
  const bare = (sign ?? "").length + number.length;
  if (sign !== undefined) return { key: `${value} $`, length: bare };
  if (percent !== undefined) return { key: `${value} %`, length: bare + percent.length };
  if (unit !== undefined && isUnit(unit))
    return { key: `${value} ${singular(unit)}`, length: match[0].length };
  return undefined;
}

function isUnit(word: string): boolean {
  return /^(?:hour|day|week|month|year|mile|foot|pound|gram|ounce)s?$/i.test(word);
}

function singular(word: string): string {
  return word.toLowerCase().replace(/s$/u, "");
}
