/** Digits of another base are no product: 0x10. */
const prefixed = /^0[xbo][\da-f]+$/i;
/** A telephone number is no difference: 1-800-555-0142. */
const telephone = /^(?:\+?1[-. ])?(?:\([2-9]\d\d\) ?|[2-9]\d\d[-. ])[2-9]\d\d[-. ]\d{4}$/;
/** Points are no factors: (0,0) (4,0). */
const points = /(?:\([-\d.]+,\s?[-\d.]+\)\s*,?\s*){2}/;
const dayLike = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$/;

const functionNames = "a?(?:sin|cos|tan)h?|arc(?:sin|cos|tan)|sen|tg|ln|log(?:2|10)?|exp|abs|sqrt|cbrt|√|∛";
/** A function and what it is taken of. */
const called = new RegExp(`^(?:${functionNames})\\s*[-(\\dπp√]`, "iu");
const expressionOnly = new RegExp(
  `^(?:[\\d\\s.,+\\-*/×÷·⋅^()%!|°'٫٬٪]|\\p{Sc}|${functionNames}|mod|n[cp]r|pi|π|x|e(?!\\p{L}))+$`,
  "iu",
);

/** Whether a line is numbers with at least one operation or function, and nothing else. */
export function isExpression(line: string): boolean {
  return (
    /\d|pi|π/iu.test(line) &&
    (/[-+*/×÷·^!%)°|]|mod|n[cp]r|pi|π|x(?=\s*\d)/iu.test(line.slice(1)) || called.test(line)) &&
    expressionOnly.test(line) &&
    !/^[\d.,\s]+%$/.test(line) &&
    ![dayLike, telephone, points, prefixed].some((other) => other.test(line))
  );
}
