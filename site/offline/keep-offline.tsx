import type { ReactNode } from "react";
import { pathOf } from "../routes/route.ts";
import { useTranslator } from "../words/translator-context.tsx";
import { visited } from "./copies.ts";

/** Keeps the pages of a category offline, or those that are visited. A script shows how it stands; without one nothing can be kept. */
export function KeepOffline({
  category,
  name,
}: {
  /** None: the pages that are visited. */
  readonly category?: string;
  /** What is kept, where the place does not say it. */
  readonly name?: string;
}): ReactNode {
  const { locale, t } = useTranslator();
  // Whoever edits the site wants to see no page of before.
  if (import.meta.env.DEV) return null;
  const of = category === undefined ? visited : pathOf({ kind: "category", locale: locale.id, category });
  const named = (action: string): { readonly "aria-label"?: string } =>
    name === undefined ? {} : { "aria-label": `${action}: ${name}` };
  return (
    <div className="keep-offline" data-offline={of}>
      <button type="button" className="text-button" data-does="keep" {...named(t("offline.keep"))}>
        {t("offline.keep")}
      </button>
      {category !== undefined && (
        <small className="quiet" data-offline-size>
          {t("offline.size", {
            load: `{load ${of}}`,
            kept: `{kept ${of}}`,
          })}
        </small>
      )}
      <progress max="1" aria-label={t("offline.keeping")} hidden />
      <output
        data-kept={t("offline.kept", { day: "{day}" })}
        data-newer={t("offline.newer", { day: "{day}" })}
        data-failed={t("offline.failed")}
        data-full={t("offline.full")}
        data-refused={t("keep.not_saved")}
      />
      <button type="button" className="text-button" data-does="renew" hidden {...named(t("offline.renew"))}>
        {t("offline.renew")}
      </button>
      <button type="button" className="text-button" data-does="delete" hidden {...named(t("keep.delete"))}>
        {t("keep.delete")}
      </button>
    </div>
  );
}
