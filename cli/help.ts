/** What `plainsum` does, as its users read it. */

interface CommandHelp {
  /** The line to type, after `plainsum`. */
  readonly line: string;
  readonly about: string;
  /** What else there is to know, a line each. */
  readonly more: readonly string[];
}

const browsing = [
  "--json               one JSON object instead of text",
  "--locale <language>  the language of names and texts",
];

const commands: Readonly<Record<string, CommandHelp>> = {
  list: { line: "list [category]", about: "every calculator, or those of a category", more: browsing },
  search: { line: "search <words…>", about: "find a calculator by what it is about", more: browsing },
  info: {
    line: "info <calculator>",
    about: "what it asks and answers, its sources, examples",
    more: browsing,
  },
  check: {
    line: "check [calculators or paths…]",
    about: "check the specifications and work out their examples",
    more: [
      "Reports every mistake with its file, line and place. With finance/tip or specs/finance/tip,",
      "those of that calculator and of the tables, units and words it uses.",
      "",
      "--json   one JSON list: number, code, severity, message, file, line, column, end_line,",
      "         end_column, suggestion, notes, related",
      "--watch  again at every change, until it is interrupted",
      "",
      "Runs from a clone. Exit code 4 when something is wrong.",
    ],
  },
  new: {
    line: "new <category>/<slug>",
    about: "start a calculator",
    more: ["Writes a small calculator that works, with its English words, to be changed into yours."],
  },
  accept: {
    line: "accept <calculator> <locale>",
    about: "record that a translation is up to date",
    more: ["Keeps in translated.yaml which English each text of that language was made from."],
  },
  explain: {
    line: "explain <code>",
    about: "what a problem such as P0302 means",
    more: ["Gives the message, how it comes about, and an example of the mistake and of its mending."],
  },
};

const forAuthors = ["check", "new", "accept", "explain"];

/** The help of one command; undefined when there is no such command. */
export function commandHelp(name: string): string | undefined {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) return undefined;
  return `plainsum ${command.line}: ${command.about}\n\n${command.more.map((line) => `  ${line}\n`).join("")}`;
}

/** The help of the whole. */
export function help(): string {
  const lines: readonly (readonly [line: string, about: string])[] = [
    ["<calculator> [flags]", "work it out: plainsum finance/mortgage --years 15"],
    ["<calculator> --help", "its flags"],
    ...linesOf((name) => !forAuthors.includes(name)),
  ];
  const authors = linesOf((name) => forAuthors.includes(name));
  const width = Math.max(...[...lines, ...authors].map(([line]) => line.length));
  const shown = (rows: typeof lines): string =>
    rows.map(([line, about]) => `  plainsum ${line.padEnd(width)}  ${about}\n`).join("");
  return `${shown(lines)}
For authors of specifications:
${shown(authors)}
Every command but the authors' takes --json and --locale <language>; plainsum <command> --help says more.
Exit codes: 0 answered, 2 bad input, 3 out of scope, 4 bad specification.
`;
}

function linesOf(isWanted: (name: string) => boolean): (readonly [line: string, about: string])[] {
  return Object.entries(commands).flatMap(([name, { line, about }]) =>
    isWanted(name) ? [[line, about] as const] : [],
  );
}
