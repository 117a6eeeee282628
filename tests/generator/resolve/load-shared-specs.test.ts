import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { TableModel } from "../../../generator/constructs/table-model.ts";
import { loadSharedSpecs } from "../../../generator/resolve/load-shared-specs.ts";
import { readSpecifications } from "../../../generator/specification-files.ts";
import type { SpecificationFile } from "../../../generator/read/specification-file.ts";

const files = readSpecifications(join(import.meta.dirname, "../../.."));
const today = "2026-11-25";

function load(
  specifications: readonly SpecificationFile[],
  day: string,
): { readonly table: TableModel | undefined; readonly codes: readonly string[] } {
  const { sharedSpecs, problems } = loadSharedSpecs(specifications, day);
  const table = sharedSpecs.table("health/bmi/bmi_class");
  return { table, codes: problems().map(({ code }) => code) };
}

/** The same files, with a line more in one. */
function withLine(path: string, line: string): readonly SpecificationFile[] {
  expect(files.map((file) => file.path)).toContain(path);
  return files.map((file) =>
    file.path === path ? { path, bytes: Buffer.concat([file.bytes, Buffer.from(line)]) } : file,
  );
}

describe("a table that was proven", () => {
  const { table, codes } = load(files, today);

  test("is right, and as it was when nothing changed", () => {
    expect(codes).toEqual([]);
    expect(table?.id).toBe("bmi_class");
    expect(load(files, today).table).toBe(table);
  });

  test("is proven again on another day, before its figures were checked", () => {
    const earlier = load(files, "2020-01-01");
    expect(earlier.table).toBe(undefined);
    expect(earlier.codes).not.toEqual([]);
  });

  test.each(["specs/health/bmi/tables/bmi-class.yaml", "specs/units/mass.yaml"])(
    "is proven again when %s changes",
    (path) => {
      const again = load(withLine(path, "# one line more\n"), today);
      expect(again.codes).toEqual([]);
      expect(again.table).not.toBe(table);
      expect(again.table).toEqual(table);
    },
  );
});
