/** A post as written in `blog/<slug>.md`. */
export interface Post {
  readonly slug: string;
  readonly title: string;
  /** At most 160 characters. */
  readonly summary: string;
  /** Day of publication, `YYYY-MM-DD`. */
  readonly date: string;
  readonly author: string;
  /** Markdown after the front matter. */
  readonly text: string;
}
