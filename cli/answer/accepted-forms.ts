import { dateText } from "../../generator/runtime/date-text.ts";
import type { InputDescription } from "../../generator/runtime/description.ts";
import { textArgument, type Translator } from "../../generator/presentation/translator.ts";
import { flagArgument } from "../input/flags.ts";
import type { Pair } from "./table-text.ts";

/** What can be typed after the flags of these inputs: each kind once, as help shows it after a flag, and in words. */
export function acceptedForms(inputs: readonly InputDescription[], translator: Translator): readonly Pair[] {
  const forms = new Map(inputs.map((input) => [kindShown(input), formText(input, translator)]));
  return [...forms];
}

/** Options and columns are listed with their flag. */
function kindShown(input: InputDescription): string {
  if (input.type === "choices") return "<choice,…>";
  return input.type === "choice" ? "<choice>" : flagArgument(input);
}

function formText(input: InputDescription, { locale, t }: Translator): string {
  if (input.type === "money" && input.shareOf !== undefined) return t("terminal.forms.share");
  if (input.type === "number" && input.hasInverse === true) return t("terminal.forms.inverse");
  if (input.type === "quantity")
    return t("terminal.forms.quantity", { example: textArgument(`2.5 ${input.display.unit}`) });
  if (input.type === "date") {
    const isMonth = input.precision === "month";
    return t(isMonth ? "terminal.forms.month" : "terminal.forms.day", {
      example: textArgument(isMonth ? "2026-03" : "2026-03-15"),
      written: textArgument(dateText("2026-03-15", locale.tag, input.precision)),
    });
  }
  if (input.type === "rows")
    return t("terminal.forms.rows", {
      example: textArgument(input.columns.map(({ id }) => `${id}=…`).join(",")),
    });
  return t(`terminal.forms.${input.type}`);
}
