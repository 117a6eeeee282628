import { Command, CommanderError, Option } from "commander";
import { flagOf } from "../../generator/presentation/command-line.ts";
import { textArgument, type Translator } from "../../generator/presentation/translator.ts";
import type { InputDescription } from "../../generator/runtime/description.ts";
import { flagArgument } from "./flags.ts";
import { lineProblem, type LineProblem } from "./line-problem.ts";

/** What stands after the calculator's name, told apart but not read yet. */
export interface CalculatorLine {
  /** Typed texts by input id; a flag may be repeated. */
  readonly given: Readonly<Record<string, readonly string[]>>;
  readonly json: boolean;
  readonly steps: boolean;
  readonly all: boolean;
  readonly help: boolean;
  readonly asOf: string | undefined;
  /** Units asked for results: `acre`, `area=acre`. */
  readonly resultUnits: readonly string[];
}
export type ParsedLine =
  | { readonly kind: "line"; readonly line: CalculatorLine }
  | { readonly kind: "misunderstood"; readonly problem: LineProblem };

/** Parses a calculator's flags; a flag it does not have is answered with the nearest one it has. */
export function parseLine(
  route: string,
  inputs: readonly InputDescription[],
  args: readonly string[],
  translator: Translator,
): ParsedLine {
  const command = new Command(`plainsum ${route}`)
    .helpOption(false)
    .argument("[words...]")
    .exitOverride()
    .configureOutput({ writeErr: () => undefined })
    .option("--json")
    .option("--steps")
    .option("--all")
    .option("-h, --help")
    .option("--locale <language>")
    .option("--as-of <date>")
    .addOption(new Option("--in <unit>").argParser<readonly string[]>(append));
  const options = inputs.map((input) => {
    const option = new Option(`${flagOf(input.id)} ${flagArgument(input)}`).argParser<readonly string[]>(
      append,
    );
    command.addOption(option);
    return { id: input.id, name: option.attributeName() };
  });
  const flags = command.options.map(({ long }) => long ?? "");
  const [first] = inputs;
  const example = first === undefined ? "--json" : `${flagOf(first.id)} …`;
  try {
    command.parse(args, { from: "user" });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return { kind: "misunderstood", problem: lineProblem(error, translator, { flags, example }) };
  }
  const [word] = command.args;
  if (word !== undefined) {
    const message = translator.t("terminal.no_flag", {
      text: textArgument(word),
      example: textArgument(example.replace("…", word)),
    });
    return { kind: "misunderstood", problem: { at: "line", code: "no_flag", message } };
  }
  const values = command.opts<Readonly<Record<string, unknown>>>();
  return {
    kind: "line",
    line: {
      given: Object.fromEntries(options.flatMap(({ id, name }) => givenTexts(id, values[name]))),
      json: values["json"] === true,
      steps: values["steps"] === true,
      all: values["all"] === true,
      help: values["help"] === true,
      asOf: textOf(values["asOf"]),
      resultUnits: textsOf(values["in"]),
    },
  };
}

function append(value: string, previous: readonly string[] | undefined): readonly string[] {
  return [...(previous ?? []), value];
}

/** A yes-or-no flag without a value means yes. */
function givenTexts(id: string, value: unknown): (readonly [string, readonly string[]])[] {
  if (value === true) return [[id, ["yes"]]];
  return Array.isArray(value) ? [[id, textsOf(value)]] : [];
}

function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}
