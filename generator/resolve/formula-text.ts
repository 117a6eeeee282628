import type {
  CalculatorDocument,
  ColumnDocument,
  FormulaText,
  ScheduleDocument,
} from "../constructs/documents.ts";
import { mentions, parseFormula, type Expression } from "../formula/index.ts";
import type { Path, Reporter } from "../constructs/reporter.ts";

/** A formula that could be parsed, with the text it came from and where that stands. */
export interface ParsedFormula {
  readonly tree: Expression;
  readonly text: string;
  readonly path: Path;
}

/** One thing to be worked out, its formulas parsed, before names are known. */
export interface Draft {
  readonly kind: "formula" | "choose" | "lookup" | "schedule" | "check" | "refusal";
  readonly id: string;
  readonly path: Path;
  /** Parsed formulas by the part of the construct they are (`value`, `cases.a`, `columns.interest`). */
  readonly parts: ReadonlyMap<string, ParsedFormula>;
  /** Names mentioned that are not the construct's own. */
  readonly needs: readonly string[];
}

/** Parses every formula of a calculator; a text that cannot be parsed is reported and its construct left out. */
export function draftStatements(document: CalculatorDocument, reporter: Reporter): readonly Draft[] {
  const drafts: Draft[] = [];
  const draft = (
    kind: Draft["kind"],
    id: string,
    path: Path,
    texts: readonly (readonly [part: string, text: FormulaText, path: Path])[],
    own: readonly string[] = [],
  ): void => {
    const parts = new Map<string, ParsedFormula>();
    for (const [part, text, place] of texts) {
      const parsed = parseText(text, place, reporter);
      if (parsed !== undefined) parts.set(part, parsed);
    }
    if (parts.size < texts.length) return;
    const named = [...parts.values()].flatMap(({ tree }) => mentions(tree).map(({ name }) => name));
    drafts.push({ kind, id, path, parts, needs: [...new Set(named)].filter((name) => !own.includes(name)) });
  };
  for (const [id, formula] of Object.entries(document.formulas ?? {})) {
    const path = ["formulas", id];
    if (typeof formula !== "object") draft("formula", id, path, [["value", formula, path]]);
    else if ("value" in formula) draft("formula", id, path, [["value", formula.value, [...path, "value"]]]);
    else if ("choose" in formula) {
      const cases = Object.entries(formula.cases).map(
        ([option, text]) => [`cases.${option}`, text, [...path, "cases", option]] as const,
      );
      draft("choose", id, path, [["by", formula.choose, [...path, "choose"]], ...cases]);
    } else {
      const keys = Object.entries(formula.keys ?? {}).map(
        ([key, text]) => [`keys.${key}`, text, [...path, "keys", key]] as const,
      );
      draft("lookup", id, path, [
        ...keys,
        ...(formula.on === undefined ? [] : [["on", formula.on, [...path, "on"]] as const]),
      ]);
    }
  }
  for (const [id, schedule] of Object.entries(document.schedules ?? {})) {
    draft("schedule", id, ["schedules", id], scheduleTexts(schedule, ["schedules", id]), ownNames(schedule));
  }
  for (const [id, check] of Object.entries(document.checks ?? {})) {
    const path = ["checks", id];
    draft("check", id, path, [
      typeof check === "object" ? ["that", check.that, [...path, "that"]] : ["that", check, path],
    ]);
  }
  for (const [id, refusal] of Object.entries(document.refusals ?? {})) {
    draft("refusal", id, ["refusals", id], [["when", refusal.when, ["refusals", id, "when"]]]);
  }
  return drafts;
}

/** Parses one text; undefined after reporting what is wrong with it. */
export function parseText(text: FormulaText, path: Path, reporter: Reporter): ParsedFormula | undefined {
  const parsed = parseFormula(String(text));
  if ("tree" in parsed) return { tree: parsed.tree, text: String(text), path };
  reporter.formula(parsed.problems, path);
  return undefined;
}

function scheduleTexts(schedule: ScheduleDocument, path: Path): (readonly [string, FormulaText, Path])[] {
  if ("units_of" in schedule) return [["units_of", schedule.units_of, [...path, "units_of"]]];
  const columns = Object.entries(schedule.columns).map(([column, document]) =>
    columnText(column, document, path),
  );
  if ("of" in schedule) return columns;
  return [
    ...(schedule.from === undefined ? [] : [["from", schedule.from, [...path, "from"]] as const]),
    ["at_most", schedule.at_most, [...path, "at_most"]],
    ...Object.entries(schedule.carry ?? {}).flatMap(([name, { start, next }]) => [
      [`start.${name}`, start, [...path, "carry", name, "start"]] as const,
      [`next.${name}`, next, [...path, "carry", name, "next"]] as const,
    ]),
    ...columns,
    ...(schedule.until === undefined ? [] : [["until", schedule.until, [...path, "until"]] as const]),
  ];
}

function columnText(
  column: string,
  document: ColumnDocument,
  path: Path,
): readonly [string, FormulaText, Path] {
  const place = [...path, "columns", column];
  return typeof document === "object"
    ? [`columns.${column}`, document.value, [...place, "value"]]
    : [`columns.${column}`, document, place];
}

/** Names a schedule gives its own formulas. */
export function ownNames(schedule: ScheduleDocument): readonly string[] {
  if ("units_of" in schedule) return [];
  if ("of" in schedule) return ["value", ...Object.keys(schedule.columns)];
  return [
    "index",
    ...(schedule.from === undefined ? [] : ["date"]),
    ...Object.keys(schedule.carry ?? {}),
    ...Object.keys(schedule.columns),
  ];
}
