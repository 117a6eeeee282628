import { useState, type ReactNode } from "react";
import { copyAddress } from "../islands/browser.ts";
import { addressTexts } from "../islands/form.ts";
import { useIsland } from "../islands/island-context.tsx";
import { useTranslator } from "../words/translator-context.tsx";

/** What can be done with the whole form: go to its result, begin anew, pass it on, print it. */
export function Tools(): ReactNode {
  const { t } = useTranslator();
  const { setting, form, evaluation, reset } = useIsland();
  const [copied, setCopied] = useState<boolean>();
  const copy = (): void =>
    void copyAddress(addressTexts(setting, form, evaluation.read.canonical)).then(setCopied);
  return (
    <div className="form-actions">
      <button type="submit" className="main-button">
        {t("results.to_results")}
      </button>
      <button type="button" onClick={reset}>
        {t("form.reset")}
      </button>
      <button type="button" onClick={copy}>
        {t("form.copy_link")}
      </button>
      <button type="button" onClick={() => print()}>
        {t("form.print")}
      </button>
      <output className="quiet">
        {copied === true && t("form.copied")}
        {copied === false && t("form.not_copied")}
      </output>
    </div>
  );
}
