import { parseArgs } from "node:util";
import { flagOf } from "../../generator/presentation/command-line.ts";
import type { Translator } from "../../generator/presentation/translator.ts";
import { workingForms, type WorkingForm } from "../../generator/presentation/working-forms.ts";
import { checkInput } from "../../generator/runtime/check-inputs.ts";
import type { InputDescription } from "../../generator/runtime/description.ts";
import { readField } from "../../generator/runtime/reading/read-field.ts";
import { withNearest, type LineProblem } from "./line-problem.ts";
import { nearestFlags } from "./nearest-flags.ts";
import { namesListed } from "./names-listed.ts";

/** What stands after the calculator's name, told apart but not read yet. */
export interface CalculatorLine {
  /** Typed texts by input id; a flag may be repeated. */
  readonly given: Readonly<Record<string, readonly string[]>>;
  readonly json: boolean;
  readonly steps: boolean;
  /** The working alone, in this form: `--steps latex`. */
  readonly working: WorkingForm | undefined;
  readonly all: boolean;
  readonly help: boolean;
  readonly asOf: string | undefined;
  /** Units asked for results: `acre`, `area=acre`. */
  readonly resultUnits: readonly string[];
  /** The input to be found, as typed, and the results typed for it, by id. */
  readonly solve: string | undefined;
  readonly targets: Readonly<Record<string, readonly string[]>>;
}
export type ParsedLine =
  | { readonly kind: "line"; readonly line: CalculatorLine }
  | { readonly kind: "misunderstood"; readonly problem: LineProblem };

/** No more flags than these are all named where one is unknown. */
const mostFlags = 6;
/** Flags of every calculator that take no value. */
const switches = ["json", "steps", "all", "help"] as const;
/** Those that take one. */
const valued = ["locale", "as-of", "in", "solve"] as const;

interface Option {
  readonly type: "string" | "boolean";
  readonly short?: string;
}

/** Parses a calculator's flags; a flag it does not have is answered with the nearest one it has. */
export function parseLine(
  inputs: readonly InputDescription[],
  /** Ids of results that an input can be found from. */
  results: readonly string[],
  args: readonly string[],
  { t }: Translator,
  labelOf: (id: string) => string,
): ParsedLine {
  const ids = new Map(inputs.map((input) => [flagOf(input.id).slice(2), input] as const));
  // A result has a flag only where an input is to be found from it.
  const isSolving = args.some((arg) => arg === "--solve" || arg.startsWith("--solve="));
  const targets = new Map(
    results.filter((id) => !ids.has(flagOf(id).slice(2))).map((id) => [flagOf(id).slice(2), id] as const),
  );
  const options = Object.fromEntries<Option>([
    ...(isSolving ? [...targets.keys()] : []).map((name): [string, Option] => [name, { type: "string" }]),
    ...[...ids].map(([name, { type }]): [string, Option] => [
      name,
      { type: type === "boolean" ? "boolean" : "string" },
    ]),
    ...valued.map((name): [string, Option] => [name, { type: "string" }]),
    ...switches.map((name): [string, Option] => [name, { type: "boolean" }]),
    ["help", { type: "boolean", short: "h" }],
  ]);
  const misunderstood = (at: string, code: string, message: string): ParsedLine => ({
    kind: "misunderstood",
    problem: { at, code, message },
  });
  const given = new Map<string, string[]>();
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  for (const [index, token] of tokens.entries()) {
    if (token.kind === "option-terminator") continue;
    if (token.kind === "positional" || /^-\.?\d/u.test(token.rawName)) {
      const word = token.kind === "positional" ? token.value : (args[token.index] ?? "");
      // A yes-or-no flag may be followed by its value.
      const before = tokens[index - 1];
      const isAnswer =
        before?.kind === "option" &&
        before.index === token.index - 1 &&
        before.inlineValue === undefined &&
        (before.name === "steps" || ids.get(before.name)?.type === "boolean");
      if (isAnswer) given.get(before.name)?.splice(-1, 1, word);
      else
        return misunderstood(
          "line",
          "no_flag",
          t("terminal.no_flag", {
            text: word,
            example: lineWith(inputs, word),
          }),
        );
      continue;
    }
    const { name, rawName, value } = token;
    const known = Object.hasOwn(options, name) ? options[name] : undefined;
    if (known === undefined && targets.has(name))
      return misunderstood("flags", "unknown_flag", t("terminal.solve.is_result", { flag: rawName }));
    if (known === undefined) {
      const flags = Object.keys(options).map((each) => ({
        name: each,
        label: labelOf(ids.get(each)?.id ?? ""),
      }));
      const near = nearestFlags(rawName, flags);
      const unknown = t("terminal.unknown_flag", { flag: rawName });
      const own = [...ids.keys()].map((each) => `--${each}`);
      const message =
        near.length > 0 || own.length > mostFlags
          ? withNearest(unknown, near, t)
          : `${unknown} ${t("terminal.flags_are", { names: namesListed(own, t) })}`;
      return misunderstood("flags", "unknown_flag", message);
    }
    if (known.type === "string" && value === undefined)
      return misunderstood(rawName, "missing_value", t("terminal.missing_value", { flag: rawName }));
    if (value !== undefined && name !== "steps" && switches.some((each) => each === name))
      return misunderstood(rawName, "value_given", t("terminal.takes_no_value", { flag: rawName }));
    // The values of an input are counted where they are read.
    if (given.has(name) && !ids.has(name) && name !== "in")
      return misunderstood(
        rawName,
        "repeated",
        t("terminal.at_place", { place: rawName, message: t("terminal.repeated") }),
      );
    given.set(name, [...(given.get(name) ?? []), value ?? "yes"]);
  }
  const form = given.get("steps")?.at(-1);
  const working = workingForms.find((each) => each === form);
  if (form !== undefined && form !== "yes" && working === undefined)
    return misunderstood(
      "--steps",
      "unknown_working",
      t("terminal.unknown_working", {
        name: form,
        names: namesListed(workingForms, t),
      }),
    );
  const has = (name: (typeof switches)[number]): boolean => given.has(name);
  return {
    kind: "line",
    line: {
      given: Object.fromEntries(
        [...ids].flatMap(([name, { id }]) => (given.has(name) ? [[id, given.get(name) ?? []]] : [])),
      ),
      json: has("json"),
      steps: has("steps"),
      working,
      all: has("all"),
      help: has("help"),
      asOf: given.get("as-of")?.at(-1),
      resultUnits: given.get("in") ?? [],
      solve: given.get("solve")?.at(-1),
      targets: Object.fromEntries(
        [...targets].flatMap(([name, id]) => (given.has(name) ? [[id, given.get(name) ?? []]] : [])),
      ),
    },
  };
}

/** A flag that takes the word, such as the first; words are seldom meant for a choice. */
function lineWith(inputs: readonly InputDescription[], word: string): string {
  const plain = inputs.filter(({ type }) => type !== "choice" && type !== "boolean");
  const meant = plain.find((input) => takes(input, word)) ?? plain[0] ?? inputs[0];
  return meant === undefined ? "--json" : `${flagOf(meant.id)} ${word}`;
}

function takes(input: InputDescription, word: string): boolean {
  if (input.type === "rows") return false;
  const reading = readField(input, word, { today: "" });
  return (
    reading.kind === "read" &&
    checkInput(input, reading.value, input.id, { today: "", values: {} }).length === 0
  );
}
