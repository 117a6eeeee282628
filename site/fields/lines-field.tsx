import "../styles/lines.css";
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
    <FieldFrame field={field} width="broad" aid={children}>
      <textarea
        {...attributes}
        className="lines"
        name={field.place.at}
        value={field.text}
        onChange={(event) => field.write(event.currentTarget.value)}
        rows={5}
        dir="auto"
        // A browser that filled it in again after a reload would keep the text.
        autoComplete="off"
        spellCheck={false}
        placeholder={field.optional ? t("form.optional") : undefined}
      />
    </FieldFrame>
  );
}
