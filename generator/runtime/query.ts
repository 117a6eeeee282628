import type { InputDescription } from "./description.ts";

/** Canonical texts by input id; of a rows input, one text a row. */
export type Texts = Readonly<Record<string, string | readonly string[]>>;

/** Longer values are no one's input; most rows a query may bring. */
const longestValue = 2000;
const mostRows = 1000;

/** The cells of a row as one text, joined by `~`; `~` and `\` inside a cell are escaped by `\`. */
export function joinCells(cells: readonly string[]): string {
  return cells.map((cell) => cell.replace(/[\\~]/g, "\\$&")).join("~");
}

/** The cells of a row's text. A `\` at the very end stands for itself. */
export function splitCells(row: string): string[] {
  const cells = [""];
  for (const [piece] of row.matchAll(/\\[^]|[^]/gu)) {
    if (piece === "~") cells.push("");
    else
      cells.push((cells.pop() ?? "") + (piece.length > 1 && piece.startsWith("\\") ? piece.slice(1) : piece));
  }
  return cells;
}

/** A page's query: a parameter an input, rows as repeated parameters. */
export function encodeQuery(texts: Texts): URLSearchParams {
  const query = new URLSearchParams();
  for (const [id, text] of Object.entries(texts)) {
    for (const value of typeof text === "string" ? [text] : text) query.append(id, value);
  }
  return query;
}

/**
 * The texts a query holds for `inputs`, still unread, and the names of the parameters left out: unknown ones,
 * a second value of a single input, values of absurd length or number.
 */
export function decodeQuery(
  query: URLSearchParams,
  inputs: readonly InputDescription[],
): { readonly texts: Texts; readonly ignored: readonly string[] } {
  const taken = inputs.flatMap((input) => {
    const most = input.type === "rows" ? mostRows : 1;
    const values = query.getAll(input.id);
    const kept = values.slice(0, most).filter((value) => value.length <= longestValue);
    return [{ input, kept, isWhole: kept.length === values.length }];
  });
  const known = new Set(inputs.map(({ id }) => id));
  const unknown = [...new Set(query.keys())].filter((name) => !known.has(name));
  const cut = taken.flatMap(({ input, isWhole }) => (isWhole ? [] : [input.id]));
  const texts = taken.flatMap(({ input, kept: [first, ...rest] }) => {
    if (first === undefined) return [];
    return [[input.id, input.type === "rows" ? [first, ...rest] : first] as const];
  });
  return { texts: Object.fromEntries(texts), ignored: [...unknown, ...cut] };
}
