import { expect, test } from "vitest";
import { writtenWorking } from "../../generator/presentation/working-forms.ts";
import { workingHtml } from "../../generator/presentation/working-mathml.ts";
import { workingOf } from "../../generator/presentation/working.ts";
import { ofEachFormula } from "../setup/presented-examples.ts";
import type { TestedCalculator } from "../setup/tested-calculator.ts";

/** What someone copies can be read by the program it is copied into, in every language. */
export function testWorkings(tested: TestedCalculator): void {
  test.each(Object.keys(tested.words))(
    "its working is whole in each form it is copied in, in %s",
    (locale) => {
      const faults = ofEachFormula(tested, locale).flatMap(({ name, presenter, answer }) => {
        const working = workingOf(presenter, tested.calculator.stepModel, answer.used);
        const { locale: language } = presenter.translator;
        const latex = writtenWorking("latex", working, language);
        return [
          ...textFaults(writtenWorking("text", working, language)),
          ...latexFaults(latex),
          ...markupFaults(writtenWorking("mathml", working, language)),
          ...markupFaults(workingHtml(working, language)),
        ].map((fault) => `${name}: ${fault}`);
      });
      expect(faults).toEqual([]);
    },
  );
}

/** Each piece that is set apart from the direction around it ends on its line. */
function textFaults(text: string): readonly string[] {
  return text.split("\n").filter((line) => {
    const begun = line.match(/[\u2066-\u2068]/gu)?.length ?? 0;
    return line.endsWith(" ") || begun !== (line.match(/\u2069/gu)?.length ?? 0);
  });
}

/** Letters, digits and what a keyboard has; all else has an order of its own. Braces and formulas end. */
function latexFaults(text: string): readonly string[] {
  const strange = text.match(/[^\n\x20-\x7e\p{L}\p{M}\p{N}\p{Sc}\p{Po}\p{Ps}\p{Pe}«»]/gu) ?? [];
  const bare = text.replaceAll(/\\[\\${}%&#_]/gu, "");
  const count = (mark: string): number => bare.split(mark).length - 1;
  return [
    ...strange.map((each) => `LaTeX has no "${each}"`),
    ...(count("{") === count("}") && count("$") % 2 === 0 ? [] : [`"${text}" has an open brace or formula`]),
    ...(/(?<!^)%/mu.test(bare) ? [`"${text}" has a remark`] : []),
  ];
}

/** Every element ends in the one it began in, and no mark is left among the text. */
function markupFaults(text: string): readonly string[] {
  const open: string[] = [];
  for (const [, end, name = ""] of text.matchAll(/<(\/?)([a-z]+)[^<>]*>/gu))
    if (end === "") open.push(name);
    else if (open.pop() !== name) return [`"${text}" ends ${name} too early`];
  const bare = text.replaceAll(/<\/?[a-z]+(?: [a-z]+="[^"]*")*>|&(?:amp|lt|gt);/gu, "");
  return open.length > 0 || /[<>&]/u.test(bare) ? [`"${text}" is no markup`] : [];
}
