import { localeNumerals, namesUsed } from "../../generator/runtime/arithmetic.ts";
import { arithmeticTokens } from "../../generator/runtime/arithmetic-tokens.ts";
import { namedLines } from "../../generator/runtime/arithmetic-names.ts";
import type { NamedResult } from "../kept/kept-tapes.ts";

/** The text of an expression with names, `rent = 1,250; rent * 12`: what stands in the field, and what it goes by. */
export interface NamedText {
  readonly line: string;
  readonly names: readonly NamedResult[];
}

/** What of a text stands in the field: its last line, which may be one that names something. */
export function lineOf(text: string): NamedText {
  const { named, from } = namedLines(text);
  const last = named.at(-1);
  if (last === undefined || from < text.length) return { line: text.slice(from), names: named };
  return { line: text.slice(last.at), names: named.slice(0, -1) };
}

/** The text of a line with those of the names before it that it goes by, directly or by others. */
export function withNames(line: string, names: readonly NamedResult[], locale: string): string {
  const { named, from } = namedLines(line);
  const all = [...new Set(names.map(({ name }) => name))];
  const usedIn = (text: string): ReadonlySet<string> => namesUsed(text, all, localeNumerals(locale));
  const wanted = new Set(
    [...named.map(({ expression }) => expression), line.slice(from)].flatMap((text) => [...usedIn(text)]),
  );
  const before: string[] = [];
  for (const { name, expression } of names.toReversed()) {
    // A name that was given again stands for the last.
    if (!wanted.delete(name)) continue;
    before.unshift(`${name} = ${expression.trim()}`);
    for (const each of usedIn(expression)) wanted.add(each);
  }
  return [...before, line].join("; ");
}

/**
 * The names and the line behind them without one of the names: what goes by it has in its place what it stood for, so that
 * no other figure changes.
 */
export function withoutName({ line, names }: NamedText, deleted: string, locale: string): NamedText {
  const all = [...new Set(names.map(({ name }) => name))];
  let stoodFor: string | undefined;
  const replaced = (text: string): string => {
    const read = arithmeticTokens(text, localeNumerals(locale), all);
    if (stoodFor === undefined || "position" in read) return text;
    const inPlace = percentage.test(stoodFor) ? stoodFor : `(${stoodFor})`;
    return read.tokens.reduceRight(
      (changed, token) =>
        token.kind === "name" && token.name === deleted
          ? changed.slice(0, token.at) + inPlace + changed.slice(token.at + deleted.length)
          : changed,
      text,
    );
  };
  const left: NamedResult[] = [];
  for (const { name, expression } of names) {
    const now = replaced(expression);
    if (name === deleted) stoodFor = now.trim();
    else left.push({ name, expression: now });
  }
  // What a line that names something begins with stays.
  const from = namedLines(line).named[0]?.from ?? 0;
  return { line: line.slice(0, from) + replaced(line.slice(from)), names: left };
}

/** A percentage by itself is added as one: in parentheses it is a number. */
const percentage = /^[\p{Nd}.,٫]+\s*[%٪％]$/u;

/** The names of a text that are not there already, and those that are. */
export function joinedNames(
  names: readonly NamedResult[],
  others: readonly NamedResult[],
): readonly NamedResult[] {
  const isThere = (other: NamedResult): boolean =>
    names.some(
      ({ name, expression }) => name === other.name && expression.trim() === other.expression.trim(),
    );
  const added = others.filter((other) => !isThere(other));
  return [...added.map(({ name, expression }) => ({ name, expression })), ...names];
}
