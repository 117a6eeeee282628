import type { TypedExpression } from "../formula/index.ts";
import type { ValueType } from "../formula/value-type.ts";
import { camelCase } from "../resolve/identifiers.ts";
import type { ScheduleModel } from "../resolve/model.ts";
import { member, rowType, type ModelEmitter } from "./model-emitter.ts";
import { typeText } from "./type-text.ts";

/** The statements of the function that works out a schedule's rows; its row type is declared by the model. */
export function scheduleBody(emitter: ModelEmitter, id: string, schedule: ScheduleModel): string[] {
  const { file, code, runtime } = emitter;
  switch (schedule.kind) {
    case "units": {
      file.import("fromBase", `${runtime}decimal.ts`);
      return [
        `const quantity = ${code(schedule.quantity)};`,
        `return [`,
        ...schedule.units.map(
          ({ id: unit, group, numerator, denominator }) =>
            `{ unit: ${JSON.stringify(unit)}, group: ${JSON.stringify(group)}, amount: fromBase(quantity, ${JSON.stringify(numerator)}, ${JSON.stringify(denominator)}) },`,
        ),
        `];`,
      ];
    }
    case "values":
      return [
        `return [${schedule.of.join(", ")}].map((valueValue) => {`,
        ...columnLines(emitter, schedule.columns),
        `return { ${["value: valueValue", ...columnMembers(schedule.columns)].join(", ")} };`,
        `});`,
      ];
    case "recurrence": {
      file.import("rowLimit", `${runtime}schedule.ts`);
      const { carry, columns, from, until, each } = schedule;
      if (!schedule.mayEndAtMost) file.import("expectEnd", `${runtime}schedule.ts`);
      const dated = from !== undefined;
      if (dated) file.import("scheduleDates", `${runtime}schedule.ts`);
      const members = ["index: indexValue", ...(dated ? ["date: dateValue"] : []), ...columnMembers(columns)];
      return [
        `const rows: ${rowType(id)}[] = [];`,
        `const atMost = rowLimit(${code(schedule.atMost)});`,
        ...(dated ? [`const dateOfRow = scheduleDates(${code(from)}, ${JSON.stringify(each)});`] : []),
        ...(schedule.mayEndAtMost ? [] : [`let hasEnded = false;`]),
        ...carry.map(
          ({ id: name, type, start }) => `let ${camelCase(name)}: ${typeText(type)} = ${code(start)};`,
        ),
        `for (let indexValue = 1; indexValue <= atMost; indexValue += 1) {`,
        ...(dated ? [`const dateValue = dateOfRow(indexValue);`] : []),
        ...columnLines(emitter, columns),
        `rows.push({ ${members.join(", ")} });`,
        ...(until === undefined
          ? []
          : [schedule.mayEndAtMost ? `if (${code(until)}) break;` : `hasEnded = ${code(until)};`]),
        ...(schedule.mayEndAtMost ? [] : [`if (hasEnded) break;`]),
        ...nextLines(emitter, carry),
        `}`,
        ...(schedule.mayEndAtMost ? [] : [`expectEnd(hasEnded, atMost);`]),
        `return rows;`,
      ];
    }
  }
}

function columnLines(
  { code }: ModelEmitter,
  columns: readonly { id: string; type: ValueType; expression: TypedExpression }[],
): string[] {
  return columns.map(
    ({ id, type, expression }) => `const ${camelCase(id)}: ${typeText(type)} = ${code(expression)};`,
  );
}

function columnMembers(columns: readonly { readonly id: string }[]): string[] {
  return columns.map(({ id }) => member(id, camelCase(id)));
}

/** All `next` values are worked out before any is carried over, so that their order does not matter. */
function nextLines(
  { code }: ModelEmitter,
  carry: readonly { id: string; next: TypedExpression }[],
): string[] {
  if (carry.length === 1) return carry.map(({ id, next }) => `${camelCase(id)} = ${code(next)};`);
  const names = carry.map(({ id }) => camelCase(id)).join(", ");
  if (carry.length === 0) return [];
  return [`[${names}] = [${carry.map(({ next }) => code(next)).join(", ")}];`];
}
