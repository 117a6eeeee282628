import type { InputDescription } from "../../generator/runtime/description.ts";
import type { FieldPlace } from "./field-frame.tsx";

/** What every field of one value is given. */
export interface FieldProps<Input extends InputDescription = InputDescription> {
  readonly input: Input;
  readonly place: FieldPlace;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Chosen unit, for quantities. */
  readonly unit?: string | undefined;
  readonly onUnit?: (unit: string) => void;
}

export type InputOf<Type extends InputDescription["type"]> = Extract<
  InputDescription,
  { readonly type: Type }
>;
