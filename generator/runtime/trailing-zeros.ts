/** `digits` without the zeros it ends in. A pattern would look at each run of zeros again from each of its zeros. */
export function withoutTrailingZeros(digits: string): string {
  let end = digits.length;
  while (end > 0 && digits[end - 1] === "0") end -= 1;
  return digits.slice(0, end);
}
