/** Figures typed into texts though a table or a constant has them: who changes those would leave the texts behind. */
import { displayOf } from "../constructs/display.ts";
import type { FigureModel } from "../constructs/figure-model.ts";
import type { TableModel } from "../constructs/table-model.ts";
import type { UnitCatalog } from "../constructs/units.ts";
import { diagnose, type Diagnostic, type Place } from "../diagnostics/diagnostic.ts";
import type { SourceDocument } from "../read/source-document.ts";
import type { Scalar } from "../runtime/answer.ts";
import { fromBase } from "../runtime/decimal.ts";
import type { Display, Unit } from "../runtime/display.ts";
import { unitIndex } from "../runtime/reading/unit-index.ts";
import { onlyPart, readTerm } from "../runtime/term.ts";
import { pathOfText } from "./text-keys.ts";
import { betweenForms } from "./unit-forms.ts";
import { readSpelled, writtenFigures, type FigureLanguage, type WrittenFigure } from "./written-figures.ts";

/** Whether a text tells of a case, or is searched by: it may type any figure. */
export function mayTypeFigures(key: string): boolean {
  return /^(?:ask|examples|keywords|other_things|columns|formulas)\.|\.(?:also|examples|keywords)\./.test(
    key,
  );
}

/** The texts of one language, and the shared words it writes units and numbers with. */
export interface TypedTexts {
  readonly texts: ReadonlyMap<string, string>;
  readonly source: SourceDocument;
  /** BCP 47. */
  readonly tag: string;
  /** A shared text by its key: `units.month.written`. */
  readonly shared: (key: string) => string | undefined;
}

/** The figures that texts can name. */
export interface NamedFigures {
  readonly tables: readonly TableModel[];
  readonly figures: readonly FigureModel[];
  readonly units: UnitCatalog;
  /** The currency of amounts, where one is fixed. */
  readonly currency: string | undefined;
}

/** The texts of one language, checked. */
export type TypedFigureCheck = (texts: TypedTexts) => readonly Diagnostic[];

/** Reports each figure that a text types; zero and one are words of everyday. */
export function typedFigureCheck(known: NamedFigures): TypedFigureCheck {
  const { tables, figures, units, currency } = known;
  const all = [
    ...figures.flatMap((figure) => figuresOfConstant(figure, units)),
    ...tables.flatMap((table) => figuresOfTable(table, known)),
  ];
  const named = new Map(all.toReversed().map((figure) => [keyOf(figure), figure]));
  const counted = all.flatMap(({ counts }) => (typeof counts === "string" ? [] : [counts.id]));
  // All units of a family are read, so that a square foot is no foot.
  const measured = new Set(counted.flatMap((unit) => units.unit(unit)?.family.units ?? []));
  const hasMoney = all.some(({ counts }) => counts === "money");
  if (named.size === 0) return () => [];
  return ({ texts, source, tag, shared }) => {
    const language = figureLanguage({ tag, shared }, [...measured], hasMoney ? currency : undefined);
    return [...texts].flatMap(([key, text]) =>
      mayTypeFigures(key)
        ? []
        : writtenFigures(text, language).flatMap((written) => {
            const { start, end } = written;
            const place = source.formulaPlace(pathOfText(source.value, key), start, end);
            return named.get(keyOf(written))?.problem(text.slice(start, end), place) ?? [];
          }),
    );
  };
}

/** How a language writes amounts of these units, and of a currency, by its shared words. */
export function figureLanguage(
  { tag, shared }: Pick<TypedTexts, "tag" | "shared">,
  units: readonly Unit[],
  currency: string | undefined,
): FigureLanguage {
  const list = (key: string): readonly string[] => (shared(key) ?? "").split(betweenForms).filter(Boolean);
  return {
    tag,
    spelled: readSpelled(list("units.spelled.numbers")),
    money: list("units.spelled.money"),
    currency,
    units: unitIndex(units, (id) => list(`units.${id}.written`)),
  };
}

/** A figure that a text can name, and what is wrong where one types it. */
interface NamedFigure extends Amount {
  readonly problem: (figure: string, place: Place) => Diagnostic;
}
type Amount = Pick<WrittenFigure, "value" | "counts">;

function keyOf({ value, counts }: Amount): string {
  return `${Number(value.toPrecision(12))} ${typeof counts === "string" ? counts : counts.id}`;
}

function figuresOfConstant({ id, table, columns }: FigureModel, units: UnitCatalog): readonly NamedFigure[] {
  if (table !== undefined) return [];
  const problem: NamedFigure["problem"] = (figure, place) =>
    diagnose("constant_typed", { figure, name: id }, place);
  return columns.flatMap(({ display, values }) => {
    const [value = null] = values.values();
    return amountsIn(value, display, units).map((amount) => ({ ...amount, problem }));
  });
}

/** The cells of a table's columns, and the edges of its ranges. */
function figuresOfTable(
  { id: table, keys, keyTypes, columns, displays, periods }: TableModel,
  { units, currency = "USD" }: NamedFigures,
): readonly NamedFigure[] {
  const ranges = keys.filter(({ kind }) => kind === "range").map(({ id }) => id);
  const rows = periods.flatMap((period) => period.rows);
  return [...ranges, ...Object.keys(columns)].flatMap((column) => {
    const type = columns[column] ?? keyTypes[column];
    const display = type === undefined ? undefined : displayOf(type, displays[column] ?? {}, units, currency);
    if (display === undefined) return [];
    const problem: NamedFigure["problem"] = (figure, place) =>
      diagnose("figure_typed", { figure, table, column }, place);
    return rows.flatMap(({ keys: edges, values }) =>
      amountsIn(values[column] ?? edges[column] ?? null, display, units).map((amount) => ({
        ...amount,
        problem,
      })),
    );
  });
}

/** What a value counts: a share, money, or a unit, of a term at both its ends; nothing of plain numbers, of 0 and of 1 of a unit. */
function amountsIn(value: Scalar, display: Display, units: UnitCatalog): readonly Amount[] {
  if (typeof value === "string") return display.kind === "term" ? amountsOfTerm(value, units) : [];
  if (typeof value !== "number" || value === 0) return [];
  if (display.kind === "percent") return [{ value, counts: "share" }];
  if (display.kind === "money") return [{ value, counts: "money" }];
  const unit = display.kind === "quantity" ? display.units.find(({ id }) => id === display.unit) : undefined;
  if (unit === undefined) return [];
  const count = fromBase(value, unit);
  return count === 1 ? [] : [{ value: count, counts: unit }];
}

function amountsOfTerm(text: string, units: UnitCatalog): readonly Amount[] {
  const term = readTerm(text);
  return (term === undefined ? [] : [term.lowest, term.highest]).flatMap((end) => {
    const part = onlyPart(end);
    const unit = part === undefined ? undefined : units.unit(part.unit);
    return part === undefined || unit === undefined || part.amount <= 1
      ? []
      : [{ value: part.amount, counts: unit }];
  });
}
