import { expect, test } from "vitest";
import {
  currencyInput,
  inCurrency,
  inLanguage,
  moneyExamples,
} from "../../generator/presentation/variant.ts";
import type { TestedCalculator } from "../setup/tested-calculator.ts";

/** A visitor who chooses a currency begins with the amounts of those whose region has it: the country and the currency say the same. */
export function testCurrencyExamples({ calculator, variants }: TestedCalculator): void {
  const { description } = calculator;
  const chosen = currencyInput(description);
  const choice = description.inputs.find(({ id }) => id === chosen);
  const amounts = description.inputs.filter((input) => moneyExamples(input).length > 0);
  if (chosen === undefined || choice?.type !== "choice" || amounts.length === 0) return;

  test("its example amounts follow the currency as they follow the country", () => {
    for (const [region, currency] of Object.entries(choice.regionDefaults ?? {})) {
      for (const variant of variants) {
        const there = inLanguage(variant, description, {
          id: "en",
          name: "English",
          tag: "en",
          dir: "ltr",
          region,
        });
        // From any other currency, such as that of the language.
        for (const from of [variant, there]) {
          const here = inCurrency(from, description, { [chosen]: currency });
          for (const { id, default: usual } of amounts)
            expect([region, id, here.defaults[id] ?? usual]).toEqual([
              region,
              id,
              there.defaults[id] ?? usual,
            ]);
        }
        const back = inCurrency(there, description, { [chosen]: choice.default });
        for (const { id, default: usual } of amounts)
          expect([region, id, back.defaults[id] ?? usual]).toEqual([
            region,
            id,
            variant.defaults[id] ?? usual,
          ]);
      }
    }
  });
}
