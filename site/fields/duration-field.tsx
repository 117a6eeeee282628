import type { ReactNode } from "react";
import { sampleOf } from "../../generator/runtime/kinds/duration.ts";
import { fieldText } from "../../generator/runtime/reading/field-text.ts";
import { useIsland } from "../islands/island-context.tsx";
import { useTranslator } from "../words/translator-context.tsx";
import { TypedLine } from "./typed-line.tsx";
import { useField, type FieldProps } from "./use-field.tsx";

/** A duration typed in one line: 1:30, 2 h 25 min. */
export function DurationField({ input, children }: FieldProps<"duration">): ReactNode {
  const { locale, t } = useTranslator();
  const example = fieldText(
    input,
    sampleOf(input.display),
    locale.tag,
    undefined,
    useIsland().setting.unitNames,
  );
  return (
    <TypedLine
      field={useField(input)}
      helperText={children}
      control={{ className: "words", placeholder: t("form.date_example", { example }) }}
    />
  );
}
