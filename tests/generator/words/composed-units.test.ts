import { describe, expect, it } from "vitest";
import { catalogUnits } from "../../../generator/constructs/units.ts";
import { renderMessage } from "../../../generator/presentation/message.ts";
import { compileMessage } from "../../../generator/words/message.ts";
import { alsoComposed, composedTexts, withComposedUnits } from "../../../generator/words/composed-units.ts";

const families = [
  ...catalogUnits([
    { id: "length", dimension: { length: 1 }, base: "mile", units: { mile: { factor: 1, group: "all" } } },
    { id: "time", dimension: { time: 1 }, base: "hour", units: { hour: { factor: 1, group: "all" } } },
    {
      id: "speed",
      compose: { of: "length", per: "time" },
      units: ["mile/hour", { knot: "mile/2 hour" }],
    },
    { id: "wage", compose: { of: "money", per: "time" }, units: ["money/hour"] },
  ]).families.values(),
];
const texts = {
  "units.mile.name": "{count, plural, one {mile} other {miles}}",
  "units.mile.symbol": "mi",
  "units.hour.name": "{count, plural, one {hour} other {hours}}",
  "units.hour.symbol": "{count, plural, one {hr} other {hrs}}",
  "per.name": "{of} per {per}",
  "per.symbol": "{of}/{per}",
  "per.price_name": "per {per}",
  "per.price_symbol": "/{per}",
  "per.price": "{amount} a{per}",
};
const compiled = (
  all: Readonly<Record<string, string>>,
): Record<string, ReturnType<typeof compileMessage>["message"]> =>
  Object.fromEntries(Object.entries(all).map(([key, text]) => [key, compileMessage(text, "en").message]));
const said = (own: Readonly<Record<string, string>>, key: string, count = 2): string => {
  const message = withComposedUnits(compiled({ ...texts, ...own }), families, "en")[key] ?? "";
  return renderMessage(message, { count: { raw: count, shown: String(count) } }, "en");
};

describe("a composed unit", () => {
  it("is named by the language's pattern, the upper unit counted and the lower one alone", () => {
    expect(said({}, "units.mile/hour.name")).toBe("miles per hour");
    expect(said({}, "units.mile/hour.name", 1)).toBe("mile per hour");
    expect(said({}, "units.mile/hour.symbol")).toBe("mi/hr");
  });
  it("has the name a language gives it instead", () => {
    expect(said({ "units.mile/hour.symbol": "mph" }, "units.mile/hour.symbol")).toBe("mph");
  });
  it("of money is what its amount is for", () => {
    expect(said({}, "units.money/hour.name")).toBe("per hour");
    expect(said({}, "units.money/hour.amount")).toBe("2 ahr");
  });
});

it("is read by what people write for its parts", () => {
  const also = { mile: ["mile"], hour: ["h"], "mile/hour": ["mph"] };
  expect(alsoComposed(compiled(texts), families, also, "en")).toMatchObject({
    "mile/hour": ["mph", "mi/hr", "mi/h", "mile/hr", "mile/h"],
    "money/hour": ["/hr", "per hr", "/h", "per h"],
  });
});

it("asks for the patterns, and for no name they give", () => {
  const required = composedTexts(families)
    .filter((text) => text.required)
    .map(({ key }) => key);
  expect(required).toEqual(["per.name", "per.symbol", "per.price_name", "per.price_symbol", "per.price"]);
  expect(composedTexts([])).toEqual([]);
});
