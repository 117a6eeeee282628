/**
 * One mistake, one message: a good specification with one thing wrong gets exactly one problem, at the place of the
 * mistake or where its lack shows. Each kind of mistake is made everywhere it can be; which are tried is drawn anew
 * from a fixed seed.
 */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { showDiagnostics } from "../../generator/diagnostics/show.ts";
import type { SpecificationFile } from "../../generator/specification.ts";
import { mistakes } from "./mistakes/mistakes.ts";
import { mistaken, paint, problemsOf } from "./mistakes/paint.ts";

const folder = "specs/daily-life/paint/";
const own = paint.filter(({ path }) => path.startsWith(folder) && !path.endsWith("translated.yaml"));

/** Turns a text that matches into a mistake; undefined where this text cannot be mistaken so. */
interface Kind {
  readonly files: RegExp;
  readonly pattern: RegExp;
  readonly damage: (found: string) => string;
}

const kinds: Readonly<Record<string, Kind>> = {
  "a letter doubled in a key": {
    files: /calculator|table/,
    pattern:
      /(?<=[{,\n] *)(?:type|default|min|max|options|dimension|unit|primary|source|given|expect|digits|that|lookup|rows|citation|status|checked_on)(?=: )/g,
    damage: (key) => `${key}${key.slice(-1)}`,
  },
  "a letter lost from a name in a formula": {
    files: /calculator/,
    pattern: /(?<=: (?:ceil\()?)(?:paint|cans) (?=[*/])/g,
    damage: (name) => `${name.trim().slice(1)} `,
  },
  "a quote that is not closed": {
    files: /calculator|en\.yaml/,
    pattern: /"(?=\n|$)|'(?=\n|$)/g,
    damage: () => "",
  },
  "a brace that is not closed": {
    files: /calculator|en\.yaml|tables/,
    pattern: / \}(?=\n|$)/g,
    damage: () => "",
  },
  "a bracket that is not closed": { files: /calculator|tables/, pattern: /\](?=\n|$)/g, damage: () => "" },
  "a unit that does not exist": {
    files: /calculator/,
    pattern: /(?<=(?:unit: |40 |\b5 ))(?:square_meter|liter)(?=\n)/g,
    damage: (unit) => `${unit}x`,
  },
  "a word of no text": {
    files: /en\.yaml/,
    pattern: /(?<=\n {2})(?:wall|coats|paint|cost)(?=: \{ label)/g,
    damage: (id) => `${id}_${id}`,
  },
};

/** Every place where a mistake of this kind can be made. */
function placesOf({
  files,
  pattern,
}: Kind): readonly { readonly path: string; readonly index: number; readonly found: string }[] {
  return own
    .filter(({ path }) => files.test(path) && !path.endsWith("es.yaml"))
    .flatMap(({ path, bytes }) =>
      [...new TextDecoder().decode(bytes).matchAll(pattern)].map((match) => ({
        path,
        index: match.index,
        found: match[0],
      })),
    );
}

function damaged(path: string, index: number, found: string, to: string): readonly SpecificationFile[] {
  return paint.map((file) => {
    if (file.path !== path) return file;
    const text = new TextDecoder().decode(file.bytes);
    return {
      path,
      bytes: new TextEncoder().encode(text.slice(0, index) + to + text.slice(index + found.length)),
    };
  });
}

describe.each(Object.entries(kinds))("%s", (name, kind) => {
  test("is one message", () => {
    const places = placesOf(kind);
    expect(places.length, name).toBeGreaterThan(0);
    fc.assert(
      fc.property(fc.constantFrom(...places), ({ path, index, found }) => {
        const files = damaged(path, index, found, kind.damage(found));
        const problems = problemsOf(files);
        const textOf = (file: string): string =>
          new TextDecoder().decode(files.find((each) => each.path === file)?.bytes);
        if (problems.length !== 1) throw new Error(showDiagnostics(problems, textOf));
      }),
      { seed: 7, numRuns: 12 },
    );
  });
});

test("each mistake that authors make is one message", () => {
  const several = Object.entries(mistakes)
    .map(([name, edit]) => ({ name, problems: problemsOf(mistaken(edit)).length }))
    .filter(({ problems }) => problems !== 1);
  expect(several).toEqual([]);
});
