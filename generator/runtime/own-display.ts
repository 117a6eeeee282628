import type { Scalar } from "./answer.ts";

/**
 * How values of a type are shown that only some pages have: the display brings what writes them, so that no other page
 * loads it.
 */
export interface OwnDisplay {
  readonly kind: "term";
  readonly write: (value: string, context: WriteContext) => string;
}

/** What writing a value needs besides it. */
export interface WriteContext {
  /** BCP 47 tag. */
  readonly locale: string;
  /** A shared word, with the texts it puts in. */
  readonly word: (
    key: string,
    given?: Readonly<Record<string, { readonly raw: Scalar; readonly shown: string }>>,
  ) => string;
}

/** Whether a value is shown so. */
export function isOwnDisplay<D extends object>(display: D): display is Extract<D, OwnDisplay> {
  return "write" in display;
}
