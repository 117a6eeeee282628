/** A new language is files alone: a line in the list of languages, and the words, which another language of the same forms lends here. */
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { generate } from "../../generator/pipeline/generate.ts";
import { readSpecifications } from "../../generator/specification-files.ts";
import type { SpecificationFile } from "../../generator/read/specification-file.ts";

const real = readSpecifications(join(import.meta.dirname, "../.."));
const calculators = ["finance/tip", "health/bmi", "daily-life/age"];
const folders = [...calculators, "finance/parts/currency"];
const isWanted = ({ path }: SpecificationFile): boolean =>
  /^specs\/(?:[^/]+\.yaml|words\/|units\/)/u.test(path) ||
  folders.some((id) => path.startsWith(`specs/${id}/`)) ||
  /^specs\/(?:health|daily-life|finance)\/tables\//u.test(path);
const files = real.filter(isWanted);

const textOf = ({ bytes }: SpecificationFile): string => new TextDecoder().decode(bytes);
const withText = (file: SpecificationFile, text: string): SpecificationFile => ({
  ...file,
  bytes: new TextEncoder().encode(text),
});

describe.each([
  { id: "de", name: "Deutsch", dir: "ltr", lender: "en" },
  { id: "fa", name: "فارسی", dir: "rtl", lender: "en" },
  { id: "ja", name: "日本語", dir: "ltr", lender: "zh" },
])("$id", ({ id, name, dir, lender }) => {
  const added = files.flatMap((file): readonly SpecificationFile[] => {
    const { path } = file;
    if (path === "specs/locales.yaml")
      return [withText(file, `${textOf(file)}  - { id: ${id}, name: ${name}, tag: ${id}, dir: ${dir} }\n`)];
    if (path.endsWith("/translated.yaml"))
      return [
        withText(
          file,
          textOf(file).replaceAll(/languages: \[(.+)\]/gu, (_, ids: string) => {
            const all = [...ids.split(", "), id].toSorted();
            return `languages: [${all.join(", ")}]`;
          }),
        ),
      ];
    return path.endsWith(`/${lender}.yaml`)
      ? [file, { ...file, path: path.replace(/[^/]+$/u, `${id}.yaml`) }]
      : [file];
  });

  test("is offered wherever its words are", () => {
    const { files: made, problems } = generate(added, { today: "2099-12-31", version: "" });
    const own = problems.filter(({ place }) => place.file.endsWith(`/${id}.yaml`));
    expect(own.map(({ code, message, place }) => `${place.file}: ${code} ${message}`)).toEqual([]);
    const words = calculators.map((each) => `generated/calculators/${each}/words/${id}.json`);
    for (const path of [...words, `generated/words/${id}.json`, `generated/search/${id}.json`])
      expect([...made.keys()]).toContain(path);
  });
});
