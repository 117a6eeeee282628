import { numberText } from "../runtime/number-text.ts";
import type { Display, StepText } from "../runtime/description.ts";
import type { Scalar } from "../runtime/answer.ts";
import { mathPatterns, type MathLabels, type MathLeaf } from "./math-tree.ts";
import type { Presenter } from "./presenter.ts";
import { countedIn, inVisitorsUnit } from "./step-units.ts";
import { textArgument } from "./translator.ts";
import { noNumber } from "./unit-words.ts";
import { scalarAt } from "./values.ts";

/** Digits a literal number of a formula is shown with: all it has. */
const literalDigits = { minimum: 0, maximum: 15 };

/** Labels a formula's parts with the names people know them by. */
export function nameLabels(presenter: Presenter): MathLabels {
  return {
    ...wordLabels(presenter),
    leaf: (node) => (typeof node === "string" ? nameLeaf(node, presenter) : literalLeaf(node, presenter)),
  };
}

/** Labels a formula's parts with their values; what has no single value keeps its name. */
export function valueLabels(presenter: Presenter): MathLabels {
  return {
    ...wordLabels(presenter),
    inConditions: nameLabels(presenter),
    leaf: (node) => {
      if (typeof node !== "string") return literalLeaf(node, presenter);
      const value = scalarAt(presenter.values, node);
      const display = presenter.description.displays[node];
      return value === null || display === undefined
        ? nameLeaf(node, presenter)
        : valueLeaf(value, display, presenter.show(inVisitorsUnit(node, display, presenter), value));
    },
    counted: (node, unit) => {
      const value = scalarAt(presenter.values, node);
      const display = presenter.description.displays[node];
      const counted = display === undefined ? undefined : countedIn(display, unit, presenter.description);
      return value === null || counted === undefined
        ? undefined
        : valueLeaf(value, counted, presenter.show(counted, value));
    },
  };
}

function wordLabels(presenter: Presenter): Omit<MathLabels, "leaf"> {
  const { t } = presenter.translator;
  return {
    money: (amount, currency) => moneyLeaf(amount, currency, presenter),
    word: (name) => t.byId(`math.${name}`),
    pattern: (name) =>
      t.byId(
        `math.${name}`,
        Object.fromEntries(mathPatterns[name].map((part) => [part, textArgument(`{${part}}`)])),
      ),
    unit: (id, count) =>
      t.byId(
        `units.${id}.symbol`,
        count === undefined ? noNumber : { count: { raw: count, shown: String(count) } },
      ),
  };
}

function moneyLeaf(amount: number, currency: string, presenter: Presenter): MathLeaf {
  const { description, show } = presenter;
  const all = Object.values(description.displays).filter((each) => each.kind === "money");
  const display = currency === "money" ? all[0] : (all.find((each) => each.currency === currency) ?? all[0]);
  if (display?.kind !== "money") return literalLeaf(amount, presenter);
  const digits = Number.isInteger(amount) ? { minimum: 0, maximum: 0 } : display.digits;
  return valueLeaf(amount, display, show({ ...display, digits }, amount));
}

function nameLeaf(id: string, { nameOf }: Presenter): MathLeaf {
  return { kind: "name", text: nameOf(id) };
}

function literalLeaf(node: number | StepText, { translator: { locale }, show }: Presenter): MathLeaf {
  if (typeof node === "object")
    return { kind: "text", text: node.display === undefined ? node.text : show(node.display, node.text) };
  return {
    kind: "number",
    text: numberText(node, locale.tag, literalDigits),
    ...(node < 0 ? { form: "negative" } : {}),
  };
}

function valueLeaf(value: NonNullable<Scalar>, display: Display, text: string): MathLeaf {
  if (typeof value === "number" && value < 0) return { kind: "number", text, form: "negative" };
  const zero = value === 0 || value === 0n ? { isZero: true } : {};
  if (display.kind === "quantity") return { kind: "number", text, form: "measured", ...zero };
  return { kind: typeof value === "number" || typeof value === "bigint" ? "number" : "text", text, ...zero };
}
