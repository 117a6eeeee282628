import { describe, expect, test } from "vitest";
import { resultsToFindFrom, findableInputs } from "../../generator/presentation/find-from-result.ts";
import { renderMessage } from "../../generator/presentation/message.ts";
import { sharedIn } from "../setup/tested-calculator.ts";
import { useVisitor } from "./setup/browser.ts";
import { eventually } from "./setup/eventually.ts";
import { hydrated } from "./setup/form.ts";
import { firstLocale, firstPages } from "./setup/pages.ts";

describe("an input found from a result", () => {
  const { visit } = useVisitor();
  const words = sharedIn(firstLocale);
  const said = (key: string): string => renderMessage(words[key] ?? "", {}, firstLocale);
  // A converter finds its amount by itself: its result is written over.
  const finding = firstPages.filter(
    ({ tested: { calculator } }) =>
      calculator.background.find !== undefined && calculator.description.converter === undefined,
  );

  // The terminal gives 306768.841336 as well, and the law over all pairs puts what is found back in. Whole dollars do.
  test("the price of a home at 2,000 a month takes its place in the form, and the answer is 2,000", async () => {
    await visit("/en/finance/mortgage", async (page) => {
      await hydrated(page);
      const find = page.locator("details", { hasText: said("find.heading") });
      await find.locator("summary").click();
      await find.getByLabel(said("find.target")).fill("$2,000");
      await find.getByRole("button", { name: said("find.use") }).click();
      const price = (): Promise<string> => page.locator("#field-home_price").inputValue();
      expect(await eventually(price, (value) => value !== "400,000")).toBe("306,769");
      expect(await page.locator(".answer-figure").innerText()).toBe("$2,000.00");
      await find.getByLabel(said("find.target")).fill("5");
      const answer = (): Promise<string> => find.locator("output").innerText();
      expect(await eventually(answer, (text) => text.includes("No value"))).toBe(
        "No value of Home price from $1.00 to $1,000,000,000.00 gives this result.",
      );
    });
  });

  test.concurrent.each(finding)(
    "$address offers what its specification names",
    async ({ address, tested }) => {
      const { description, background } = tested.calculator;
      const { find = {} } = background;
      await visit(address, async (page, troubles) => {
        await hydrated(page);
        const part = page.locator("details", { hasText: said("find.heading") });
        await part.locator("summary").click();
        const inputs = part.getByLabel(said("find.input"));
        await inputs.waitFor();
        const offered = await inputs
          .locator("option")
          .evaluateAll((options) => options.map((option) => option.getAttribute("value") ?? ""));
        expect(offered.length).toBeGreaterThan(0);
        const first = Object.keys(find)[0] ?? "";
        const [variant] = background.variants;
        const ids =
          variant === undefined ? [] : findableInputs(description, find, variant).map(({ id }) => id);
        for (const id of offered) {
          expect(ids).toContain(id);
          expect(resultsToFindFrom(find, id)).toContain(first);
        }
        expect(troubles).toEqual([]);
      });
    },
  );
});
