import { typedUnit } from "../../generator/presentation/typed-unit.ts";
import { openInputs } from "../../generator/presentation/variant.ts";
import { fromBase, toBase } from "../../generator/runtime/decimal.ts";
import type { InputDescription } from "../../generator/runtime/description.ts";
import type { Unit } from "../../generator/runtime/display.ts";
import { fieldText } from "../../generator/runtime/reading/field-text.ts";
import { evaluateForm, typedCell, unitOutputs, type Form } from "./form.ts";
import type { Setting } from "./setting.ts";

/** Digits an example value keeps when it is turned into the region's unit: 5 liters become 1 gallon. */
const exampleDigits = 1;

/**
 * The untouched form as a region has it: its own example
 * values where the author gave any, else the example values in its units, rounded so that they stay plain examples.
 */
export function inRegion(setting: Setting, form: Form, region: string | undefined): Form {
  if (region === undefined) return form;
  const { description } = setting.calculator;
  const { values } = evaluateForm(setting, form).read;
  const texts = { ...form.texts };
  const units = { ...form.units };
  for (const input of openInputs(description, setting.variant)) {
    if (input.type === "rows") continue;
    const own = setting.variant.defaults[input.id] === undefined ? input.regionDefaults?.[region] : undefined;
    if (own !== undefined) {
      texts[input.id] = typedCell(input, own, setting, form.today);
      const unit = typedUnit(input, own);
      if (unit !== undefined) units[input.id] = unit;
      continue;
    }
    const unit = regionUnit(input, region);
    if (unit === undefined || unit.id === units[input.id]) continue;
    units[input.id] = unit.id;
    const value = values[input.id];
    if (typeof value !== "number" || form.texts[input.id] === "") continue;
    texts[input.id] = fieldText(input, rounded(value, unit), setting.locale, unit.id, setting.unitNames);
  }
  const inUnits = { ...form, texts, written: texts, canonical: {}, units };
  return { ...inUnits, resultUnits: { ...form.resultUnits, ...resultUnits(setting, form, inUnits, region) } };
}

function regionUnit(input: InputDescription, region: string): Unit | undefined {
  if (input.type !== "quantity") return undefined;
  const id = input.regionUnits?.[region];
  return input.display.units.find((unit) => unit.id === id);
}

function rounded(value: number, unit: Unit): number {
  const amount = Number(fromBase(value, unit).toPrecision(exampleDigits));
  return toBase(`${amount}`, unit);
}

/**
 * The units results are read in. A result the author shows in another unit than the input stays in another one, or a
 * converter would say that 2 acres are 2 acres: it keeps its own unit, or takes the one the input left.
 */
function resultUnits(setting: Setting, before: Form, after: Form, region: string): Form["resultUnits"] {
  const inputs = openInputs(setting.calculator.description, setting.variant).filter(
    (input) => input.type === "quantity",
  );
  const chosen: Record<string, string> = {};
  for (const { id, display } of unitOutputs(setting)) {
    const meant = display.regionUnits?.[region] ?? display.unit;
    const twin = inputs.find(
      (input) =>
        input.type === "quantity" &&
        input.display.units.some(({ id: unit }) => unit === display.unit) &&
        after.units[input.id] === meant &&
        before.units[input.id] !== display.unit &&
        before.units[input.id] !== undefined,
    );
    const left = twin === undefined ? undefined : before.units[twin.id];
    const unit =
      twin === undefined || left === undefined ? meant : meant === display.unit ? left : display.unit;
    if (display.units.some((each) => each.id === unit)) chosen[id] = unit;
  }
  return chosen;
}
