import { group } from "d3-array";
import type { ReactNode } from "react";
import { ShortLinks } from "../../layout/short-links.tsx";
import { CitationTitle } from "../../layout/citation-line.tsx";
import { pathOf } from "../../routes/route.ts";
import { useTranslator } from "../../words/translator-context.tsx";
import { eachSourceOnce } from "../../../generator/presentation/cited-sources.ts";
import type { Translator } from "../../../generator/presentation/translator.ts";
import type { SearchEntry } from "../../../generator/runtime/catalog.ts";
import type { CoveredLaw } from "../../../generator/runtime/covered-law.ts";
import { dateText } from "../../../generator/runtime/date-text.ts";

interface Laws {
  readonly laws: readonly CoveredLaw[];
}

/** The oldest day on which someone compared a source, and how many sources of each certainty there are. */
export function LawAsOf({ laws }: Laws): ReactNode {
  const translator = useTranslator();
  const { t } = translator;
  const [oldest] = laws.flatMap(({ checked }) => (checked === "" ? [] : [checked])).toSorted();
  if (oldest === undefined) return null;
  const sources = eachSourceOnce(laws.flatMap((law) => law.sources));
  const count = (wanted: (typeof sources)[number]["status"]) =>
    String(sources.filter(({ status }) => status === wanted).length);
  return (
    <section>
      <h2>{t("region.as_of", { date: day(oldest, translator) })}</h2>
      <p>{t("region.as_of_text")}</p>
      <p>
        {t("region.sources", {
          official: count("official"),
          secondary: count("secondary"),
          unconfirmed: count("unconfirmed"),
        })}
      </p>
    </section>
  );
}

/** From which day on the pages apply the law. */
export function Covered({ laws, entries }: Laws & { readonly entries: readonly SearchEntry[] }): ReactNode {
  const translator = useTranslator();
  const { t } = translator;
  const since = group(
    laws.flatMap((law) => law.since),
    ({ dated, from }) => `${from} ${dated}`,
  );
  if (since.size === 0) return null;
  return (
    <section>
      <h2>{t("region.covered")}</h2>
      <p>{t("region.covered_text")}</p>
      {[...since.values()].map((pages) => {
        const [{ dated, from } = { dated: "", from: "" }] = pages;
        const routes = new Set(pages.map(({ route }) => route));
        return (
          <section key={`${from} ${dated}`}>
            <h3>{t("region.since", { dated, date: day(from, translator) })}</h3>
            <ShortLinks entries={entries.filter(({ route }) => routes.has(route))} />
          </section>
        );
      })}
    </section>
  );
}

/** The cases that the calculators refuse, each leading to its page, filled in; those that no example shows, in the words of the refusal. */
export function Refused({ laws, entries }: Laws & { readonly entries: readonly SearchEntry[] }): ReactNode {
  const { t, locale } = useTranslator();
  const cases = laws.flatMap(({ calculator, refused }) => refused.map((each) => ({ calculator, ...each })));
  if (cases.length === 0) return null;
  const named = cases.flatMap(({ query, ...rest }) => (query === undefined ? [] : [{ query, ...rest }]));
  const said = cases.filter(({ query }) => query === undefined);
  return (
    <section>
      <h2>{t("region.refused")}</h2>
      <p>{t("region.refused_text")}</p>
      {[...group(named, ({ calculator }) => calculator)].map(([calculator, own]) => (
        <section key={calculator}>
          <h3>{titleOf(own, entries)}</h3>
          <ul className="case-links">
            {own.map(({ route, name, query }) => (
              <li key={name}>
                <a
                  href={`${pathOf({ kind: "calculator", locale: locale.id, calculator, path: route })}?${query}`}
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {[...group(said, ({ name }) => name)].map(([text, own]) => (
        <section key={text}>
          <ShortLinks entries={entries.filter((entry) => own.some(({ route }) => route === entry.route))} />
          <p>{text}</p>
        </section>
      ))}
    </section>
  );
}

/** What the pages of these cases are called by the first of them, in the order of lists. */
function titleOf(
  cases: readonly { readonly route: string }[],
  entries: readonly SearchEntry[],
): string | undefined {
  return entries.find((entry) => cases.some(({ route }) => route === entry.route))?.title;
}

/** The days from which tables have other figures, the newest first, and where that is written. */
export function Changes({ laws }: Laws): ReactNode {
  const translator = useTranslator();
  const { t } = translator;
  const days = group(
    laws.flatMap(({ changes }) => changes),
    ({ from }) => from,
  );
  if (days.size === 0) return null;
  return (
    <section>
      <h2>{t("region.changes")}</h2>
      <p>{t("region.changes_text")}</p>
      {[...days]
        .toSorted(([one], [other]) => (one < other ? 1 : -1))
        .map(([from, changes]) => (
          <section key={from}>
            <h3>{day(from, translator)}</h3>
            <ul>
              {eachSourceOnce(changes.flatMap(({ citations }) => citations)).map((citation) => (
                <li key={`${citation.title} ${citation.url ?? ""}`}>
                  <CitationTitle citation={citation} />
                </li>
              ))}
            </ul>
          </section>
        ))}
    </section>
  );
}

function day(date: string, { locale }: Translator): string {
  return dateText(date, locale.tag, "day");
}
