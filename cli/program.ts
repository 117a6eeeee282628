import { Command } from "commander";
import manifest from "../package.json" with { type: "json" };
import type { CheckFlags } from "./commands/check.ts";
import type { Translator } from "../generator/presentation/translator.ts";
import type { ExitCode, Terminal } from "./terminal.ts";

/** What the commands of one line run with. */
export interface Running {
  readonly terminal: Terminal;
  /** The shared words in the language the line asks for. */
  readonly translator: Translator;
  /** The words after the command's name, for commands that read them themselves. */
  readonly rest: readonly string[];
  /** Takes the exit code of the command that ran. */
  readonly end: (code: ExitCode) => void;
}

/** Every command but the calculators, which are commands by their own names. */
export function createProgram(running: Running): Command {
  const { terminal } = running;
  const program = new Command("plainsum")
    .usage("<calculator> [flags]\n       plainsum <question>\n       plainsum <command>")
    .version(manifest.version, "-v, --version", "show the version")
    .helpOption("-h, --help", "show help, also of a calculator or command before it")
    .helpCommand("help [name]", "show help of a calculator or command")
    .exitOverride()
    .configureOutput({ writeOut: terminal.out, writeErr: () => undefined })
    .configureHelp({ helpWidth: terminal.width })
    .addHelpText("after", `\n${afterHelp}`);
  addVisitorCommands(program, running);
  addAuthorCommands(program, running);
  return program;
}

const afterHelp = `A question in a line:
  plainsum "15% of 80"
  plainsum 5 acres in mu

A calculator by its name, with flags for its inputs:
  plainsum finance/mortgage --years 15
  plainsum finance/mortgage --help

Exit codes: 0 answered, 1 nothing found, 2 bad input, 3 out of scope, 4 bad specification.`;

/** The commands that look through the catalog. */
function addVisitorCommands(program: Command, { terminal, translator, rest, end }: Running): void {
  const browse = (name: string, about: string): Command =>
    program
      .command(name)
      .description(about)
      .allowExcessArguments(false)
      .option("--json", "one JSON object instead of text")
      .option("--locale <language>", "the language of names and texts");
  program.commandsGroup("Commands:");
  browse("list", "every calculator, or those of a category")
    .argument("[category]")
    .action(async (category: string | undefined, { json }: Flags) => {
      const { list } = await import("./commands/list.ts");
      end(await list(category, translator, json === true, terminal));
    });
  browse("search", "find a calculator by what it is about")
    .argument("<words...>")
    .option("--in <address>", "among its calculators alone, and the offenses they know by name")
    .addHelpText(
      "after",
      `\n  plainsum search mortgage
  plainsum search simple assault --in legal/north-carolina`,
    )
    .action(async (words: readonly string[], { json, in: below }: Flags) => {
      const { search } = await import("./commands/search.ts");
      end(await search(words, below, translator, json === true, terminal));
    });
  browse("info", "what a calculator asks and answers, its sources, examples")
    .argument("<calculator>")
    .action(async (calculator: string, { json }: Flags) => {
      const { info } = await import("./commands/info.ts");
      end(await info(calculator, translator, json === true, terminal));
    });
  browse("schema", "the JSON Schema of what a calculator asks and answers")
    .argument("<calculator>")
    .addHelpText(
      "after",
      `\nPrints one object: \`inputs\`, the schema of a calculator's inputs as an answer has them, and \`answer\`, that of what
--json prints.`,
    )
    .action(async (calculator: string, { json }: Flags) => {
      const { schema } = await import("./commands/schema.ts");
      end(await schema(calculator, translator, json === true, terminal));
    });
  browse("batch", "answer each row of a CSV table")
    .argument("<calculator>")
    .argument("[file]")
    .option("--as-of <date>", "work it out as on that day, YYYY-MM-DD")
    .option("--encoding <name>", "how the table is encoded, such as windows-1252, where it is not UTF-8")
    .option("--defuse-formulas", "write cells that a spreadsheet would run as formulas as text")
    .addHelpText(
      "after",
      `\nThe first line of the table names inputs, as flags, ids or labels of the page: home-price,years. Other columns are
copied. A blank cell is a blank field: where the input needs a value, its row has a problem. Rows of blank cells
are skipped. Without a file, or with - for one, standard input is read. Prints the table with a column for each figure, the status and what is wrong
with a row; with --json, one line of JSON for each row. Exit code 2 when a row has problems, 3 when one is
out of scope.

  plainsum batch finance/tip bills.csv > tips.csv`,
    )
    .action(async (calculator: string, file: string | undefined, flags: Flags) => {
      const { batch } = await import("./commands/batch.ts");
      const { json = false, asOf, encoding, defuseFormulas: defusesFormulas = false } = flags;
      const line = { calculator, file, json, asOf, encoding, defusesFormulas };
      end(await batch(line, translator, terminal));
    });
  const forPrograms = (name: string, about: string): Command =>
    program.command(name).description(about).allowExcessArguments(false);
  forPrograms("serve", "answer over HTTP, as JSON, until it is stopped")
    .option("--port <number>", "where to listen; 0 takes a free one", "4180")
    .option("--host <address>", "whom to listen to; 0.0.0.0 is everybody", "127.0.0.1")
    .addHelpText(
      "after",
      `\n  GET /calculators                        every calculator; with ?q=, those a search finds
  GET /calculators/finance/tip            what it asks and answers, with the JSON Schemas of both
  GET /calculators/finance/tip/answer     the answer to ?bill=50&tip_rate=20%25, as --json prints it
  POST /calculators/finance/tip/answer    the same to a JSON object of inputs
  GET /ask?q=15% of 80                    the answer to a question
  GET /openapi.json                       all of this as OpenAPI
  GET /health                             whether it answers

?locale= or Accept-Language chooses the language, ?as_of= the day.`,
    )
    .action(async ({ port, host }: { readonly port: string; readonly host: string }) => {
      const { serve } = await import("./service/serve.ts");
      end(await serve({ port, host }, terminal));
    });
  forPrograms("mcp", "serve assistants as a Model Context Protocol server on standard input and output")
    .addHelpText(
      "after",
      `\nTools: find_calculator, describe_calculator, calculate, ask. An assistant that takes such servers is told of it so:

  { "mcpServers": { "plainsum": { "command": "npx", "args": ["plainsum", "mcp"] } } }`,
    )
    .action(async () => {
      const { mcp } = await import("./service/mcp.ts");
      end(await mcp());
    });
  program
    .command("completion <shell>")
    .description("have a shell complete names, flags and choices: bash, zsh, fish")
    .allowUnknownOption()
    .allowExcessArguments()
    .addHelpText(
      "after",
      `
  eval "$(plainsum completion bash)"       in ~/.bashrc
  eval "$(plainsum completion zsh)"        in ~/.zshrc, after compinit
  plainsum completion fish | source        in config.fish`,
    )
    .action(async () => {
      const { completion } = await import("./commands/completion.ts");
      end(await completion(rest, terminal));
    });
}

interface Flags {
  readonly json?: boolean;
  readonly in?: string;
  readonly asOf?: string;
  readonly encoding?: string;
  readonly defuseFormulas?: boolean;
}

/** The commands for authors of specifications; each says itself which words it lacks, or has too many of. */
function addAuthorCommands(program: Command, { terminal, end }: Running): void {
  const author = (
    line: string,
    about: string,
    more: string,
    run: (words: readonly string[], flags: CheckFlags) => ExitCode | Promise<ExitCode>,
  ): Command => {
    const command = program
      .command(line)
      .description(about)
      .allowExcessArguments()
      .addHelpText("after", `\n${more}`);
    return command.action(async () => end(await run(command.args, command.opts())));
  };
  program.commandsGroup("For authors of specifications:");
  author(
    "check [paths...]",
    "check the specifications and work out their examples",
    `Reports every mistake with its file, line and place. With finance/tip or specs/finance/tip, those of that
calculator and of the tables, units and words it uses. Runs from a clone. Exit code 4 when something is wrong.`,
    async (paths, flags) => (await import("./commands/check.ts")).check(paths, flags, terminal),
  )
    .option(
      "--json",
      "one JSON list: number, code, severity, message, file, line, column, end_line, end_column, suggestion, notes, related",
    )
    .option("--watch", "again at every change, until it is interrupted")
    .option(
      "--show <stage>",
      "what one stage of the generator makes of one calculator: read, parts, check, resolve, words or pages",
    );
  author(
    "new <category/slug>",
    "start a calculator",
    "Writes a small calculator that works, with its English words, to be changed into yours.",
    async (words) => (await import("./commands/new.ts")).createSpecification(words, terminal),
  );
  author(
    "words <calculator> [language]",
    "write the missing keys into a words file",
    `Writes each text that the English words lack, or those of a language, with an empty value to fill in and the
English beside it. The rest of the file stays as it is; a language without a file gets one.`,
    async (words) => (await import("./commands/words.ts")).words(words, terminal),
  );
  author(
    "translate <status|diff>",
    "how far each language is, and what changed in English",
    `  translate status [calculator]
      accepted, stale and missing texts by calculator and language
  translate diff <calculator> <language>
      each text to be translated or read again: the English as it was when the translation was
      accepted, as it is now, and the translation`,
    async (words, { json }) =>
      (await import("./commands/translate.ts")).translate(words, json === true, terminal),
  ).option("--json", "the counts as one JSON list");
  author(
    "accept <calculator> <language> [key...]",
    "record that a translation is up to date",
    `Keeps in translated.yaml the English text that each text of the language was made from: of the whole file, or of
the keys named and what is below them, such as inputs.bill.`,
    async (words) => (await import("./commands/accept.ts")).accept(words, terminal),
  );
  author(
    "coverage [calculator]",
    "what calculators rest on",
    `Counts the examples of each calculator, or of those below a name such as legal, by the kind of their source, and the
lines it is written in: its own, and those of the parts it takes in. Below that it lists the tables there, those that
should be compared with their sources again soonest first (a year after the last time where that was the official text, half
a year for a copy, three months where nothing was found), what is unconfirmed with what was tried, and counts the pages.`,
    async (words, { json }) =>
      (await import("./commands/coverage.ts")).coverage(words, json === true, terminal),
  ).option(
    "--json",
    "calculators: calculator, pages, examples, primary, without_address, by_kind, refused, lines, part_lines; tables: table, status, checked_on, check_by, from; unconfirmed: file, title, tried",
  );
  author(
    "explain <code>",
    "what a problem such as P0302 means",
    "Gives the message, how it comes about, and an example of the mistake and of its correction.",
    async (words) => (await import("./commands/explain.ts")).explain(words, terminal),
  );
}
