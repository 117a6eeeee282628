import { describe, expect, test } from "vitest";
import { createPresenter, type Presenter } from "../../../generator/presentation/presenter.ts";
import { inUnitOfResult, inVisitorsUnit } from "../../../generator/presentation/step-units.ts";
import { createTranslator } from "../../../generator/presentation/translator.ts";
import type { Display, Unit } from "../../../generator/runtime/display.ts";
import { emptyDescription } from "../../setup/empty-description.ts";

const unitNamed = (id: string, numerator: string): Unit => ({
  id,
  numerator,
  denominator: "1",
  group: "volume",
});
const liter = unitNamed("liter", "0.001");
const gallon = unitNamed("us_gallon", "0.003785411784");
const hourly = unitNamed("liter/hour", "0.001");
const gallonsHourly = unitNamed("us_gallon/hour", "0.003785411784");
const literDistance = unitNamed("liter/kilometer", "0.000001");
const milesAGallon: Unit = { ...unitNamed("mile/us_gallon", "1"), isInverse: true };

const quantity = (unit: Unit, ...others: readonly Unit[]): Display & { readonly kind: "quantity" } => ({
  kind: "quantity",
  digits: { minimum: 0, maximum: 1 },
  unit: unit.id,
  units: [unit, ...others],
});

/** The presenter of a reader who chose these units. */
function presenter(chosen: Readonly<Record<string, string>>): Presenter {
  return createPresenter(
    {
      ...emptyDescription,
      outputs: [
        { id: "fuel", type: "value", display: quantity(liter, gallon) },
        { id: "flow", type: "value", display: quantity(hourly, gallonsHourly) },
        { id: "economy", type: "value", display: quantity(literDistance, milesAGallon) },
      ],
      displays: {
        fuel: quantity(liter, gallon),
        flow: quantity(hourly, gallonsHourly),
        economy: quantity(literDistance, milesAGallon),
      },
    },
    {
      read: { inputs: undefined, values: {}, visible: {}, problems: [], notices: [], canonical: {} },
      answer: { status: "answered", values: {}, trace: () => ({}), used: [] },
      today: "2026-11-27",
    },
    createTranslator({ id: "en", name: "English", tag: "en-US", dir: "ltr" }, {}),
    (id) => chosen[id],
  );
}

describe("a step", () => {
  test.each([
    { name: "has its own unit where nobody chose one", chosen: {}, want: "liter/hour" },
    {
      name: "has the unit chosen for its dimension",
      chosen: { flow: "us_gallon/hour" },
      want: "us_gallon/hour",
    },
    {
      name: "counts in the gallons of miles a gallon",
      chosen: { economy: "mile/us_gallon" },
      want: "us_gallon/hour",
    },
    { name: "keeps its unit where a part of none is chosen", chosen: { fuel: "liter" }, want: "liter/hour" },
  ])("$name", ({ chosen, want }) => {
    expect(inVisitorsUnit("burned_each_hour", quantity(hourly), presenter(chosen))).toMatchObject({
      unit: want,
    });
  });
});

describe("a column", () => {
  const left = { id: "left", display: quantity(liter) };
  const following = { id: "left", display: { ...quantity(liter), unitAs: "fuel" } };

  test.each([
    { name: "keeps its unit", column: left, chosen: { fuel: "us_gallon" }, want: "liter" },
    {
      name: "has that of a result it follows",
      column: following,
      chosen: { fuel: "us_gallon" },
      want: "us_gallon",
    },
    { name: "has its own until one is chosen", column: following, chosen: {}, want: "liter" },
    {
      name: "has that of a result of its name",
      column: { ...left, id: "fuel" },
      chosen: { fuel: "us_gallon" },
      want: "us_gallon",
    },
  ])("$name", ({ column, chosen, want }) => {
    expect(inUnitOfResult(column, presenter(chosen)).display).toMatchObject({ unit: want });
  });
});
