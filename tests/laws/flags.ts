import { expect, test } from "vitest";
import { commonFlags } from "../../cli/input/flags.ts";
import type { TestedCalculator } from "../setup/tested-calculator.ts";

/** The flags of a calculator's inputs are its own. */
export function testFlags({ calculator }: TestedCalculator): void {
  test("no input takes a flag the terminal has for itself", () => {
    const ids = calculator.description.inputs.map(({ id }) => id);
    // commander reads `--no-x` as "not x".
    expect(ids.filter((id) => commonFlags.some((flag) => flag === id) || id.startsWith("no_"))).toEqual([]);
  });
}
