import { join } from "node:path";
import { expect, test } from "vitest";
import { selectedFolders } from "../../cli/author/selected-folders.ts";
import { readSpecifications } from "../../generator/specification-files.ts";

const files = readSpecifications(join(import.meta.dirname, "../.."));
const calculators = files.flatMap(({ path }) => /^specs\/(.+)\/calculator\.yaml$/.exec(path)?.[1] ?? []);

test.each(calculators)("to check %s works out none beside it", (id) => {
  const asked = selectedFolders([`specs/${id}`], files);
  const isBeside = (other: string): boolean => other !== id && !other.startsWith(`${id}/`);
  expect(calculators.filter((each) => isBeside(each) && asked?.has(each) !== false)).toEqual([]);
});

test("to check a table works out those that may look it up", () => {
  const asked = selectedFolders(["specs/legal/oregon/tables/sentencing-grid.yaml"], files);
  expect(asked).toContain("legal/oregon/assault");
  expect(asked).not.toContain("legal/texas/tdcj-good-time");
});

test("to check what all share works out everything", () => {
  expect(selectedFolders(["specs/units/length.yaml"], files)).toBeUndefined();
});
