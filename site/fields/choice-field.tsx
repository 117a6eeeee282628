import type { ReactNode } from "react";
import { useTranslator } from "../words/translator-context.tsx";
import type { FieldProps, InputOf } from "./field-props.ts";
import { FieldFrame, FieldHint, FieldRemarks, useControlAttributes } from "./field-frame.tsx";

/** One of several options: radio buttons when they are few and worth seeing, else a list. */
export function ChoiceField(props: FieldProps<InputOf<"choice">>): ReactNode {
  return props.input.style === "radio" ? <RadioGroup {...props} /> : <SelectField {...props} />;
}

function SelectField({ input, place, text, onText }: FieldProps<InputOf<"choice">>): ReactNode {
  const { t } = useTranslator();
  const attributes = useControlAttributes(place);
  const { options, set } = input.display;
  return (
    <FieldFrame place={place} optional={input.optional}>
      <div className="control">
        <select
          {...attributes}
          name={place.at}
          value={text}
          onChange={(event) => onText(event.currentTarget.value)}
        >
          {(input.optional || text === "") && <option value="">{t("form.choose")}</option>}
          {options.map((option) => (
            <option key={option} value={option}>
              {t.byId(`choices.${set}.${option}`)}
            </option>
          ))}
        </select>
      </div>
    </FieldFrame>
  );
}

function RadioGroup({ input, place, text, onText }: FieldProps<InputOf<"choice">>): ReactNode {
  const { t } = useTranslator();
  const { id, ...described } = useControlAttributes(place);
  return (
    <fieldset className="field radio-group" id={id} {...described}>
      <legend>
        {t.byId(`${place.words}.label`)}
        {input.optional && <span className="quiet"> ({t("form.optional")})</span>}
      </legend>
      <FieldHint place={place} />
      {input.display.options.map((option) => (
        <label key={option} className="radio">
          <input
            type="radio"
            name={place.at}
            value={option}
            checked={text === option}
            onChange={() => onText(option)}
          />
          <span>{t.byId(`choices.${input.display.set}.${option}`)}</span>
        </label>
      ))}
      <FieldRemarks place={place} />
    </fieldset>
  );
}
