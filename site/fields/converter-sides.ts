import { fromBase } from "../../generator/runtime/decimal.ts";
import { takesOver } from "../../generator/presentation/takes-over.ts";
import { forOne, noNumber, unitWord } from "../../generator/presentation/unit-words.ts";
import type { ValueOutput } from "../../generator/presentation/output-selection.ts";
import type { Display } from "../../generator/runtime/display.ts";
import type { InputOf } from "../../generator/runtime/description-of.ts";
import { textOf, withResultUnit, withText, withUnit, type Form } from "../islands/form.ts";
import { useIsland } from "../islands/island-context.tsx";
import { useTranslator } from "../words/translator-context.tsx";
import { controlId } from "./element-ids.ts";
import type { ListedOption } from "./matching-options.ts";
import { optionsInOrder } from "./options-in-order.ts";

/** What one side of a converter is in, and what it may be in. */
export interface Side {
  /** The id of what chooses it in the page. */
  readonly id: string;
  readonly options: readonly ListedOption[];
  readonly chosen: string;
  /** The form with this side in another unit. The other side takes its unit where both would be in the same. */
  readonly choose: (form: Form, value: string) => Form;
}

/** Both sides of a converter. */
export interface Sides {
  readonly amount: Side;
  readonly result: Side;
}

/** What the sides are in: units of the amount and of the result, or what two inputs say, such as currencies. */
export function useSides({
  amount,
  result,
  from,
  to,
}: {
  readonly amount: InputOf<"quantity" | "money">;
  readonly result: ValueOutput;
  readonly from?: InputOf<"choice"> | undefined;
  readonly to?: InputOf<"choice"> | undefined;
}): Sides {
  const translator = useTranslator();
  const { form, presenter } = useIsland();
  const setAmount = (next: Form, value: string): Form =>
    from === undefined ? withUnit(next, amount.id, value) : withText(next, from.id, value);
  const setResult = (next: Form, value: string): Form =>
    to === undefined ? withResultUnit(next, result.id, value) : withText(next, to.id, value);
  // The one in hand goes with its figure: 1 hectare.
  const unitsOf = (display: Display, chosen: string): readonly ListedOption[] => {
    if (display.kind !== "quantity") return [];
    const isGrouped = new Set(display.units.map(({ group }) => group)).size > 1;
    return display.units.map((unit) => {
      const { id, group } = unit;
      const symbol = unitWord(translator, id, "symbol");
      const isOne = id === chosen && fromBase(Number(presenter.values[amount.id]), unit) === 1;
      return {
        value: id,
        text: unitWord(translator, id, "name", isOne ? forOne : noNumber) ?? id,
        ...(isGrouped ? { group: translator.t.byId(`units.groups.${group}`) } : {}),
        ...(symbol === undefined ? {} : { also: symbol }),
      };
    });
  };
  const choicesOf = (input: InputOf<"choice">): readonly ListedOption[] =>
    optionsInOrder(input, translator.t).map((value) => ({
      value,
      text: translator.t.byId(`choices.${input.display.set}.${value}`),
      also: value,
    }));
  const unitIn = (display: Display): string => (display.kind === "quantity" ? display.unit : "");
  const isIn = {
    amount: from === undefined ? (form.units[amount.id] ?? unitIn(amount.display)) : textOf(form, from.id),
    result: to === undefined ? (form.resultUnits[result.id] ?? unitIn(result.display)) : textOf(form, to.id),
  };
  return {
    amount: {
      id: from === undefined ? `${controlId(amount.id)}-unit` : controlId(from.id),
      options: from === undefined ? unitsOf(amount.display, isIn.amount) : choicesOf(from),
      chosen: isIn.amount,
      choose: (next, value) =>
        setAmount(takesOver(amount.display, isIn, value) ? setResult(next, isIn.amount) : next, value),
    },
    result: {
      id: to === undefined ? `${controlId(result.id)}-unit` : controlId(to.id),
      options: to === undefined ? unitsOf(result.display, isIn.result) : choicesOf(to),
      chosen: isIn.result,
      choose: (next, value) => setResult(value === isIn.amount ? setAmount(next, isIn.result) : next, value),
    },
  };
}

/** The form with each side in what the other one was in. */
export function swapped(form: Form, { amount, result }: Sides): Form {
  return amount.choose(form, result.chosen);
}
