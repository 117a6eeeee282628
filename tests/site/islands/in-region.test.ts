import { describe, expect, test } from "vitest";
import { calculator as boat } from "../../../generated/calculators/automotive-engine/boat-trip/model.ts";
import { calculator as area } from "../../../generated/calculators/conversion/area-converter/model.ts";
import { calculator as bmi } from "../../../generated/calculators/health/bmi/model.ts";
import { calculator as everything } from "../../generator/emit/golden/generated/calculators/math/everything/model.ts";
import type { Calculator } from "../../../generator/runtime/description.ts";
import { addressTexts, evaluateForm, formFromQuery, formOf } from "../../../site/islands/form.ts";
import { inRegion } from "../../../site/islands/in-region.ts";
import type { Setting } from "../../../site/islands/setting.ts";
import { encodeQuery } from "../../../generator/runtime/query.ts";

const today = "2026-11-21";

function settingOf(calculator: Calculator): Setting {
  const variant = { route: calculator.description.id, fixed: {}, defaults: {} };
  return { calculator, variant, locale: "en", unitNames: () => [] };
}

function formIn(calculator: Calculator, region: string) {
  const setting = settingOf(calculator);
  return inRegion(setting, formOf(setting, today), region);
}

describe("a region's own form", () => {
  test("a converter begins in the region's own unit, and as it is where its result is in that", () => {
    expect(formIn(area, "US")).toMatchObject({
      texts: { amount: "1" },
      units: { amount: "hectare" },
      resultUnits: { converted: "acre" },
    });
    expect(formIn(area, "JP")).toMatchObject({
      units: { amount: "tsubo" },
      resultUnits: { converted: "acre" },
    });
    expect(formIn(area, "DE").units).toEqual({ amount: "hectare" });
  });

  test("a trip in statute miles is told in them throughout", () => {
    expect(formIn(boat, "US")).toMatchObject({
      units: { distance: "mile", fuel_use: "us_gallon/hour" },
      resultUnits: { distance_per_fuel: "mile/us_gallon", cost_per_distance: "money/mile" },
    });
  });

  test("a height in feet and inches", () => {
    expect(formIn(bmi, "US")).toMatchObject({
      texts: { height: "5\u00a0foot 7\u00a0inch", weight: "154" },
      units: { height: "foot", weight: "pound" },
      resultUnits: { healthy_lowest: "pound" },
    });
    expect(formIn(bmi, "GB").texts["height"]).toBe("170");
  });

  test("the limits of the country a figure is judged by", () => {
    expect(formIn(bmi, "CN").texts["standard"]).toBe("chinese");
    expect(formIn(bmi, "SG").texts["standard"]).toBe("who");
  });

  test("an option of its own", () => {
    expect(formIn(everything, "US").texts["size"]).toBe("large");
  });

  test("an amount of its own, in its unit", () => {
    expect(formIn(everything, "US")).toMatchObject({ texts: { width: "10" }, units: { width: "foot" } });
  });
});

describe("an address", () => {
  test.each([["US"], ["GB"], ["JP"], ["DE"]])(
    "shows whoever opens it the figures it was copied from (%s)",
    (region) => {
      const setting = settingOf(area);
      const seen = formIn(area, region);
      const texts = addressTexts(setting, seen, evaluateForm(setting, seen).read.canonical);
      const opened = formFromQuery(setting, today, encodeQuery(texts).toString());
      expect(opened.texts).toEqual(seen.texts);
      expect(opened.units).toEqual(seen.units);
      expect({ converted: "acre", square_meters: "square_meter", ...opened.resultUnits }).toEqual({
        converted: "acre",
        square_meters: "square_meter",
        ...seen.resultUnits,
      });
      expect(opened.unread).toEqual([]);
    },
  );

  test.each([
    { given: "in.converted=furlong", want: ["in.converted"] },
    { given: "in.nothing=acre", want: ["in.nothing"] },
    { given: "in.converted=hectare", want: [] },
  ])("$given leaves $want unread", ({ given, want }) => {
    expect(formFromQuery(settingOf(area), today, given).unread).toEqual(want);
  });
});
