import { exampleCoverage, type ExampleCoverage } from "../author/example-coverage.ts";
import { noProjectText, projectRoot } from "../author/project-root.ts";
import { findWordsFolders, wordsFolders } from "../author/words-folders.ts";
import { tableText } from "../answer/table-text.ts";
import type { ExitCode, Terminal } from "../terminal.ts";

/** `plainsum coverage [calculator] [--json]`: the examples of each calculator by the kind of their source. */
export function coverage(args: readonly string[], terminal: Terminal): ExitCode {
  const root = projectRoot(process.cwd());
  if (root === undefined) return misunderstood(noProjectText, terminal);
  const [name, ...more] = args.filter((word) => word !== "--json");
  if (more.length > 0) return misunderstood("Say plainsum coverage [calculator]", terminal);
  const folders = name === undefined ? wordsFolders(root) : findWordsFolders(root, name);
  if (typeof folders === "string") return misunderstood(folders, terminal);
  const counted = folders.flatMap(({ id }) => exampleCoverage(root, id) ?? []);
  terminal.out(
    args.includes("--json") ? `${JSON.stringify(counted)}\n` : `${tableOf(counted, terminal.width)}\n`,
  );
  return 0;
}

const columns: readonly (readonly [heading: string, count: (row: ExampleCoverage) => number])[] = [
  ["primary", ({ primary }) => primary],
  ["program", ({ by_kind }) => by_kind.program],
  ["by hand", ({ by_kind }) => by_kind.arithmetic],
  ["unnamed", ({ by_kind }) => by_kind.unnamed],
  ["refused", ({ refused }) => refused],
  ["lines", ({ lines }) => lines],
  ["parts", ({ part_lines }) => part_lines],
];

function tableOf(counted: readonly ExampleCoverage[], width: number): string {
  const cells = (row: ExampleCoverage): readonly string[] => columns.map(([, count]) => String(count(row)));
  const sums = columns.map(([, count]) => String(counted.reduce((sum, row) => sum + count(row), 0)));
  const rows = counted.map((row) => [row.calculator, ...cells(row)]);
  return tableText(
    {
      headings: ["examples by source", ...columns.map(([heading]) => heading)],
      alignments: ["start", ...columns.map(() => "end" as const)],
      rows: counted.length > 1 ? [...rows, ["all", ...sums]] : rows,
    },
    width,
  );
}

function misunderstood(reason: string, terminal: Terminal): ExitCode {
  terminal.note(`${reason}\n`);
  return 2;
}
