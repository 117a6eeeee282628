/** An author who makes many mistakes hears of all of them in one run, and of nothing that only follows from them. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { lineAndColumn } from "../../generator/diagnostics/excerpt.ts";
import { generate } from "../../generator/pipeline/generate.ts";
import { readSpecifications } from "../../generator/specification-files.ts";

/** What all share, and the calculators that are damaged here. */
const real = readSpecifications(join(import.meta.dirname, "../..")).filter(
  ({ path }) =>
    path === "specs/finance/tables/currency-digits.yaml" ||
    /^specs\/(?:[^/]+\.yaml$|units\/|words\/|finance\/(?:tip|parts\/currency)\/|health\/bmi\/|math\/percentage\/|legal\/(?:texas|parts)\/)/.test(
      path,
    ),
);
const encoder = new TextEncoder();
const decoder = new TextDecoder();

type Change = readonly [path: string, change: (text: string) => string | Uint8Array];

/** Every problem of the real specifications with these changes, as `file: key code`, by the key its line begins with. */
function problemsWith(changes: readonly Change[]): readonly string[] {
  const files = real.map((file) => {
    const text = decoder.decode(file.bytes);
    const changed = changes
      .filter(([path]) => file.path === path)
      .reduce<string | Uint8Array>((before, [, change]) => {
        const after = change(typeof before === "string" ? before : decoder.decode(before));
        expect(after, file.path).not.toBe(before);
        return after;
      }, text);
    return { path: file.path, bytes: typeof changed === "string" ? encoder.encode(changed) : changed };
  });
  const { problems } = generate(files, { today: "2099-12-31", version: "" });
  return problems
    .filter(({ severity }) => severity === "error")
    .map(({ code, place }) => {
      const text = decoder.decode(files.find(({ path }) => path === place.file)?.bytes);
      const line = text.split("\n")[lineAndColumn(text, place.span.start).line - 1] ?? "";
      const [, key = ""] = /^\s*(\w*)/.exec(line) ?? [];
      return `${place.file}: ${key} ${code}`;
    })
    .toSorted();
}

const tip = "specs/finance/tip/calculator.yaml";
const texas = "specs/legal/texas/tdcj-good-time/calculator.yaml";
const supervision = "specs/legal/texas/tables/tdcj-mandatory-supervision.yaml";
const tipSpanish = "specs/finance/tip/es.yaml";

test.each<{ readonly name: string; readonly given: readonly Change[]; readonly want: readonly string[] }>([
  {
    name: "a wrong type, a misspelled key, function and name, a circle, a broken and a missing translation",
    given: [
      [tip, (text) => text.replace("tax: { type: money", "tax: { type: mony")],
      [tip, (text) => text.replace("people: { type: integer, default", "people: { type: integer, defalt")],
      [
        tip,
        (text) =>
          text.replace(
            "nearest_multiple(tip_base * tip_rate, cent)",
            "nearest_multipl(tip_base * tip_rte, cent)",
          ),
      ],
      [tip, (text) => text.replace("odd_cents: cents % people", "odd_cents: cents % people + share / cent")],
      [tip, (text) => text.replace('people) * cent, cent)" }', 'people) * cent, cent) + odd_cents" }')],
      [tipSpanish, (text) => text.replace(/^title: .*$/m, 'title: "Propina {bill, plural, one {x}"')],
      [tipSpanish, (text) => text.replace(/^summary: .*\n/m, "")],
    ],
    want: [
      `${tip}: tip_asked unknown_function`,
      `${tip}: tip_asked unknown_name`,
      `${tip}: odd_cents circular_formula`,
      `${tip}: tax bad_value`,
      `${tip}: people unknown_key`,
      `${tipSpanish}: title message_syntax`,
      `${tipSpanish}: title text_missing`,
    ],
  },
  {
    name: "files that cannot be read",
    given: [
      ["specs/health/bmi/calculator.yaml", (text) => text.replace("inputs:\n", "inputs:\n\tfoo: 1\n")],
      ["specs/math/percentage/ar.yaml", () => ""],
      ["specs/math/percentage/zh.yaml", () => Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 1)],
    ],
    want: [
      "specs/health/bmi/calculator.yaml: foo bad_yaml",
      "specs/math/percentage/ar.yaml:  empty_file",
      "specs/math/percentage/zh.yaml:  not_text",
    ],
  },
  {
    name: "money compared with a number, beside an input of no type",
    given: [
      [tip, (text) => text.replace("tip_rate: { type: percent", "tip_rate: { type: percnt")],
      [
        tip,
        (text) =>
          text.replace('"nearest_multiple(bill, cent) == bill"', '"nearest_multiple(bill, cent) == people"'),
      ],
    ],
    want: [`${tip}: tip_rate bad_value`, `${tip}: bill_in_cents dimension_mismatch`],
  },
  {
    name: "a gap in a table, beside a formula in the calculator that cannot be read",
    given: [
      [texas, (text) => text.replace(/^formulas:\n/m, "formulas:\n  nonsense: 1 +\n")],
      [supervision, (text) => text.replace("      - [drug_free_zone, barred_offense]\n", "")],
    ],
    want: [`${texas}: nonsense formula_syntax`, `${supervision}: rows table_row_missing`],
  },
])("$name", ({ given, want }) => {
  expect(problemsWith(given)).toEqual(want.toSorted());
});
