import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { generate } from "../../generator/pipeline/generate.ts";
import { readSpecifications } from "../../generator/specification-files.ts";
import type { SpecificationFile } from "../../generator/read/specification-file.ts";

const specifications = readSpecifications(join(import.meta.dirname, "emit/golden"));
const options = { today: "2026-11-21", version: "1" };
const first = generate(specifications, options);

/** The specifications with one file's text changed; without a change, the file is left out. */
function withFile(path: string, change?: (text: string) => string): readonly SpecificationFile[] {
  expect(
    specifications.some((file) => file.path === path),
    path,
  ).toBe(true);
  return specifications.flatMap((file) => {
    if (file.path !== path) return [file];
    return change === undefined
      ? []
      : [{ path, bytes: new TextEncoder().encode(change(new TextDecoder().decode(file.bytes))) }];
  });
}

/** Which files are made again; the texts of the others still stand. */
function madeAgain(files: readonly SpecificationFile[], version = "1"): readonly string[] {
  const { files: generated, problems } = generate(files, { ...options, version, cache: first.cache });
  expect(problems).toEqual([]);
  return [...generated]
    .flatMap(([path, text]) => (text === undefined ? [] : [path]))
    .filter((path) => !path.startsWith("generated/schemas/"));
}

const wordsIn = (locale: string): readonly string[] => [
  `generated/words/${locale}.json`,
  `generated/words/browser/${locale}.json`,
];
const common = [
  "generated/catalog.ts",
  "generated/library.ts",
  "generated/ask/names-in-all.json",
  "generated/tests/search-lines.json",
  "generated/ask/cases/en.json",
  "generated/ask/cases/zh-hant.json",
  "generated/ask/phrases/en.json",
  "generated/ask/phrases/zh-hant.json",
  "generated/ask/words/en.ts",
  "generated/ask/words/zh-hant.ts",
  "generated/ask/en.json",
  "generated/ask/zh-hant.json",
  "generated/search/en.json",
  "generated/search/zh-hant.json",
];
const all = [...first.files.keys()].filter((path) => !path.startsWith("generated/schemas/"));
const of = (calculator: string): readonly string[] => all.filter((path) => path.includes(calculator));

describe("what is made again", () => {
  test.each([
    { name: "nothing, when nothing changed", given: specifications, want: [] },
    {
      name: "a calculator whose specification changed",
      given: withFile("specs/math/names/calculator.yaml", (text) => `${text}# more\n`),
      want: [...of("math/names"), ...common],
    },
    {
      name: "a calculator whose words changed",
      given: withFile("specs/math/names/en.yaml", (text) =>
        text.replace("title: Names", "title: Other names"),
      ),
      want: [...of("math/names"), ...common],
    },
    ...["part.yaml", "en.yaml"].map((file) => ({
      name: `a part and the calculators that see it, when its ${file} changed`,
      given: withFile(`specs/math/parts/rectangle/${file}`, (text) => `${text}# more\n`),
      want: [...of("math/"), ...common],
    })),
    {
      name: "calculators that see a table whose words changed",
      given: withFile("specs/math/everything/tables/fees/en.yaml", (text) => `${text}# more\n`),
      want: [...of("math/everything"), ...common],
    },
    {
      name: "calculators that see a table that changed",
      given: withFile("specs/math/everything/tables/fees.yaml", (text) =>
        text.replace("[small, 0, 5,", "[small, 0, 6,"),
      ),
      want: [...of("math/everything"), ...common],
    },
    {
      name: "a language's shared words, when they changed",
      given: withFile("specs/words/zh-hant.yaml", (text) => `${text}# more\n`),
      want: [...wordsIn("zh-hant"), ...common],
    },
    {
      name: "the shared words of all languages, when the English ones changed",
      given: withFile("specs/words/en.yaml", (text) => text.replace("Sample", "Samples")),
      want: [...wordsIn("en"), ...wordsIn("zh-hant"), ...common],
    },
    {
      name: "calculators whose options have a name from the shared words that changed",
      given: withFile("specs/words/en.yaml", (text) => text.replace("Sunday", "The first day")),
      want: [...wordsIn("en"), ...wordsIn("zh-hant"), ...of("math/everything"), ...common],
    },
    {
      name: "everything, when a unit changed",
      given: withFile("specs/units/length.yaml", (text) => text.replace("0.3048", "0.3")),
      want: all,
    },
    {
      name: "everything, when the languages changed",
      given: withFile("specs/locales.yaml", (text) => text.replace("繁體中文", "中文")),
      want: all,
    },
  ])("$name", ({ given, want }) => {
    expect(madeAgain(given).toSorted()).toEqual([...want].toSorted());
  });

  test("everything, when the generator changed", () => {
    expect(madeAgain(specifications, "2").toSorted()).toEqual(all.toSorted());
  });

  test("a table no calculator can see is looked at all the same", () => {
    const lonely = { path: "specs/food/tables/spices.yaml", bytes: new TextEncoder().encode("id: spice\n") };
    const { problems } = generate([...specifications, lonely], { ...options, cache: first.cache });
    expect(new Set(problems.map(({ place }) => place.file))).toEqual(new Set([lonely.path]));
  });
});

describe("a remembered run", () => {
  test("gives the files and the cache of a run without", () => {
    const { files, cache } = generate(specifications, { ...options, cache: first.cache });
    expect([...files.keys()].toSorted()).toEqual([...first.files.keys()].toSorted());
    expect(cache).toEqual(first.cache);
  });

  test("makes of what changed what a run without makes", () => {
    const changed = withFile("specs/math/names/calculator.yaml", (text) => `${text}# more\n`);
    const fresh = generate(changed, options);
    const { files, cache } = generate(changed, { ...options, cache: first.cache });
    const made = [...files].filter(([, text]) => text !== undefined);
    expect(made).toEqual(made.map(([path]) => [path, fresh.files.get(path)]));
    expect(cache).toEqual(fresh.cache);
  });

  test("forgets a calculator that is gone", () => {
    const left = specifications.filter(({ path }) => !path.startsWith("specs/math/names/"));
    const { files, cache } = generate(left, { ...options, cache: first.cache });
    expect([...files.keys()].filter((path) => path.includes("math/names"))).toEqual([]);
    expect(Object.keys(cache.calculators)).toEqual(["math/everything", "math/room"]);
    expect(JSON.stringify(files.get("generated/catalog.ts"))).not.toContain(String.raw`id: \"math/names\"`);
  });

  test("tells the mistakes of a part where they are, whatever uses it", () => {
    const { problems } = generate(
      withFile("specs/math/parts/rectangle/part.yaml", (text) => text.replace("area / 2", "areal / 2")),
      { ...options, cache: first.cache },
    );
    expect(problems.map(({ code, place }) => `${code} in ${place.file}`)).toEqual([
      "unknown_name in specs/math/parts/rectangle/part.yaml",
    ]);
  });

  test("tells the mistakes of what changed", () => {
    const { problems } = generate(
      withFile("specs/math/names/calculator.yaml", (text) =>
        text.replace("round(row / shown, 0)", "round(rw / shown, 0)"),
      ),
      { ...options, cache: first.cache },
    );
    expect(problems.map(({ code }) => code)).toEqual(["unknown_name"]);
  });
});
