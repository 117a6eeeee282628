import { CommanderError } from "commander";
import { textArgument, type Translator } from "../generator/presentation/translator.ts";
import { localeProblem, sharedTranslator } from "./calculators/locales.ts";
import { misunderstood } from "./commands/misunderstood.ts";
import { lineProblem } from "./input/line-problem.ts";
import { printable } from "./input/printable.ts";
import { createProgram } from "./program.ts";
import type { ExitCode, Terminal } from "./terminal.ts";

/** Runs one line, the words after `plainsum`, and says with which exit code to end. */
export async function main(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const words = args.map(printable);
  const translator = await sharedTranslator(words);
  const { t } = translator;
  let code: ExitCode = 0;
  const program = createProgram({
    terminal,
    translator,
    rest: words.slice(1),
    end: (ended) => {
      code = ended;
    },
  });
  const [first, ...rest] = normalized(words);
  const commands = program.commands.map((command) => command.name());
  const isCommand = (name: string): boolean => commands.includes(name);
  if (first === "help" && rest[0] !== undefined && !isCommand(rest[0]))
    return answer(rest[0], [...rest.slice(1), "--help"], terminal, commands);
  if (first !== undefined && first !== "help" && !first.startsWith("-") && !isCommand(first))
    return answer(first, rest, terminal, commands);
  const json = words.includes("--json");
  const ofLanguage = localeProblem(words, translator);
  if (ofLanguage !== undefined) return misunderstood(ofLanguage, json, terminal);
  try {
    await program.parseAsync(first === undefined ? ["help"] : [first, ...rest], { from: "user" });
    return code;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return 0;
    if (first?.startsWith("-") === true) {
      const line = textArgument(`plainsum <calculator> ${first}`);
      const message = t("terminal.calculator_first", { line });
      return misunderstood({ at: "line", code: "calculator_first", message }, json, terminal);
    }
    return misunderstood(commandProblem(error, first ?? "", translator), json, terminal);
  }
}

async function answer(
  name: string,
  args: readonly string[],
  terminal: Terminal,
  commands: readonly string[],
): Promise<ExitCode> {
  const { answerCalculator } = await import("./commands/answer.ts");
  return answerCalculator(name, args, terminal, commands);
}

/** The usual other ways to ask for the version. */
function normalized(words: readonly string[]): readonly string[] {
  return words[0] === "version" || words[0] === "-V" ? ["--version"] : words;
}

function commandProblem(
  error: CommanderError,
  command: string,
  translator: Translator,
): ReturnType<typeof lineProblem> {
  const context = { flags: ["--json", "--locale", "--help"], example: `plainsum ${command} …` };
  const problem = lineProblem(error, translator, context);
  const see = translator.t("terminal.see", { command: textArgument(`plainsum ${command} --help`) });
  return { ...problem, message: `${problem.message}\n${see}` };
}
