import type { ReactNode } from "react";
import { assert } from "../../generator/runtime/assert.ts";
import { ChoiceField } from "./choice-field.tsx";
import { DateField } from "./date-field.tsx";
import { ExpressionField } from "./expression-field.tsx";
import type { FieldProps } from "./field-props.ts";
import { SwitchField } from "./switch-field.tsx";
import { TextField } from "./text-field.tsx";

/** The field of an input that holds one value, by its type. */
export function SingleField(props: FieldProps): ReactNode {
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
      assert(false, `${input.id} holds rows, not one value.`);
  }
}
