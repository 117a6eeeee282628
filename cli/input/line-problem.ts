import type { CommanderError } from "commander";
import { textArgument, type Translator } from "../../generator/presentation/translator.ts";
import { nearestNames } from "../../generator/presentation/nearest.ts";

/** What keeps a line from being understood: where, a stable code, and the reason in words. */
export interface LineProblem {
  readonly at: string;
  readonly code: string;
  readonly message: string;
}

/** What commander found wrong with a line, in words of the language; `flags`: those there are, `example`: one with a value. */
export function lineProblem(
  error: CommanderError,
  { t }: Translator,
  { flags, example }: { readonly flags: readonly string[]; readonly example: string },
): LineProblem {
  // Commander names a flag only in its message, in quotation marks.
  const named = /'([^']*)'/u.exec(error.message)?.[1] ?? "";
  const [flag = named] = named.split(/[ ,=]/u);
  switch (error.code) {
    case "commander.unknownOption": {
      const message = t("terminal.unknown_flag", { flag: textArgument(flag) });
      return {
        at: "flags",
        code: "unknown_flag",
        message: withNearest(message, nearestNames(flag, flags), t),
      };
    }
    case "commander.optionMissingArgument":
      return {
        at: flag,
        code: "missing_value",
        message: t("terminal.missing_value", { flag: textArgument(flag) }),
      };
    case "commander.missingArgument":
      return {
        at: "line",
        code: "missing_word",
        message: t("terminal.missing_word", { line: textArgument(example) }),
      };
    default:
      return {
        at: "line",
        code: "too_many_words",
        message: t("terminal.too_many_words", { text: textArgument(named) }),
      };
  }
}

/** A message, and the names that may have been meant. */
export function withNearest(message: string, names: readonly string[], t: Translator["t"]): string {
  return names.length === 0
    ? message
    : `${message} ${t("terminal.did_you_mean", { name: textArgument(names.join(", ")) })}`;
}
