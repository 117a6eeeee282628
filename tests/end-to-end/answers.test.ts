import { flagOf } from "../../generator/presentation/command-line.ts";
import { describe, expect, test } from "vitest";
import type { Value } from "../../generator/runtime/answer.ts";
import { fromBase } from "../../generator/runtime/decimal.ts";
import type { ExampleDescription } from "../../generator/runtime/description.ts";
import { encodeQuery } from "../../generator/runtime/query.ts";
import { readInputs } from "../../generator/runtime/reading/read-inputs.ts";
import type { TestedCalculator } from "../setup/tested-calculator.ts";
import { shellWords } from "../setup/shell-words.ts";
import { useVisitor } from "./setup/browser.ts";
import { eventually } from "./setup/eventually.ts";
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
      .map((example) => ({
        name: `${page.route} ${example.id}`,
        page,
        example,
        today: example.today ?? usualDay,
      })),
  );

const days = [...new Set(cases.map(({ today }) => today))];

describe.each(days)("page, terminal and program answer alike on %s", (day) => {
  const { visit } = useVisitor({ begin: { run: stopClock, given: `${day}T12:00:00` } });

  test.concurrent.each(cases.filter(({ today }) => today === day))(
    "$name",
    async ({ page: { address, route, tested, variant }, example, today }) => {
      const { inputs } = readInputs(tested.calculator, example.given, {
        today,
        fixed: variant.fixed,
        defaults: variant.defaults,
      });
      const answer = inputs === undefined ? undefined : tested.calculator.compute(inputs, today);
      const flags = Object.entries(example.given).flatMap(([id, text]) =>
        [text].flat().map((one) => `${flagOf(id)}=${one}`),
      );
      const ran = await runTerminal([route, ...flags, "--json", "--as-of", today], today);
      const printed: unknown = JSON.parse(ran.out);
      expect(printed).toMatchObject({ calculator: route, status: answer?.status ?? "invalid" });

      await visit(`${address}?${encodeQuery(example.given).toString()}`, async (opened) => {
        await hydrated(opened);
        const computed =
          answer?.status === "answered" ? shownValues(tested, singleValues(answer.values)) : {};
        // A page shows its own example values in place of a text from a link that cannot be read.
        if (inputs !== undefined)
          expect(
            await eventually(
              async () => outputValues(opened),
              (shown) => differences(shown, computed).length === 0,
            ).then((shown) => differences(shown, computed)),
          ).toEqual([]);
        if (answer?.status !== "answered") return;
        // What lies below the form follows the answer once it comes near the screen.
        await opened.evaluate(() => document.querySelector(".workings")?.scrollIntoView());
        const line = await opened.locator(".workings:not(.past) .command-line code").innerText();
        const [, ...words] = shellWords(line);
        const again: unknown = JSON.parse((await runTerminal([...words, "--json"], today)).out);
        expect(again).toEqual(printed);
      });
      if (answer?.status === "answered")
        expect(printed).toHaveProperty(
          "values",
          expect.objectContaining(declaredValues(tested, answer.values)),
        );
    },
  );
});

/** The single values of an answer as the page writes them, those without value left out. */
function singleValues(values: Readonly<Record<string, Value>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([id, value]) =>
      value === null || typeof value === "object" ? [] : [[id, String(value)]],
    ),
  );
}

/** Of a main result in several parts, years and months and days, parts that are zero go unsaid; of nothing, all but the last. */
function shownValues(
  { calculator }: TestedCalculator,
  values: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const main = calculator.description.outputs.filter((output) => output.type === "value" && output.primary);
  if (main.length < 2) return values;
  const zeros = main.map(({ id }) => id).filter((id) => values[id] === "0");
  const unsaid = zeros.length === main.length ? zeros.slice(0, -1) : zeros;
  return Object.fromEntries(Object.entries(values).filter(([id]) => !unsaid.includes(id)));
}

/** The plain numbers of an answer as the terminal prints them: quantities of one unit in that unit. */
function declaredValues(
  { calculator }: TestedCalculator,
  values: Readonly<Record<string, Value>>,
): Readonly<Record<string, number>> {
  return Object.fromEntries(
    calculator.description.outputs.flatMap((output) => {
      const value = values[output.id];
      if (output.type !== "value" || typeof value !== "number") return [];
      const { display } = output;
      if (display.kind !== "quantity") return [[output.id, value]];
      const unit = display.units.find(({ id }) => id === display.unit);
      return unit === undefined || display.unitFrom !== undefined
        ? []
        : [[output.id, fromBase(value, unit.numerator, unit.denominator)]];
    }),
  );
}

/** Two engines may differ in the last digit of a sine; in nothing else. */
const engineTolerance = 1e-13;

/** Ids at which two sets of values are not the same. */
function differences(
  one: Readonly<Record<string, string>>,
  other: Readonly<Record<string, string>>,
): readonly string[] {
  const isSame = (first: string | undefined, second: string | undefined): boolean =>
    first === second ||
    (first !== undefined &&
      second !== undefined &&
      Math.abs(Number(first) - Number(second)) <= engineTolerance * Math.abs(Number(second)));
  return [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((id) => !isSame(one[id], other[id]))
    .map((id) => `${id}: ${one[id] ?? "nothing"} for ${other[id] ?? "nothing"}`);
}

/** Runs in the page, before its scripts: it is noon of that day there. */
function stopClock(noon: string): void {
  const RealDate = Date;
  const now = new RealDate(noon).getTime();
  globalThis.Date = new Proxy(RealDate, {
    construct: (_, given: [] | [number]) => (given.length === 0 ? new RealDate(now) : new RealDate(...given)),
    get: (target, name): unknown => (name === "now" ? () => now : Reflect.get(target, name)),
  });
}
