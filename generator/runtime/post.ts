/** A post as written in `blog/<slug>.md`. */
export interface Post {
  readonly slug: string;
  readonly title: string;
  /** At most 160 characters. */
  readonly summary: string;
  /** Day of publication, `YYYY-MM-DD`. */
  readonly date: string;
  readonly author: string;
  /** What the text says that a calculator shows. */
  readonly figures: readonly PostFigures[];
  /** Markdown after the front matter. */
  readonly text: string;
}

/** Figures of a post that one calculator shows, with its inputs as a link has them. */
export interface PostFigures {
  readonly route: string;
  readonly query: string;
  /** Each with the output that shows it and its line in the file. */
  readonly shows: readonly { readonly output: string; readonly figure: string; readonly line: number }[];
}
