import type { ReactNode } from "react";
import { catalog } from "../../generated/catalog.ts";
import type { SearchEntry } from "../../generator/runtime/catalog.ts";
import { regionsOf } from "../routes/all-routes.ts";
import { useTranslator } from "../words/translator-context.tsx";
import { namesId } from "./names-id.ts";

/** The offenses that the regions of a category know by a name, a folded table a region; nothing where none is known. */
export function OffenseTables({
  category,
  entries,
}: {
  readonly category: string;
  readonly entries: readonly SearchEntry[];
}): ReactNode {
  const { locale, t } = useTranslator();
  const { compare } = new Intl.Collator(locale.tag);
  const tables = regionsOf({ catalog }, locale.id).flatMap(({ category: of, region }) => {
    const offenses = entries
      .filter((entry) => of === category && entry.region === region)
      .flatMap((entry) => (entry.cases ?? []).map((offense) => ({ ...offense, entry })))
      .toSorted((one, other) => compare(one.name, other.name));
    return offenses.length === 0 ? [] : [{ region, offenses }];
  });
  if (tables.length === 0) return null;
  return (
    <section className="offense-tables">
      <h2 id={namesId}>{t("region.cases")}</h2>
      <p>{t("region.cases_text")}</p>
      {tables.map(({ region, offenses }) => (
        <details key={region}>
          <summary>
            {t.byId(`regions.${region}`)}
            <span className="quiet">{t("region.named", { count: String(offenses.length) })}</span>
          </summary>
          <table>
            <thead>
              <tr>
                <th scope="col">{t("region.offense")}</th>
                <th scope="col">{t("region.class")}</th>
                <th scope="col">{t("region.page")}</th>
              </tr>
            </thead>
            <tbody>
              {offenses.map(({ id, name, class: ofClass, query, entry: { route, title } }) => (
                <tr key={`${route} ${id}`}>
                  <td>
                    <a href={`/${locale.id}/${route}${query === "" ? "" : `?${query}`}`}>{name}</a>
                  </td>
                  <td>{ofClass}</td>
                  <td>{title}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      ))}
    </section>
  );
}
