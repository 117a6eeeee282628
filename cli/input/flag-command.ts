import { flagOf } from "../../generator/presentation/command-line.ts";
import { Command, CommanderError, Option } from "commander";
import { commanderReason } from "./commander-reason.ts";
import type { InputDescription } from "../../generator/runtime/description.ts";
import { flagArgument } from "./flags.ts";

/** What stands after the calculator's name, told apart but not read yet. */
export interface CalculatorLine {
  /** Typed texts by input id; a flag may be repeated. */
  readonly given: Readonly<Record<string, readonly string[]>>;
  readonly json: boolean;
  readonly steps: boolean;
  readonly all: boolean;
  readonly help: boolean;
  readonly locale: string | undefined;
  readonly asOf: string | undefined;
}
export type ParsedLine =
  | { readonly kind: "line"; readonly line: CalculatorLine }
  | { readonly kind: "misunderstood"; readonly reason: string };

/** Parses a calculator's flags; a flag it does not have is answered with the nearest one it has. */
export function parseLine(
  route: string,
  inputs: readonly InputDescription[],
  args: readonly string[],
): ParsedLine {
  const command = new Command(`plainsum ${route}`)
    .helpOption(false)
    .allowExcessArguments(false)
    .exitOverride()
    .configureOutput({ writeErr: () => undefined })
    .option("--json")
    .option("--steps")
    .option("--all")
    .option("-h, --help")
    .option("--locale <language>")
    .option("--as-of <date>");
  const options = inputs.map((input) => {
    const option = new Option(`${flagOf(input.id)} ${flagArgument(input)}`).argParser<readonly string[]>(
      append,
    );
    command.addOption(option);
    return { id: input.id, name: option.attributeName() };
  });
  try {
    command.parse(args, { from: "user" });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return { kind: "misunderstood", reason: commanderReason(error) };
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
      locale: textOf(values["locale"]),
      asOf: textOf(values["asOf"]),
    },
  };
}

function append(value: string, previous: readonly string[] | undefined): readonly string[] {
  return [...(previous ?? []), value];
}

/** A yes-or-no flag without a value means yes. */
function givenTexts(id: string, value: unknown): (readonly [string, readonly string[]])[] {
  if (value === true) return [[id, ["yes"]]];
  return Array.isArray(value) ? [[id, value.map(String)]] : [];
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}
