/** What an author writes either has an effect or is reported: each of these once went by without a word. */
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { resolveFolder } from "../../generator/pipeline/calculator.ts";
import { generate } from "../../generator/pipeline/generate.ts";
import type { CalculatorFolder } from "../../generator/read/calculator-folder.ts";
import { loadSharedSpecs } from "../../generator/resolve/load-shared-specs.ts";
import { assert } from "../../generator/runtime/assert.ts";
import { readSpecifications } from "../../generator/specification-files.ts";
import type { SpecificationFile } from "../../generator/read/specification-file.ts";

const base = readSpecifications(join(import.meta.dirname, "bad/base"));
const calculator = "specs/finance/tip/calculator.yaml";
const english = "specs/finance/tip/en.yaml";

type Edit = readonly [file: string, from: string, to: string];

function edited(edits: readonly Edit[]): readonly SpecificationFile[] {
  return base.map(({ path, bytes }) => {
    const text = edits
      .filter(([file]) => file === path)
      .reduce((before, [, from, to]) => {
        expect(before, path).toContain(from);
        return before.replace(from, to);
      }, new TextDecoder().decode(bytes));
    return { path, bytes: new TextEncoder().encode(text) };
  });
}

/** Each problem as `code at "marked text"`, or with its file when it stands in no text. */
function problemsOf(files: readonly SpecificationFile[]): readonly string[] {
  return generate(files, { today: "2026-11-21", version: "" }).problems.map(
    ({ code, place: { file, span } }) => {
      const text = new TextDecoder().decode(files.find(({ path }) => path === file)?.bytes);
      return span.start === span.end
        ? `${code} in ${file}`
        : `${code} at "${text.slice(span.start, span.end)}"`;
    },
  );
}

describe("is not dropped", () => {
  const list = (value: string): readonly Edit[] => [
    [
      calculator,
      "outputs:",
      `schedules:\n  others: { of: [1, 2], value: ${value}, columns: { part: value * 2 } }\noutputs:\n  others: {}`,
    ],
    [english, "outputs:", "outputs:\n  others: { label: Others, columns: { value: Value, part: Part } }"],
  ];
  const said = (text: string): readonly Edit[] => [
    [calculator, "tip: bill * rate", "tip: bill * rate\n  spare: bill * 2"],
    [calculator, "  tip: {}", "  tip: { primary: true }\n  said: { text: true }"],
    [
      english,
      "outputs:",
      `formulas: { spare: Spare }\noutputs:\n  said: { label: Said, text: "So ${text}" }`,
    ],
  ];
  const choice: readonly Edit[] = [
    [calculator, "formulas:", "  service: { type: choice, options: [good, poor], default: good }\nformulas:"],
    [calculator, "tip: bill * rate", `tip: 'service == "good" ? bill * rate : 0'`],
  ];
  const digits = (base_: string, first: string): readonly Edit[] => [
    [
      calculator,
      "formulas:",
      `  base: { type: choice, options: ["2", "16"], default: "16" }\n  code: { type: digits, base: ${base_}, default: "${first}" }\nformulas:`,
    ],
    [calculator, "tip: bill * rate", "tip: bill * rate + 0 * length(code) * bill"],
    [calculator, "  tip: {}", "  tip: {}\n  base: {}"],
    [
      english,
      "outputs:",
      "  base: { label: Base }\n  code: { label: Code }\noutputs:\n  base: { label: Base }",
    ],
  ];
  test.each<{ readonly name: string; readonly given: readonly Edit[]; readonly want: readonly string[] }>([
    {
      name: "a formula that no text of the words names",
      given: said("{tip}"),
      want: [`unused_name at "spare"`],
    },
    { name: "nothing, where a text names it", given: said("{spare}"), want: [] },
    {
      name: "the dimension of a list's values",
      given: list("{ type: quantity, dimension: nonsense, unit: meter }"),
      want: [`unknown_dimension at "nonsense"`],
    },
    {
      name: "a unit of another dimension than the list's",
      given: list("{ type: quantity, dimension: length, unit: month }"),
      want: [`unit_of_another at "month"`],
    },
    {
      name: "a dimension there is no file for",
      given: [
        [
          calculator,
          "rate: {",
          "term: { type: quantity, dimension: calendar, unit: month, default: 1 month }\n  rate: {",
        ],
        [english, "  rate: {", "  term: { label: Term }\n  rate: {"],
      ],
      want: [`unknown_dimension at "calendar"`],
    },
    {
      name: "a brace that is not closed",
      given: [
        [
          calculator,
          "source: { title: Arithmetic }, given: {}, expect: { tip: 12 } }",
          "source: { title: Arithmetic }, given: {}, expect: { tip: 12 }",
        ],
      ],
      want: [`bad_yaml at "{"`],
    },
    {
      name: "the name of an option that no choice has",
      given: [
        ...choice,
        [
          english,
          "  rate: {",
          "  service: { label: Service, options: { good: Good, poor: Poor, nonsense: Whatever } }\n  rate: {",
        ],
      ],
      want: [`text_unknown_key at "nonsense"`],
    },
    {
      name: "a name of options for what is no choice",
      given: [[english, "bill: { label: Bill }", "bill: { label: Bill, options: { good: Good } }"]],
      want: [`text_unknown_key at "good"`],
    },
    {
      name: "an option that is a word and has no name",
      given: [
        [calculator, "outputs:", `  kind: 'rate > 0.5 ? "Alpha" : "Beta"'\noutputs:\n  kind: {}`],
        [english, "outputs:", "outputs:\n  kind: { label: Kind }"],
      ],
      want: [`texts_missing at "kind"`],
    },
    {
      name: "a page that the home page is to show and that is not there",
      given: [["specs/categories.yaml", "[finance/tip]", "[finance/tip, finance/tipp]"]],
      want: [`unknown_calculator at "finance/tipp"`],
    },
    {
      name: "a map without texts below a name that is none",
      given: [[english, "outputs:", "outputs:\n  nonsense: {}"]],
      want: [`text_unknown_key at "nonsense"`],
    },
    {
      name: "a digit that the base does not have",
      given: digits("2", "102"),
      want: [`bad_default at ""102""`],
    },
    {
      name: "a digit that the base of another input does not have",
      given: digits("base", "1G"),
      want: [`bad_default at ""1G""`],
    },
  ])("$name", ({ given, want }) => {
    expect(problemsOf(edited(given))).toEqual(want);
  });

  test("a power of nothing, whose units then measure nothing", () => {
    const given: readonly Edit[] = [
      ["specs/units/month.yaml", "month: 1 }", "month: 0 }"],
      [
        calculator,
        "rate: {",
        "term: { type: quantity, dimension: month, unit: month, default: 1 month }\n  rate: {",
      ],
      [english, "  rate: {", "  term: { label: Term }\n  rate: {"],
    ];
    expect(problemsOf(edited(given))).toContain(`bad_value at "0"`);
  });

  test.each(["Bad Name_é", "A", "a_b", "<script>", "-a", "index", "404", "x\nthrow new Error(1)\n"])(
    "the folder %j",
    (name) => {
      const files = base.map(({ path, bytes }) => ({
        path: path.replace("finance/tip/", `finance/${name}/`),
        bytes,
      }));
      expect(new Set(problemsOf(files))).toEqual(
        new Set([
          `misnamed_file in specs/finance/${name}/calculator.yaml`,
          `misnamed_file in specs/finance/${name}/en.yaml`,
        ]),
      );
    },
  );
});

test("the names a result has for its options, where an input has the same options", () => {
  const files = edited([
    [
      calculator,
      "formulas:",
      "  service: { type: choice, options: [good, poor, none], default: good }\nformulas:",
    ],
    [
      calculator,
      "tip: bill * rate",
      `tip: 'service == "good" ? bill * rate : 0'\n  worth: 'rate > 0.2 ? "good" : "poor"'`,
    ],
    [calculator, "  tip: {}", "  tip: { primary: true }\n  worth: {}"],
    [
      english,
      "  rate: {",
      "  service: { label: Service, options: { good: Good, poor: Poor, none: None } }\n  rate: {",
    ],
    [
      english,
      "outputs:",
      "outputs:\n  worth: { label: Worth, options: { good: Large bill, poor: Small bill } }",
    ],
  ]);
  const folder: CalculatorFolder = {
    id: "finance/tip",
    files: files.filter(({ path }) => path.startsWith("specs/finance/tip/")),
  };
  const { sharedSpecs } = loadSharedSpecs(files, "2026-11-21");
  const { calculator: resolved, problems } = resolveFolder(folder, sharedSpecs, {
    nameOf: () => undefined,
    keysIn: () => [],
    areKnown: () => true,
  });
  expect(problems).toEqual([]);
  const display = resolved?.model.description.displays["worth"];
  assert(display?.kind === "choice", "it is a choice");
  expect(resolved?.words.get("en")?.[`choices.${display.set}.good`]).toBe("Large bill");
});

describe("is taken as written", () => {
  test.each<{ readonly name: string; readonly given: readonly Edit[] }>([
    {
      name: "a comment after a value",
      given: [[calculator, "tip: bill * rate", "tip: bill * rate # what is left"]],
    },
    {
      name: "a text with ` #` in quotes",
      given: [[english, "title: Tip calculator", `title: "Tip #1 calculator"`]],
    },
    {
      name: "isolated text in a line of another direction",
      given: [[english, "Bill }", `"\u2066A+\u2069" }`]],
    },
    {
      name: "bold text and links",
      given: [
        [english, "The tip is {tip}.", `"**{tip}**, [more](/en/finance/tip), [all](https://example.org)."`],
      ],
    },
  ])("$name", ({ given }) => {
    expect(problemsOf(edited(given))).toEqual([]);
  });
});
