import { expect, test } from "vitest";
import { commonFlags } from "../../cli/input/flags.ts";
import { allCalculators } from "../setup/all-calculators.ts";

test.each(allCalculators)("$id: no input takes a flag the terminal has for itself", ({ calculator }) => {
  const ids = calculator.description.inputs.map(({ id }) => id);
  // commander reads `--no-x` as "not x".
  expect(ids.filter((id) => commonFlags.some((flag) => flag === id) || id.startsWith("no_"))).toEqual([]);
});
