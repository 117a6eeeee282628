import { locales } from "../generated/catalog.ts";
import manifest from "../package.json" with { type: "json" };
import { defaultLocale, findLocale } from "./calculators/find-calculator.ts";
import { commandHelp, help } from "./help.ts";
import type { ExitCode, Terminal } from "./terminal.ts";

/** Runs one line, the words after `plainsum`, and says with which exit code to end. */
export async function main(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const [command, ...rest] = args;
  const asked = command === "help" ? rest[0] : rest.some(isHelpFlag) ? command : undefined;
  const ofCommand = asked === undefined ? undefined : commandHelp(asked);
  if (ofCommand !== undefined) {
    terminal.out(ofCommand);
    return 0;
  }
  switch (command) {
    case undefined:
    case "help":
    case "--help":
    case "-h":
      terminal.out(help());
      return 0;
    case "--version":
    case "-V":
      terminal.out(`${manifest.version}\n`);
      return 0;
    case "list":
    case "search":
    case "info":
      return browse(command, rest, terminal);
    case "check": {
      const { check } = await import("./commands/check.ts");
      return check(rest, terminal);
    }
    case "new": {
      const { createSpecification } = await import("./commands/new.ts");
      return createSpecification(rest, terminal);
    }
    case "accept": {
      const { accept } = await import("./commands/accept.ts");
      return accept(rest, terminal);
    }
    case "explain": {
      const { explain } = await import("./commands/explain.ts");
      return explain(rest, terminal);
    }
    default: {
      if (command.startsWith("-")) {
        terminal.note(`The calculator comes first: plainsum <calculator> ${command}\n`);
        return 2;
      }
      const { answerCalculator } = await import("./commands/answer.ts");
      return answerCalculator(command, rest, terminal);
    }
  }
}

function isHelpFlag(word: string): boolean {
  return word === "--help" || word === "-h";
}

/** The commands that look through the catalog: words, and the flags --json and --locale. */
async function browse(
  command: "list" | "search" | "info",
  args: readonly string[],
  terminal: Terminal,
): Promise<ExitCode> {
  const { parseBrowseLine } = await import("./input/browse-command.ts");
  const parsed = parseBrowseLine(command, args);
  if (parsed.kind === "misunderstood")
    return misunderstood(`${parsed.reason}\nSee plainsum ${command} --help.`, terminal);
  const { words, json } = parsed;
  const locale = parsed.locale === undefined ? defaultLocale() : findLocale(parsed.locale);
  if (locale === undefined)
    return misunderstood(
      `There is no language "${parsed.locale ?? ""}"; there are ${locales.map(({ id }) => id).join(", ")}`,
      terminal,
    );
  switch (command) {
    case "list": {
      const { list } = await import("./commands/list.ts");
      return list(words[0], locale, json, terminal);
    }
    case "search": {
      const { search } = await import("./commands/search.ts");
      return search(words, locale, json, terminal);
    }
    case "info": {
      const { info } = await import("./commands/info.ts");
      return info(words[0] ?? "", locale, json, terminal);
    }
  }
}

function misunderstood(reason: string, terminal: Terminal): ExitCode {
  terminal.note(`${reason}\n`);
  return 2;
}
