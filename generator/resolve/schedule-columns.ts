import { choiceType, dateType, numberType, textType, type ValueType } from "../formula/value-type.ts";
import type { ScheduleColumn, ScheduleModel } from "./model.ts";

/** The columns of a schedule's rows, built-in ones first. */
export function scheduleColumns(schedule: ScheduleModel): Readonly<Record<string, ValueType>> {
  switch (schedule.kind) {
    case "units":
      return {
        unit: textType,
        group: choiceType([...new Set(schedule.units.map(({ group }) => group))]),
        amount: numberType(),
      };
    case "values":
      return { value: schedule.type, ...columnTypes(schedule.columns) };
    case "recurrence":
      return {
        index: numberType({}, true),
        ...(schedule.from === undefined ? {} : { date: dateType }),
        ...columnTypes(schedule.columns),
      };
  }
}

function columnTypes(columns: readonly ScheduleColumn[]): Record<string, ValueType> {
  return Object.fromEntries(columns.map(({ id, type }) => [id, type]));
}
