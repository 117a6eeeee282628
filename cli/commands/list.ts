import { categories } from "../../generated/catalog.ts";
import { pairsText } from "../answer/table-text.ts";
import type { Locale } from "../calculators/find-calculator.ts";
import { loadSearchEntries, loadSharedWords } from "../calculators/generated-module.ts";
import { nearestNames } from "../calculators/nearest-names.ts";
import { createTranslator } from "../../generator/presentation/translator.ts";
import { styled, type ExitCode, type Terminal } from "../terminal.ts";

/** `plainsum list [category]`: every calculator, or those whose name begins with `prefix`. */
export async function list(
  prefix: string | undefined,
  locale: Locale,
  json: boolean,
  terminal: Terminal,
): Promise<ExitCode> {
  const all = await loadSearchEntries(locale.id);
  const entries =
    prefix === undefined
      ? all
      : all.filter(({ route }) => route === prefix || route.startsWith(`${prefix.replace(/\/$/, "")}/`));
  if (prefix !== undefined && entries.length === 0) {
    const [nearest] = nearestNames(
      prefix,
      categories.map(({ id }) => id),
    );
    terminal.note(
      `There is no category "${prefix}".${nearest === undefined ? ` There are ${categories.map(({ id }) => id).join(", ")}.` : ` Did you mean ${nearest}?`}\n`,
    );
    return 2;
  }
  if (json) {
    terminal.out(
      `${JSON.stringify(entries.map(({ route, category, title, summary }) => ({ calculator: route, category, title, summary })))}\n`,
    );
    return 0;
  }
  const translator = createTranslator(locale, await loadSharedWords(locale.id));
  const groups = categories.flatMap(({ id }) => {
    const own = entries.filter(({ category }) => category === id);
    if (own.length === 0) return [];
    const heading = styled(terminal, "bold", translator.t.optional(`categories.${id}.title`) ?? id);
    return [
      `${heading}\n${pairsText(
        own.map(({ route, title }) => [route, title] as const),
        "  ",
      )}`,
    ];
  });
  terminal.out(`${groups.join("\n\n")}\n`);
  return 0;
}
