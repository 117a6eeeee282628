import { pages } from "../../../../generated/pages.ts";
import { assert } from "../../../../generator/runtime/assert.ts";
import { startCalculator } from "../../../islands/start-calculator.ts";

startCalculator(({ calculator }) => {
  const load = pages[calculator];
  assert(load !== undefined, `The calculator "${calculator}" has a page.`);
  return load();
});
