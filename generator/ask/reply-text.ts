import type { Translator } from "../presentation/translator.ts";
import type { IncompletePage } from "./answer.ts";
import { longestLine } from "./found.ts";

/** What a line says of a page and what the page still needs: "Height 180 cm. Still needed: Weight." */
export function incompleteText(
  { values, needed }: Pick<IncompletePage, "values" | "needed">,
  t: Translator["t"],
): string {
  return t("ask.begun", {
    values: values.map(({ name, value }) => `${name} ${value}`).join(" · "),
    names: needed.join(" · "),
  });
}

/** That a line finds nothing; why, where it is too long or names a place that no page is about, else the name of the category nearest to it. */
export function noneText(
  line: string,
  {
    elsewhere,
    category,
  }: { readonly elsewhere?: string | undefined; readonly category?: string | undefined },
  t: Translator["t"],
): string {
  if (line.length > longestLine)
    return t("problems.too_many_characters", {
      maximum: { raw: longestLine, shown: String(longestLine) },
    });
  if (elsewhere !== undefined) return t("ask.none_there", { place: elsewhere });
  const query = line;
  return category === undefined ? t("ask.none", { query }) : t("ask.none_near", { query, category });
}
