import { createTranslator } from "../presentation/translator.ts";
import { unitForms } from "../presentation/unit-words.ts";
import type { UnitNames } from "../runtime/reading/unit-index.ts";
import type { AskContext, LineAnswer } from "./line-answer.ts";
import type { Candidate } from "./candidate.ts";
import { inTwo, writeAmount, type NamedAmount } from "./conversion.ts";
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
  const result =
    rest === undefined ? write(converted) : inTwo(converted.value, to, rest).map(write).join(" ");
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
