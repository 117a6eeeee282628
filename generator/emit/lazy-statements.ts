import { mentions, type TypedExpression } from "../formula/index.ts";
import type { ChartDescription, Display } from "../runtime/description.ts";
import type { CalculatorModel, ScheduleModel, Statement } from "../resolve/model.ts";

/**
 * Ids of the statements to work out only when something asks for them: lookups that not every answer needs, and what
 * stands on them. A table that is not needed must neither refuse nor be cited.
 */
export function lazyStatements(
  model: CalculatorModel,
  namesOf: (key: string) => readonly string[],
): ReadonlySet<string> {
  const needed = neededStatements(model, namesOf);
  const lazy = new Set<string>();
  for (const statement of model.statements) {
    if (needed.has(statement.id) || isGuard(statement)) continue;
    if (statement.kind === "lookup" || statement.needs.some((name) => lazy.has(name))) lazy.add(statement.id);
  }
  return lazy;
}

function isGuard({ kind }: Statement): boolean {
  return kind === "check" || kind === "refusal";
}

/** Ids of the statements that every answer needs, whatever was entered. */
function neededStatements(
  model: CalculatorModel,
  namesOf: (key: string) => readonly string[],
): ReadonlySet<string> {
  const byId = new Map(
    model.statements.filter((statement) => !isGuard(statement)).map((each) => [each.id, each]),
  );
  const needed = new Set<string>();
  const waiting = [
    ...model.statements.filter(isGuard).flatMap(alwaysRead),
    ...model.outputs.flatMap(({ value, when }) => [
      ...(when === undefined ? [] : alwaysMentioned(when)),
      ...(when !== undefined
        ? []
        : value.kind === "schedule"
          ? [value.id]
          : alwaysMentioned(value.expression)),
    ]),
    // What a chart draws, a text of the page names or a display goes by.
    ...model.description.charts.flatMap(drawn),
    ...model.texts.flatMap(({ key }) => (/^(checks|refusals)\./.test(key) ? [] : namesOf(key))),
    ...Object.values(model.description.displays).flatMap(goesBy),
  ];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const statement = byId.get(id);
    if (statement === undefined || needed.has(id)) continue;
    needed.add(id);
    waiting.push(...alwaysRead(statement));
  }
  return needed;
}

/** The names a statement reads whenever it is worked out. */
function alwaysRead(statement: Statement): readonly string[] {
  switch (statement.kind) {
    case "formula":
    case "check":
    case "refusal":
      return alwaysMentioned(statement.expression);
    case "choose":
      return [
        ...alwaysMentioned(statement.by),
        ...inAll(statement.cases.map(({ expression }) => alwaysMentioned(expression))),
      ];
    case "lookup":
      return [
        ...statement.keys.flatMap(({ expression }) => alwaysMentioned(expression)),
        ...(statement.on === undefined ? [] : alwaysMentioned(statement.on)),
      ];
    case "schedule":
      return scheduleExpressions(statement.schedule).flatMap(alwaysMentioned);
  }
}

function scheduleExpressions(schedule: ScheduleModel): readonly TypedExpression[] {
  switch (schedule.kind) {
    case "units":
      return [schedule.quantity];
    case "values":
      return schedule.columns.map(({ expression }) => expression);
    case "recurrence":
      return [
        ...(schedule.from === undefined ? [] : [schedule.from]),
        schedule.atMost,
        ...schedule.carry.flatMap(({ start, next }) => [start, next]),
        ...schedule.columns.map(({ expression }) => expression),
        ...(schedule.until === undefined ? [] : [schedule.until]),
      ];
  }
}

/** The names that working out an expression reads whichever way its conditions go. */
function alwaysMentioned(tree: TypedExpression): readonly string[] {
  switch (tree.kind) {
    case "conditional":
      return [
        ...alwaysMentioned(tree.condition),
        ...inAll([alwaysMentioned(tree.yes), alwaysMentioned(tree.no)]),
      ];
    case "logic":
      return alwaysMentioned(tree.left);
    case "membership":
      return [tree.value, ...tree.members.slice(0, 1)].flatMap(alwaysMentioned);
    case "otherwise":
    case "negation":
    case "not":
    case "exactly":
    case "given":
    case "conversion":
      return alwaysMentioned(tree.operand);
    case "arithmetic":
    case "comparison":
      return [...alwaysMentioned(tree.left), ...alwaysMentioned(tree.right)];
    case "call":
      return tree.arguments.flatMap(alwaysMentioned);
    case "aggregate":
      return [tree.table, ...tree.cells.flatMap(alwaysMentioned)];
    case "number":
    case "text":
    case "boolean":
    case "constant":
    case "name":
    case "column":
    case "cell":
      return mentions(tree).map(({ name }) => name);
  }
}

function inAll(lists: readonly (readonly string[])[]): readonly string[] {
  const [first = [], ...others] = lists;
  return first.filter((name) => others.every((list) => list.includes(name)));
}

/** The values a chart is drawn from. */
function drawn(chart: ChartDescription): readonly string[] {
  switch (chart.kind) {
    case "area":
    case "line":
    case "bar":
      return [chart.over];
    case "parts":
      return chart.of.map(({ id }) => id);
    case "gauge":
      return [chart.value, ...(chart.bandsBy === undefined ? [] : [chart.bandsBy])];
    case "triangle":
      return [...chart.sides, ...chart.angles];
  }
}

/** The value that chooses how another is shown. */
function goesBy(display: Display): readonly string[] {
  if (display.kind === "money" && typeof display.currency === "object") return [display.currency.from];
  return display.kind === "quantity" && display.unitFrom !== undefined ? [display.unitFrom] : [];
}
