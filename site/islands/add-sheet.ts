/** Adds a style sheet to the page. */
export function addSheet(address: string): void {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = address;
  document.head.append(link);
}
