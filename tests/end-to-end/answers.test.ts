import { describe, expect, test } from "vitest";
import { flagOf } from "../../cli/input/flags.ts";
import type { ExampleDescription } from "../../generator/runtime/description.ts";
import { encodeQuery } from "../../generator/runtime/query.ts";
import { readInputs } from "../../generator/runtime/read-input.ts";
import { shellWords } from "../setup/shell-words.ts";
import { useVisitor } from "./setup/browser.ts";
import { hydrated, outputValues, usualDay } from "./setup/form.ts";
import { calculatorPages, firstLocale, type CalculatorPage } from "./setup/pages.ts";
import { runTerminal } from "../setup/terminal.ts";

interface Case {
  readonly name: string;
  readonly page: CalculatorPage;
  readonly example: ExampleDescription;
  readonly today: string;
}
const cases: readonly Case[] = calculatorPages
  .filter(({ locale }) => locale === firstLocale)
  .flatMap((page) =>
    page.tested.calculator.description.examples
      .filter(({ variant }) => variant === page.variant.slug)
      .map((example) => ({ name: `${page.route} ${example.id}`, page, example, today: example.today ?? usualDay })),
  );

describe("page, terminal and program answer alike", () => {
  const { visit } = useVisitor();

  test.concurrent.each(cases)("$name", async ({ page: { address, route, tested, variant }, example, today }) => {
    const { inputs } = readInputs(tested.calculator, example.given, { today, fixed: variant.fixed, defaults: variant.defaults });
    const answer = inputs === undefined ? undefined : tested.calculator.compute(inputs, today);
    const flags = Object.entries(example.given).flatMap(([id, text]) => [text].flat().map((one) => `${flagOf(id)}=${one}`));
    const ran = await runTerminal([route, ...flags, "--json", "--as-of", today], today);
    const printed: unknown = JSON.parse(ran.out);
    expect(printed).toMatchObject({ calculator: route, status: answer?.status ?? "invalid" });

    await visit(`${address}`, async (opened) => {
      await opened.clock.setFixedTime(new Date(`${today}T12:00:00`));
      await opened.goto(`${address}?${encodeQuery(example.given).toString()}`);
      await hydrated(opened);
      const shown = await outputValues(opened);
      expect(shown).toEqual(answer?.status === "answered" ? singleValues(printed) : {});
      if (answer?.status !== "answered") return;
      const line = await opened.locator(".command-line code").innerText();
      const [, ...words] = shellWords(line);
      const again: unknown = JSON.parse((await runTerminal([...words, "--json"], today)).out);
      expect(singleValues(again)).toEqual(singleValues(printed));
    });
  });
});

/** The single values of a JSON answer as texts, those without value left out. */
function singleValues(printed: unknown): Readonly<Record<string, string>> {
  const values = typeof printed === "object" && printed !== null && "values" in printed ? printed.values : {};
  return Object.fromEntries(Object.entries(values ?? {}).flatMap(([id, value]: [string, unknown]) => (value === null || typeof value === "object" ? [] : [[id, String(value)]])));
}
