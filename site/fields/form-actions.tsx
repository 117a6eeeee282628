import type { ReactNode } from "react";
import { useIsland } from "../islands/island-context.tsx";
import { ReportMistake } from "./report-mistake.tsx";
import { useTranslator } from "../words/translator-context.tsx";

/** What can be done with the whole form: go to its result, begin anew. */
export function FormActions(): ReactNode {
  const { t } = useTranslator();
  const { reset } = useIsland();
  return (
    <div className="form-actions">
      {/* Enter settles what was typed and goes to the answer; nobody needs to see this. */}
      <button type="submit" hidden>
        {t("results.to_results")}
      </button>
      <button type="button" className="text-button" onClick={reset}>
        {t("form.reset")}
      </button>
      <ReportMistake />
    </div>
  );
}
