import { useMemo, type ReactNode } from "react";
import type { Sign } from "./sign.ts";
import { unitName } from "../islands/early-input.ts";
import { useIsland } from "../islands/island-context.tsx";
import { useTranslator } from "../words/translator-context.tsx";
import { unitWord } from "../../generator/presentation/unit-words.ts";
import { textArgument } from "../../generator/presentation/translator.ts";
import { controlId } from "./field-frame.tsx";
import { numberKeys, TypedLine } from "./typed-line.tsx";
import { UnitOptions } from "./unit-options.tsx";
import { useField, type FieldProps } from "./use-field.tsx";

/** An amount in a unit: the one unit stands beside it, several are chosen from a list. */
export function QuantityField({ input }: FieldProps<"quantity">): ReactNode {
  const translator = useTranslator();
  const { t } = translator;
  const { values } = useIsland().presenter;
  const field = useField(input);
  const { display } = input;
  const { place, unit, chooseUnit } = field;
  const decided = display.unitFrom === undefined ? undefined : values[display.unitFrom];
  const symbol = unitWord(translator, typeof decided === "string" ? decided : display.unit, "symbol");
  const sign = useMemo(
    (): Sign | undefined =>
      symbol === undefined ? undefined : { text: symbol, stands: "after", name: symbol },
    [symbol],
  );
  const control = numberKeys(input.minimum, input.integer === true ? "numeric" : "decimal");
  if (display.units.length > 1 && display.unitFrom === undefined && chooseUnit !== undefined) {
    return (
      <TypedLine
        field={field}
        control={control}
        units={
          <select
            id={`${controlId(place.at)}-unit`}
            name={unitName(place.at)}
            aria-label={t("form.unit", { label: textArgument(field.label) })}
            value={unit ?? display.unit}
            onChange={(event) => chooseUnit(event.currentTarget.value)}
          >
            <UnitOptions display={display} />
          </select>
        }
      />
    );
  }
  return <TypedLine field={field} control={control} sign={sign} />;
}
