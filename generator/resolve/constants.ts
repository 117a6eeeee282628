import { displayOf } from "../constructs/display.ts";
import { namedUnit, readConstant, writtenConstant } from "../constructs/formulas/constants.ts";
import type { ResolveContext } from "../constructs/statements/context.ts";
import type { ScopeName } from "../formula/scope.ts";
import { camelCase } from "../typescript/identifiers.ts";
import type { CalculatorContext } from "./calculator-context.ts";
import type { Displays } from "./displays.ts";
import type { ConstantModel } from "./model.ts";

export interface ResolvedConstants {
  readonly constants: readonly ConstantModel[];
  readonly names: ResolveContext["names"];
  readonly displays: Displays;
}

/** Reads every constant; the name of one that cannot be read is known, of unknown type. */
export function resolveConstants({
  document,
  sharedSpecs: { units },
  reporter,
  currency,
}: CalculatorContext): ResolvedConstants {
  const all = Object.entries(document.constants ?? {}).map(([id, constantDocument]) => {
    const { text, citations, path: inner } = writtenConstant(constantDocument);
    const constant = readConstant(text, units);
    if (constant === undefined) {
      const unit = namedUnit(text);
      const path = ["constants", id, ...inner];
      if (unit !== undefined && units.unit(unit) === undefined)
        reporter.report("unknown_unit", { unit }, path, unit, units.ids());
      else
        reporter.report(
          "bad_default",
          { text, type: "a number, a percentage, an amount with its unit or a term" },
          path,
        );
    }
    return { id, constant, citations };
  });
  const read = all.flatMap(({ id, constant, citations }) =>
    constant === undefined ? [] : [{ id, ...constant, citations }],
  );
  return {
    constants: read.map(({ id, type, value, citations }) => ({
      id,
      type,
      value,
      code: JSON.stringify(value),
      citations,
    })),
    names: new Map(
      all.map(({ id, constant }): [string, ScopeName] => [
        id,
        { type: constant?.type, code: camelCase(id), exact: true },
      ]),
    ),
    displays: Object.fromEntries(
      read.flatMap(({ id, type, shownAs }) => {
        const display = displayOf(type, shownAs, units, currency);
        return display === undefined ? [] : [[id, display]];
      }),
    ),
  };
}
