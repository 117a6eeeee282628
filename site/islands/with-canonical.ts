import { typedUnit } from "../../generator/presentation/typed-unit.ts";
import type { ScalarInput } from "../../generator/runtime/description.ts";
import { typedCell, withUnit, withWritten, type Form } from "./form.ts";
import type { Setting } from "./setting.ts";

/** The form with a value that the page itself puts in, given as it stands in a link, in the unit that text names. */
export function withCanonical(setting: Setting, form: Form, input: ScalarInput, text: string): Form {
  const unit = typedUnit(input, text);
  const next = withWritten(form, input.id, typedCell(input, text, setting, form.today));
  return unit === undefined ? next : withUnit(next, input.id, unit);
}
