import { checkInput } from "../runtime/check-inputs.ts";
import { toBase } from "../runtime/decimal.ts";
import type { Unit } from "../runtime/display.ts";
import type { ScalarInput } from "../runtime/description.ts";
import type { QuantityInput } from "../runtime/kinds/quantity.ts";
import { unitIndex, unitCharacters, type UnitNames } from "../runtime/reading/unit-index.ts";

/** The systems that amounts of a line are in, such as metric, by the units they name among those of some inputs. */
export function systemsNamed(
  texts: readonly string[],
  inputs: readonly ScalarInput[],
  unitNames: UnitNames,
): ReadonlySet<string> {
  const quantities = inputs.flatMap((input) => (input.type === "quantity" ? [input] : []));
  return new Set(
    texts.flatMap((text) =>
      quantities.flatMap((input) => {
        const plain = unitCharacters(inFeet(input, text));
        // The inches of 5'6 go without their sign.
        const named = plain.replace(/'[^']*$/, "'");
        return unitIndex(input.readable, unitNames).atEnd(named)?.unit.group ?? [];
      }),
    ),
  );
}

/** The systems that some inputs offer units of, that of the unit a field begins with first. */
export function systemsOf(inputs: readonly ScalarInput[]): readonly string[] {
  const quantities = inputs.flatMap((input) => (input.type === "quantity" ? [input] : []));
  const groups = quantities.flatMap(({ display }) => display.units.map(({ group }) => group));
  return [...new Set(groups)].toSorted(
    (one, other) => Number(isUsual(inputs, other)) - Number(isUsual(inputs, one)),
  );
}

/** Whether fields begin with units of a system. */
export function isUsual(inputs: readonly ScalarInput[], system: string): boolean {
  return inputs.some(
    (input) =>
      input.type === "quantity" &&
      input.display.units.some(({ id, group }) => id === input.display.unit && group === system),
  );
}

/**
 * A number without a unit, with the one it is in: that of the line's other amounts, 150 pounds beside 5'6", and 1.80 m beside
 * 70 kg. Undefined where it may be in units of several systems, and nothing tells which.
 */
export function withUnit(
  input: QuantityInput,
  text: string,
  systems: ReadonlySet<string>,
  today: string,
): string | undefined {
  if (!isOfSeveralSystems(input) || /[^\d.,]/.test(text)) return text;
  const number = text.replace(",", ".");
  const possible = fittingUnits(input, number, systems, today);
  const usual = possible.find(({ id }) => id === input.display.unit);
  const [only, ...others] = usual === undefined ? possible : [usual];
  // 5.6 is said of 5 ft 6 in too.
  const isParted = only !== undefined && input.compound?.[only.id] !== undefined && !/^\d+$/.test(number);
  return only === undefined || others.length > 0 || isParted ? undefined : `${text} ${only.id}`;
}

/** Whether some amounts, which a line gives without units, could as well be in another system than the one they were read in. */
export function isOfAnotherSystem(
  inputs: readonly ScalarInput[],
  texts: Readonly<Record<string, string>>,
  system: string,
  today: string,
): boolean {
  return systemsOf(inputs).some(
    (other) =>
      other !== system &&
      inputs.every((input) => {
        const [number = ""] = texts[input.id]?.split(" ") ?? [];
        return (
          number === "" ||
          input.type !== "quantity" ||
          !isOfSeveralSystems(input) ||
          fittingUnits(input, number, new Set([other]), today).length > 0
        );
      }),
  );
}

function isOfSeveralSystems({ display }: QuantityInput): boolean {
  return new Set(display.units.map(({ group }) => group)).size > 1;
}

/** The units of some systems in which a number keeps the limits: those a field offers, what they are told with, and the bases. */
function fittingUnits(
  input: QuantityInput,
  number: string,
  systems: ReadonlySet<string>,
  today: string,
): readonly Unit[] {
  const { units, compound } = input.display;
  const bases = input.readable.filter(({ numerator, denominator }) => numerator === denominator);
  const all = new Set([...units, ...Object.values(compound?.rest ?? {}), ...bases]);
  return [...all].filter(
    (unit) =>
      systems.has(unit.group) &&
      unit.isInverse !== true &&
      Number.isFinite(Number(number)) &&
      checkInput(input, toBase(number, unit), input.id, { today, values: {} }).length === 0,
  );
}

/** Feet and inches as some write them: 5-6. */
export function inFeet(input: QuantityInput, text: string): string {
  const [, feet, inches] = /^(\d)-(\d{1,2})"?$/.exec(text) ?? [];
  return feet === undefined || Number(inches) >= 12 || input.compound?.["foot"] === undefined
    ? text
    : `${feet}'${inches}"`;
}
