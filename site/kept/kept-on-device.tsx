import type { ReactNode } from "react";
import { categories } from "../../generated/catalog.ts";
import { KeepOffline } from "../offline/keep-offline.tsx";
import { pathOf } from "../routes/route.ts";
import { searchEntries } from "../words/search-entries.ts";
import { useTranslator } from "../words/translator-context.tsx";
import { longestName } from "./kept-figures.ts";
import { places } from "./places.ts";
import { RecentCalculators } from "./recent-calculators.tsx";

/** Everything this site keeps on the device. A script fills the lists; without one nothing can be kept. */
export function KeptOnDevice(): ReactNode {
  const { t } = useTranslator();
  return (
    <>
      <h1>{t("kept.title")}</h1>
      <p className="lead">{t("kept.summary")}</p>
      <noscript>
        <p>{t("kept.no_script")}</p>
      </noscript>
      <section className="kept" hidden>
        <h2>{t("kept.figures")}</h2>
        <p id="kept-nothing">{t("kept.nothing")}</p>
        <ul className="kept-list" id="kept-figures">
          <KeptEntry isNamed />
        </ul>
        <KeptList name="last" heading={t("kept.last_of")} />
        <KeptList name="favorites" heading={t("keep.favorites")} />
        <KeptList name="tapes" heading={t("kept.tapes")} />
      </section>
      <RecentCalculators />
      <KeptPlace />
      <KeptOffline />
      <section className="kept" hidden>
        <h2>{t("kept.file")}</h2>
        <p className="kept-files">
          <button type="button" className="text-button" id="kept-export">
            {t("kept.export")}
          </button>
          <button type="button" className="text-button" id="kept-import">
            {t("kept.import")}
          </button>
          <button type="button" className="text-button" id="kept-delete-all">
            {t("kept.delete_all")}
          </button>
        </p>
        {(["kept.imported", "kept.partly_imported", "kept.not_imported", "keep.not_saved"] as const).map(
          (what) => (
            <p key={what} role="status" data-said={what} hidden>
              {t(what)}
            </p>
          ),
        )}
      </section>
    </>
  );
}

/** A list that is seen where it has something. */
function KeptList({ name, heading }: { readonly name: string; readonly heading: string }): ReactNode {
  return (
    <div id={`kept-${name}-section`}>
      <h2>{heading}</h2>
      <ul className="kept-list" id={`kept-${name}`}>
        <KeptEntry />
      </ul>
    </div>
  );
}

/** Whose units, money and examples pages begin with. */
function KeptPlace(): ReactNode {
  const { locale, t } = useTranslator();
  const names = new Intl.DisplayNames([locale.id], { type: "region" });
  const options = places
    .map((place) => ({ place, name: names.of(place) ?? place }))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale.id));
  return (
    <section className="kept" id="place" hidden>
      <h2>{t("kept.place")}</h2>
      <p>{t("kept.place_about")}</p>
      <label className="kept-place">
        {t("kept.country")}
        <select id="kept-place" autoComplete="off">
          <option value="">{t("kept.as_browser")}</option>
          {options.map(({ place, name }) => (
            <option key={place} value={place}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </section>
  );
}

/** Pages that work without a network. */
function KeptOffline(): ReactNode {
  const { locale, t } = useTranslator();
  const entries = searchEntries(locale.id);
  // Whoever edits the site wants to see no page of before.
  if (import.meta.env.DEV) return null;
  return (
    <section className="kept" id="offline" hidden>
      <h2>{t("offline.heading")}</h2>
      <p>{t("offline.about")}</p>
      <ul className="offline-list">
        <li>
          {t("offline.visited")}
          <KeepOffline name={t("offline.visited")} />
          <ul className="short-links" id="offline-visited" />
        </li>
        {categories
          .filter(({ id }) => entries.some(({ category }) => category === id))
          .map(({ id }) => {
            const title = t.byId(`categories.${id}.title`);
            return (
              <li key={id}>
                <a href={pathOf({ kind: "category", locale: locale.id, category: id })}>{title}</a>
                <KeepOffline category={id} name={title} />
              </li>
            );
          })}
      </ul>
    </section>
  );
}

/** What each entry of a list is made from; one that the visitor named can have another name. */
function KeptEntry({ isNamed = false }: { readonly isNamed?: boolean }): ReactNode {
  const { t } = useTranslator();
  return (
    <template>
      <li>
        <a href=".">{t("keep.name")}</a>
        {isNamed && (
          <input
            aria-label={t("keep.name")}
            autoComplete="off"
            maxLength={longestName}
            className="kept-name"
            hidden
          />
        )}
        <p />
        <span className="kept-actions">
          {isNamed && (
            <button type="button" className="text-button" data-does="rename">
              {t("keep.rename")}
            </button>
          )}
          <button type="button" className="text-button" data-does="delete">
            {t("keep.delete")}
          </button>
        </span>
      </li>
    </template>
  );
}
