import { useState } from "react";
import { copyText } from "../islands/browser.ts";

/** Copies a text; `html` is the same for programs that take more than letters. */
export type Copy = (text: string, html?: string) => void;

export interface CopiesProps {
  readonly onCopy: Copy;
  /** The id of the menu they stand in. */
  readonly menu: string;
}

/** What became of what someone wanted to take along. */
export type Said = "tools.copied" | "tools.not_copied" | "results.not_loaded";

/** Copies, and tells whether that worked. */
export function useCopying(): {
  readonly said: Said | undefined;
  readonly say: (said: Said) => void;
  readonly copy: Copy;
} {
  const [said, say] = useState<Said>();
  const copy: Copy = (text, html) =>
    void copyText(text, html).then((isCopied) => say(isCopied ? "tools.copied" : "tools.not_copied"));
  return { said, say, copy };
}
