import { createTranslator } from "../presentation/translator.ts";
import { unitForms } from "../presentation/unit-words.ts";
import { fromBase, toBase } from "../runtime/decimal.ts";
import type { Unit } from "../runtime/display.ts";
import type { UnitNames } from "../runtime/reading/unit-index.ts";
import type { AskContext, LineAnswer } from "./line-answer.ts";
import type { Candidate } from "./candidate.ts";
import { writeAmount, type NamedAmount } from "./conversion.ts";
import { unitNamesIn } from "./line-tokens.ts";

/** The answer of an amount in another unit. */
export function conversionAnswer(
  { conversion, page, around = [] }: Candidate & { readonly kind: "conversion" },
  { index, locale }: AskContext,
): LineAnswer {
  const { amount, converted, own, from, to, rest, canonical, unit } = conversion;
  const { amount: inWords } = unitForms(createTranslator(locale, index.words));
  const names: UnitNames = Object.assign(
    (id: string) => unitNamesIn(index.families)(id),
    inWords === undefined ? {} : { amount: inWords },
  );
  const write = (each: NamedAmount): string => writeAmount(each, locale.tag, names);
  const converts = page?.rules?.converts;
  const texts = converts === undefined ? {} : { [converts.input]: canonical };
  const result = (rest === undefined ? [converted] : inTwo(converted, to, rest)).map(write).join(" ");
  return {
    lead: `${typeof amount === "string" ? amount : write(amount)} =`,
    result,
    tail: "",
    calculation: async () => {
      if (rest !== undefined) return undefined;
      const { factorLine } = await import("./factor-line.ts");
      const inTo = (value: number): string => write({ value, unit: to.id });
      return factorLine({ own, from, to, result }, locale.tag, inTo);
    },
    ...(page === undefined ? {} : { page }),
    query: converts === undefined ? {} : { ...texts, [`in.${converts.output}`]: unit },
    texts,
    units: converts === undefined ? {} : { [converts.output]: unit },
    said: texts,
    kept: [],
    assumed: [],
    unread: around,
  };
}

/** 7.5 hours as 7 of them and 30 minutes; what there is none of is left out. */
function inTwo(converted: NamedAmount, to: Unit, rest: Unit): readonly NamedAmount[] {
  const size = fromBase(toBase("1", to), rest);
  // Twelve digits are sure: 20 minutes are no 19.999999999999996 of them.
  const count = Number((converted.value * size).toPrecision(12));
  const whole = Math.trunc(count / size);
  const left = { value: whole === 0 ? count : Math.abs(count % size), unit: rest.id };
  return [{ value: whole, unit: to.id }, left].filter(({ value }) => value !== 0 || count === 0);
}
