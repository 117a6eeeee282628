import { expect, test } from "vitest";
import { places } from "../../../site/kept/places.ts";
import { placesOf } from "../../../site/pages/calculator/placed-island.tsx";
import { allCalculators } from "../../setup/all-calculators.ts";

test("a visitor chooses among all countries that a calculator has something of its own for", () => {
  const found = new Set(allCalculators.flatMap(({ calculator }) => placesOf(calculator.description)));
  expect(places).toEqual([...found].toSorted());
});
