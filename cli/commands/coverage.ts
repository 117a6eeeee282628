import { exampleCoverage, type ExampleCoverage } from "../author/example-coverage.ts";
import { tableCoverage, type TableCoverage } from "../author/table-coverage.ts";
import { noProjectText, projectRoot } from "../author/project-root.ts";
import { unconfirmedSources, type UnconfirmedSource } from "../author/unconfirmed-sources.ts";
import { findWordsFolders, wordsFolders } from "../author/words-folders.ts";
import { tableText } from "../answer/table-text.ts";
import { wrap } from "../answer/wrap.ts";
import type { ExitCode, Terminal } from "../terminal.ts";
import { rejected } from "./misunderstood.ts";

/** `plainsum coverage [name] [--json]`: what calculators rest on: examples by the kind of their source, how long they are, tables by when to compare them again, and what is unconfirmed. */
export function coverage(words: readonly string[], json: boolean, terminal: Terminal): ExitCode {
  const root = projectRoot(process.cwd());
  if (root === undefined) return rejected(noProjectText, terminal);
  const [name, ...more] = words;
  if (more.length > 0) return rejected("Say plainsum coverage [calculator]", terminal);
  const folders = name === undefined ? wordsFolders(root) : findWordsFolders(root, name);
  if (typeof folders === "string") return rejected(folders, terminal);
  const calculators = folders.flatMap(({ id }) => exampleCoverage(root, id) ?? []);
  const pages = calculators.flatMap((each) => each.pages);
  const below = name ?? "";
  const tables = tableCoverage(root, below);
  const unconfirmed = unconfirmedSources(root, below);
  if (json) {
    terminal.out(`${JSON.stringify({ calculators, tables, unconfirmed })}\n`);
    return 0;
  }
  const sections = [
    countsTable("examples by source", calculators, exampleColumns, terminal.width),
    countsTable("lines", calculators, lineColumns, terminal.width),
    ...(tables.length === 0 ? [] : [tablesTable(tables, terminal.width)]),
    ...(unconfirmed.length === 0 ? [] : [unconfirmedText(unconfirmed, terminal.width)]),
    `${pages.length} pages`,
  ];
  terminal.out(`${sections.join("\n\n")}\n`);
  return 0;
}

type Columns = readonly (readonly [heading: string, count: (row: ExampleCoverage) => number])[];

const exampleColumns: Columns = [
  ["primary", ({ primary }) => primary],
  ["program", ({ by_kind }) => by_kind.program],
  ["by hand", ({ by_kind }) => by_kind.arithmetic],
  ["unnamed", ({ by_kind }) => by_kind.unnamed],
  ["refused", ({ refused }) => refused],
];

const lineColumns: Columns = [
  ["facts", (row) => row.fact_lines],
  ["parts", (row) => row.part_lines],
  ["examples", (row) => row.example_lines],
  ["searches", (row) => row.search_lines],
  ["words", (row) => row.word_lines],
];

function countsTable(
  heading: string,
  counted: readonly ExampleCoverage[],
  columns: Columns,
  width: number,
): string {
  const cells = (row: ExampleCoverage): readonly string[] => columns.map(([, count]) => String(count(row)));
  const sums = columns.map(([, count]) => String(counted.reduce((sum, row) => sum + count(row), 0)));
  const rows = counted.map((row) => [row.calculator, ...cells(row)]);
  return tableText(
    {
      headings: [heading, ...columns.map(([name]) => name)],
      alignments: ["start", ...columns.map(() => "end" as const)],
      rows: counted.length > 1 ? [...rows, ["all", ...sums]] : rows,
    },
    width,
  );
}

function tablesTable(tables: readonly TableCoverage[], width: number): string {
  const statuses = [...new Set(tables.map(({ status }) => status))].toSorted();
  return tableText(
    {
      headings: ["tables, next to compare first", "status", "compared on", "again by"],
      alignments: ["start", "start", "start", "start"],
      rows: [
        ...tables.map(({ table, status, checked_on: day, check_by: next }) => [table, status, day, next]),
        ...statuses.map((wanted) => {
          const own = tables.filter(({ status }) => status === wanted);
          return [`all ${wanted}: ${own.length}`, wanted, own[0]?.checked_on ?? "", own[0]?.check_by ?? ""];
        }),
      ],
    },
    width,
  );
}

/** What nobody could confirm, and where it was looked for: the next author's list. */
function unconfirmedText(sources: readonly UnconfirmedSource[], width: number): string {
  const entries = sources.map(({ file, title, tried }) =>
    [file, wrap(title, width, "  "), wrap(`Tried: ${tried}`, width, "  ")].join("\n"),
  );
  return [`unconfirmed: ${sources.length}`, ...entries].join("\n\n");
}
