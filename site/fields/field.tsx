import type { ReactNode } from "react";
import type { InputDescription } from "../../generator/runtime/description.ts";
import { ChoiceField } from "./choice-field.tsx";
import { DateField } from "./date-field.tsx";
import { ExpressionField } from "./expression-field.tsx";
import type { FieldPlace } from "./field-frame.tsx";
import { RowsField } from "./rows-field.tsx";
import { SwitchField } from "./switch-field.tsx";
import { TextField } from "./text-field.tsx";

/** What every single field is given. */
export interface FieldProps<Input extends InputDescription = InputDescription> {
  readonly input: Input;
  readonly place: FieldPlace;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Chosen unit, for quantities. */
  readonly unit?: string | undefined;
  readonly onUnit?: (unit: string) => void;
}

export type InputOf<Type extends InputDescription["type"]> = Extract<InputDescription, { readonly type: Type }>;

/** The field of an input, by its type. */
export function Field(props: FieldProps): ReactNode {
  const { input } = props;
  switch (input.type) {
    case "number":
    case "integer":
    case "percent":
    case "money":
    case "quantity":
    case "whole":
    case "digits":
    case "text":
      return <TextField {...props} input={input} />;
    case "date":
      return <DateField {...props} input={input} />;
    case "choice":
      return <ChoiceField {...props} input={input} />;
    case "boolean":
      return <SwitchField {...props} input={input} />;
    case "expression":
      return <ExpressionField {...props} input={input} />;
    case "rows":
      return <RowsField input={input} />;
  }
}
