// oxlint-disable-next-line no-control-regex -- they are what is looked for
const control = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/u;

/** A typed word as it may be printed back: control characters, which could rule the terminal, written out. */
export function printable(word: string): string {
  if (!control.test(word)) return word;
  return word.replace(
    new RegExp(control, "gu"),
    (character) => `\\x${(character.codePointAt(0) ?? 0).toString(16).padStart(2, "0")}`,
  );
}
