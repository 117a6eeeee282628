/**
 * One mistake, one message: a right specification with one thing wrong gets exactly one problem, at the place of the
 * mistake or where its lack shows. Each kind is made at some of the places where it can be made, always the same ones.
 */
import { createHash } from "node:crypto";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { checkSpecifications } from "../../generator/commands/check-specifications.ts";
import type { Diagnostic } from "../../generator/diagnostics/diagnostic.ts";
import { lineAndColumn } from "../../generator/diagnostics/excerpt.ts";
import { showDiagnostics } from "../../generator/diagnostics/show.ts";
import { generate } from "../../generator/pipeline/generate.ts";
import { readSpecifications } from "../../generator/specification-files.ts";
import { cached } from "../../generator/runtime/intl-cache.ts";
import type { SpecificationFile } from "../../generator/read/specification-file.ts";
import { everyExample } from "../setup/sampled-examples.ts";
import { mistakeKinds, type MistakeKind } from "./mistakes/kinds.ts";

/** How many places of each kind are tried. */
const tried = everyExample ? 4 : 1;

const real = readSpecifications(join(import.meta.dirname, "../.."));
// Later than any day on which sources were checked.
const options = { today: "2099-12-31", version: "" };
const textOf = ({ bytes }: SpecificationFile): string => new TextDecoder().decode(bytes);
const calculators = real.flatMap(({ path }) => /^specs\/(.+)\/calculator\.yaml$/.exec(path)?.[1] ?? []);

/** What all calculators share. */
const shared = real.filter(
  ({ path }) => !path.includes("/tables/") && !calculators.some((other) => isIn(other, path)),
);
/** Shared words are found right once: they are not read again for every mistake. */
const { cache } = generate(shared, options);

/** A file of its own: what lies in the folder of a calculator, but not in that of another below it, nor in a part's. */
function isIn(id: string, path: string): boolean {
  if (!path.startsWith(`specs/${id}/`)) return false;
  if (path.slice(`specs/${id}/`.length).startsWith("parts/")) return false;
  return !calculators.some((other) => other.startsWith(`${id}/`) && path.startsWith(`specs/${other}/`));
}

const ownFiles = cached((id: string): readonly SpecificationFile[] => {
  const specification = real.find(({ path }) => path === `specs/${id}/calculator.yaml`);
  // A part it takes in looks up tables too.
  const taken = specification === undefined ? "" : textOf(specification);
  const parts = real.filter(({ path }) => {
    const [, folder, name = ""] = /^specs\/(.+)\/parts\/([^/]+)\/part\.yaml$/.exec(path) ?? [];
    const isNear = folder !== undefined && (id === folder || id.startsWith(`${folder}/`));
    return isNear && new RegExp(`^  ${name}:`, "m").test(taken);
  });
  const text = [...(specification === undefined ? [] : [specification]), ...parts].map(textOf).join("\n");
  return real.filter(({ path }) => {
    const [, table] = /\/tables\/([^/]+)(?:\/[^/]+)?\.yaml$/.exec(path) ?? [];
    if (table !== undefined) {
      const named = table.replaceAll("-", "_");
      return new RegExp(`\\b(?:lookup|table): ${named}\\b|\\bdays_off:[^\\]]*?\\b${named}:`).test(text);
    }
    return isIn(id, path);
  });
});

interface Mistake {
  readonly calculator: string;
  readonly path: string;
  readonly text: string;
  readonly index: number;
  readonly found: string;
}

/** Some of the places where a mistake can be made, chosen by what stands there: an edit elsewhere changes none of them. */
function placesOf(name: string, { files, pattern }: MistakeKind): readonly Mistake[] {
  const all = calculators.flatMap((calculator) =>
    ownFiles(calculator)
      .filter(({ path }) => files.test(path))
      .flatMap((file) => {
        const text = textOf(file);
        return [...text.matchAll(pattern)].map(({ index, 0: found }) => ({
          calculator,
          path: file.path,
          text,
          index,
          found,
        }));
      }),
  );
  const rankOf = ({ path, text, index }: Mistake): string =>
    createHash("sha256")
      .update(`${name} ${path} ${text.slice(index - 40, index + 40)}`)
      .digest("hex");
  return all
    .map((place) => ({ place, rank: rankOf(place) }))
    .toSorted((one, other) => (one.rank < other.rank ? -1 : 1))
    .slice(0, tried)
    .map(({ place }) => place);
}

/** The problems of a calculator with one file changed, or taken away. */
function problemsWith(
  calculator: string,
  path: string,
  text: string | undefined,
): { readonly problems: readonly Diagnostic[]; readonly shown: string } {
  // Alone, with the tables it looks up and what all share.
  const files = [...shared, ...ownFiles(calculator)];
  const others = files.filter((file) => file.path !== path);
  const all = text === undefined ? others : [...others, { path, bytes: new TextEncoder().encode(text) }];
  const found = checkSpecifications(all, { ...options, cache, isWanted: (id) => id === calculator });
  // The other calculators are left out here.
  const problems = found.filter(({ code }) => code !== "unknown_calculator");
  const shown = showDiagnostics(problems, (file) => {
    const own = all.find((each) => each.path === file);
    return own === undefined ? "" : textOf(own);
  });
  return { problems, shown };
}

describe.each(Object.entries(mistakeKinds))("%s", (name, kind) => {
  const places = placesOf(name, kind);

  test("can be made", () => {
    expect(places.length).toBeGreaterThan(0);
  });

  test.each(
    places.map((place) => [`${place.path}:${lineAndColumn(place.text, place.index).line}`, place] as const),
  )("is one message, %s", (_, { calculator, path, text, index, found }) => {
    const changed = text.slice(0, index) + kind.damage(found) + text.slice(index + found.length);
    const { problems, shown } = problemsWith(calculator, path, changed);
    expect(problems, shown).toHaveLength(1);
    if (kind.isElsewhere === true) return;
    const [place] = problems.map((problem) => problem.place);
    const line = lineAndColumn(changed, index).line;
    expect(place?.file, shown).toBe(path);
    expect(Math.abs(lineAndColumn(changed, place?.span.start ?? 0).line - line), shown).toBeLessThanOrEqual(
      1,
    );
  });
});

test.each([
  { calculator: "health/bmi", path: "specs/health/bmi/en.yaml", code: "words_missing" },
  { calculator: "health/bmi", path: "specs/health/bmi/calculator.yaml", code: "file_missing" },
  { calculator: "health/bmi", path: "specs/health/bmi/tables/bmi-class.yaml", code: "unknown_table" },
  { calculator: "health/bmi", path: "specs/categories.yaml", code: "file_missing" },
  { calculator: "conversion/area-converter", path: "specs/words/es.yaml", code: "file_missing" },
  { calculator: "conversion/area-converter", path: "specs/units/words/es.yaml", code: "file_missing" },
])("a missing file is one message: $path", ({ calculator, path, code }) => {
  const { problems, shown } = problemsWith(calculator, path, undefined);
  expect(
    problems.map((problem) => problem.code),
    shown,
  ).toEqual([code]);
});

test.each([
  { calculator: "finance/mortgage", path: "specs/finance/mortgage/en.yaml" },
  { calculator: "finance/mortgage", path: "specs/finance/mortgage/es.yaml" },
  { calculator: "finance/mortgage", path: "specs/finance/parts/loan/en.yaml" },
  { calculator: "finance/mortgage", path: "specs/finance/parts/loan/es.yaml" },
  { calculator: "daily-life/time-duration", path: "specs/daily-life/tables/japanese-holidays/en.yaml" },
  { calculator: "daily-life/time-duration", path: "specs/daily-life/tables/japanese-holidays/es.yaml" },
  { calculator: "conversion/area-converter", path: "specs/words/en.yaml" },
  { calculator: "conversion/area-converter", path: "specs/words/es.yaml" },
  { calculator: "conversion/area-converter", path: "specs/units/words/en.yaml" },
  { calculator: "conversion/area-converter", path: "specs/units/words/es.yaml" },
])("a words file that cannot be read is one message: $path", ({ calculator, path }) => {
  const file = real.find((each) => each.path === path);
  const { problems, shown } = problemsWith(
    calculator,
    path,
    `${file === undefined ? "" : textOf(file)}\nmore: "\n`,
  );
  expect(
    problems.map(({ code, place }) => [code, place.file]),
    shown,
  ).toEqual([["bad_yaml", path]]);
});

test.each([
  {
    name: "a unit written twice",
    calculator: "conversion/area-converter",
    path: "specs/units/words/en.yaml",
    from: /\n {2}rood: .*/,
    to: "$&$&",
    code: "duplicate_key",
  },
  {
    name: "an English text under another name, which translations have",
    calculator: "finance/tip",
    path: "specs/finance/tip/en.yaml",
    from: "  bill:\n",
    to: "  bil:\n",
    code: "text_unknown_key",
  },
  {
    name: "a misspelled key of a table that only texts name",
    calculator: "legal/texas/tdcj-good-time",
    path: "specs/legal/texas/tables/diligent-participation.yaml",
    from: /citation(?=:)/,
    to: "citationn",
    code: "unknown_key",
  },
  {
    name: "a list for whether a result is a main one",
    calculator: "legal/texas/tdcj-good-time",
    path: "specs/legal/texas/tdcj-good-time/calculator.yaml",
    from: /(?<=no_last_day: .*primary: )true/,
    to: "[true]",
    code: "wrong_type",
  },
])("$name is one message", ({ calculator, path, from, to, code }) => {
  const file = real.find((each) => each.path === path);
  const text = file === undefined ? "" : textOf(file);
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  const { problems, shown } = problemsWith(calculator, path, changed);
  expect(
    problems.map((problem) => problem.code),
    shown,
  ).toEqual([code]);
});
