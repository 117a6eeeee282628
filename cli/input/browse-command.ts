import { Command, CommanderError } from "commander";
import { commanderReason } from "./commander-reason.ts";

/** What stands after `list`, `search` or `info`. */
export type BrowseLine =
  | {
      readonly kind: "line";
      readonly words: readonly string[];
      readonly json: boolean;
      readonly locale: string | undefined;
    }
  | { readonly kind: "misunderstood"; readonly reason: string };

const argumentsOf = { list: "[category]", search: "<words...>", info: "<calculator>" } as const;

/** Parses the line of a command that looks through the catalog. */
export function parseBrowseLine(name: keyof typeof argumentsOf, args: readonly string[]): BrowseLine {
  const command = new Command(`plainsum ${name}`)
    .arguments(argumentsOf[name])
    .allowExcessArguments(false)
    .helpOption(false)
    .exitOverride()
    .configureOutput({ writeErr: () => undefined })
    .option("--json")
    .option("--locale <language>");
  try {
    command.parse(args, { from: "user" });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return { kind: "misunderstood", reason: commanderReason(error) };
  }
  const { json, locale } = command.opts<Readonly<Record<string, unknown>>>();
  return {
    kind: "line",
    words: command.args,
    json: json === true,
    locale: typeof locale === "string" ? locale : undefined,
  };
}
