/** What has a title, and perhaps titles in other languages. */
export interface Titled {
  readonly title: string;
  readonly titles?: Readonly<Record<string, string>>;
}

/** What a source is called in a language: its own title there, such as a Chinese plan's in Chinese, else the English one. */
export function citationTitle({ title, titles }: Titled, locale: string): string {
  return titles?.[locale] ?? title;
}
