import { textArgument, type Translator } from "../presentation/translator.ts";
import type { IncompletePage } from "./answer.ts";

/** What a line says of a page and what the page still needs: "Height 180 cm. Still needed: Weight." */
export function incompleteText(
  { values, needed }: Pick<IncompletePage, "values" | "needed">,
  t: Translator["t"],
): string {
  return t("ask.begun", {
    values: textArgument(values.map(({ name, value }) => `${name} ${value}`).join(" · ")),
    names: textArgument(needed.join(" · ")),
  });
}

/** That a line finds nothing, and where it names a place that no page is about, that this is why. */
export function noneText(line: string, elsewhere: string | undefined, t: Translator["t"]): string {
  return elsewhere === undefined
    ? t("ask.none", { query: textArgument(line) })
    : t("ask.none_there", { place: textArgument(elsewhere) });
}
