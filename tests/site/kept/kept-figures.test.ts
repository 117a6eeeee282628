import { describe, expect, test } from "vitest";
import { isPlace, isSameKept, readKeptFigures, type KeptFigures } from "../../../site/kept/kept-figures.ts";

const kept: KeptFigures = {
  name: "Oak Street",
  path: "/en/finance/mortgage",
  query: "?home_price=450000",
  calculator: "Mortgage calculator",
  answer: "Each month you pay $3,090.32.",
  day: "2026-11-28",
};

describe("figures kept on a device", () => {
  test.each<[string, unknown, readonly KeptFigures[]]>([
    ["a list of them", [kept], [kept]],
    ["nothing yet", undefined, []],
    ["one that is no list", kept, []],
    ["one without a name among others", [{ ...kept, name: undefined }, kept], [kept]],
    ["a figure in place of a text", [{ ...kept, day: 20_261_128 }], []],
    ["an address elsewhere", [{ ...kept, path: "//example.com/en/finance/mortgage" }], []],
    ["a script for an address", [{ ...kept, path: "javascript:alert(1)" }], []],
    ["a query that leads elsewhere", [{ ...kept, query: "@example.com" }], []],
  ])("are read from %s", (_, given, want) => {
    expect(readKeptFigures(given)).toEqual(want);
  });

  test.each([
    ["/en/finance/mortgage", true],
    ["/zh-hant/legal/north-carolina/class-h-felony?offense_class=H#sources", true],
    ["/en/finance/mortgage?name=a//b", true],
    ["/en", false],
    ["en/finance/mortgage", false],
    ["/en//finance", false],
    ["https://example.com/en/finance/mortgage", false],
    ["/\\example.com/en", false],
  ])("%s leads to a page of this site: %s", (given, want) => {
    expect(isPlace(given)).toBe(want);
  });

  test("are the same under one name, whatever their answer says in another language", () => {
    expect(isSameKept(kept, { ...kept, answer: "Cada mes paga $3,090.32.", day: "2026-12-01" })).toBe(true);
    expect(isSameKept(kept, { ...kept, name: "Elm" })).toBe(false);
    expect(isSameKept(kept, { ...kept, query: "" })).toBe(false);
  });
});
