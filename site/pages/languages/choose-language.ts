/**
 * The offered language (BCP 47) a visitor reads best: the first wish that is offered exactly,
 * in another region, or in another script of the same language. Undefined when none is.
 */
export function chooseLanguage(offered: readonly string[], wished: readonly string[]): string | undefined {
  for (const wish of wished) {
    const exact = offered.find((tag) => tag.toLowerCase() === wish.toLowerCase());
    if (exact !== undefined) return exact;
    const language = wish.toLowerCase().split("-")[0];
    const near = offered.find((tag) => tag.toLowerCase().split("-")[0] === language);
    if (near !== undefined) return near;
  }
  return undefined;
}
