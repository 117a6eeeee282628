import { calculatorOf, type AskIndex } from "../presentation/ask-index.ts";
import { answerCandidate, withCode, answerFirst, type LoadModel } from "./answer.ts";
import type { AskContext, LineAnswer } from "./line-answer.ts";
import { candidatesFor } from "./candidate.ts";
import { plainLine, withoutFillers } from "./line-text.ts";
import { tokensOf } from "./line-tokens.ts";
import { shorterRate } from "./yearly-rates.ts";
import { withPercentSigns, writtenOut } from "./written-out.ts";

/**
 * The answer of a line that goes on from one that was answered, "and 15 years?": what it says takes the place of what was said
 * of the same, and the rest is kept. Undefined where it does not go on, or says what the page does not ask.
 */
export async function answerFollowUp(
  line: string,
  before: LineAnswer,
  context: AskContext,
  load: LoadModel,
): Promise<LineAnswer | undefined> {
  const { page } = before;
  const { index, locale } = context;
  if (page === undefined) return undefined;
  const shorter =
    page.rules?.yearly === undefined ? undefined : shorterRate(line, index.ratePeriods, locale.tag);
  const said = shorter === undefined ? line : shorter.yearly;
  const rest = said === undefined ? undefined : withoutOpening(said, index, locale.tag);
  if (rest === undefined) return undefined;
  const tokens = tokensOf(rest, index, locale.tag);
  const values = tokens.filter(({ kind }) => kind !== "word").length;
  if (values === 0) return undefined;
  if (values > 1) {
    // What asks something by itself goes on from nothing: and 15% of 80?
    const own = await answerFirst(
      candidatesFor(rest, index, locale.tag, () => []),
      context,
      load,
    );
    if (own.answer !== undefined) return own.answer;
  }
  const model = await load(calculatorOf(page));
  if (model === undefined) return undefined;
  const yearly = shorter === undefined ? {} : { yearly: shorter.rate };
  const candidate = { kind: "named", page, tokens, before, ...yearly } as const;
  return answerCandidate(candidate, model, await withCode(candidate, context))?.answer;
}

/** What a line says behind "and" or "what about"; undefined where it begins with no such word, and ends with none. */
function withoutOpening(line: string, { goOn }: AskIndex, locale: string): string | undefined {
  // Arabic writes "and" and "with" in one word with the next.
  const plain = plainLine(line).replace(/^و(?:ب(?=\p{L}))?\s*(?=[\p{L}\p{N}])/u, "و ");
  const whole = withPercentSigns(writtenOut(plain, locale), locale);
  const rest = withoutFillers(whole, goOn);
  return rest === whole ? undefined : rest;
}
