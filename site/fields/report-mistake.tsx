import type { ReactNode } from "react";
import { answerLine } from "../../generator/presentation/answer-text.ts";
import { plainText } from "../../generator/presentation/rich-text.ts";
import { addressOf } from "../islands/browser.ts";
import { addressTexts } from "../islands/form.ts";
import { useIsland } from "../islands/island-context.tsx";
import { useTranslator } from "../words/translator-context.tsx";
import { reportAddress } from "./report-address.ts";

/** A link to say that something is wrong; what is sent names the page with these figures, and the answer. */
export function ReportMistake(): ReactNode {
  const { t } = useTranslator();
  const { setting, form, evaluation, presenter } = useIsland();
  const { reportsTo } = setting;
  if (reportsTo === undefined) return null;
  return (
    <a
      className="text-button"
      href={reportsTo}
      onClick={(event) => {
        // Only now: the address follows every key, and a report is rare.
        event.currentTarget.href = reportAddress(
          reportsTo,
          setting.variant.route,
          addressOf(addressTexts(setting, form, evaluation.read.canonical)),
          plainText(answerLine(evaluation.answer, presenter), "without addresses"),
        );
      }}
    >
      {t("form.report")}
    </a>
  );
}
