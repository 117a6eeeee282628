import type { Reader } from "./expression.ts";
import { plainText } from "./printed-units.ts";
import type { PrintedValue } from "./printed-value.ts";
import { workedOut } from "./worked-out.ts";

/** What a division of whole numbers comes to and leaves over: `18, remainder 1`, `18 余 11（b）`. */
const withRemainder =
  /^(?<quotient>\d[\d\s.,]*?)[,،]? (?!\d)\p{L}[\p{L} ]*? ?(?<rest>\d[\d\s.,]*?)(?: ?[(（](?<digit>[0-9a-z])[)）])?$/u;

/** Whether a division is told with what it leaves over, and that is so; undefined of what is told otherwise. */
export function isDivided(left: string, right: string, reader: Reader): boolean | undefined {
  const { quotient, rest, digit } = withRemainder.exec(plainText(right))?.groups ?? {};
  if (quotient === undefined || rest === undefined) return undefined;
  const [of] = workedOut(reader.read(left));
  const [whole, over] = [quotient, rest].map((text) => wholeOf(workedOut(reader.read(text))[0]));
  if (of?.kind !== "amount" || of.ratio === undefined || whole === undefined || over === undefined)
    return undefined;
  const [divided, by] = of.ratio;
  const isWritten = digit === undefined || BigInt(Number.parseInt(digit, 36)) === over;
  return divided === whole * by + over && over >= 0n && over < by && isWritten;
}

function wholeOf(value: PrintedValue | undefined): bigint | undefined {
  return value?.kind === "amount" ? value.whole : undefined;
}
