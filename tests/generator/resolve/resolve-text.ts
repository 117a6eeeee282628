import { readSpecifications } from "../../../generator/specification-files.ts";
import { checkShape } from "../../../generator/check/shape.ts";
import type { Diagnostic } from "../../../generator/diagnostics/diagnostic.ts";
import { readDocument } from "../../../generator/read/source-document.ts";
import { resolveCalculator } from "../../../generator/resolve/calculator.ts";
import type { CalculatorModel } from "../../../generator/resolve/model.ts";
import { loadSharedSpecs } from "../../../generator/resolve/load-shared-specs.ts";
import { assert } from "../../../generator/runtime/assert.ts";
import type { SpecificationFile } from "../../../generator/read/specification-file.ts";

const encoder = new TextEncoder();

/** The real units and one language; tables are added by path below `specs/`. */
const shared = readSpecifications(`${import.meta.dirname}/../../..`).filter(({ path }) =>
  /^specs\/units\/[^/]+$/.test(path),
);

/** A calculator resolved from its text, with tables by path (`finance/tables/rates.yaml`). */
export interface Resolved {
  readonly model: CalculatorModel | undefined;
  /** Each problem as `code at "marked text"`, with its suggestion after `->`. */
  readonly problems: readonly string[];
}

/** Resolves the text of a calculator.yaml of the right shape. */
export function resolveText(
  text: string,
  tables: Readonly<Record<string, string>> = {},
  id = "finance/tip",
): Resolved {
  const files: SpecificationFile[] = [
    ...shared,
    {
      path: "specs/locales.yaml",
      bytes: encoder.encode("locales: [{ id: en, name: English, tag: en, dir: ltr }]\n"),
    },
    { path: "specs/categories.yaml", bytes: encoder.encode("categories: [{ id: finance, popular: [] }]\n") },
    ...Object.entries(tables).map(([path, table]) => ({
      path: `specs/${path}`,
      bytes: encoder.encode(table),
    })),
  ];
  const { sharedSpecs, problems: sharedProblems } = loadSharedSpecs(files, "2026-11-21");
  const { document: source, problems: unread } = readDocument(
    `specs/${id}/calculator.yaml`,
    encoder.encode(text),
  );
  assert(source !== undefined, `the text is YAML: ${unread.map(({ message }) => message).join("; ")}`);
  const shape = checkShape("calculator", source);
  assert(
    shape.value !== undefined,
    `the text has the shape of a calculator: ${shape.problems.map(({ message }) => message).join("; ")}`,
  );
  const { model, problems } = resolveCalculator(id, shape.value, source, sharedSpecs);
  const show = ({ code, place, suggestion }: Diagnostic): string => {
    const marked = place.file === source.file ? text.slice(place.span.start, place.span.end) : place.file;
    return `${code} at "${marked}"${suggestion === undefined ? "" : ` -> ${suggestion}`}`;
  };
  return { model, problems: [...sharedProblems(), ...problems].map(show) };
}

/** The parts of a calculator most tests do not care about: what they leave out is taken from here. */
const sections = {
  inputs: "bill: { type: money, default: 50 }",
  outputs: "bill: {}",
  examples: "- { id: a, source: { title: A }, given: {}, expect: { bill: 50 } }",
};
type Section =
  | "inputs"
  | "constants"
  | "checks"
  | "refusals"
  | "formulas"
  | "schedules"
  | "outputs"
  | "steps"
  | "groups"
  | "converter"
  | "key_figures"
  | "evidence"
  | "charts"
  | "colors"
  | "variants"
  | "examples";

/** A calculator of these sections, each written without its heading and without indent. */
export function calculatorText(own: Readonly<Partial<Record<Section, string>>>): string {
  return Object.entries({ ...sections, ...own })
    .map(([section, lines]) => `${section}:\n${lines.trim().replaceAll(/^/gm, "  ")}\n`)
    .join("");
}

/** Resolves a calculator of these sections; the problems alone. */
export function problemsOf(
  own: Readonly<Partial<Record<Section, string>>>,
  tables: Readonly<Record<string, string>> = {},
): readonly string[] {
  return resolveText(calculatorText(own), tables).problems;
}

/** Resolves a calculator of these sections that is right. */
export function modelOf(
  own: Readonly<Partial<Record<Section, string>>>,
  tables: Readonly<Record<string, string>> = {},
  id?: string,
): CalculatorModel {
  const { model, problems } = resolveText(calculatorText(own), tables, id);
  assert(model !== undefined, problems.join("; "));
  return model;
}
