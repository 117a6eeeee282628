import { endOf } from "../constructs/inputs/moving-limit.ts";
import type { CalculatorDocument } from "../constructs/documents.ts";
import type { Reporter } from "../constructs/reporter.ts";
import { parseText } from "../constructs/statements/draft.ts";
import { mentions } from "../formula/index.ts";
import type { InputDescription, OutputDescription } from "../runtime/description.ts";
import type { StatementDraft } from "./statements.ts";

/** What a search of an input goes by: what is shown, and what its value is made of. */
export interface FindContext {
  readonly inputs: readonly InputDescription[];
  readonly outputs: readonly OutputDescription[];
  readonly drafts: readonly StatementDraft[];
  readonly reporter: Reporter;
}

/** Reports results that no input can be found from, and inputs that `find` of a result names in vain. */
export function reportUnsolvable(document: CalculatorDocument, context: FindContext): void {
  const { inputs, outputs, reporter } = context;
  const ids = inputs.map(({ id }) => id);
  for (const [output, { find, value }] of Object.entries(document.outputs)) {
    if (find === undefined) continue;
    const path = ["outputs", output, "find"];
    const shown = outputs.find(({ id }) => id === output);
    if (shown !== undefined && !isAmount(shown)) {
      reporter.reportKey("find_from", { name: output }, path);
      continue;
    }
    const reached = reachedFrom(String(value ?? output), context);
    for (const [index, id] of find.entries()) {
      const place = [...path, index];
      const input = inputs.find((each) => each.id === id);
      if (input === undefined) reporter.unknownName(id, place, ids);
      else if (!isSolvable(input)) reporter.report("find_input", { name: id }, place);
      else if (!reached.has(id)) reporter.report("find_no_effect", { name: id, output }, place);
    }
  }
}

function isAmount(output: OutputDescription): boolean {
  return output.type === "value" && ["number", "percent", "money", "quantity"].includes(output.display.kind);
}

/** Only what may have any value between two limits can be searched. */
function isSolvable(input: InputDescription): boolean {
  if (
    input.type !== "number" &&
    input.type !== "percent" &&
    input.type !== "money" &&
    input.type !== "quantity"
  )
    return false;
  const { movingLimits = [], minimum, maximum } = input;
  const moving = movingLimits.map(({ side }) => endOf(side));
  const isCounted = input.type === "quantity" && input.integer === true;
  const hasEnds =
    (minimum !== undefined || moving.includes("minimum")) &&
    (maximum !== undefined || moving.includes("maximum"));
  return hasEnds && !isCounted;
}

/** Every name that a formula's value may depend on. */
function reachedFrom(text: string, { drafts, reporter }: FindContext): ReadonlySet<string> {
  const quiet: Reporter = { ...reporter, formula: () => {} };
  const parsed = parseText(text, [], quiet);
  const reached = new Set(parsed === undefined ? [] : mentions(parsed.tree).map(({ name }) => name));
  // What is added on the way is gone through as well.
  for (const name of reached) {
    const [root = name] = name.split(".");
    for (const need of drafts.find(({ id }) => id === root)?.needs ?? []) reached.add(need);
  }
  return reached;
}
