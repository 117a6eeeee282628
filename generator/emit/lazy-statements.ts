import { isSpare } from "../constructs/results/output.ts";
import { citationsOf, kindOfStatement, tablesOf, type Statement } from "../constructs/statements/any.ts";
import { alwaysMentioned } from "../formula/index.ts";
import { isPlain } from "../formula/value-type.ts";
import type { Display } from "../runtime/display.ts";
import type { CalculatorModel } from "../resolve/model.ts";
import { withoutCertain, type WantedValue } from "./wanted-values.ts";

/**
 * Ids of the statements to work out only when something asks for them: lookups, cited formulas and what may have no
 * value, where not every answer needs them, and what uses those. What is not needed must neither refuse, be cited nor
 * end the computation.
 */
export function lazyStatements(model: CalculatorModel, wanted: readonly WantedValue[]): ReadonlySet<string> {
  const needed = neededStatements(model, wanted);
  const open = openNames(model);
  const lazy = new Set<string>();
  for (const statement of model.statements) {
    if (needed.has(statement.id) || isGuard(statement)) continue;
    const { mayRefuse = tablesOf(statement).length > 0 } = kindOfStatement(statement);
    if (
      mayRefuse ||
      citationsOf(statement).length > 0 ||
      "columns" in statement ||
      [statement.id, ...statement.needs].some((name) => open.has(name) || lazy.has(name))
    )
      lazy.add(statement.id);
  }
  return lazy;
}

/** Names of what may have no value, or of which a formula may have none: exact numbers, texts and days. */
export function openNames(model: CalculatorModel): ReadonlySet<string> {
  const typed = [
    ...model.inputs.map(({ description: { id }, type }) => ({ id, type })),
    ...model.statements.flatMap((each) => ("type" in each ? [each] : [])),
  ];
  return new Set(typed.flatMap(({ id, type }) => (isPlain(type) && type.kind !== "boolean" ? [id] : [])));
}

function isGuard(statement: Statement): boolean {
  return kindOfStatement(statement).role === "guard";
}

/** The names a statement reads whenever it is worked out. */
function read(statement: Statement): readonly string[] {
  return kindOfStatement(statement).reads(statement);
}

/** Ids of the statements that every answer needs, whatever was entered. */
function neededStatements(model: CalculatorModel, wanted: readonly WantedValue[]): ReadonlySet<string> {
  const byId = new Map(
    model.statements.filter((statement) => !isGuard(statement)).map((each) => [each.id, each]),
  );
  const needed = new Set<string>();
  const spare = new Set(model.outputs.filter(isSpare).map(({ id }) => id));
  const waiting = [
    ...model.statements.filter(isGuard).flatMap(read),
    ...model.outputs.flatMap((output) => {
      const { value, when } = output;
      if (when !== undefined) return spare.has(output.id) ? [] : alwaysMentioned(when);
      return value.kind === "expression" ? alwaysMentioned(value.expression) : [value.id];
    }),
    // What a group of fields comes to or a display goes by.
    ...Object.values(model.description.groups ?? {}).flatMap(({ sum }) => sum ?? []),
    ...Object.values(model.description.displays).flatMap(goesBy),
  ];
  // What charts and texts read in every answer; a step that is told in every answer may bring more.
  for (let before = -1; before < needed.size;) {
    before = needed.size;
    for (const each of wanted) if (withoutCertain(each, needed).when.length === 0) waiting.push(each.name);
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      const statement = byId.get(id);
      if (statement === undefined || needed.has(id)) continue;
      needed.add(id);
      waiting.push(...read(statement));
    }
  }
  return needed;
}

/** The value that chooses how another is shown. */
function goesBy(display: Display): readonly string[] {
  if (display.kind !== "money" && display.kind !== "quantity") return [];
  const { currency } = display;
  return typeof currency === "object" ? [currency.from] : [];
}
