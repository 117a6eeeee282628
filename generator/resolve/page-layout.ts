import { showType } from "../formula/index.ts";
import { typeOfName } from "../constructs/check-display.ts";
import { reportUnit } from "../constructs/report-unit.ts";
import type { CalculatorDocument } from "../constructs/documents.ts";
import type { ResolveContext } from "../constructs/statements/context.ts";
import type {
  CalculatorDescription,
  ChartDescription,
  GroupDescription,
  OutputDescription,
} from "../runtime/description.ts";

/** What an author says of the page's layout: groups of fields, the results that come first, the charts beside the answer. */
export type PageLayout = Pick<CalculatorDescription, "outputs" | "groups" | "evidence" | "converter">;

/** The layout of the page, after reporting what cannot be laid out so. `outputs` come in the order they are shown. */
export function resolvePageLayout(
  document: CalculatorDocument,
  outputs: readonly OutputDescription[],
  charts: readonly ChartDescription[],
  context: ResolveContext,
): PageLayout {
  const groups = resolveGroups(document, context);
  return {
    outputs: withKeyFigures(document, outputs, context),
    ...(groups === undefined ? {} : { groups }),
    evidence: evidenceOf(document, charts, context),
    ...(document.converter === undefined || !isConverter(document, document.converter, context)
      ? {}
      : { converter: sidesOf(document.converter) }),
  };
}

/** What the page draws of a converter. */
function sidesOf({
  answered_in: _answeredIn,
  ...sides
}: NonNullable<CalculatorDocument["converter"]>): NonNullable<CalculatorDescription["converter"]> {
  return sides;
}

/** Whether what a converter names can be its sides; reports what can't. */
function isConverter(
  { inputs, outputs }: CalculatorDocument,
  { amount, result, from, to, answered_in: answeredIn = {} }: NonNullable<CalculatorDocument["converter"]>,
  { reporter, sharedSpecs: { units } }: ResolveContext,
): boolean {
  const report = (key: string, name: string, reason: string): boolean => {
    reporter.report("converter_side", { name, reason }, ["converter", key]);
    return false;
  };
  const unknown = (key: string, name: string, known: object): boolean => {
    reporter.unknownName(name, ["converter", key], Object.keys(known));
    return false;
  };
  const input = inputs[amount];
  if (input === undefined) return unknown("amount", amount, inputs);
  if (input.type !== "quantity" && input.type !== "money")
    return report("amount", amount, "it is no quantity and no amount of money");
  if (input.when !== undefined) return report("amount", amount, "it is not always asked");
  const family = input.type === "quantity" ? units.families.get(input.dimension) : undefined;
  const known = (family?.units ?? []).map(({ id }) => id);
  for (const [unit, other] of Object.entries(answeredIn)) {
    const path = ["converter", "answered_in", unit];
    if (!known.includes(unit)) reportUnit(unit, path, known, { units, reporter }, "key");
    if (!known.includes(other)) reportUnit(other, path, known, { units, reporter });
  }
  const output = outputs[result];
  if (output === undefined) return unknown("result", result, outputs);
  const main = Object.keys(outputs).filter((id) => outputs[id]?.primary === true);
  if (![...main, ...Object.keys(outputs).slice(0, main.length === 0 ? 1 : 0)].includes(result))
    return report("result", result, "it is not the main result");
  if (output.find?.includes(amount) !== true)
    return report("result", result, `its \`find\` does not name \`${amount}\``);
  return Object.entries({ from, to }).every(([key, name]) => {
    if (name === undefined) return true;
    const choice = inputs[name];
    if (choice === undefined) return unknown(key, name, inputs);
    return choice.type === "choice" || report(key, name, "it is no choice");
  });
}

/** The charts beside the answer, the first where the author names none; reports what is no chart. */
function evidenceOf(
  { charts: written = {}, evidence }: CalculatorDocument,
  charts: readonly ChartDescription[],
  { reporter }: ResolveContext,
): readonly string[] {
  const known = Object.keys(written);
  for (const [index, name] of (evidence ?? []).entries())
    if (!known.includes(name)) reporter.unknownName(name, ["evidence", index], known);
  return (evidence ?? known.slice(0, 1)).filter((name) => charts.some(({ id }) => id === name));
}

/** The results with those that say most right after the main ones; reports what is no such result. */
function withKeyFigures(
  { key_figures: key, outputs: written }: CalculatorDocument,
  outputs: readonly OutputDescription[],
  { reporter }: ResolveContext,
): readonly OutputDescription[] {
  if (key === undefined) return outputs;
  const figures = key.flatMap((id, index) => {
    const path = ["key_figures", index];
    const output = outputs.find((each) => each.id === id);
    if (output === undefined) {
      if (written[id] === undefined) reporter.unknownName(id, path, Object.keys(written));
      return [];
    }
    if (output.type === "value" && output.primary !== true) return [output];
    const kind = output.type === "table" ? "a table" : "the main result";
    reporter.report("key_figure_kind", { name: id, kind }, path);
    return [];
  });
  const others = outputs.filter(({ id }) => !key.includes(id));
  const isMain = (output: OutputDescription): boolean => output.type === "value" && output.primary === true;
  return [
    ...others.filter(isMain),
    ...figures.map(({ group: _group, ...figure }) => ({ ...figure, isKey: true as const })),
    ...others.filter((output) => !isMain(output)),
  ];
}

/** Groups with a sum, or folded; reports those that no input is in, that say nothing, and folded fields that are folded already. */
function resolveGroups(
  { groups = {}, inputs }: CalculatorDocument,
  context: ResolveContext,
): Readonly<Record<string, GroupDescription>> | undefined {
  const { reporter } = context;
  const entries = Object.entries(groups).map(([id, { sum, fold = false }]) => {
    const path = ["groups", id];
    const members = Object.entries(inputs).filter(([, { group }]) => group === id);
    if (members.length === 0) {
      const known = Object.values(inputs).flatMap(({ group }) => group ?? []);
      reporter.unknownName(id, path, new Set(known), "key");
    }
    if (sum === undefined && !fold) reporter.reportKey("group_says_nothing", { name: id }, path);
    const type = sum === undefined ? undefined : typeOfName(context, sum, [...path, "sum"]);
    if (type?.kind === "rows" || type?.kind === "record") {
      const values = { want: "one value", where: "in `sum`", got: showType(type) };
      reporter.report("type_mismatch", values, [...path, "sum"]);
    }
    const [advanced] = fold ? members.filter(([, input]) => input.advanced === true) : [];
    if (advanced !== undefined)
      reporter.report("folded_twice", { name: advanced[0], group: id }, ["inputs", advanced[0], "advanced"]);
    return [
      id,
      { ...(sum === undefined ? {} : { sum }), ...(fold ? { isFolded: true as const } : {}) },
    ] as const;
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}
