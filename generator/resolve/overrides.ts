import type { OverriddenInput } from "../check/calculator-folder.ts";
import { kindOf } from "../constructs/inputs/any.ts";
import { reportOn, type Path, type Reporter } from "../constructs/reporter.ts";
import { showType } from "../formula/index.ts";
import type { ScopeName } from "../formula/scope.ts";
import { unifyTypes, type ValueType } from "../formula/value-type.ts";
import type { SourceDocument } from "../read/source-document.ts";
import type { CalculatorContext } from "./calculator-context.ts";

/** The types that what a calculator gives to its parts must have, by name, and where it is given. */
export type OverrideTypes = ReadonlyMap<string, { readonly type: ValueType; readonly path: Path }>;

export function overrideTypes(
  given: readonly OverriddenInput[],
  { sharedSpecs: { units }, currency }: CalculatorContext,
  source: SourceDocument,
): OverrideTypes {
  return new Map(
    given.flatMap(({ id, input, path }) => {
      // What is wrong with the input is reported with its part.
      const context = { id, path, units, currency, reporter: reportOn(source) };
      const type = kindOf(input).resolve(input, context)?.type;
      return type === undefined ? [] : [[id, { type, path }]];
    }),
  );
}

/** Reports inputs and constants that parts know as something else, and gives their names. */
export function reportGiven(
  mustBe: OverrideTypes,
  names: ReadonlyMap<string, ScopeName>,
  reporter: Reporter,
): readonly string[] {
  return [...names].flatMap(([id, { type }]) =>
    type === undefined || reportUnlike(id, type, mustBe, reporter) ? [] : [id],
  );
}

/** Whether a value is what a part takes it for; reports where it is not. */
export function reportUnlike(
  id: string,
  type: ValueType,
  mustBe: OverrideTypes,
  reporter: Reporter,
): boolean {
  const wanted = mustBe.get(id);
  if (wanted === undefined) return true;
  const joined = unifyTypes(wanted.type, type);
  const isLike =
    joined !== undefined &&
    (wanted.type.optional || !type.optional) &&
    (wanted.type.kind !== "choice" ||
      joined.kind !== "choice" ||
      joined.options.length === wanted.type.options.length);
  if (!isLike)
    reporter.report(
      "part_given_type",
      { name: id, wanted: showType(wanted.type), given: showType(type) },
      wanted.path,
    );
  return isLike;
}
