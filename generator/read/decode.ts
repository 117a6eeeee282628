/** What no text holds: control characters other than tab, line feed and carriage return. */
// eslint-disable-next-line no-control-regex -- binary files that happen to be UTF-8 are known by them
const control = /[\u0000-\u0008\u000B\u000C\u000E-\u001F]/;

/** The text of a file in UTF-8, without a byte order mark; undefined for anything else, such as a picture. */
export function decode(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return control.test(text) ? undefined : text;
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
