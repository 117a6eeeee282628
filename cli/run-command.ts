import { CommanderError, type Command } from "commander";
import type { Translator } from "../generator/presentation/translator.ts";
import { misunderstood } from "./commands/misunderstood.ts";
import { withNearest, type LineProblem } from "./input/line-problem.ts";
import { nearestNames } from "../generator/presentation/nearest.ts";
import { createProgram } from "./program.ts";
import type { ExitCode, Terminal } from "./terminal.ts";

export type RunCommand = typeof runCommand;

/** Runs a line that begins with a command, or with a flag of `plainsum` itself. */
export async function runCommand(
  words: readonly string[],
  translator: Translator,
  terminal: Terminal,
): Promise<ExitCode> {
  const [first = "", ...rest] = words;
  const { t } = translator;
  let code: ExitCode = 0;
  const program = createProgram({
    terminal,
    translator,
    rest,
    end: (ended) => {
      code = ended;
    },
  });
  try {
    await program.parseAsync([...words], { from: "user" });
    return code;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return 0;
    const json = words.includes("--json");
    if (!first.startsWith("-"))
      return misunderstood(commandProblem(error, program, first, translator), json, terminal);
    const line = `plainsum <calculator> ${first}`;
    const message = t("terminal.calculator_first", { line });
    return misunderstood({ at: "line", code: "calculator_first", message }, json, terminal);
  }
}

/** What commander found wrong with a command's line, in words of the language. */
function commandProblem(
  error: CommanderError,
  program: Command,
  command: string,
  { t }: Translator,
): LineProblem {
  // Commander names a flag only in its message, in quotation marks.
  const named = /'([^']*)'/u.exec(error.message)?.[1] ?? "";
  const [flag = named] = named.split(/[ ,=]/u);
  const see = `\n${t("terminal.see", { command: `plainsum ${command} --help` })}`;
  switch (error.code) {
    case "commander.unknownOption": {
      const message = t("terminal.unknown_flag", { flag });
      const own = program.commands.find((each) => each.name() === command)?.options ?? [];
      const near = nearestNames(flag, [...own.flatMap(({ long }) => long ?? []), "--help"]);
      return { at: "flags", code: "unknown_flag", message: withNearest(message, near, t) + see };
    }
    case "commander.optionMissingArgument": {
      const message = t("terminal.missing_value", { flag });
      return { at: flag, code: "missing_value", message: message + see };
    }
    case "commander.missingArgument": {
      const message = t("terminal.missing_word", { line: `plainsum ${command} …` });
      return { at: "line", code: "missing_word", message: message + see };
    }
    default: {
      const message = t("terminal.too_many_words", { text: named });
      return { at: "line", code: "too_many_words", message: message + see };
    }
  }
}
