import type { ReactNode } from "react";
import { pathOf } from "../routes/route.ts";
import { useTranslator } from "../words/translator-context.tsx";
import { Icon } from "../islands/icon.tsx";
import { boxId } from "./box-id.ts";

/** A plain form that opens the search page; a script answers in it once it is touched. `compact` for the header. */
export function SearchForm({ compact = false }: { readonly compact?: boolean }): ReactNode {
  const { t } = useTranslator();
  return <Form compact={compact} label={t("site.search_label")} example={t("site.search_example")} />;
}

/** The same for the pages below an address, `legal/oregon`, and the offenses that they know by a name, if they do. */
export function OffenseSearch({ below, hasNames }: OffenseSearchProps): ReactNode {
  const { t } = useTranslator();
  const label = hasNames ? t("region.find") : t("region.find_page");
  const example = hasNames ? t("region.find_example") : t("region.find_page_example");
  return (
    <section>
      <h2>{label}</h2>
      {!hasNames && <p>{t("region.find_page_text")}</p>}
      <Form below={below} label={label} example={example} none={t("region.find_none")} />
    </section>
  );
}

interface OffenseSearchProps {
  readonly below: string;
  /** Whether offenses are known by a name there. */
  readonly hasNames: boolean;
}

interface FormProps {
  readonly compact?: boolean;
  readonly below?: string;
  readonly label: string;
  readonly example: string;
  /** What is said where nothing is found below an address. */
  readonly none?: string;
}

function Form({ compact = false, below, label, example, none }: FormProps): ReactNode {
  const { locale, t } = useTranslator();
  return (
    <search className={compact ? "search-form search-form-compact" : "search-form"}>
      <form action={pathOf({ kind: "search", locale: locale.id })} data-below={below} data-none={none}>
        <input
          {...(compact || below !== undefined ? {} : { id: boxId })}
          type="search"
          name="q"
          aria-label={label}
          placeholder={example}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
        />
        <button type="submit" aria-label={t("site.search")}>
          <SearchIcon />
        </button>
      </form>
    </search>
  );
}

/** The way to the search where the header has no room for its form. */
export function SearchLink(): ReactNode {
  const { locale, t } = useTranslator();
  return (
    <a
      className="search-link"
      href={`${pathOf({ kind: "search", locale: locale.id })}#${boxId}`}
      aria-label={t("site.search_label")}
    >
      <SearchIcon />
    </a>
  );
}

function SearchIcon(): ReactNode {
  return <Icon path="M13 13l4 4M14 9A5 5 0 1 1 4 9a5 5 0 0 1 10 0" />;
}
