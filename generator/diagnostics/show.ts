import type { Diagnostic, Place } from "./diagnostic.ts";
import { excerpt, lineAndColumn } from "./excerpt.ts";

/** Paints text for a terminal, or leaves it plain. */
interface Paint {
  readonly strong: (text: string) => string;
  readonly error: (text: string) => string;
  readonly hint: (text: string) => string;
}
const plain: Paint = { strong: (text) => text, error: (text) => text, hint: (text) => text };
const colored: Paint = {
  strong: (text) => `\u001B[1m${text}\u001B[0m`,
  error: (text) => `\u001B[31m${text}\u001B[0m`,
  hint: (text) => `\u001B[36m${text}\u001B[0m`,
};

/**
 * All diagnostics as text, in the order of files and lines: `file:line:column`, the source line with the place
 * underlined, the other places involved, a suggestion; last a count. `textOf` gives a file's text.
 */
export function showDiagnostics(
  diagnostics: readonly Diagnostic[],
  textOf: (file: string) => string,
  { color = false } = {},
): string {
  const paint = color ? colored : plain;
  const sorted = diagnostics.toSorted(
    (one, other) =>
      compare(one.place.file, other.place.file) ||
      one.place.span.start - other.place.span.start ||
      compare(one.number, other.number),
  );
  const shown = sorted.map((diagnostic) => showOne(diagnostic, (file) => visible(textOf(file)), paint));
  return `${shown.join("\n")}\n${countLine(sorted)}\n`;
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function showOne(
  { number, severity, message, place, related, suggestion, notes = [] }: Diagnostic,
  textOf: (file: string) => string,
  paint: Paint,
): string {
  const heading = `${paint.strong(position(place, textOf(place.file)))}: ${paint.error(severity)} ${number}: ${visible(message)}`;
  const lines = [heading, ...excerpt(place.span, textOf(place.file), paint.error)];
  if (suggestion !== undefined) lines.push(`  ${paint.hint(`did you mean \`${visible(suggestion)}\`?`)}`);
  for (const note of notes) lines.push(`  ${visible(note)}`);
  for (const other of related) {
    lines.push(
      `  ${position(other.place, textOf(other.place.file))}: ${other.message}`,
      ...excerpt(other.place.span, textOf(other.place.file), paint.hint),
    );
  }
  return `${lines.join("\n")}\n`;
}

function position({ file, span }: Place, text: string): string {
  const { line, column } = lineAndColumn(text, span.start);
  return `${visible(file)}:${line}:${column}`;
}

/** Control characters and those that turn the direction of writing, each made a dot: a terminal would obey them. */
function visible(text: string): string {
  return text.replaceAll(/(?![\t\n\r])[\p{Cc}\u2028\u2029\u202A-\u202E]/gu, "·");
}

function countLine(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter(({ severity }) => severity === "error").length;
  const warnings = diagnostics.length - errors;
  const count = (number: number, word: string): string => `${number} ${word}${number === 1 ? "" : "s"}`;
  const parts = [
    ...(errors > 0 ? [count(errors, "error")] : []),
    ...(warnings > 0 ? [count(warnings, "warning")] : []),
  ];
  if (parts.length === 0) return "0 problems";
  const files = new Set(diagnostics.map(({ place }) => place.file)).size;
  return `${parts.join(" and ")} in ${count(files, "file")}`;
}
