import { flagOf } from "../../generator/presentation/command-line.ts";
import { findByText } from "../../generator/presentation/find-by-text.ts";
import {
  solvableInputs,
  resultsToFindFrom,
  type SolvableInput,
} from "../../generator/presentation/find-from-result.ts";
import { createPresenter } from "../../generator/presentation/presenter.ts";
import type { Translator } from "../../generator/presentation/translator.ts";
import { unitForms } from "../../generator/presentation/unit-words.ts";
import type { Page } from "../calculators/page.ts";
import type { CalculatorLine } from "../input/flag-command.ts";
import { applyImpliedChoices } from "../../generator/ask/implied-choices.ts";
import { withNearest, type LineProblem } from "../input/line-problem.ts";
import { flagReader } from "../input/read-flags.ts";
import { nearestNames } from "../../generator/presentation/nearest.ts";
import { namesListed } from "../input/names-listed.ts";

/** An input found from a result: `--solve home-price --payment 2000`. */
export interface Solved {
  readonly input: string;
  readonly output: string;
  /** In base units, like `values`. */
  readonly target: number;
  /** Every value that fits, in base units. */
  readonly values: readonly number[];
  /** The same as a person would type them; the answer is worked out with the first. */
  readonly typed: readonly number[];
}
export type SolvedLine =
  | { readonly kind: "solved"; readonly given: CalculatorLine["given"]; readonly solved: Solved }
  /** What is wrong with other flags is said as usual. */
  | { readonly kind: "unsolved"; readonly given: CalculatorLine["given"] }
  | { readonly kind: "problem"; readonly problem: LineProblem };

/** Finds the input that a line asks for, and puts it among what was given. */
export function solveLine(
  { calculator, variant, translator }: Page,
  { solve = "", targets, given }: Pick<CalculatorLine, "solve" | "targets" | "given">,
  today: string,
): SolvedLine {
  const {
    description,
    background: { find = {} },
  } = calculator;
  const { t, locale } = translator;
  const wanted = chooseInput(solvableInputs(description, find, variant), solve, translator);
  if (wanted.kind === "problem") return wanted;
  const { input } = wanted;
  const results = resultsToFindFrom(find, input.id);
  const named = Object.entries(targets).filter(([id]) => results.includes(id));
  const [first, second] = named;
  const [output = "", [typed = ""] = []] = first ?? [];
  if (first === undefined || second !== undefined) {
    const names = results.map((id) => `${flagOf(id)} …`).join(" | ");
    return problem("no_result", t("terminal.solve.one_result", { names }));
  }
  if (given[input.id] !== undefined)
    return problem("given", t("terminal.solve.given", { flag: flagOf(input.id) }));
  const readFlags = flagReader(
    { calculator, variant },
    { today, locale: locale.tag, unitNames: unitForms(translator), t },
  );
  const flags = readFlags(given);
  const { texts } = applyImpliedChoices(calculator, variant, flags.texts, today);
  const reached = findByText(
    calculator,
    variant,
    texts,
    { input, output, typed },
    { today, translator, unitNames: unitForms(translator) },
  );
  if (reached === undefined)
    return {
      kind: "problem",
      problem: {
        at: flagOf(output),
        code: "not_a_number",
        message: t("terminal.at_place", {
          place: flagOf(output),
          message: t("problems.not_a_number", { text: typed }),
        }),
      },
    };
  const { found, show, target, evaluation } = reached;
  switch (found.kind) {
    case "not_asked":
      return { kind: "unsolved", given };
    case "none": {
      const [least, most] = found.between;
      // A name may depend on a choice.
      const name = createPresenter(description, evaluation, translator).nameOf(input.id);
      return problem(
        "no_value",
        t("find.none", {
          name,
          least: show(least),
          most: show(most),
        }),
      );
    }
    case "found":
      return {
        kind: "solved",
        given: { ...given, [input.id]: [String(found.texts[input.id])] },
        solved: {
          input: input.id,
          output,
          target,
          values: found.values.map(({ exact }) => exact),
          typed: found.values.map(({ typed: rounded }) => rounded),
        },
      };
  }
}

function problem(code: string, message: string): SolvedLine & { readonly kind: "problem" } {
  return { kind: "problem", problem: { at: "--solve", code, message } };
}

function chooseInput(
  solvable: readonly SolvableInput[],
  typed: string,
  { t }: Translator,
): { readonly kind: "input"; readonly input: SolvableInput } | (SolvedLine & { readonly kind: "problem" }) {
  const name = typed.replace(/^-+/u, "").replaceAll("_", "-");
  const input = solvable.find(({ id }) => flagOf(id) === `--${name}`);
  if (input !== undefined) return { kind: "input", input };
  const names = solvable.map(({ id }) => flagOf(id).slice(2));
  if (names.length === 0) return problem("not_findable", t("terminal.solve.nothing"));
  const message = t("terminal.solve.unknown_input", {
    name: typed,
    names: namesListed(names, t),
  });
  return problem("not_findable", withNearest(message, nearestNames(name, names), t));
}
