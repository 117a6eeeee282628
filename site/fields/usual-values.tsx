import type { ReactNode } from "react";
import type { ScalarInput } from "../../generator/runtime/description.ts";
import { fieldText } from "../../generator/runtime/reading/field-text.ts";
import { useIsland } from "../islands/island-context.tsx";
import { useTranslator } from "../words/translator-context.tsx";
import { useField } from "./use-field.tsx";

/** More values than this have a row of their own below the field. */
const mostBeside = 4;

/** Values people often want, each a button that fills the field before it, which names their unit. */
export function UsualValues({
  input,
}: {
  readonly input: ScalarInput & { readonly usual: readonly number[] };
}): ReactNode {
  const { t, locale } = useTranslator();
  const { presenter, setting } = useIsland();
  const field = useField(input);
  if (!field.isShown) return null;
  return (
    <div
      className={input.usual.length > mostBeside ? "field-aid usual usual-below" : "field-aid usual"}
      role="group"
      aria-label={t("form.usual", { label: field.label })}
    >
      {input.usual.map((value) => {
        const text = fieldText(input, value, locale.tag, field.unit, setting.unitNames);
        return (
          <button
            key={value}
            type="button"
            aria-pressed={text === field.text}
            onClick={() => field.fill(text)}
          >
            {input.display.kind === "quantity" ? text : presenter.show(input.display, value, field.unit)}
          </button>
        );
      })}
    </div>
  );
}
