import type { ReactNode } from "react";
import type { InputOf } from "../../generator/runtime/description-of.ts";
import type { ValueOutput } from "../../generator/presentation/output-selection.ts";
import { scalarAt } from "../../generator/presentation/values.ts";
import { decimalTextIn } from "../../generator/runtime/number-text.ts";
import { useIsland } from "../islands/island-context.tsx";
import { useTranslator } from "../words/translator-context.tsx";
import { Combobox } from "./combobox.tsx";
import { swapped, useSides, type Side } from "./converter-sides.ts";
import { FieldRemarks, useControlAttributes } from "./field-frame.tsx";
import { controlId } from "./element-ids.ts";
import { shownNumber } from "./shown-number.ts";
import { useLineInput } from "./line-input.ts";
import { useField } from "./use-field.tsx";
import { useWrittenResult } from "./written-result.ts";
import { Icon } from "../islands/icon.tsx";

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
