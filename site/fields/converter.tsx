import { useRef, useState, type ReactNode } from "react";
import type { SolvableInput } from "../../generator/presentation/find-from-result.ts";
import type { InputOf } from "../../generator/runtime/description-of.ts";
import type { ValueOutput } from "../../generator/presentation/output-selection.ts";
import { takesOver } from "../../generator/presentation/takes-over.ts";
import { typedUnit } from "../../generator/presentation/typed-unit.ts";
import { forOne, noNumber, unitWord } from "../../generator/presentation/unit-words.ts";
import { scalarAt } from "../../generator/presentation/values.ts";
import { fromBase } from "../../generator/runtime/decimal.ts";
import type { Display } from "../../generator/runtime/display.ts";
import { decimalTextIn } from "../../generator/runtime/number-text.ts";
import {
  typedCell,
  withWritten,
  withUnit,
  textOf,
  withResultUnit,
  withText,
  type Form,
} from "../islands/form.ts";
import { useIsland } from "../islands/island-context.tsx";
import { useTranslator } from "../words/translator-context.tsx";
import { Combobox } from "./combobox.tsx";
import { FieldRemarks, useControlAttributes } from "./field-frame.tsx";
import { controlId } from "./element-ids.ts";
import { shownNumber } from "./shown-number.ts";
import { useLineInput } from "./line-input.ts";
import { useField } from "./use-field.tsx";
import { Icon } from "../islands/icon.tsx";
import type { ListedOption } from "./matching-options.ts";
import { optionsInOrder } from "./options-in-order.ts";

/** What stands on the two sides of a converter. */
export interface ConverterProps {
  readonly amount: InputOf<"quantity" | "money">;
  readonly result: ValueOutput;
  /** What the two sides are in, where inputs say it. */
  readonly from?: InputOf<"choice">;
  readonly to?: InputOf<"choice">;
  /** Amounts people often convert. */
  readonly usual?: readonly number[];
}

/** The sentence is the form: 1 hectare = 2.47 acres. Either side can be written, and the other follows. */
export function Converter({ amount, result, from, to, usual = [] }: ConverterProps): ReactNode {
  const { t, locale } = useTranslator();
  const { change } = useIsland();
  const sides = useSides({ amount, result, from, to });
  const field = useField(amount);
  return (
    <div className="converter">
      <div className="converter-side">
        <AmountLine amount={amount} />
        <SideUnit side={sides.amount} label={t("form.unit", { label: field.label })} />
        <FieldRemarks field={field} />
      </div>
      <div className="converter-is">
        <button
          type="button"
          className="converter-swap"
          aria-label={t("form.swap")}
          onClick={() => change((form) => swapped(form, sides))}
        >
          <Icon path="M4 7h12l-3-3M16 13H4l3 3" />
        </button>
        <span>=</span>
      </div>
      <ResultSide amount={amount} result={result} side={sides.result} />
      {usual.length > 0 && (
        <div className="usual" role="group" aria-label={t("form.usual", { label: field.label })}>
          {usual.map((value) => {
            const text = decimalTextIn(locale.tag, String(value));
            return (
              <button
                key={value}
                type="button"
                aria-pressed={text === field.text}
                onClick={() => field.fill(text)}
              >
                {text}
              </button>
            );
          })}
        </div>
      )}
    </div>
  );
}

function AmountLine({ amount }: { readonly amount: ConverterProps["amount"] }): ReactNode {
  const field = useField(amount);
  const attributes = useControlAttributes(field);
  return (
    <div className="control">
      <label className="visually-hidden" htmlFor={attributes.id}>
        {field.label}
      </label>
      <input
        {...attributes}
        type="text"
        inputMode="decimal"
        className={sizeOf(field.text)}
        name={field.place.at}
        {...useLineInput(field.text, field.write, field.fill)}
        spellCheck={false}
      />
    </div>
  );
}

/** The side that follows; what is written into it is found for the other side. */
function ResultSide({
  amount,
  result,
  side,
}: Pick<ConverterProps, "amount" | "result"> & { readonly side: Side }): ReactNode {
  const { t, locale } = useTranslator();
  const island = useIsland();
  const shown = { ...island, ...island.last };
  const { typed, isUnreadable, isMissing, write, leave } = useWrittenResult(amount, result);
  const value = scalarAt(shown.presenter.outputs, result.id);
  const text =
    typed ??
    // Beside what is wrong stands nothing of an earlier answer.
    (shown.evaluation.answer.status === "answered" && island.problems.length === 0
      ? shownNumber(shown.presenter, result, value, side.chosen, locale.tag)
      : "");
  const id = controlId(result.id);
  const isPast = island.last !== undefined;
  const isShown = !isPast && island.evaluation.answer.status === "answered";
  const name = shown.presenter.nameOf(result.id);
  return (
    <div
      className={
        isPast ? "converter-side converter-result converter-past" : "converter-side converter-result"
      }
    >
      <div className="control">
        {isShown && <data value={String(value)} data-output={result.id} hidden suppressHydrationWarning />}
        <label className="visually-hidden" htmlFor={id}>
          {name}
        </label>
        <input
          id={id}
          type="text"
          inputMode="decimal"
          className={`${sizeOf(text)}${typed === undefined ? "" : " converter-typed"}`}
          {...useLineInput(text, write, write)}
          onBlur={leave}
          spellCheck={false}
          {...(isUnreadable ? { "aria-invalid": true, "aria-describedby": `${id}-problem` } : {})}
          suppressHydrationWarning
        />
      </div>
      <SideUnit side={side} label={t("form.unit", { label: name })} />
      {isUnreadable && (
        <p className="field-problem" id={`${id}-problem`}>
          {t("problems.not_a_number", { text })}
        </p>
      )}
      {isMissing && <p className="field-problem">{t("results.not_loaded")}</p>}
    </div>
  );
}

function SideUnit({ side, label }: { readonly side: Side; readonly label: string }): ReactNode {
  const { change } = useIsland();
  return (
    <Combobox
      id={side.id}
      label={label}
      options={side.options}
      chosen={side.chosen}
      onChoose={(value) => change((form) => side.choose(form, value))}
    />
  );
}

/** Figures at full size, as a class by how many fit. */
function sizeOf(text: string): string {
  return text.length > longest ? "converter-longest" : text.length > long ? "converter-long" : "";
}

const long = 9;
const longest = 13;

/** A result that is being written, and what its input must be then. */
interface WrittenResult {
  /** What was written; undefined once the visitor has left it. */
  readonly typed: string | undefined;
  readonly isUnreadable: boolean;
  /** Whether the code that finds the input could not be had: the other side is not what gives this result. */
  readonly isMissing: boolean;
  readonly write: (text: string) => void;
  readonly leave: () => void;
}

/** Writes into an input whatever gives the result that is typed; the code that finds it is fetched with the first key. */
function useWrittenResult(input: SolvableInput, result: ValueOutput): WrittenResult {
  const island = useIsland();
  const [typed, setTyped] = useState<string>();
  const [isUnreadable, setUnreadable] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const turn = useRef(0);
  const find = async (text: string): Promise<void> => {
    turn.current += 1;
    const own = turn.current;
    const code = await import("./found-text.ts").catch(() => undefined);
    if (own !== turn.current) return;
    setMissing(code === undefined);
    if (code === undefined) return;
    const { foundText } = code;
    const found = foundText(island, input, result, text);
    setUnreadable(found === undefined && text.trim() !== "");
    if (found === undefined) return;
    const { setting, change } = island;
    const unit = typedUnit(input, found);
    change((form) => {
      const next = withWritten(form, input.id, typedCell(input, found, setting, form.today));
      return unit === undefined ? next : withUnit(next, input.id, unit);
    });
  };
  return {
    typed,
    isUnreadable,
    isMissing,
    write: (text) => {
      setTyped(text);
      void find(text);
    },
    leave: () => {
      setTyped(undefined);
      setUnreadable(false);
      setMissing(false);
    },
  };
}

/** What one side of a converter is in, and what it may be in. */
interface Side {
  /** The id of what chooses it in the page. */
  readonly id: string;
  readonly options: readonly ListedOption[];
  readonly chosen: string;
  /** The form with this side in another unit. The other side takes its unit where both would be in the same. */
  readonly choose: (form: Form, value: string) => Form;
}

/** Both sides of a converter. */
interface Sides {
  readonly amount: Side;
  readonly result: Side;
}

/** What the sides are in: units of the amount and of the result, or what two inputs say, such as currencies. */
function useSides({
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
function swapped(form: Form, { amount, result }: Sides): Form {
  return amount.choose(form, result.chosen);
}
