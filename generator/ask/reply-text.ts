import { textArgument, type Translator } from "../presentation/translator.ts";
import type { BegunPage } from "./answer.ts";

/** What a line says of a page and what the page still needs: "Height 180 cm. Still needed: Weight." */
export function begunText({ said, needed }: Pick<BegunPage, "said" | "needed">, t: Translator["t"]): string {
  return t("ask.begun", {
    values: textArgument(said.map(({ name, value }) => `${name} ${value}`).join(" · ")),
    names: textArgument(needed.join(" · ")),
  });
}

/** That a line finds nothing, and where it names a place that no page is about, that this is why. */
export function noneText(line: string, elsewhere: string | undefined, t: Translator["t"]): string {
  return elsewhere === undefined
    ? t("ask.none", { query: textArgument(line) })
    : t("ask.none_there", { place: textArgument(elsewhere) });
}
