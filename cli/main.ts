import { nearestNames } from "../generator/presentation/nearest.ts";
import type { Translator } from "../generator/presentation/translator.ts";
import { categories } from "../generated/catalog.ts";
import { findCalculator } from "./calculators/find-calculator.ts";
import { localeProblem, sharedTranslator } from "./calculators/locales.ts";
import { misunderstood } from "./commands/misunderstood.ts";
import { commandNames } from "./commands/names.ts";
import { printable } from "./input/printable.ts";
import type { RunCommand } from "./run-command.ts";
import type { ExitCode, Terminal } from "./terminal.ts";

/** Fetches the commands that are not answers: reading them takes about as long as an answer. */
export type LoadCommands = () => Promise<{ readonly runCommand: RunCommand }>;

/** Runs one line, the words after `plainsum`, and says with which exit code to end. */
export async function main(
  args: readonly string[],
  terminal: Terminal,
  loadCommands: LoadCommands,
): Promise<ExitCode> {
  const words = args.map(printable);
  const translator = await sharedTranslator(words);
  const [first, ...rest] = normalized(words);
  const isCommand = (name: string): boolean => commandNames.some((each) => each === name);
  if (first === "help" && rest[0] !== undefined && !isCommand(rest[0]))
    return answer(rest[0], [...rest.slice(1), "--help"], translator, terminal);
  if (first !== undefined && !isFlag(first) && !isCommand(first))
    return answer(first, rest, translator, terminal);
  // Words that are still being typed may name no language yet.
  const ofLanguage = first === "completion" ? undefined : localeProblem(words, translator);
  if (ofLanguage !== undefined) return misunderstood(ofLanguage, words.includes("--json"), terminal);
  const { runCommand } = await loadCommands();
  return runCommand(first === undefined ? ["help"] : [first, ...rest], translator, terminal);
}

async function answer(
  name: string,
  args: readonly string[],
  translator: Translator,
  terminal: Terminal,
): Promise<ExitCode> {
  const line = lineOf([name, ...args]);
  if (line !== undefined && isQuestion(line, name)) {
    const ofLanguage = localeProblem(args, translator);
    if (ofLanguage !== undefined) return misunderstood(ofLanguage, args.includes("--json"), terminal);
    const { ask } = await import("./commands/ask.ts");
    return ask(line, translator, args.includes("--json"), terminal);
  }
  const named = findCalculator(name);
  // Words in place of flags: `plainsum tip 64 20%`. Programs get what flags give alone.
  if (line !== undefined && line !== name && named.kind === "found" && !args.includes("--json")) {
    const { askCalculator } = await import("./commands/ask.ts");
    const asked = await askCalculator(named.route, line.slice(name.length + 1), translator, terminal);
    if (asked !== undefined) return asked;
  }
  const { answerCalculator } = await import("./commands/answer.ts");
  return answerCalculator(name, args, translator, terminal);
}

/** A line may begin with a number below zero: -5 + 3. */
function isFlag(word: string): boolean {
  return /^-(?![\d.(])/u.test(word);
}

/** The words of a line without flags; undefined where those of a calculator follow. */
function lineOf(words: readonly string[]): string | undefined {
  const said: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? "";
    if (word === "--locale") at += 1;
    else if (word.startsWith("--") && word !== "--json" && !word.startsWith("--locale=")) return undefined;
    else if (!word.startsWith("--")) said.push(word);
  }
  return said.join(" ");
}

/** Whether words are a question and no name: what no name is written with, or a word that is nearly none: 房贷, hipoteca. */
function isQuestion(line: string, name: string): boolean {
  const named = findCalculator(name);
  if (named.kind === "found" || /^[a-z][a-z0-9-]*(?:\/[a-z0-9-]+)+$/.test(line)) return false;
  const isNear = named.nearest.length > 0 || nearestNames(line, commandNames).length > 0;
  return /[^a-z-]/u.test(line) || !(isNear || categories.some(({ id }) => id === line));
}

/** The usual other ways to ask for the version. */
function normalized(words: readonly string[]): readonly string[] {
  return words[0] === "version" || words[0] === "-V" ? ["--version"] : words;
}
