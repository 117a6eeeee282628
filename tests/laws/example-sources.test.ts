/** What the worked examples rest on. */
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { exampleCoverage } from "../../cli/author/example-coverage.ts";
import { catalog } from "../../generated/catalog.ts";
import { leastPrimary } from "../../generator/examples/unfinished.ts";
import { assert } from "../../generator/runtime/assert.ts";
import { readSpecifications } from "../../generator/specification-files.ts";

const root = join(import.meta.dirname, "../..");
const general = catalog.map(({ id }) => id).filter((id) => !id.startsWith("legal/"));

const leastPrimaryOfLaw = 250;

describe.each(general)("the examples of %s", (id) => {
  const coverage = exampleCoverage(root, id);
  assert(coverage !== undefined, `${id} has a specification`);

  test("each say what kind of source they come from", () => {
    expect(coverage.by_kind.unnamed).toBe(0);
  });

  test("are from primary sources, three at least", () => {
    expect(coverage.primary).toBeGreaterThanOrEqual(leastPrimary);
  });

  test("that are primary can be looked up: at an address, or in a book by edition and page", () => {
    expect(coverage.without_address).toEqual([]);
  });
});

describe("the examples of law", () => {
  const coverages = catalog.flatMap(({ id }) => (id.startsWith("legal/") ? [exampleCoverage(root, id)] : []));

  test("are counted of every calculator", () => {
    expect(coverages).not.toContain(undefined);
  });

  test("each say what kind of source they come from", () => {
    const unnamed = coverages.filter((coverage) => (coverage?.by_kind.unnamed ?? 0) > 0);
    expect(unnamed.map((coverage) => coverage?.calculator)).toEqual([]);
  });

  test("are from statutes, opinions and agencies, three at least of each calculator", () => {
    const few = coverages.filter((coverage) => (coverage?.primary ?? 0) < leastPrimary);
    expect(few.map((coverage) => coverage?.calculator)).toEqual([]);
  });

  test("are 250 at least from such sources", () => {
    const primary = coverages.reduce((sum, coverage) => sum + (coverage?.primary ?? 0), 0);
    expect(primary).toBeGreaterThanOrEqual(leastPrimaryOfLaw);
  });
});

test("no source is a page of questions and answers, where anybody may have written", () => {
  const asked =
    /https?:\/\/(?:[\w-]+\.)*(?:answers|quora|reddit|stackexchange|stackoverflow|avvo|justanswer|brainly|chegg)\.\w+\//;
  const found = readSpecifications(root).flatMap(({ path, bytes }) =>
    [...new TextDecoder().decode(bytes).matchAll(new RegExp(asked, "g"))].map(
      ([address]) => `${path}: ${address}`,
    ),
  );
  expect(found).toEqual([]);
});
