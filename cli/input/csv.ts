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
  const rowOf = (line: string): readonly string[] => cellsOf(line, (separator ??= separatorOf(line)));
  for await (const piece of pieces) {
    pending += piece;
    const rows: (readonly string[])[] = [];
    let start = 0;
    let quote = pending.indexOf('"');
    const take = (end: number): void => {
      const line = pending.slice(start, end);
      start = end + 1;
      if (line.trim() !== "") rows.push(rowOf(line));
    };
    for (;;) {
      const first = lineEndFrom(pending, start);
      if (quote !== -1 && quote < start) quote = pending.indexOf('"', start);
      const end = quote === -1 || first < quote ? first : unquotedLineEnd(pending, start);
      if (end === -1) {
        if (first !== -1 && pending.length - start > longestQuoted) take(first);
        break;
      }
      take(end);
    }
    pending = pending.slice(start);
    yield rows;
  }
  yield pending
    .split(/\r\n|\r|\n/u)
    .filter((line) => line.trim() !== "")
    .map(rowOf);
}

const lineEnd = /[\r\n]/gu;

function lineEndFrom(text: string, start: number): number {
  lineEnd.lastIndex = start;
  return lineEnd.exec(text)?.index ?? -1;
}

/** Where a line with quotes ends: line ends between them are text. -1 where it goes on in the next piece. */
function unquotedLineEnd(text: string, start: number): number {
  let [isQuoted, isCellStart, closed] = [false, true, -1];
  for (let at = start; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '"') {
      // One after a cell's first character (5'11") is text; a doubled one closes and opens again.
      const opens = isCellStart || closed === at - 1;
      if (isQuoted) closed = at;
      isQuoted = !isQuoted && opens;
    }
    const isLineEnd = character === "\n" || character === "\r";
    if (isLineEnd && !isQuoted) return at;
    isCellStart =
      isLineEnd ||
      separators.some((each) => each === character) ||
      (isCellStart && /[ \uFEFF]/u.test(character));
  }
  return -1;
}

const needsQuotes = /[",\r\n]/u;

/** A row as RFC 4180 writes it. */
export function csvLine(cells: readonly string[]): string {
  if (!needsQuotes.test(cells.join(""))) return cells.join(",");
  return cells.map((cell) => (needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(",");
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
