import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { flattenTexts } from "../../generator/words/words.ts";
import { generate } from "../../generator/pipeline/generate.ts";
import { readSpecifications } from "../../generator/specification-files.ts";

const base = readSpecifications(join(import.meta.dirname, "bad/base"));
const citation = "{ title: SharedSpecs rules, status: official, checked_on: 2026-01-31 }";

/** The problems of the base with these files in place of its own, as `file: code message`; undefined takes a file away. */
function problemsWith(files: Readonly<Record<string, string | undefined>>): readonly string[] {
  const changed = Object.entries(files).flatMap(([path, text]) =>
    text === undefined ? [] : [{ path: `specs/${path}`, bytes: new TextEncoder().encode(text) }],
  );
  const kept = base.filter(({ path }) => !Object.hasOwn(files, path.replace("specs/", "")));
  const all = [...kept, ...changed].toSorted((one, other) => (one.path < other.path ? -1 : 1));
  const { problems } = generate(all, { today: "2026-11-21", version: "" });
  return problems.map(
    ({ place, code, message }) => `${place.file.replace("specs/", "")}: ${code} ${message}`,
  );
}

/** The record of the base's Spanish shared words, each accepted, but one from an older text or not at all. */
function acceptedBut(other: string, old: string | null = "Another text"): string {
  const english = base.find(({ path }) => path === "specs/words/en.yaml");
  return [...flattenTexts(parse(new TextDecoder().decode(english?.bytes)))]
    .flatMap(([key, text]) => {
      const made = key === other ? old : text;
      return made === null ? [] : [`${key}: [{ text: ${JSON.stringify(made)}, languages: [es] }]\n`];
    })
    .join("");
}

describe("each mistake in a shared file is one problem", () => {
  test.each([
    {
      name: "no languages",
      given: { "locales.yaml": undefined },
      want: ["locales.yaml: file_missing There is no file `specs/locales.yaml`"],
    },
    {
      name: "no categories",
      given: { "categories.yaml": undefined },
      want: ["categories.yaml: file_missing There is no file `specs/categories.yaml`"],
    },
    {
      name: "a file of languages that cannot be read",
      given: { "locales.yaml": "locales: [\n" },
      want: ["locales.yaml: bad_yaml This is not valid YAML: this `[` is not closed"],
    },
    {
      name: "a language without words",
      given: { "words/es.yaml": undefined },
      want: ["locales.yaml: file_missing There is no file `specs/words/es.yaml`"],
    },
    {
      name: "shared words translated from an English text that was another",
      given: { "words/translated.yaml": acceptedBut("site.name") },
      want: [
        "words/es.yaml: translation_stale The English text of `site.name` has changed since this was translated",
      ],
    },
    {
      name: "a shared word nobody has accepted",
      given: {
        "words/translated.yaml": `site.gone: [{ text: Gone, languages: [es] }]\n${acceptedBut("site.name", null)}`,
      },
      want: [
        "words/es.yaml: translation_not_accepted The translation of `site.name` has not been accepted yet",
      ],
    },
    {
      name: "a record of accepted words of a wrong shape",
      given: { "words/translated.yaml": `${acceptedBut("nothing")}more: now\n` },
      want: ['words/translated.yaml: wrong_type A list is needed here, not the text "now"'],
    },
    {
      name: "words of a language that is not offered",
      given: { "words/fr.yaml": "site: { name: Plainsum }\n" },
      want: ["words/fr.yaml: unexpected_file No part of Plainsum reads a file at this place"],
    },
    {
      name: "shared words that cannot be read",
      given: { "words/en.yaml": "site:\n  name: @\n" },
      want: [
        "words/en.yaml: bad_yaml This is not valid YAML: put a text that begins with this character in quotes",
      ],
    },
    {
      name: "a name for a unit that is not there",
      given: {
        "units/words/en.yaml":
          "units:\n  meter: { name: meters, symbol: m }\n  foot: { name: feet, symbol: ft }\n  month: { name: months, symbol: mo }\n  year: { name: years, symbol: yr }\n  mile: { name: miles, symbol: mi }\ngroups: { metric: Metric, imperial: Imperial, calendar: Calendar }\n",
      },
      want: ["units/words/en.yaml: text_unknown_key No text is shown for `units.mile.name`"],
    },
    {
      name: "units that cannot be read, and nothing about what uses them",
      given: {
        "units/length.yaml":
          "id: length\ndimension: { lenght: 1 }\nbase: meter\nunits: { meter: { factor: 1, group: metric } }\n",
      },
      want: ["units/length.yaml: unknown_key There is no key `lenght` here"],
    },
    {
      name: "a broken table that nothing uses",
      given: {
        "finance/tables/rates.yaml": `id: rate\nkeys: {}\ncolumns: { rate: { type: percent } }\nperiods: [{ citation: ${citation}, rows: [[5%]] }]\n`,
      },
      want: [
        "finance/tables/rates.yaml: table_id_differs The table's id is `rate`, but its file is named `rates`",
      ],
    },
    {
      name: "a sound table that nothing uses",
      given: {
        "finance/tables/rates.yaml": `id: rates\nkeys: {}\ncolumns: { rate: { type: percent } }\nperiods: [{ citation: ${citation}, rows: [[5%]] }]\n`,
      },
      want: ["finance/tables/rates.yaml: unused_name Nothing uses `rates`"],
    },
    {
      name: "a refusal whose citation was checked tomorrow",
      given: {
        "finance/tip/calculator.yaml":
          "inputs:\n  bill: { type: money, default: 80 }\nrefusals:\n  negative: { when: bill < 0, citation: { title: Rules, status: official, checked_on: 2026-11-22 } }\noutputs: { bill: {} }\nexamples:\n  - { id: round, source: { title: A }, given: {}, expect: { bill: 80 } }\n",
        "finance/tip/en.yaml":
          "title: Bill\nsummary: A bill.\ninputs: { bill: { label: Bill } }\noutputs: { bill: { label: Bill } }\nrefusals: { negative: A bill is not negative. }\nexamples: { round: Round }\n",
      },
      want: [
        "finance/tip/calculator.yaml: checked_in_future `2026-11-22` is in the future, so nothing can have been checked on that day",
      ],
    },
    {
      name: "English words that cannot be read are not missing",
      given: { "finance/tip/en.yaml": "title: 'it's'\n" },
      want: [
        "finance/tip/en.yaml: bad_yaml This is not valid YAML: nothing can follow this value; quote a text that contains quotation marks",
      ],
    },
    {
      name: "accepted translations of a wrong shape",
      given: { "finance/tip/translated.yaml": "title: nothing\n" },
      want: ['finance/tip/translated.yaml: wrong_type A list is needed here, not the text "nothing"'],
    },
  ])("$name", ({ given, want }) => {
    expect(problemsWith(given)).toEqual(want);
  });
});

test("a mistake in the specification does not hide those in the words", () => {
  const given = {
    "finance/tip/calculator.yaml": "inputs: []\noutputs: []\nexamples: []\n",
    "finance/tip/en.yaml": "titel: Tips\n",
  };
  expect(problemsWith(given).map((problem) => problem.replace(/(?<=: \w+) .*/, ""))).toEqual([
    "finance/tip/calculator.yaml: wrong_type",
    "finance/tip/calculator.yaml: wrong_type",
    "finance/tip/calculator.yaml: bad_value",
    "finance/tip/en.yaml: unknown_key",
  ]);
});
