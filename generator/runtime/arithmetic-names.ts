/** A line that names what it comes to, `rent = 1250`, and where in a text it stands. */
export interface NamedLine {
  readonly name: string;
  /** Offset of the name. */
  readonly at: number;
  /** What it is the name of, and the offset of that. */
  readonly expression: string;
  readonly from: number;
}

/** The signs of a Chinese and of an Arabic keyboard among them. */
const definition =
  /^\s*(?<name>\p{L}[\p{L}\p{M}\p{Nd}_]*)\s*[=＝](?<expression>[^;؛；\n]*)(?<end>[;؛；\n]\s*)?/u;

/**
 * The lines of a text that name something, `rent = 1250; rent * 12`, and the calculation behind them: none where the text
 * ends in a name, which then is what it is about.
 */
export function namedLines(text: string): {
  readonly named: readonly NamedLine[];
  /** Offset of the calculation. */
  readonly from: number;
} {
  const named: NamedLine[] = [];
  let from = 0;
  for (;;) {
    const { name, expression, end } = definition.exec(text.slice(from))?.groups ?? {};
    if (name === undefined || expression === undefined) return { named, from };
    const at = text.indexOf(name, from);
    const begins = from + text.slice(from).search(/[=＝]/u) + 1;
    named.push({ name, at, expression, from: begins });
    from = begins + expression.length + (end?.length ?? 0);
  }
}
