/** What a YAML language server completes by: names that the specifications have, as examples that ask for nothing. */
import { describe, expect, test } from "vitest";
import { emitEditorSchemas } from "../../../generator/emit/editor-schemas.ts";

const schemas = new Map(
  emitEditorSchemas({
    tables: ["sentencing_grid"],
    parts: ["loan"],
    units: ["acre"],
    dimensions: ["length"],
    pages: ["finance/tip"],
  }),
);
const calculator: unknown = JSON.parse(schemas.get("generated/schemas/calculator.schema.json") ?? "null");

function at(...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (part, key) =>
      part !== null && typeof part === "object"
        ? Object.entries(part).find(([name]) => name === key)?.[1]
        : undefined,
    calculator,
  );
}

describe("an editor offers", () => {
  test.each([
    {
      what: "tables",
      path: ["definitions", "lookup", "properties", "lookup", "examples"],
      want: ["sentencing_grid"],
    },
    { what: "pages", path: ["properties", "related", "items", "examples"], want: ["finance/tip"] },
    { what: "units", path: ["definitions", "output", "properties", "unit", "examples"], want: ["acre"] },
  ])("$what", ({ path, want }) => {
    expect(at(...path)).toEqual(want);
  });

  test("parts by their names", () => {
    expect(at("definitions", "parts", "properties")).toHaveProperty("loan");
  });

  test("functions where a formula is written", () => {
    expect(at("definitions", "constants", "additionalProperties")).toBeDefined();
    expect(JSON.stringify(at("definitions", "check"))).toContain("round(");
  });
});
