import type { Translate } from "../../generator/presentation/translator.ts";
import type { UnreadText } from "./decode-text.ts";
import type { LineProblem } from "./line-problem.ts";

/** Why a file, standard input without a name, could not be read to its end, in words. */
export function unreadProblem(unread: UnreadText, file: string | undefined, t: Translate): LineProblem {
  const name = file ?? "-";
  switch (unread.kind) {
    case "failure":
      return {
        at: "file",
        code: "unreadable_file",
        message: t("terminal.batch.unreadable", { name, reason: unread.code }),
      };
    case "not_encoded":
      return {
        at: "file",
        code: "not_encoded",
        message: t("terminal.batch.not_encoded", {
          name,
          encoding: unread.encoding.toUpperCase(),
          line: String(unread.line),
        }),
      };
  }
}
