import type { ReactNode } from "react";
import { decimalTextIn } from "../../generator/runtime/number-text.ts";
import { useTranslator } from "../words/translator-context.tsx";
import { textArgument } from "../../generator/presentation/translator.ts";

/** One line of the tape. `result` is a canonical decimal. */
export interface Calculation {
  readonly expression: string;
  readonly result: string;
}

/** What was worked out before, the latest first; each result can be put into the field again. */
export function CalculationHistory({
  tape,
  onUse,
  onClear,
}: {
  readonly tape: readonly Calculation[];
  readonly onUse: (result: string) => void;
  readonly onClear: () => void;
}): ReactNode {
  const { locale, t } = useTranslator();
  return (
    <section className="calculation-history">
      <h3>{t("keypad.history")}</h3>
      <ol>
        {tape.map(({ expression, result }) => {
          const shown = decimalTextIn(locale.tag, result);
          return (
            <li key={expression}>
              <span dir="ltr">{expression} =</span>
              <button
                type="button"
                className="text-button"
                aria-label={t("keypad.history_use", { value: textArgument(shown) })}
                onClick={() => onUse(result)}
              >
                {shown}
              </button>
            </li>
          );
        })}
      </ol>
      <button type="button" className="quiet-button" onClick={onClear}>
        {t("keypad.history_clear")}
      </button>
    </section>
  );
}
