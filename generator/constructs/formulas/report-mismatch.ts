import { showType, unifyLiterals, untranslated, type TypedExpression } from "../../formula/index.ts";
import type { Path, Reporter } from "../reporter.ts";

/** One of several values of which a formula has one. */
export interface CaseValue {
  /** As it is written: `A or B`, `otherwise`, or the formula itself. */
  readonly name: string;
  readonly value: TypedExpression;
  readonly path: Path;
}

/** Reports the first case that is of another type than those before it. */
export function reportMismatch(cases: readonly CaseValue[], reporter: Reporter): void {
  const unify = (count: number): ReturnType<typeof unifyLiterals> =>
    unifyLiterals(cases.slice(0, count).map(({ value }) => value));
  const odd = cases.findIndex((_, index) => unify(index + 1) === undefined);
  const first = cases[odd];
  const before = unify(Math.max(odd, 0));
  if (first === undefined || before === undefined) return;
  const alone = untranslated(cases.slice(0, odd + 1).map(({ value }) => value));
  const withoutWords = cases.find(({ value }) => value === alone?.tree);
  if (alone !== undefined && withoutWords !== undefined) {
    reporter.report("text_untranslated", { options: alone.options.join(", ") }, withoutWords.path);
    return;
  }
  const { name, value, path } = first;
  reporter.report(
    "case_mismatch",
    { option: name, got: showType(value.type), want: showType(before.type) },
    path,
  );
}
