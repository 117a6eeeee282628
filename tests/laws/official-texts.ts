import { expect, test } from "vitest";
import { flagOf } from "../../generator/presentation/command-line.ts";
import { evaluate } from "../../generator/presentation/evaluation.ts";
import type { CalculatorPage } from "../../site/islands/hydrate-island.tsx";
import { pageMarkup } from "../setup/page-markup.tsx";
import { queryOf } from "../setup/read-units.ts";
import { runTerminal } from "../setup/terminal.ts";
import type { TestedCalculator } from "../setup/tested-calculator.ts";

const today = "2026-11-21";

/** Sites of those who publish the law themselves: names that only governments have, and a legislature without one. */
const publisher = /(?:\.gov|^www\.ncleg\.net|\.state\.[a-z]{2}\.us)$/u;

/** Where a page of law has no figures for a day, it says where the law itself can be read: on the page, in the terminal and to programs. */
export function testOfficialTexts(
  tested: TestedCalculator,
  pages: Readonly<Record<string, CalculatorPage>>,
): void {
  const { calculator, variants } = tested;
  const { notice, tables, examples } = calculator.background;
  if (notice !== "legal") return;

  test("each of its tables names the text of an official publisher", () => {
    const without = tables.filter(
      ({ official, periods }) =>
        !isPublished(official?.url) && !periods.every(({ citations }) => isPublished(citations[0].url)),
    );
    expect(without.map(({ id }) => id)).toEqual([]);
  });

  const refusals = examples.flatMap((example) => {
    const variant = variants.find(({ slug }) => slug === example.variant) ?? variants[0];
    if (variant === undefined) return [];
    const day = example.today ?? today;
    const { answer } = evaluate(calculator, variant, example.given, { today: day });
    return answer.status === "refused" && answer.refusal.reason.startsWith("outside.")
      ? [{ id: example.id, example, variant, day, refusal: answer.refusal }]
      : [];
  });
  if (refusals.length === 0) return;
  test.each(refusals)("$id: its refusal names that text everywhere", async (each) => {
    const { example, variant, day, refusal } = each;
    const url = refusal.official?.url ?? refusal.citations?.[0].url ?? "";
    expect(isPublished(url)).toBe(true);
    const markup = pageMarkup(tested, pages, variant, {
      language: "en",
      query: queryOf(example),
      today: day,
    });
    const [, panel = ""] = markup.split('class="refusal"');
    expect(panel).toContain(`href="${url.replaceAll("&", "&amp;")}"`);
    const flags = Object.entries(example.given).flatMap(([id, text]) =>
      [text].flat().map((one) => `${flagOf(id)}=${one}`),
    );
    const ran = await runTerminal([variant.route, ...flags], day, 10_000, "", true);
    expect(ran.notes).toContain(url);
    const printed = await runTerminal([variant.route, ...flags, "--json"], day);
    expect(printed.out).toContain(`"url":"${url}"`);
  });
}

function isPublished(url: string | undefined): boolean {
  return url !== undefined && url !== "" && publisher.test(new URL(url).hostname);
}
