/** A formula that a comma cuts short is one mistake, and says what to do. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkSpecifications } from "../../generator/commands/check-specifications.ts";
import { readSpecifications } from "../../generator/specification-files.ts";

const base = readSpecifications(join(import.meta.dirname, "bad/base"));

test.each([
  {
    name: "a formula in braces with a comma",
    line: "  tip: { value: rate * quantity(5, money) }",
    want: [{ code: "comma_in_text", notes: ["put the whole text or formula in quotes"] }],
  },
  {
    name: "a plain number compared with money",
    line: '  tip: "bill > 100 ? bill * rate : bill"',
    want: [{ code: "dimension_mismatch", suggestion: "100 money" }],
  },
])("$name", ({ line, want }) => {
  const files = base.map(({ path, bytes }) => ({
    path,
    bytes: path.endsWith("tip/calculator.yaml")
      ? new TextEncoder().encode(new TextDecoder().decode(bytes).replace("  tip: bill * rate", line))
      : bytes,
  }));
  expect(checkSpecifications(files, { today: "2026-11-21", version: "" })).toMatchObject(want);
});
