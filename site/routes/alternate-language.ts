/**
 * The language search engines are given for a page (`hreflang`): the tag without its region, since Spanish whose
 * figures are written as in the United States (`es-US`) is there for everyone who reads Spanish.
 */
export function alternateLanguage(tag: string): string {
  const { language, script } = new Intl.Locale(tag);
  return script === undefined ? language : `${language}-${script}`;
}
