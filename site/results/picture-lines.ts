/** A text cut into lines no longer than `room`; a word that is longer by itself, as an address may be, between any two letters. */
export function linesOf(text: string, room: number, widthOf: (text: string) => number): readonly string[] {
  const lines: string[] = [];
  let line = "";
  // Where a line may end: after a space, and between any two signs of a script without spaces.
  for (const piece of text.match(
    /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]|[^\s\p{Script=Han}\u3000-\u303f\uff00-\uffef]+\s*|\s+/gu,
  ) ?? []) {
    if (widthOf((line + piece).trimEnd()) <= room) {
      line += piece;
      continue;
    }
    if (line !== "") lines.push(line.trimEnd());
    line = piece;
    while (widthOf(line.trimEnd()) > room) {
      let length = line.length - 1;
      while (length > 1 && widthOf(line.slice(0, length)) > room) length -= 1;
      lines.push(line.slice(0, length));
      line = line.slice(length);
    }
  }
  return line.trim() === "" ? lines : [...lines, line.trimEnd()];
}
