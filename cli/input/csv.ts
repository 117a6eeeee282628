const separators = [",", ";", "\t"] as const;

/** What a quote that opens a cell may follow, spaces aside; one after a cell's first character (5'11") is text. */
const cellStart = /(?:^|[,;\t\n])[ \uFEFF]*$/u;

/**
 * The rows of a CSV text that comes in pieces, as RFC 4180 has it: cells in double quotes may hold separators, line ends
 * and doubled quotes. The first line decides whether commas, semicolons or tabs separate. Lines without text are left
 * out. Quotes that nothing closes are text, so that no row is lost after them.
 */
export async function* readCsv(pieces: AsyncIterable<string>): AsyncGenerator<readonly string[]> {
  let separator: string | undefined;
  let pending = "";
  let isQuoted = false;
  let scanned = 0;
  let closed = -1;
  for await (const piece of pieces) {
    pending += piece;
    let start = 0;
    for (; scanned < pending.length; scanned += 1) {
      const character = pending.charAt(scanned);
      if (character === '"') {
        // A doubled quote closes and opens again.
        const opens = closed === scanned - 1 || cellStart.test(pending.slice(start, scanned));
        if (isQuoted) closed = scanned;
        isQuoted = !isQuoted && opens;
      }
      if (character !== "\n" || isQuoted) continue;
      const line = pending.slice(start, scanned);
      separator ??= separatorOf(line);
      start = scanned + 1;
      if (line.trim() !== "") yield cellsOf(line, separator);
    }
    pending = pending.slice(start);
    scanned -= start;
    closed -= start;
  }
  for (const line of isQuoted ? pending.split("\n") : [pending])
    if (line.trim() !== "") yield cellsOf(line, (separator ??= separatorOf(line)));
}

/** A row as RFC 4180 writes it. */
export function csvLine(cells: readonly string[]): string {
  return cells.map((cell) => (/[",\r\n]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(",");
}

function separatorOf(line: string): string {
  const count = (separator: string): number => line.split(separator).length;
  return separators.toSorted((one, other) => count(other) - count(one))[0] ?? ",";
}

function cellsOf(line: string, separator: string): readonly string[] {
  const text = line.replace(/^\uFEFF/u, "");
  const cells: string[] = [];
  for (let at = 0; at <= text.length; at += 1) {
    const quoted = / *"((?:[^"]|"")*)"/uy;
    quoted.lastIndex = at;
    const [whole = "", inside] = quoted.exec(text) ?? [];
    const end = text.indexOf(separator, at + whole.length);
    const rest = text.slice(at + whole.length, end === -1 ? undefined : end);
    cells.push(`${inside?.replaceAll('""', '"') ?? ""}${rest}`.trim());
    at = end === -1 ? text.length : end;
  }
  return cells;
}
