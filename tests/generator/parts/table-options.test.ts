import { join } from "node:path";
import { expect, test } from "vitest";
import { generate } from "../../../generator/pipeline/generate.ts";
import { readSpecifications } from "../../../generator/specification-files.ts";

const base = readSpecifications(join(import.meta.dirname, "../bad/base"));

const places = `id: places
keys:
  place: { type: choice }
  since: { type: range, of: number, min: 0 }
columns: { rate: { type: percent } }
periods:
  - citation: { title: Price list, status: official, checked_on: 2026-01-31 }
    rows: [[inn, 0, 10%], [bar, 0, 5%]]
`;

/** The tip calculator, asking for a place of a table. */
const asking: Readonly<Record<string, (text: string) => string>> = {
  "calculator.yaml": (text) =>
    text
      .replace("inputs:\n", "inputs:\n  place: { type: choice, options: places.place, default: bar }\n")
      .replace("formulas:\n", "formulas:\n  row: { lookup: places, keys: { place: place, since: 1 } }\n")
      .replace("tip: bill * rate", "tip: bill * (rate + row.rate)"),
  "en.yaml": (text) =>
    text
      .replace("inputs:\n", "inputs:\n  place: { label: Place, options: { inn: Inn, bar: Bar } }\n")
      .replace("outputs:\n", "formulas: { row: Place }\ncolumns: { rate: Share }\noutputs:\n"),
  "tables/places.yaml": () => places,
};

/** What is wrong with it once `from` is `to`, each with the text it marks. */
function problemsWith(file: string, from: string, to: string): readonly string[] {
  const texts = new Map(base.map(({ path, bytes }) => [path, new TextDecoder().decode(bytes)]));
  for (const [name, change] of Object.entries(asking)) {
    const path = `specs/finance/tip/${name}`;
    const text = change(texts.get(path) ?? "");
    texts.set(path, name === file ? text.replace(from, to) : text);
  }
  const files = [...texts].map(([path, text]) => ({ path, bytes: new TextEncoder().encode(text) }));
  return generate(files, { today: "2026-11-21", version: "" }).problems.map(
    ({ code, place: { file: at, span } }) =>
      `${code} at "${(texts.get(at) ?? "").slice(span.start, span.end)}"`,
  );
}

test("a choice has the options that the rows of its table name", () => {
  expect(problemsWith("calculator.yaml", "places.place", "places.place")).toEqual([]);
  expect(problemsWith("calculator.yaml", "default: bar", "default: pub")).toEqual(['bad_default at "pub"']);
});

test.each([
  {
    file: "calculator.yaml",
    from: "places.place",
    to: "plces.place",
    want: 'unknown_table at "plces.place"',
  },
  {
    file: "calculator.yaml",
    from: "places.place",
    to: "places.plac",
    want: 'lookup_key_unknown at "places.plac"',
  },
  { file: "calculator.yaml", from: "places.place", to: "places.since", want: 'bad_value at "places.since"' },
  { file: "calculator.yaml", from: "places.place", to: "places", want: 'bad_value at "places"' },
  { file: "en.yaml", from: "bar: Bar", to: "pub: Pub", want: 'text_unknown_key at "pub"' },
  { file: "tables/places.yaml", from: "[bar, 0", to: "[a bar, 0", want: 'table_cell at "a bar"' },
  {
    file: "tables/places.yaml",
    from: "columns:",
    to: "across: place\ncolumns:",
    want: 'table_across at "place"',
  },
  // The calculator is not blamed for its table.
  { file: "tables/places.yaml", from: "official", to: "offical", want: 'bad_value at "offical"' },
])("$to in $file is one mistake", ({ file, from, to, want }) => {
  expect(problemsWith(file, from, to)).toEqual([want]);
});
