import type { CalculatorDocument, InputDocument, ScalarText } from "../constructs/documents.ts";
import type { CellText } from "../constructs/schema.ts";
import type { VariantDescription } from "../runtime/description.ts";
import { joinCells } from "../runtime/query.ts";
import type { SharedSpecs } from "../constructs/shared-specs.ts";
import { kindOf } from "../constructs/inputs/any.ts";
import { readChosen } from "../constructs/inputs/choices.ts";
import { readWritten } from "../constructs/inputs/read-written.ts";
import { reportColumns } from "../constructs/inputs/rows.ts";
import type { Path, Reporter } from "../constructs/reporter.ts";

/** The pages of a calculator: its variants, or the one at its own folder. */
export function resolveVariants(
  id: string,
  document: CalculatorDocument,
  sharedSpecs: SharedSpecs,
  reporter: Reporter,
): readonly VariantDescription[] {
  const folders = id.split("/");
  const slug = folders.at(-1) ?? id;
  for (const name of Object.keys(document.variants ?? {})) {
    // An address with several parts begins at the folder: whatever lies elsewhere is another calculator's.
    if (name.includes("/") && !name.startsWith(`${slug}/`))
      reporter.reportKey("variant_address", { name, folder: slug }, ["variants", name]);
  }
  if (document.variants === undefined) return [{ slug, route: id, fixed: {}, defaults: {} }];
  return Object.entries(document.variants).map(([name, variant]) => ({
    slug: name,
    route: [...folders.slice(0, -1), name].join("/"),
    fixed: canonicalTexts(document, variant.set ?? {}, ["variants", name, "set"], sharedSpecs, reporter),
    defaults: canonicalTexts(
      document,
      variant.defaults ?? {},
      ["variants", name, "defaults"],
      sharedSpecs,
      reporter,
    ),
    ...(variant.sections === undefined ? {} : { sections: variant.sections }),
    ...(variant.questions === undefined ? {} : { questions: variant.questions }),
    ...(variant.related === undefined ? {} : { related: variant.related }),
  }));
}

/** What an author gives an input: a value, the options of several choices, or rows. */
type GivenValue = ScalarText | readonly (ScalarText | Readonly<Record<string, CellText>>)[];

/** Values by input id as canonical texts; unknown inputs and unreadable values are reported. */
export function canonicalTexts(
  document: CalculatorDocument,
  values: Readonly<Record<string, GivenValue>>,
  path: Path,
  sharedSpecs: SharedSpecs,
  reporter: Reporter,
): Record<string, string | readonly string[]> {
  const texts: Record<string, string | readonly string[]> = {};
  for (const [id, value] of Object.entries(values)) {
    const input = document.inputs[id];
    if (input === undefined) {
      reporter.unknownName(id, [...path, id], Object.keys(document.inputs), "key");
      continue;
    }
    const text = canonicalText(id, input, value, [...path, id], sharedSpecs, reporter);
    if (text !== undefined) texts[id] = text;
  }
  return texts;
}

/** What a cell holds that is not written. */
function defaultOf(input: InputDocument): CellText | undefined {
  return input.type === "rows" ? undefined : input.default;
}

function canonicalText(
  id: string,
  input: InputDocument,
  value: GivenValue,
  path: Path,
  sharedSpecs: SharedSpecs,
  reporter: Reporter,
): string | readonly string[] | undefined {
  if (input.type === "choices") {
    const options = (typeof value === "object" ? value : [value]).filter((each) => typeof each !== "object");
    return readChosen(options.map(String), input.options, { path, reporter }).text;
  }
  if (input.type === "rows") {
    const rows = (typeof value === "object" ? value : []).filter((row) => typeof row === "object");
    if (typeof value !== "object" || rows.length < value.length)
      return reporter.report("bad_value", { detail: "a list of rows is needed" }, path);
    for (const [index, row] of rows.entries())
      reportColumns(id, row, Object.keys(input.columns), [...path, index], reporter);
    return rows.map((row, index) =>
      joinCells(
        Object.entries(input.columns).map(([column, columnInput]) => {
          const cell = row[column] ?? defaultOf(columnInput);
          const text =
            cell === undefined
              ? ""
              : canonicalText(column, columnInput, cell, [...path, index, column], sharedSpecs, reporter);
          return typeof text === "string" ? text : "";
        }),
      ),
    );
  }
  if (typeof value === "object")
    return reporter.report("bad_value", { detail: "one value is needed, not a list" }, path);
  // What is given in a unit cannot be read where the input's own is wrong, which was reported there.
  if (input.type === "quantity" && sharedSpecs.units.unit(input.unit)?.family.id !== input.dimension)
    return undefined;
  if (
    input.type === "integer" &&
    input.unit !== undefined &&
    sharedSpecs.units.unit(input.unit) === undefined
  )
    return undefined;
  const kind = kindOf(input);
  return readWritten(value, kind, kind.writtenAs?.(input) ?? {}, { path, units: sharedSpecs.units, reporter })
    ?.text;
}
