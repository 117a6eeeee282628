const separators = [",", ";", "\t"] as const;

/** A quoted cell that is longer has lost its closing quote: reading on would hold the rest of the table in memory. */
const longestQuoted = 1_000_000;

/**
 * The rows of a CSV text that comes in pieces, as RFC 4180 has it: cells in double quotes may hold separators, line ends
 * and doubled quotes. The first line decides whether commas, semicolons or tabs separate; lines end as on any system.
 * Lines without text are left out. Quotes that nothing closes are text, so that no row is lost after them. The rows that end in
 * one piece come together: waiting for each of them takes longer than reading it.
 */
export async function* readCsv(
  pieces: AsyncIterable<string>,
): AsyncGenerator<readonly (readonly string[])[]> {
  let separator: string | undefined;
  let pending = "";
  let scan = { at: 0, isQuoted: false, isCellStart: true, closed: -1 };
  const rowOf = (line: string): readonly string[] => cellsOf(line, (separator ??= separatorOf(line)));
  for await (const piece of pieces) {
    pending += piece;
    const rows: (readonly string[])[] = [];
    let start = 0;
    for (; scan.at < pending.length; scan.at += 1) {
      const character = pending.charAt(scan.at);
      if (character === '"') {
        // One after a cell's first character (5'11") is text; a doubled one closes and opens again.
        const opens = scan.isCellStart || scan.closed === scan.at - 1;
        if (scan.isQuoted) scan.closed = scan.at;
        scan.isQuoted = !scan.isQuoted && opens;
      }
      const isLineEnd = character === "\n" || character === "\r";
      scan.isCellStart =
        isLineEnd ||
        separators.some((each) => each === character) ||
        (scan.isCellStart && /[ \uFEFF]/u.test(character));
      if (!isLineEnd || scan.isQuoted) continue;
      const line = pending.slice(start, scan.at);
      start = scan.at + 1;
      if (line.trim() !== "") rows.push(rowOf(line));
    }
    if (scan.isQuoted && scan.at - start > longestQuoted) {
      const end = pending.slice(start).search(/[\r\n]/u);
      if (end !== -1) {
        rows.push(rowOf(pending.slice(start, start + end)));
        start += end + 1;
        scan = { at: start, isQuoted: false, isCellStart: true, closed: -1 };
      }
    }
    pending = pending.slice(start);
    scan.at -= start;
    scan.closed -= start;
    yield rows;
  }
  const left = scan.isQuoted ? pending.split(/\r\n|\r|\n/u) : [pending];
  yield left.filter((line) => line.trim() !== "").map(rowOf);
}

/** A row as RFC 4180 writes it. */
export function csvLine(cells: readonly string[]): string {
  return cells.map((cell) => (/[",\r\n]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(",");
}

/**
 * A cell that a spreadsheet takes for text: what begins as a formula does, and is no number, gets an apostrophe before it
 * (OWASP, CSV Injection).
 */
export function defusedCell(cell: string): string {
  return /^[=+\-@\t\r]/u.test(cell) && !/^[+-]?\d[\d.,]*%?$/u.test(cell) ? `'${cell}` : cell;
}

function separatorOf(line: string): string {
  const count = (separator: string): number => line.split(separator).length;
  return separators.toSorted((one, other) => count(other) - count(one))[0] ?? ",";
}

function cellsOf(line: string, separator: string): readonly string[] {
  const text = line.replace(/^\uFEFF/u, "");
  if (!text.includes('"')) return text.split(separator).map((cell) => cell.trim());
  const cells: string[] = [];
  for (let at = 0; at <= text.length; at += 1) {
    const quoted = / *"([^"]*(?:""[^"]*)*)"/uy;
    quoted.lastIndex = at;
    const [whole = "", inside] = quoted.exec(text) ?? [];
    const end = text.indexOf(separator, at + whole.length);
    const rest = text.slice(at + whole.length, end === -1 ? undefined : end);
    cells.push(`${inside?.replaceAll('""', '"') ?? ""}${rest}`.trim());
    at = end === -1 ? text.length : end;
  }
  return cells;
}
