import { checkShape } from "../../generator/check/shape.ts";
import { citationList } from "../../generator/constructs/values/citation.ts";
import { certaintyOf, leastSure } from "../../generator/presentation/answer-warning.ts";
import type { Citation } from "../../generator/runtime/answer.ts";
import { addDays } from "../../generator/runtime/calendar.ts";
import { isDay } from "../../generator/runtime/iso-date.ts";
import { documentsBelow, type NamedDocument } from "./documents-below.ts";

/** How sure a table is, and when someone last compared it with its sources. */
export interface TableCoverage {
  /** `legal/oregon/tables/theft-degrees` */
  readonly table: string;
  /** Of the row that is the least sure. */
  readonly status: Citation["status"];
  /** The oldest day on which one of its sources was compared. */
  readonly checked_on: string;
  /** The day by which someone should compare it again: the surer it is, the later. */
  readonly check_by: string;
  /** The first day it holds; empty where it has no dates. */
  readonly from: string;
}

/** How many days a figure is left alone: legislatures change law every year, and what is not sure is looked for sooner. */
const daysUntilNextCheck = { official: 365, secondary: 180, unconfirmed: 90 } as const;

/** The tables below a folder of `specs/`, those that should be compared again soonest first. */
export function tableCoverage(root: string, folder: string): readonly TableCoverage[] {
  return documentsBelow(root, folder, ["table"])
    .flatMap((named) => coverageOf(named) ?? [])
    .toSorted((one, other) => compare(one.check_by, other.check_by) || compare(one.table, other.table));
}

function coverageOf({ name, document }: NamedDocument): TableCoverage | undefined {
  const { value } = checkShape("table", document);
  if (value === undefined) return undefined;
  const cited = value.periods.flatMap(({ citation, rows }) => [
    citationList(citation),
    ...rows.flatMap((row) => ("citation" in row ? [citationList(row.citation)] : [])),
  ]);
  const status = leastSure(cited.map((citations) => certaintyOf({ citations })));
  const checkedOn =
    cited
      .flat()
      .map(({ checked_on: day }) => day)
      .toSorted()[0] ?? "";
  return {
    table: name,
    status,
    checked_on: checkedOn,
    check_by: isDay(checkedOn) ? addDays(checkedOn, daysUntilNextCheck[status]) : "",
    from: value.periods[0]?.from ?? "",
  };
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
