/** The rows of a table say the same amounts again and again. */
const mostTexts = 1_000;

/** `read` that keeps what it read of the texts it was given last, `most` of them. */
export function remembered<T>(read: (text: string) => T, most = mostTexts): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const reading = read(text);
    if (known.size >= most) known.clear();
    known.set(text, reading);
    return reading;
  };
}
