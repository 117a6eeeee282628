/**
 * The address that opens a report with its title and its first lines filled in: of a letter (`mailto:`), or of a form
 * that takes a `title` and a `body`.
 */
export function reportAddress(to: string, page: string, link: string, answer: string): string {
  const title = to.startsWith("mailto:") ? "subject" : "title";
  const body = `${link}\n${answer}\n\n`;
  const joint = to.includes("?") ? "&" : "?";
  // Mail programs take a plus sign for itself, so that a space must not be one.
  return `${to}${joint}${title}=${encodeURIComponent(page)}&body=${encodeURIComponent(body)}`;
}
