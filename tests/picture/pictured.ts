import type { Page } from "playwright-core";

/** What the README's picture shows, and where it and its words are kept. */
export const pictured = {
  address: "/en/finance/mortgage",
  size: { width: 1280, height: 800 },
  file: "site/picture.png",
  words: "site/picture.txt",
} as const;

/** What one reads first in it: the title, the names of the fields on the first screen, and the figure that answers. */
export async function picturedWords(page: Page): Promise<string> {
  return page.evaluate((height) => {
    // A function with a name of its own would not travel to the page.
    const seen = [
      ...document.querySelectorAll(
        "main h1, main form label, main data[data-output], main [data-output] data",
      ),
    ].filter((element) => element.checkVisibility() && element.getBoundingClientRect().top < height);
    const figure = seen.find((element) => element instanceof HTMLDataElement);
    const words = seen.filter((element) => element === figure || !(element instanceof HTMLDataElement));
    return `${words.map((element) => (element.textContent ?? "").trim()).join("\n")}\n`;
  }, pictured.size.height);
}
