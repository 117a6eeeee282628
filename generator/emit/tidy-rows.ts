import type { ScheduleStatement } from "../constructs/schedules/schedule.ts";
import type { Statement } from "../constructs/statements/any.ts";
import { rowType, type ModelEmitter } from "../constructs/statements/emitter.ts";
import type { CalculatorModel } from "../resolve/model.ts";
import { camelCase } from "../typescript/identifiers.ts";

/**
 * Ids of the schedules with a test of their own of whether a row can be shown as it is: those that may be long. To look
 * for columns by name in each of 360 rows takes as long as working them out.
 */
function tested(emitter: ModelEmitter, model: CalculatorModel): readonly TestedStatement[] {
  const unshown = unshownSchedules(emitter, model);
  return model.statements.flatMap((statement) =>
    mayBeLong(statement) && !emitter.lazy.has(statement.id) && !unshown.has(statement.id)
      ? [
          {
            id: statement.id,
            numbers: Object.entries(statement.type.columns).flatMap(([id, { kind, optional }]) =>
              kind === "number" ? [{ id, optional }] : [],
            ),
          },
        ]
      : [],
  );
}

/** Whether rows follow from one another: they may be many. */
function mayBeLong(statement: Statement): statement is ScheduleStatement {
  return statement.kind === "schedule" && statement.source.key === "each";
}

/** Ids of the schedules that are no result: figures come of them, and a chart that draws them looks them over. */
export function unshownSchedules(
  { lazy }: ModelEmitter,
  { statements, outputs }: CalculatorModel,
): ReadonlySet<string> {
  const results = new Set(
    outputs.flatMap(({ id, value }) => (value.kind === "expression" ? [id] : [id, value.id])),
  );
  return new Set(
    statements.flatMap((statement) =>
      mayBeLong(statement) && !lazy.has(statement.id) && !results.has(statement.id) ? [statement.id] : [],
    ),
  );
}

interface TestedStatement {
  readonly id: string;
  readonly numbers: readonly { readonly id: string; readonly optional: boolean }[];
}

/** The functions that say whether each number of a row is finite and none is -0. */
export function emitRowTests(emitter: ModelEmitter, model: CalculatorModel): void {
  const { file, runtime } = emitter;
  for (const { id, numbers } of tested(emitter, model)) {
    if (numbers.length > 0) file.import("isTidyNumber", `${runtime}finish.ts`);
    const tests = numbers.map(({ id: column, optional }) =>
      optional ? `(row.${column} === null || isTidyNumber(row.${column}))` : `isTidyNumber(row.${column})`,
    );
    file.function({
      name: testName(id),
      about: `Whether a row of \`${id}\` can be shown as it is: each number is finite, and none is -0.`,
      parameters: [{ name: numbers.length === 0 ? "_row" : "row", type: rowType(id) }],
      result: "boolean",
      body: [`return ${tests.join(" && ") || "true"};`],
    });
  }
}

function testName(id: string): string {
  return `isTidy${rowType(id)}`;
}

/** The member of `finish` that gives the rows for which these tests hold. */
export function tidyMember(emitter: ModelEmitter, model: CalculatorModel): readonly string[] {
  const members = tested(emitter, model).map(({ id }) => {
    const rows = camelCase(id);
    return `${id}: ${rows}.every(${testName(id)}) && ${rows}`;
  });
  return members.length === 0 ? [] : [`tidy: { ${members.join(", ")} },`];
}
