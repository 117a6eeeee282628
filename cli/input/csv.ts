const separators = [",", ";", "\t"] as const;

/**
 * The rows of a CSV text that comes in pieces, as RFC 4180 has it: cells in double quotes may hold separators, line ends
 * and doubled quotes. The first line decides whether commas, semicolons or tabs separate. Lines without text are left out.
 */
export async function* readCsv(pieces: AsyncIterable<string>): AsyncGenerator<readonly string[]> {
  let separator: string | undefined;
  let pending = "";
  let isQuoted = false;
  let scanned = 0;
  for await (const piece of pieces) {
    pending += piece;
    let start = 0;
    for (; scanned < pending.length; scanned += 1) {
      const character = pending.charAt(scanned);
      if (character === '"') isQuoted = !isQuoted;
      if (character !== "\n" || isQuoted) continue;
      const line = pending.slice(start, scanned);
      separator ??= separatorOf(line);
      start = scanned + 1;
      if (line.trim() !== "") yield cellsOf(line, separator);
    }
    pending = pending.slice(start);
    scanned -= start;
  }
  if (pending.trim() !== "") yield cellsOf(pending, separator ?? separatorOf(pending));
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
  const cells = [""];
  let isQuoted = false;
  const text = line.replace(/^\uFEFF/u, "").replace(/\r$/u, "");
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '"' && isQuoted && text.charAt(at + 1) === '"') {
      cells.push(`${cells.pop() ?? ""}"`);
      at += 1;
    } else if (character === '"') isQuoted = !isQuoted;
    else if (character === separator && !isQuoted) cells.push("");
    else cells.push((cells.pop() ?? "") + character);
  }
  return cells.map((cell) => cell.trim());
}
