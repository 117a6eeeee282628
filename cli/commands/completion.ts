import { workingForms } from "../../generator/presentation/working-forms.ts";
import { categories, locales } from "../../generated/catalog.ts";
import { flagOf } from "../../generator/presentation/command-line.ts";
import { solvableInputs } from "../../generator/presentation/find-from-result.ts";
import { openInputs } from "../../generator/presentation/variant.ts";
import { outputDisplays } from "../../generator/presentation/value-units.ts";
import type { CalculatorDescription, InputDescription } from "../../generator/runtime/description.ts";
import { calculatorRoutes, findCalculator } from "../calculators/find-calculator.ts";
import { loadCalculatorPage, type Page } from "../calculators/page.ts";
import { commonFlags } from "../input/flags.ts";
import type { ExitCode, Terminal } from "../terminal.ts";
import { commandNames } from "./names.ts";

/** What each shell reads once: it asks `plainsum completion words` at every tab. */
const scripts = {
  bash: `_plainsum() {
  local IFS=$'\\n'
  COMPREPLY=($(plainsum completion words -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
}
complete -o default -F _plainsum plainsum
`,
  zsh: `#compdef plainsum
_plainsum() {
  local -a found
  found=("\${(@f)$(plainsum completion words -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  [[ -n $found ]] && compadd -- $found || _files
}
compdef _plainsum plainsum
`,
  fish: `complete -c plainsum -n 'not __fish_seen_subcommand_from batch check' -f
complete -c plainsum -a '(plainsum completion words -- (commandline -opc)[2..] (commandline -ct) 2>/dev/null)'
`,
} as const;
const shells = Object.keys(scripts);

/** `plainsum completion <shell>`: its script; `plainsum completion words -- <words…>`: what the last word can become, a line each. */
export async function completion(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const [asked = "", ...words] = args;
  if (asked === "words") {
    const typed = words[0] === "--" ? words.slice(1) : words;
    const last = typed.at(-1) ?? "";
    const fitting = (await fittingWords(typed.slice(0, -1), last)).filter((each) => each.startsWith(last));
    terminal.out(fitting.map((each) => `${each}\n`).join(""));
    return 0;
  }
  const script = Object.entries(scripts).find(([shell]) => shell === asked)?.[1];
  if (script === undefined) {
    terminal.note(`Which shell? plainsum completion ${shells.join(", ")}\n`);
    return 2;
  }
  terminal.out(script);
  return 0;
}

/** What the last word can become; of `--rounding=t`, with its flag, which bash cuts into three words. */
async function fittingWords(before: readonly string[], last: string): Promise<readonly string[]> {
  const [, flag] = /^(--[^=]+)=/.exec(last) ?? [];
  if (flag !== undefined) return (await candidates([...before, flag], "")).map((value) => `${flag}=${value}`);
  if (last === "=") return [];
  return candidates(before.at(-1) === "=" ? before.slice(0, -1) : before, last);
}

/** Every word that can stand after these. */
async function candidates(before: readonly string[], last: string): Promise<readonly string[]> {
  const [first, ...more] = before;
  if (first === undefined)
    return [...calculatorRoutes, ...commandNames, ...(last === "" ? [] : shortNames())];
  if (commandNames.some((each) => each === first)) return more.length === 0 ? afterCommand(first) : [];
  const found = findCalculator(first);
  if (found.kind === "not_found") return [];
  const page = await loadCalculatorPage(found);
  const inputs = openInputs(page.calculator.description, page.variant);
  const flag = before.at(-1) ?? "";
  const values = valuesOf(flag, inputs, page);
  if (values !== undefined && !last.startsWith("-")) return values;
  const once = (name: string): boolean =>
    !before.includes(name) || inputs.some((input) => input.type === "rows" && flagOf(input.id) === name);
  return [...inputs.map(({ id }) => id), ...commonFlags].map(flagOf).filter(once);
}

/** Calculators by the last part of their address, where only one has it. */
function shortNames(): readonly string[] {
  const names = calculatorRoutes.map((route) => route.slice(route.lastIndexOf("/") + 1));
  return names.filter((name) => names.indexOf(name) === names.lastIndexOf(name));
}

function afterCommand(name: string): readonly string[] {
  switch (name) {
    case "list":
      return categories.map(({ id }) => id);
    case "completion":
      return shells;
    case "help":
      return [...commandNames, ...calculatorRoutes];
    case "info":
    case "schema":
    case "batch":
      return calculatorRoutes;
    default:
      return [];
  }
}

/** The words that can follow a flag; undefined where anything may, or nothing has to. */
function valuesOf(
  flag: string,
  inputs: readonly InputDescription[],
  { calculator, variant }: Pick<Page, "calculator" | "variant">,
): readonly string[] | undefined {
  if (flag === "--locale") return locales.map(({ id }) => id);
  if (flag === "--steps") return workingForms;
  if (flag === "--in") return unitsOfResults(calculator.description);
  if (flag === "--solve")
    return solvableInputs(calculator.description, calculator.background.find ?? {}, variant).map(({ id }) =>
      flagOf(id).slice(2),
    );
  const input = inputs.find(({ id }) => flagOf(id) === flag);
  if (input?.type === "choice") return input.options;
  return input?.type === "boolean" ? ["yes", "no"] : undefined;
}

function unitsOfResults(description: CalculatorDescription): readonly string[] {
  const units = outputDisplays(description).flatMap(([, display]) =>
    display.kind === "quantity" ? display.units.map(({ id }) => id) : [],
  );
  return [...new Set(units)];
}
