import { describe, expect, test } from "vitest";
import { axeViolations } from "./setup/axe.ts";
import { useVisitor } from "./setup/browser.ts";
import { field, firstNumberInput, hydrated, problemAt } from "./setup/form.ts";
import { firstPages } from "./setup/pages.ts";

describe("axe finds nothing on a wide screen", () => {
  const light = useVisitor();
  const dark = useVisitor({ colorScheme: "dark" });

  test.concurrent.each(firstPages)("$address in use, with everything open", async (calculator) => {
    const found = await light.visit(calculator.address, async (page) => {
      await hydrated(page);
      const input = firstNumberInput(calculator);
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

  test.concurrent.each(firstPages)("$address in the dark", async ({ address }) => {
    expect(await dark.visit(address, axeViolations)).toEqual([]);
  });
});
