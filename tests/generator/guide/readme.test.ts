import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { generate } from "../../../generator/pipeline/generate.ts";
import type { SpecificationFile } from "../../../generator/read/specification-file.ts";
import { flattenTexts } from "../../../generator/words/words.ts";
import { readSpecifications } from "../../../generator/specification-files.ts";
import { sourceOf } from "../check/source-of.ts";

const root = process.cwd();
const folder = "specs/daily-life/paint";
const guide = readFileSync("specs/README.md", "utf8");

/** The files the guide writes out in full: a path in backquotes, then a block of YAML. */
const written = new Map(
  [...guide.matchAll(/^`(specs\/[\w/.-]+\.yaml)`\n\n```yaml\n([\s\S]*?)^```/gm)].map(
    ([, path = "", text = ""]) => [path, text],
  ),
);

function accepted(): string {
  const english = flattenTexts(sourceOf(written.get(`${folder}/en.yaml`) ?? "").value);
  return [...english]
    .map(([key, text]) => `${key}: [{ text: ${JSON.stringify(text)}, languages: [es] }]\n`)
    .join("");
}

describe("the calculator of the author's guide", () => {
  it("is written out in full", () => {
    expect([...written.keys()]).toEqual([
      `${folder}/calculator.yaml`,
      `${folder}/tables/paint-spread.yaml`,
      `${folder}/en.yaml`,
      "specs/daily-life/parts/sales-tax/part.yaml",
      "specs/daily-life/parts/sales-tax/en.yaml",
      "specs/daily-life/sale-price/calculator.yaml",
      "specs/daily-life/sale-price/en.yaml",
      `${folder}/es.yaml`,
    ]);
  });

  it("is right as it stands", () => {
    const shared = readSpecifications(root).filter(({ path }) =>
      /^specs\/(units\/|words\/en|locales|categories)/.test(path),
    );
    // A language is offered once the shared words are there; which words they are does not matter here.
    const own = new Map([
      ["specs/words/es.yaml", "site: { name: Plainsum }"],
      ...written,
      [`${folder}/translated.yaml`, accepted()],
    ]);
    const files: readonly SpecificationFile[] = [
      ...shared,
      ...[...own].map(([path, text]) => ({ path, bytes: new TextEncoder().encode(text) })),
    ];
    const { files: generated, problems } = generate(files, { today: "2026-11-21", version: "test" });
    expect(
      problems
        .filter(({ place }) => place.file.startsWith("specs/daily-life/"))
        .map(({ number, message }) => `${number} ${message}`),
    ).toEqual([]);
    expect(JSON.stringify(generated.get("generated/calculators/daily-life/paint/words/es.json"))).toContain(
      "Calculadora de pintura",
    );
  });
});
