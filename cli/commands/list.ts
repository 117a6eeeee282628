import { categories } from "../../generated/catalog.ts";
import type { Translator } from "../../generator/presentation/translator.ts";
import { pairsText } from "../answer/table-text.ts";
import { loadSearchEntries } from "../calculators/generated-module.ts";
import { nearestNames } from "../../generator/presentation/nearest.ts";
import { withNearest, type LineProblem } from "../input/line-problem.ts";
import { styled, type ExitCode, type Terminal } from "../terminal.ts";
import { misunderstood } from "./misunderstood.ts";
import { namesListed } from "../input/names-listed.ts";

/** `plainsum list [category]`: every calculator, or those whose name begins with `prefix`. */
export async function list(
  prefix: string | undefined,
  translator: Translator,
  json: boolean,
  terminal: Terminal,
): Promise<ExitCode> {
  const { t, locale } = translator;
  const all = await loadSearchEntries(locale.id);
  const entries =
    prefix === undefined
      ? all
      : all.filter(({ route }) => route === prefix || route.startsWith(`${prefix.replace(/\/$/, "")}/`));
  if (prefix !== undefined && entries.length === 0)
    return misunderstood(unknownCategory(prefix, t), json, terminal);
  if (json) {
    terminal.out(
      `${JSON.stringify(entries.map(({ route, category, title, summary }) => ({ calculator: route, category, title, summary })))}\n`,
    );
    return 0;
  }
  const groups = categories.flatMap(({ id }) => {
    const own = entries.filter(({ category }) => category === id);
    if (own.length === 0) return [];
    const heading = styled(terminal, "bold", t.optional(`categories.${id}.title`) ?? id);
    const pairs = own.map(({ route, title }) => [route, title] as const);
    return [`${heading}\n${pairsText(pairs, "  ", terminal.width)}`];
  });
  terminal.out(`${groups.join("\n\n")}\n`);
  return 0;
}

/** Nothing lies below an address. */
export function unknownCategory(name: string, t: Translator["t"]): LineProblem {
  const ids = categories.map(({ id }) => id);
  const unknown = t("terminal.unknown_category", {
    name,
    names: namesListed(ids, t),
  });
  return {
    at: "category",
    code: "unknown_category",
    message: withNearest(unknown, nearestNames(name, ids), t),
  };
}
