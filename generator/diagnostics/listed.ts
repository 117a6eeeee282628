/** Names that a message gives; of more, the first of them. */
const mostNamed = 20;

/** `a, b, c`, cut where it grows long. */
export function listed(names: readonly string[]): string {
  return names.length <= mostNamed
    ? names.join(", ")
    : `${names.slice(0, mostNamed).join(", ")} and ${names.length - mostNamed} more`;
}
