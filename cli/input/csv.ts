const separators = [",", ";", "\t"] as const;

/** A quoted cell that is longer has lost its closing quote: reading on would hold the rest of the table in memory. */
const longestQuoted = 1_000_000;

/**
 * The rows of a CSV text that comes in pieces, as RFC 4180 has it: cells in double quotes may hold separators, line ends
 * and doubled quotes. The first line decides whether commas, semicolons or tabs separate; lines end as on any system.
 * Lines without text are left out. Quotes that nothing closes are text, so that no row is lost after them. The rows that end in
 * one piece come together, since waiting for each of them takes longer than reading it; each is read when it is asked for, and
 * forgotten before the next.
 */
export async function* readCsv(pieces: AsyncIterable<string>): AsyncGenerator<Iterable<readonly string[]>> {
  let separator: string | undefined;
  let pending = "";
  const rowOf = (line: string): readonly string[] => cellsOf(line, (separator ??= separatorOf(line)));
  function* rowsOf(text: string): Generator<readonly string[]> {
    const lineFeed = finder(text, "\n");
    const carriageReturn = finder(text, "\r");
    const quote = finder(text, '"');
    let start = 0;
    for (;;) {
      const first = Math.min(lineFeed(start), carriageReturn(start));
      const isQuoted = quote(start) < first;
      let end = isQuoted ? unquotedLineEnd(text, start) : first;
      if (end === Infinity && text.length - start > longestQuoted) end = first;
      if (end === Infinity) break;
      const line = text.slice(start, end);
      start = end + 1;
      if (line.trim() !== "") yield rowOf(line);
    }
    pending = text.slice(start);
  }
  for await (const piece of pieces) yield rowsOf(pending + piece);
  yield pending
    .split(/\r\n|\r|\n/u)
    .filter((line) => line.trim() !== "")
    .map(rowOf);
}

/** Finds a character from a place on that never goes back: most tables have none of some. Infinity where there are no more. */
function finder(text: string, character: string): (start: number) => number {
  let at = -1;
  return (start) => {
    if (at < start) {
      const found = text.indexOf(character, start);
      at = found === -1 ? Infinity : found;
    }
    return at;
  };
}

/** Where a line with quotes ends: line ends between them are text. Infinity where it goes on in the next piece. */
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
  return Infinity;
}

const needsQuotes = /[",\r\n]/u;

/** A row as RFC 4180 writes it. */
export function csvLine(cells: readonly string[]): string {
  const line = cells.join(",");
  // Nearly always no cell has a comma, a quote or a line end of its own.
  if (countOf(",", line) === cells.length - 1 && !/["\r\n]/u.test(line)) return line;
  return cells.map((cell) => (needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(",");
}

function countOf(character: string, text: string): number {
  let count = 0;
  for (let at = text.indexOf(character); at !== -1; at = text.indexOf(character, at + 1)) count += 1;
  return count;
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
