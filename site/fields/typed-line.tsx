import { memo, type ComponentPropsWithRef, type ReactNode } from "react";
import { useTranslator } from "../words/translator-context.tsx";
import { useLineInput } from "./line-input.ts";
import { FieldFrame, useControlAttributes, type FieldWidth } from "./field-frame.tsx";
import type { FieldSymbol } from "./currency-symbol.ts";
import { pressSteps } from "./step-keys.ts";
import type { Field } from "./use-field.tsx";

/** A line one types into, with its sign or what chooses its unit beside it. A key in another field leaves it as it is drawn. */
export const TypedLine = memo(function TypedLine({
  field,
  sign,
  units,
  width,
  helperText,
  before,
  after,
  control,
  isWords = false,
}: {
  readonly field: Field;
  readonly sign?: FieldSymbol | undefined;
  /** What chooses its unit, where there is one to choose. */
  readonly units?: ReactNode;
  readonly width?: FieldWidth | undefined;
  readonly helperText?: ReactNode;
  /** Buttons on both sides of the text. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  /** What this kind of text asks of the browser. */
  readonly control?: ComponentPropsWithRef<"input"> | undefined;
  /** Its text is the visitor's own, in which no digits are grouped. */
  readonly isWords?: boolean;
}): ReactNode {
  const { t } = useTranslator();
  const attributes = useControlAttributes(field);
  const line = useLineInput(field.text, field.write, isWords ? undefined : field.fill);
  const optional = field.optional ? { placeholder: t("form.optional") } : {};
  return (
    <FieldFrame
      field={field}
      unitName={sign?.name}
      width={width}
      helperText={helperText}
      unit={units ?? (sign?.stands === "after" && <SymbolText text={sign.text} />)}
    >
      {sign?.stands === "before" && <SymbolText text={sign.text} />}
      {before}
      <input
        {...attributes}
        type="text"
        name={field.place.at}
        {...line}
        onKeyDown={pressSteps}
        spellCheck={false}
        {...control}
        {...optional}
      />
      {after}
    </FieldFrame>
  );
});

function SymbolText({ text }: { readonly text: string }): ReactNode {
  return (
    <span className="affix" aria-hidden="true">
      <bdi>{text}</bdi>
    </span>
  );
}

/** The keys a touch screen offers for a number. Decimal keypads may lack a minus sign, so they stand only where none can be needed. */
export function numberKeys(
  minimum: number | undefined,
  keys: "decimal" | "numeric",
): ComponentPropsWithRef<"input"> | undefined {
  return (minimum ?? -1) >= 0 ? keypads[keys] : undefined;
}

const keypads = { decimal: { inputMode: "decimal" }, numeric: { inputMode: "numeric" } } as const;
