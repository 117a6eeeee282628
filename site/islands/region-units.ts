import { openInputs } from "../../generator/presentation/variant.ts";
import type { InputDescription } from "../../generator/runtime/description.ts";
import { fieldText } from "../../generator/runtime/reading/field-text.ts";
import { fromBase, toBase } from "../../generator/runtime/decimal.ts";
import { evaluateForm, type Form } from "./form.ts";
import { regionOf } from "./reach.ts";
import { type Setting } from "./setting.ts";

/** Digits an example value keeps when it is turned into the region's unit: 5 liters become 1 gallon. */
const exampleDigits = 1;

/**
 * The untouched form in the units of the visitor's region, which the browser's languages tell (`en-US`).
 * The example values are turned into the new unit and rounded, so that they stay plain examples.
 */
export function inRegion(setting: Setting, form: Form, languages: readonly string[]): Form {
  const region = regionOf(languages);
  if (region === undefined) return form;
  const { values } = evaluateForm(setting, form).read;
  const texts = { ...form.texts };
  const units = { ...form.units };
  for (const input of openInputs(setting.calculator.description, setting.variant)) {
    const unit = regionUnit(input, region);
    if (input.type !== "quantity" || unit === undefined || unit.id === units[input.id]) continue;
    units[input.id] = unit.id;
    const value = values[input.id];
    if (typeof value !== "number" || form.texts[input.id] === "") continue;
    const rounded = Number(fromBase(value, unit.numerator, unit.denominator).toPrecision(exampleDigits));
    texts[input.id] = fieldText(
      input,
      toBase(`${rounded}`, unit.numerator, unit.denominator),
      setting.locale,
      unit.id,
    );
  }
  const resultUnits = { ...form.resultUnits };
  for (const output of setting.calculator.description.outputs) {
    if (output.type !== "value" || output.display.kind !== "quantity") continue;
    const unit = output.display.regionUnits?.[region];
    if (unit !== undefined) resultUnits[output.id] = unit;
  }
  return { ...form, texts, written: texts, units, resultUnits };
}

function regionUnit(input: InputDescription, region: string) {
  if (input.type !== "quantity") return undefined;
  const id = input.regionUnits?.[region];
  return input.display.units.find((unit) => unit.id === id);
}
