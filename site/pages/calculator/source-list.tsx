import { dateText } from "../../../generator/runtime/date-text.ts";
import type { ReactNode } from "react";
import type { Citations } from "../../../generator/runtime/answer.ts";
import type { CalculatorBackground } from "../../../generator/runtime/description.ts";
import { CitationLines, DoubtLegend } from "../../layout/citation-line.tsx";
import { useTranslator } from "../../words/translator-context.tsx";
import { periodText } from "../../../generator/presentation/problem-text.ts";

/** The tables a page uses with their times and sources, its rules for dates, and the day a figure was last checked (`updated`, empty when none is). */
export function SourceList({
  tables,
  sources,
  dateRules,
  updated,
}: Pick<CalculatorBackground, "tables" | "sources" | "dateRules"> & {
  readonly updated: string;
}): ReactNode {
  const { locale, t } = useTranslator();
  const periodLine = (period: Parameters<typeof periodText>[0]): string | undefined => {
    const text = periodText(period, locale.tag);
    return text === undefined ? undefined : t(`sections.period.${text.name}`, text.days);
  };
  const periods = tables.flatMap((table) => table.periods.map((period) => ({ table: table.id, ...period })));
  return (
    <section id="sources" className="sources">
      {(periods.length > 0 || sources.length > 0) && (
        <>
          <h2>{t("sections.all_sources")}</h2>
          <DoubtLegend citations={[...periods.flatMap(({ citations }) => citations), ...sources]} />
          <ul>
            {distinct(periods).map((period) => {
              const line = periodLine(period);
              return (
                <li key={`${period.table} ${period.from ?? ""}`}>
                  {line !== undefined && <p>{line}</p>}
                  <CitationLines citations={period.citations} isMarked />
                </li>
              );
            })}
            {sources.map((citation) => (
              <li key={`${citation.title} ${citation.url ?? ""}`}>
                <CitationLines citations={[citation]} isMarked />
              </li>
            ))}
          </ul>
        </>
      )}
      {dateRules.length > 0 && (
        <aside className="margin-note">
          <h3>{t("workings.rules")}</h3>
          {dateRules.map((rule) => (
            <p key={rule}>{t.byId(`date_rules.${rule}`)}</p>
          ))}
        </aside>
      )}
      {updated !== "" && (
        <p className="quiet">{t("sections.updated", { date: dateText(updated, locale.tag, "day") })}</p>
      )}
    </section>
  );
}

interface Period {
  readonly table: string;
  readonly from?: string;
  readonly through?: string;
  readonly citations: Citations;
}

/** Several tables often come from one page of one law: it is listed once. */
function distinct(periods: readonly Period[]): readonly Period[] {
  const seen = new Map(
    periods.map((period) => [
      [period.from, period.through, ...period.citations.flatMap(({ title, url }) => [title, url])].join(" "),
      period,
    ]),
  );
  return [...seen.values()];
}
