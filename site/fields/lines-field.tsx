import type { ReactNode } from "react";
import { FieldFrame, useControlAttributes } from "./field-frame.tsx";
import { useTranslator } from "../words/translator-context.tsx";
import { useField, type FieldProps } from "./use-field.tsx";

/** A text of many lines, pasted or typed. */
export function LinesField({ input, children }: FieldProps<"text">): ReactNode {
  const { t } = useTranslator();
  const field = useField(input);
  const attributes = useControlAttributes(field);
  return (
    <FieldFrame field={field} width="broad" helperText={children}>
      <textarea
        {...attributes}
        className="lines"
        name={field.place.at}
        value={field.text}
        onChange={(event) => field.write(event.currentTarget.value)}
        rows={5}
        dir={directionOf(field.text)}
        // A browser that filled it in again after a reload would keep the text.
        spellCheck={false}
        placeholder={field.optional ? t("form.optional") : undefined}
      />
    </FieldFrame>
  );
}

const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFEFC]/u;

/** By its first letter. A browser that has to find out (`auto`) takes seconds to lay out a book. */
function directionOf(text: string): "rtl" | "ltr" | undefined {
  const [letter] = /\p{L}/u.exec(text) ?? [];
  if (letter === undefined) return undefined;
  return rightToLeft.test(letter) ? "rtl" : "ltr";
}
