/** The id of a field's control in the page. */
export function controlId(at: string): string {
  return `field-${at.replaceAll(".", "-")}`;
}

/** The id of what is said to be wrong with a field. */
export function problemId(at: string): string {
  return `${controlId(at)}-problem`;
}
