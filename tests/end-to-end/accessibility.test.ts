import { describe, expect, test } from "vitest";
import { axeViolations } from "./setup/axe.ts";
import { useVisitor } from "./setup/browser.ts";
import { field, hydrated, problemAt, shownNumberInput } from "./setup/form.ts";
import { everyPage, usedCalculators } from "./setup/sampled-pages.ts";

describe.each([
  { scheme: "light", turn: 0 },
  { scheme: "dark", turn: 1 },
] as const)("axe finds nothing on a wide $scheme screen", ({ scheme, turn }) => {
  const { visit } = useVisitor({ colorScheme: scheme });
  const calculators = usedCalculators.filter((_, index) => everyPage || index % 2 === turn);

  test.concurrent.each(calculators)("$address in use, with everything open", async (calculator) => {
    const found = await visit(calculator.address, async (page) => {
      await hydrated(page);
      const input = await shownNumberInput(page, calculator);
      if (input !== undefined) {
        await field(page, input.id).fill("12abc");
        await problemAt(page, input.id).waitFor();
      }
      await page
        .locator("details")
        .evaluateAll((all) => all.forEach((details) => details.setAttribute("open", "")));
      return axeViolations(page);
    });
    expect(found).toEqual([]);
  });
});
