import { describe, expect, test } from "vitest";
import { wordsOfAddress } from "../../../site/search/words-of-address.ts";

describe("what an address is about", () => {
  test.each([
    { given: "/en/finance/morgage-calculator", want: "morgage calculator" },
    { given: "/es/finanzas/pr%C3%A9stamo_personal.html", want: "préstamo personal" },
    { given: "/zh/%E6%88%BF%E8%B4%B7/", want: "房贷" },
    { given: "/tip", want: "tip" },
    { given: "/en/%E0%A4%A", want: "%E0%A4%A" },
    { given: "/", want: "" },
  ])("$given", ({ given, want }) => {
    expect(wordsOfAddress(given)).toBe(want);
  });
});
