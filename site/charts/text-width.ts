/** The size of what is written in a chart, in pixels. */
const size = 12;

/** About how wide a text is in a chart, in pixels: its longest line. */
export function textWidth(text: string): number {
  const widths = text
    .split("\n")
    .map((line) => Array.from(line, widthOf).reduce((sum, width) => sum + width, 0));
  return Math.max(...widths) * size;
}

/** The width of a letter in the face of words, for its size. */
function widthOf(letter: string): number {
  // Chinese, and the signs that go with it.
  if (/[\p{Script=Han}\u3000-\u303F\uFF00-\uFFEF]/u.test(letter)) return 1;
  if (/[ .,'’ijltfrI]/u.test(letter)) return 0.33;
  return /[mwMW]/u.test(letter) ? 0.85 : 0.6;
}
