import { expect, test } from "vitest";
import { finderIn } from "../../../cli/calculators/finder.ts";
import { sharedTranslator } from "../../../cli/calculators/locales.ts";

test("what finds pages is made once for a language and an address, and not for an address of nothing", async () => {
  const { locale } = await sharedTranslator(["--locale", "es"]);
  const all = await finderIn(locale);
  expect(await finderIn(locale)).toBe(all);
  const money = await finderIn(locale, "finance");
  expect(money).not.toBe(all);
  expect(await finderIn(locale, "finance")).toBe(money);
  expect(await finderIn(locale, "finances")).toBeUndefined();
});
