/** Digits without what groups them, and without zeros that pad them. */
export function bareDigits(digits: string): string {
  return digits.replaceAll(/[ ,]/gu, "").replace(/^(-?)0+(?=[0-9a-z])/u, "$1");
}

/** The number that digits say in a base; in parentheses those that repeat; NaN where they say none. */
export function inBase(digits: string, base: number): number {
  const bare = bareDigits(digits);
  const [, sign = "", whole = "", once = "", again = ""] =
    /^(-?)([0-9a-z]+)(?:\.([0-9a-z]*)(?:\(([0-9a-z]+)\))?)?$/u.exec(bare) ?? [];
  if (whole === "") return Number.NaN;
  const read = (text: string): number =>
    Array.from(text).reduce((sum, digit) => {
      const value = Number.parseInt(digit, 36);
      return value < base ? sum * base + value : Number.NaN;
    }, 0);
  // Digits beyond what a double tells apart say nothing more.
  if (again.length > 40) return inBase(`${sign}${whole}.${`${once}${again}`.slice(0, 40)}`, base);
  const repeated = again === "" ? 0 : read(again) / (base ** again.length - 1) / base ** once.length;
  return (sign === "" ? 1 : -1) * (read(whole) + read(once) / base ** once.length + repeated);
}
