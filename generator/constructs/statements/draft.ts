import { asCases, mentions, parseFormula, type Expression } from "../../formula/index.ts";
import type { Path, Reporter } from "../reporter.ts";
import type { FormulaText } from "../schema.ts";

/** The text of a formula, and which part of its construct it is (`value`, `cases.a`, `columns.interest`). */
export interface FormulaPart {
  readonly name: string;
  readonly text: FormulaText;
  readonly path: Path;
}
/** A formula that could be parsed, with the text it came from and where that stands. */
export interface ParsedFormula {
  readonly tree: Expression;
  readonly text: string;
  readonly path: Path;
}
/** One thing to be worked out, its formulas parsed, before names are known. */
export interface Draft<out D = unknown> {
  readonly id: string;
  readonly path: Path;
  /** As its author wrote it. */
  readonly document: D;
  /** Parsed formulas by the part of the construct they are. */
  readonly parts: ReadonlyMap<string, ParsedFormula>;
  /** Names mentioned that are not the construct's own. */
  readonly needs: readonly string[];
}

/** The part `name` at `path`. */
export function formulaPart(name: string, text: FormulaText, path: Path): FormulaPart {
  return { name, text, path };
}
/** The same, or none where nothing is written. */
export function optionalPart(
  name: string,
  text: FormulaText | undefined,
  path: Path,
): readonly FormulaPart[] {
  return text === undefined ? [] : [{ name, text, path }];
}
/** The parts of a map of formulas: `cases.a`, `cases.b`. */
export function formulaParts(
  name: string,
  texts: Readonly<Record<string, FormulaText>> | undefined,
  path: Path,
): readonly FormulaPart[] {
  return Object.entries(texts ?? {}).map(([id, text]) =>
    formulaPart(`${name}.${id}`, text, [...path, name, id]),
  );
}

/** Parses every formula of a construct; undefined after reporting those that cannot be parsed. */
export function parseParts(
  texts: readonly FormulaPart[],
  own: readonly string[],
  reporter: Reporter,
): Pick<Draft, "parts" | "needs"> | undefined {
  const parts = new Map<string, ParsedFormula>();
  for (const { name, text, path } of texts) {
    const parsed = parseText(text, path, reporter);
    if (parsed !== undefined) parts.set(name, parsed);
  }
  if (parts.size < texts.length) return undefined;
  const all = [...parts.values()];
  asCases(all.map(({ tree }) => tree)).forEach((tree, index) => {
    const [name, part] = [[...parts.keys()][index], all[index]];
    if (name !== undefined && part !== undefined) parts.set(name, { ...part, tree });
  });
  const named = [...parts.values()].flatMap(({ tree }) => mentions(tree).map(({ name }) => name));
  return { parts, needs: [...new Set(named)].filter((name) => !own.includes(name)) };
}

/** Parses one text; undefined after reporting what is wrong with it. */
export function parseText(text: FormulaText, path: Path, reporter: Reporter): ParsedFormula | undefined {
  const parsed = parseFormula(String(text));
  if ("tree" in parsed) return { tree: parsed.tree, text: String(text), path };
  reporter.formula(parsed.problems, path);
  return undefined;
}
