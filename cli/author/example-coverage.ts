import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { checkShape } from "../../generator/check/shape.ts";
import { canBeLookedUp, isPrimary, type SourceKind } from "../../generator/constructs/results/example.ts";
import { readDocument } from "../../generator/read/source-document.ts";

/** What the worked examples of a calculator rest on, and how long its specification is. */
export interface ExampleCoverage {
  /** `finance/tip` */
  readonly calculator: string;
  /** Its addresses: `legal/oregon/theft-1st-degree`. */
  readonly pages: readonly string[];
  /** Examples with an expected answer or refusal. */
  readonly examples: number;
  /** Of these: from an agency, a statute, an opinion, a standard, a textbook, a maker or an author's table. */
  readonly primary: number;
  /** Ids of those that say neither an address nor, of a book, the edition and the page. */
  readonly without_address: readonly string[];
  readonly by_kind: Readonly<Record<SourceKind | "unnamed", number>>;
  /** Examples of inputs it must not accept. */
  readonly refused: number;
  /** Lines of its `calculator.yaml` that are neither examples nor lines for the search. */
  readonly fact_lines: number;
  /** Lines of the examples. */
  readonly example_lines: number;
  /** Lines of what people type into the search. */
  readonly search_lines: number;
  /** Lines of its English words, those of its variants too. */
  readonly word_lines: number;
  /** Lines of the parts it takes in. */
  readonly part_lines: number;
}
/** Counts the examples of `specs/<id>/calculator.yaml`; undefined where that is no calculator that can be read. */
export function exampleCoverage(root: string, id: string): ExampleCoverage | undefined {
  const path = `specs/${id}/calculator.yaml`;
  const bytes = bytesOf(root, path);
  const document = bytes === undefined ? undefined : readDocument(path, bytes).document;
  // What changes things of a part has no whole shape until the part is taken in: the sections that are counted alone are read,
  // beside an input and an output that stand for the rest.
  const value =
    document === undefined
      ? undefined
      : checkShape("calculator", {
          ...document,
          value: {
            inputs: { any: { type: "number", default: 0 } },
            outputs: { any: {} },
            ...counted(document.value),
          },
        }).value;
  if (bytes === undefined || value === undefined) return undefined;
  const answered = value.examples.filter(({ problems }) => problems === undefined);
  const primary = answered.filter(({ source: { kind } }) => isPrimary(kind));
  const count = (kind: SourceKind | undefined): number =>
    answered.filter(({ source }) => source.kind === kind).length;
  return {
    calculator: id,
    pages: pagesOf(id, document?.value),
    examples: answered.length,
    primary: primary.length,
    without_address: primary.flatMap(({ id: example, source }) => (canBeLookedUp(source) ? [] : [example])),
    by_kind: {
      agency: count("agency"),
      statute: count("statute"),
      opinion: count("opinion"),
      standard: count("standard"),
      textbook: count("textbook"),
      manufacturer: count("manufacturer"),
      table: count("table"),
      program: count("program"),
      arithmetic: count("arithmetic"),
      unnamed: count(undefined),
    },
    refused: value.examples.length - answered.length,
    ...linesBySection(bytes),
    word_lines: linesOfWords(join(root, "specs", id)),
    part_lines: Object.keys(value.parts ?? {})
      .map((name) => linesOf(partBytes(root, id, name)))
      .reduce((sum, lines) => sum + lines, 0),
  };
}

/** What of a calculator is counted. */
function counted(document: unknown): object {
  return document !== null && typeof document === "object"
    ? Object.fromEntries(Object.entries(document).filter(([key]) => ["examples", "parts"].includes(key)))
    : {};
}

function pagesOf(id: string, document: unknown): readonly string[] {
  const variants =
    document !== null && typeof document === "object" && "variants" in document
      ? document.variants
      : undefined;
  return variants !== null && typeof variants === "object"
    ? Object.keys(variants).map((slug) => join(dirname(id), slug))
    : [id];
}

/** The file of a part, which serves the calculators of the folder above `parts/` and of all folders below. */
function partBytes(root: string, id: string, name: string): Uint8Array {
  for (let folder = dirname(id); ; folder = dirname(folder)) {
    const bytes = bytesOf(root, `specs/${join(folder, "parts", name.replaceAll("_", "-"))}/part.yaml`);
    if (bytes !== undefined || folder === ".") return bytes ?? new Uint8Array();
  }
}

function bytesOf(root: string, path: string): Uint8Array | undefined {
  const file = join(root, path);
  return existsSync(file) ? readFileSync(file) : undefined;
}

function linesBySection(
  bytes: Uint8Array,
): Pick<ExampleCoverage, "fact_lines" | "example_lines" | "search_lines"> {
  let section = "";
  const lines = { facts: 0, examples: 0, ask: 0 };
  for (const line of new TextDecoder().decode(bytes).trimEnd().split("\n")) {
    section = /^(\w+):/.exec(line)?.[1] ?? section;
    lines[section === "examples" || section === "ask" ? section : "facts"] += 1;
  }
  return { fact_lines: lines.facts, example_lines: lines.examples, search_lines: lines.ask };
}

function linesOfWords(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => basename(file) === "en.yaml")
    .reduce((sum, file) => sum + linesOf(readFileSync(join(folder, file))), 0);
}

function linesOf(bytes: Uint8Array): number {
  return new TextDecoder().decode(bytes).split("\n").length - 1;
}
