import type { ReactNode } from "react";
import { resultIn } from "../../generator/presentation/addition.ts";
import type { ValueOutput } from "../../generator/presentation/output-selection.ts";
import { displayUnit } from "../../generator/presentation/format-value.ts";
import { unitWord } from "../../generator/presentation/unit-words.ts";
import { fromBase } from "../../generator/runtime/decimal.ts";
import type { Unit } from "../../generator/runtime/display.ts";
import type { InputOf } from "../../generator/runtime/description-of.ts";
import { decimalTextIn } from "../../generator/runtime/number-text.ts";
import { shownNumber } from "../fields/shown-number.ts";
import { useIsland } from "../islands/island-context.tsx";
import { LastAnswer } from "../islands/last-answer.tsx";
import { useTranslator } from "../words/translator-context.tsx";
import { amountInHand } from "./amount-in-hand.ts";

interface ConversionStepsProps {
  readonly amount: InputOf<"quantity">;
  readonly result: ValueOutput;
}

/** How a converter comes from one side to the other: the amount times the size of its unit, over the size of the result's. */
export function ConversionSteps(sides: ConversionStepsProps): ReactNode {
  return (
    <LastAnswer className="worked-out">
      <Working {...sides} />
    </LastAnswer>
  );
}

function Working({ amount, result }: ConversionStepsProps): ReactNode {
  const { t, locale } = useTranslator();
  const { presenter } = useIsland();
  const { outputs, values, translator } = presenter;
  const value = values[amount.id];
  const inHand = amountInHand(amount, presenter);
  const { display } = result;
  if (inHand === undefined || typeof value !== "number" || display.kind !== "quantity") return null;
  // Only one amount in two units is a matter of their sizes alone.
  if (outputs[result.id] !== value) return null;
  const from = inHand.unit;
  const to = displayUnit(display, presenter.unitOf(result.id));
  if (from.offset !== undefined || to.offset !== undefined) return null;
  const base = amount.display.units.find(isBase);
  const symbol = base && unitWord(translator, base.id, "symbol");
  const size = ({ numerator, denominator }: Unit): string =>
    [numerator, denominator]
      .slice(0, denominator === "1" ? 1 : 2)
      .map((part) => decimalTextIn(locale.tag, part))
      .join("/");
  const inBase = (text: string): string => (symbol === undefined ? text : `${text}\u00a0${symbol}`);
  const over = (
    <span>
      <bdi className="given" suppressHydrationWarning>
        {inHand.shown}
      </bdi>
      {inBase(isBase(from) ? "" : `\u00a0× ${size(from)}`)}
    </span>
  );
  const shown = shownNumber(presenter, result, value, to.id, locale.tag);
  // All digits a double holds; a figure with fewer is rounded.
  const isInteger = resultIn(shown, locale.tag) === Number(fromBase(value, to).toPrecision(15));
  const notes = [from, to].flatMap(({ id }) => translator.t.optional(`units.${id}.note`) ?? []);
  return (
    <>
      <h3>{t("results.worked_out")}</h3>
      <p className="worked-line" dir="ltr">
        {isBase(to) ? (
          over
        ) : (
          <span className="worked-fraction">
            {over} <span>{inBase(size(to))}</span>
          </span>
        )}
        <span suppressHydrationWarning>
          {isInteger ? "= " : "≈ "}
          {shown}
        </span>
      </p>
      {notes.map((note) => (
        <p key={note} className="note">
          {note}
        </p>
      ))}
    </>
  );
}

/** What all others are measured in. */
function isBase({ numerator, denominator }: Unit): boolean {
  return numerator === denominator;
}
