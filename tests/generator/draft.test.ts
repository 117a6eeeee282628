import { join } from "node:path";
import { expect, test } from "vitest";
import { generate } from "../../generator/pipeline/generate.ts";
import { readSpecifications } from "../../generator/specification-files.ts";
import type { SpecificationFile } from "../../generator/read/specification-file.ts";

const calculator = "specs/finance/tip/";
/** What all share, and one calculator with its part and their translations. */
const specifications = readSpecifications(join(import.meta.dirname, "../../")).filter(
  ({ path }) =>
    path.startsWith(calculator) ||
    path.startsWith("specs/finance/parts/currency/") ||
    path === "specs/finance/tables/currency-digits.yaml" ||
    /^specs\/(?:[^/]+\.yaml|units\/.*|words\/.*)$/.test(path),
);
const words = `${calculator}en.yaml`;
const translation = `${calculator}es.yaml`;

function withText(path: string, change: (text: string) => string): readonly SpecificationFile[] {
  return specifications.map((file) => {
    if (file.path !== path) return file;
    const before = new TextDecoder().decode(file.bytes);
    expect(change(before), path).not.toBe(before);
    return { path, bytes: new TextEncoder().encode(change(before)) };
  });
}

function drafted(files: readonly SpecificationFile[]): {
  readonly problems: readonly string[];
  readonly locales: readonly string[] | undefined;
} {
  const { cache, problems } = generate(files, { today: "2026-11-30", version: "1", draft: true });
  return {
    problems: problems.map(({ severity, code, place }) => `${severity} ${code} ${place.file}`),
    locales: cache.calculators["finance/tip"]?.entry.locales,
  };
}

test.each([
  {
    name: "an older translation is shown with a warning",
    given: withText(words, (text) => text.replace(/^title: .*$/m, "title: What to leave")),
    problems: [`warning translation_stale ${translation}`],
    locales: ["en", "es", "zh", "ar"],
  },
  {
    name: "a translation with a gap is left out with a warning",
    given: withText(translation, (text) => text.replace(/^title:.*\n/m, "")),
    problems: [`warning text_missing ${translation}`],
    locales: ["en", "zh", "ar"],
  },
  {
    name: "a translation that is no YAML is left out with a warning",
    given: withText(translation, () => "title: {\n"),
    problems: [`warning bad_yaml ${translation}`],
    locales: ["en", "zh", "ar"],
  },
  {
    name: "a gap in the English words is a mistake as ever",
    given: withText(words, (text) => text.replace(/^title:.*\n/m, "")),
    problems: [`error text_missing ${words}`],
    locales: undefined,
  },
])("while drafting, $name", ({ given, problems, locales }) => {
  const { problems: found, locales: offered } = drafted(given);
  for (const problem of problems) expect(found).toContain(problem);
  expect(found.filter((each) => each.startsWith("error"))).toEqual(
    problems.filter((each) => each.startsWith("error")),
  );
  expect(offered).toEqual(locales);
});

test("what is right in a draft need not be made again, and what is warned of is told again", () => {
  const options = { today: "2026-11-30", version: "1" };
  const { cache } = generate(specifications, options);
  const stale = withText(words, (text) => text.replace(/^title: .*$/m, "title: What to leave"));
  const draft = generate(stale, { ...options, cache, draft: true });
  expect(draft.problems.map(({ severity }) => severity)).toContain("warning");
  // The next draft warns again, and who generates for good has a mistake.
  expect(generate(stale, { ...options, cache: draft.cache, draft: true }).problems).toEqual(draft.problems);
  expect(
    generate(stale, { ...options, cache: draft.cache }).problems.map(({ severity }) => severity),
  ).toContain("error");
  expect(generate(specifications, { ...options, cache, draft: true }).cache).toBe(cache);
});

test("a finished run leaves out what has words in English alone, and asks nothing of its tables", () => {
  const english = specifications.filter(
    ({ path }) => !new RegExp(`^${calculator}(?:es|zh|ar|translated)\\.yaml$`).test(path),
  );
  const made = (finished: boolean): readonly string[] =>
    Object.keys(generate(english, { today: "2026-11-30", version: "1", finished }).cache.calculators);
  expect(made(false)).toEqual(["finance/tip"]);
  expect(made(true)).toEqual([]);
  expect(generate(english, { today: "2026-11-30", version: "1", finished: true }).problems).toEqual([]);
});
