import { pages } from "../../../../generated/pages.ts";
import { assert } from "../../../../generator/runtime/assert.ts";
import { startCalculator } from "../../../islands/start-calculator.ts";
import { wakeSearch } from "../../../search/wake.ts";

wakeSearch();
startCalculator(({ path }) => {
  const load = pages[path];
  assert(load !== undefined, `There is a calculator at "${path}".`);
  return load();
});
