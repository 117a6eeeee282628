import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { generate } from "../../../generator/pipeline/generate.ts";
import { readSpecifications } from "../../../generator/specification-files.ts";

const specifications = readSpecifications(join(import.meta.dirname, "../emit/golden"));

/** The problems of the golden specifications with a change to files below `specs/math`, each as `code at "marked text"`. */
function problemsWith(changes: Readonly<Record<string, (text: string) => string>>): readonly string[] {
  const texts = new Map(specifications.map(({ path, bytes }) => [path, new TextDecoder().decode(bytes)]));
  for (const [path, change] of Object.entries(changes)) {
    const before = texts.get(`specs/math/${path}`) ?? "";
    expect(change(before), path).not.toBe(before);
    texts.set(`specs/math/${path}`, change(before));
  }
  const files = [...texts].map(([path, text]) => ({ path, bytes: new TextEncoder().encode(text) }));
  return generate(files, { today: "2026-11-21", version: "" }).problems.map(
    ({ code, place: { file, span } }) =>
      `${code} at "${(texts.get(file) ?? "").slice(span.start, span.end)}" in ${file.replace("specs/math/", "")}`,
  );
}

describe("a mistake is told once, where it is", () => {
  test.each([
    {
      name: "what is left out and not there",
      change: (text: string) => text.replace("[not_too_long]", "[not_too_lng]"),
      want: 'unknown_name at "not_too_lng"',
    },
    {
      name: "what is given and no input",
      change: (text: string) => text.replace("strips: 4", "stripes: 4"),
      want: 'unknown_name at "stripes"',
    },
    {
      name: "what is renamed and not there",
      change: (text: string) => text.replace("{ around:", "{ round:"),
      want: 'unknown_name at "round"',
    },
    {
      name: "a key of a use",
      change: (text: string) => text.replace("without:", "wthout:"),
      want: 'unknown_key at "wthout"',
    },
    {
      name: "a formula that is given",
      change: (text: string) => text.replace("wall / 2", "wal / 2"),
      want: 'unknown_name at "wal"',
    },
    {
      name: "a changed key of an input",
      change: (text: string) => text.replace("{ default: 5 meter }", "{ default: 500 meter }"),
      want: 'default_out_of_bounds at "500 meter"',
    },
    {
      name: "an input without type that no part has",
      change: (text: string) => text.replace("  length: {", "  lengthy: {"),
      want: 'missing_key at "lengthy"',
    },
    {
      name: "a schedule of its own under the name of one of the part, whatever gives its rows",
      change: (text: string) => text.replace("outputs:", "schedules:\n  cut: { rows_of: fees }\noutputs:"),
      want: 'part_name_taken at "rectangle"',
    },
  ])("$name", ({ change, want }) => {
    expect(problemsWith({ "room/calculator.yaml": change })).toEqual([`${want} in room/calculator.yaml`]);
  });

  test.each([
    {
      file: "part.yaml",
      change: (text: string) => text.replace("schedules:", "schedule:"),
      want: 'unknown_key at "schedule"',
    },
    {
      file: "part.yaml",
      change: (text: string) => text.replace("2 * (width", "2 * (widt"),
      want: 'unknown_name at "widt"',
    },
    {
      file: "en.yaml",
      change: (text: string) => text.replace("  area: Area\n", ""),
      want: 'text_missing at "formulas"',
    },
    {
      file: "en.yaml",
      change: (text: string) => text.replace("of {length}.", "of {lenth}."),
      want: 'unknown_argument at "{lenth}"',
    },
  ])("in a part's $file: $want", ({ file, change, want }) => {
    expect(problemsWith({ [`parts/rectangle/${file}`]: change })).toEqual([
      `${want} in parts/rectangle/${file}`,
    ]);
  });
});

describe("a part", () => {
  test("may be words alone", () => {
    const list = (text: string): string =>
      text.replace("parts:", "parts:\n  about: {}").replace("[corners, own", "[corners, about, own");
    expect(
      problemsWith({
        "room/calculator.yaml": list,
        "parts/about/part.yaml": () => "{}\n",
        "parts/about/en.yaml": () => "sections: { about: { heading: About, text: Rooms. } }\n",
      }),
    ).toEqual([]);
  });

  test.each([
    {
      name: "a key figure that it does not show",
      change: (text: string) => text.replace("[half_around,", "[half_round,"),
      want: 'unknown_name at "half_round"',
    },
    {
      name: "evidence that it does not draw",
      change: (text: string) => text.replace("evidence: [pieces]", "evidence: [peaces]"),
      want: 'unknown_name at "peaces"',
    },
    {
      name: "a group that none of its inputs is in",
      change: (text: string) => text.replace("  sides: {", "  site: {"),
      want: 'unknown_name at "site"',
    },
  ])("is told $name", ({ change, want }) => {
    expect(problemsWith({ "parts/rectangle/part.yaml": change })).toEqual([
      `${want} in parts/rectangle/part.yaml`,
    ]);
  });

  test("gives a calculator its groups, key figures and evidence, which that may say otherwise or do without", () => {
    const otherwise = (text: string): string =>
      `${text}groups: { sides: { sum: boards } }\nkey_figures: [skirting, longer_by]\n`;
    expect(problemsWith({ "room/calculator.yaml": otherwise })).toEqual([]);
    const without = (text: string): string =>
      text.replace("[not_too_long]", "[not_too_long, charts.pieces, outputs.longer_by, groups.sides]");
    expect(problemsWith({ "room/calculator.yaml": without })).toEqual([]);
  });

  test("may show its main result in some cases alone, which a calculator may not", () => {
    const sometimes = (text: string): string =>
      text.replace("around: { primary: true }", "around: { primary: true, when: longer_by > 0 }");
    expect(problemsWith({ "parts/rectangle/part.yaml": sometimes })).toEqual([]);
    const asMain = (text: string): string => text.replace("boards: { primary: true }", "boards: {}");
    expect(problemsWith({ "parts/rectangle/part.yaml": sometimes, "room/calculator.yaml": asMain })).toEqual([
      'primary_hidden at "when" in parts/rectangle/part.yaml',
    ]);
  });

  test("has checks at what is asked for", () => {
    const check = (text: string): string =>
      text.replace("length <= width * longest", "{ that: length <= width * longest, at: [width, length] }");
    const taken = (text: string): string => text.replace("    without: [not_too_long]\n", "");
    expect(problemsWith({ "room/calculator.yaml": taken, "parts/rectangle/part.yaml": check })).toEqual([]);
  });
});

describe("words of a part", () => {
  test("that name what the calculator lacks are asked for anew", () => {
    const name = (text: string): string =>
      text.replace("{ label: Strips }", '{ label: "Strips", hint: "{half}" }');
    expect(problemsWith({ "parts/rectangle/en.yaml": name })).toEqual([
      'unknown_argument at "{half}" in parts/rectangle/en.yaml',
    ]);
    const note = (text: string): string => text.replace("For a length of {length}.", "{longest}");
    expect(problemsWith({ "parts/rectangle/en.yaml": note })).toEqual([]);
  });

  test("are not needed by the calculator that says them itself", () => {
    const own = (text: string): string =>
      text.replace("  wall:", "  length: { label: The other walls }\n  wall:");
    expect(problemsWith({ "room/en.yaml": own })).toEqual([]);
  });
});
