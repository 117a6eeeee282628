import { assert } from "../../generator/runtime/assert.ts";
import { typedUnit } from "../../generator/presentation/typed-unit.ts";
import { evaluate, type Evaluation } from "../../generator/presentation/evaluation.ts";
import { openInputs } from "../../generator/presentation/variant.ts";
import { inUnitsGiven } from "../../generator/presentation/followed-parts.ts";
import type { InputDescription } from "../../generator/runtime/description.ts";
import type { Unit } from "../../generator/runtime/display.ts";
import { fieldText } from "../../generator/runtime/reading/field-text.ts";
import { decodeQuery, splitCells, type Texts } from "../../generator/runtime/query.ts";
import { readField } from "../../generator/runtime/reading/read-field.ts";
import type { FieldTexts } from "../../generator/runtime/reading/read-inputs.ts";
import type { Typed } from "./early-input.ts";
import { exampleMark, markName } from "./example-mark.ts";
import { isPin, pinsIn } from "./pin-parameters.ts";
import { isShareable, type Setting } from "./setting.ts";

type CellTexts = Readonly<Record<string, string>>;

/** Everything a visitor has put in, as typed. */
export interface Form {
  readonly texts: FieldTexts;
  /** The texts the page itself put there: they need no telling how they were read. */
  readonly written: FieldTexts;
  /** The same as canonical texts, which are read without the language; none once a unit was changed. */
  readonly canonical: Texts;
  /** Unit chosen beside a field, by input id. */
  readonly units: Readonly<Record<string, string>>;
  /** Unit chosen to read a result in, by output id. */
  readonly resultUnits: Readonly<Record<string, string>>;
  /** The visitor's day, `YYYY-MM-DD`. */
  readonly today: string;
  /** Names in the address that could not be read, whose example values stand. */
  readonly unread: readonly string[];
}

/** The form with the page's example values, overlaid with `given` (canonical texts by input id). */
export function formOf(
  setting: Setting,
  today: string,
  given: Texts = {},
  unread: readonly string[] = [],
): Form {
  const texts: Record<string, FieldTexts[string]> = {};
  const canonical: Record<string, Texts[string]> = {};
  const units: Record<string, string> = {};
  for (const input of openInputs(setting.calculator.description, setting.variant)) {
    const text = given[input.id] ?? setting.variant.defaults[input.id] ?? input.default;
    canonical[input.id] = text;
    texts[input.id] = typedText(input, text, setting, today);
    const unit = typedUnit(input, text);
    if (unit !== undefined) units[input.id] = unit;
  }
  return { texts, written: texts, canonical, units, resultUnits: {}, today, unread };
}

/** Parameters that other sites add to links; they were never meant for the calculator. */
const addedByOthers = /^(?:utm_.*|[a-z]*clid|ref|mc_[a-z]+)$/u;

/**
 * The form an address asks for. Whatever in it names no input, cannot be read or names another example leaves the example
 * value standing and is listed in `unread`; what can be read but breaks a limit is shown with its problem.
 */
export function formFromQuery(setting: Setting, today: string, query: string): Form {
  const open = openInputs(setting.calculator.description, setting.variant);
  const parameters = new URLSearchParams(query);
  const { texts, ignored } = decodeQuery(parameters, open);
  const resultUnits = Object.fromEntries(
    unitOutputs(setting).flatMap(({ id, display: { units } }) => {
      const unit = parameters.get(resultUnitName(id));
      return units.some((each) => each.id === unit) && unit !== null ? [[id, unit]] : [];
    }),
  );
  const readable: Record<string, string | readonly string[]> = {};
  const unread = ignored.filter(
    (name) =>
      !addedByOthers.test(name) &&
      !isPin(name) &&
      (name !== markName || parameters.get(name) !== exampleMark(setting)) &&
      !Object.keys(resultUnits).some((id) => resultUnitName(id) === name),
  );
  for (const input of open) {
    const text = texts[input.id];
    if (text === undefined) continue;
    if (isReadable(input, text, today)) readable[input.id] = text;
    else unread.push(input.id);
  }
  // A pinned answer of a link is read in the same way.
  const pinned = pinsIn(query).flatMap((pin) => formFromQuery(setting, today, pin).unread);
  return { ...formOf(setting, today, readable, [...new Set([...unread, ...pinned])]), resultUnits };
}

/** What an address must hold to show the same figures: the inputs but those that stay in their fields, and the units results are read in. */
export function addressTexts(setting: Setting, form: Form, canonical: Texts): Texts {
  const chosen = unitOutputs(setting).flatMap(({ id, display }) => {
    const unit = form.resultUnits[id];
    return unit === undefined || unit === display.unit ? [] : [[resultUnitName(id), unit] as const];
  });
  // A parameter without a value is none.
  const held = setting.calculator.description.inputs.flatMap((input) =>
    isShareable(input) ? [] : [[input.id, []] as const],
  );
  return { ...canonical, ...Object.fromEntries<Texts[string]>([...chosen, ...held]) };
}

/**
 * The units results are read in, where they are not all their own or an input is in another unit than its own: a terminal,
 * which shows results in the units that were typed, is then given them.
 */
export function readUnits(setting: Setting, { units, resultUnits }: Form): Readonly<Record<string, string>> {
  const results = unitOutputs(setting);
  const isOther =
    results.some(({ id, display }) => (resultUnits[id] ?? display.unit) !== display.unit) ||
    setting.calculator.description.inputs.some(
      (input) => input.type === "quantity" && (units[input.id] ?? input.display.unit) !== input.display.unit,
    );
  return Object.fromEntries(
    isOther ? results.map(({ id, display }) => [id, resultUnits[id] ?? display.unit]) : [],
  );
}

/** The parameter for the unit of a result; a dot keeps it apart from every input. */
function resultUnitName(id: string): string {
  return `in.${id}`;
}

/** The results that can be read in several units. */
export function unitOutputs({ calculator }: Pick<Setting, "calculator">) {
  return calculator.description.outputs.flatMap((output) =>
    output.type === "value" && output.display.kind === "quantity"
      ? [{ id: output.id, display: output.display }]
      : [],
  );
}

/** Reads the form and works out the answer. */
export function evaluateForm({ calculator, variant, locale, unitNames }: Setting, form: Form): Evaluation {
  const { texts, written, canonical, today, units } = form;
  const typed = Object.entries(texts).filter(
    ([id, text]) => text !== written[id] || canonical[id] === undefined,
  );
  const defaults = { ...variant.defaults, ...canonical };
  return evaluate(calculator, { ...variant, defaults }, Object.fromEntries(typed), {
    today,
    locale,
    units,
    unitNames,
  });
}

/** The unit chosen beside a field or for reading a result. */
export function unitIn({ units, resultUnits }: Form): (id: string) => string | undefined {
  return (id) => resultUnits[id] ?? units[id];
}

/** The form with one field's text replaced. */
export function withText(form: Form, id: string, text: string): Form {
  return { ...form, texts: { ...form.texts, [id]: text } };
}

/** The form with a text the page itself puts in a field: there is one way to read it. */
export function withWritten(form: Form, id: string, text: FieldTexts[string]): Form {
  const { [id]: _, ...canonical } = form.canonical;
  return {
    ...form,
    texts: { ...form.texts, [id]: text },
    written: { ...form.written, [id]: text },
    canonical,
  };
}

/** The form with another unit beside a field; the typed number stays as it is. */
export function withUnit(form: Form, id: string, unit: string): Form {
  return { ...form, canonical: {}, units: { ...form.units, [id]: unit } };
}

/** The same as the visitor chooses it: results in the length or volume it had follow, nautical miles from knots. */
export function withChosenUnit(setting: Setting, form: Form, id: string, unit: string): Form {
  const next = withUnit(form, id, unit);
  const input = setting.calculator.description.inputs.find((each) => each.id === id);
  if (input?.type !== "quantity") return next;
  const { units } = input.display;
  const unitOf = (wanted: string | undefined): Unit | undefined => units.find((each) => each.id === wanted);
  const [before, chosen] = [unitOf(form.units[id] ?? input.display.unit), unitOf(unit)];
  if (before === undefined || chosen === undefined) return next;
  const followed = unitOutputs(setting).flatMap((result) => {
    const shown = form.resultUnits[result.id] ?? result.display.unit;
    const made = inUnitsGiven(shown, result.display.units, [{ unit: chosen, units: [before, chosen] }]);
    return made === shown ? [] : [[result.id, made] as const];
  });
  return { ...next, resultUnits: { ...next.resultUnits, ...Object.fromEntries(followed) } };
}

/** The form with another unit for reading a result. */
export function withResultUnit(form: Form, id: string, unit: string): Form {
  return { ...form, resultUnits: { ...form.resultUnits, [id]: unit } };
}

/** The form with what was typed before the calculator was ready, each text in the unit that stood beside it (`seen`). */
export function withTyped(form: Form, { texts, units }: Typed, seen: Form): Form {
  const all: Record<string, FieldTexts[string]> = { ...form.texts };
  for (const [name, text] of texts) {
    const [id = "", row, column] = name.split(".");
    if (row === undefined || column === undefined) all[id] = text;
    else
      all[id] = rowsOf({ ...form, texts: all }, id).map((cells, index) =>
        index + 1 === Number(row) ? { ...cells, [column]: text } : cells,
      );
  }
  const besideTyped = Object.entries(seen.units).filter(([id]) => texts.has(id));
  return {
    ...form,
    texts: all,
    canonical: units.size > 0 ? {} : form.canonical,
    units: { ...form.units, ...Object.fromEntries(besideTyped), ...Object.fromEntries(units) },
  };
}

/** The typed rows of a rows input. */
export function rowsOf(form: Form, id: string): readonly CellTexts[] {
  const rows = form.texts[id];
  return typeof rows === "object" ? rows : [];
}

/** The typed text of any other input. */
export function textOf(form: Form, id: string): string {
  const text = form.texts[id];
  return typeof text === "string" ? text : "";
}

/** The form with the rows of a rows input replaced. */
export function withRows(form: Form, id: string, rows: readonly CellTexts[]): Form {
  return { ...form, texts: { ...form.texts, [id]: rows } };
}

/** The language fields are written in. */
type Writing = Pick<Setting, "locale" | "unitNames">;

/** The form with a cell that the page itself fills. */
export function withWrittenCell(form: Form, id: string, row: number, column: string, text: string): Form {
  const rows = rowsOf(form, id);
  const before = rowsOf({ ...form, texts: form.written }, id);
  const written = rows.map((_, index) => ({
    ...before[index],
    ...(index === row ? { [column]: text } : {}),
  }));
  return {
    ...withRows(form, id, rows.with(row, { ...rows[row], [column]: text })),
    written: { ...form.written, [id]: written },
  };
}

/** Whether the page itself wrote the text at `at`, an input's id or `grades.3.points`. */
export function isWritten({ texts, written }: Form, at: string): boolean {
  const [id = "", row, column = ""] = at.split(".");
  const textIn = (all: FieldTexts): string | undefined => {
    const text = all[id];
    return typeof text === "object" ? text[Number(row) - 1]?.[column] : text;
  };
  return textIn(texts) === textIn(written);
}

/** What stands in the field for a canonical text. */
function typedText(
  input: InputDescription,
  canonical: string | readonly string[],
  writing: Writing,
  today: string,
): FieldTexts[string] {
  if (input.type !== "rows") return typedCell(input, [canonical].flat()[0] ?? "", writing, today);
  // A default of several rows is one text of as many lines.
  const rows = [canonical].flat().flatMap((text) => text.split("\n"));
  return rows
    .filter((row) => row !== "")
    .map((row) => {
      const cells = splitCells(row);
      return Object.fromEntries(
        input.columns.map((column, index) => [
          column.id,
          typedCell(column, cells[index] ?? "", writing, today),
        ]),
      );
    });
}

/** The same for one cell; an expression or a share stands as it was written. */
export function typedCell(
  input: InputDescription,
  canonical: string,
  { locale, unitNames }: Writing,
  today: string,
): string {
  assert(input.type !== "rows", "A cell holds one value.");
  const reading = readField(input, canonical, { today });
  if (reading.kind !== "read") return "";
  const value = input.kind.keepsText === true ? reading.canonical : reading.value;
  return fieldText(input, value, locale, typedUnit(input, canonical), unitNames);
}

/** Whether a canonical text from an address can be read at all; limits are not asked here. */
function isReadable(input: InputDescription, text: string | readonly string[], today: string): boolean {
  if (input.type !== "rows")
    return [text].flat().every((one) => readField(input, one, { today }).kind === "read");
  return [text].flat().every((row) => {
    const cells = splitCells(row);
    return (
      cells.length === input.columns.length &&
      input.columns.every((column, index) => isReadable(column, cells[index] ?? "", today))
    );
  });
}
