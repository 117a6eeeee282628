import { expect } from "vitest";
import { hiddenEffects } from "../../generator/examples/hidden-effects.ts";
import { assert } from "../../generator/runtime/assert.ts";
import type { DocumentedCalculator } from "../../generator/presentation/worked-steps.ts";

/** Asserts that no input a page leaves out changes its answer. */
export function expectNoHiddenEffect(calculator: DocumentedCalculator, variant: string): void {
  const page = calculator.background.variants.find(({ slug }) => slug === variant);
  assert(page !== undefined, `no variant ${variant}`);
  expect(hiddenEffects(calculator, page)).toEqual([]);
}
