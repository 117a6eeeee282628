import type { ReactNode } from "react";
import { useSpeech } from "../words/speech-context.tsx";
import type { FieldProps, InputOf } from "./field-props.ts";
import { FieldFrame, FieldHint, FieldRemarks, useControlAttributes } from "./field-frame.tsx";

/** One of several options: radio buttons when they are few and worth seeing, else a list. */
export function ChoiceField(props: FieldProps<InputOf<"choice">>): ReactNode {
  return props.input.style === "radio" ? <RadioGroup {...props} /> : <SelectField {...props} />;
}

function SelectField({ input, place, text, onText }: FieldProps<InputOf<"choice">>): ReactNode {
  const { say, sayById } = useSpeech();
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
          {(input.optional || text === "") && <option value="">{say("form.choose")}</option>}
          {options.map((option) => (
            <option key={option} value={option}>
              {sayById(`choices.${set}.${option}`)}
            </option>
          ))}
        </select>
      </div>
    </FieldFrame>
  );
}

function RadioGroup({ input, place, text, onText }: FieldProps<InputOf<"choice">>): ReactNode {
  const { say, sayById } = useSpeech();
  const { id, ...described } = useControlAttributes(place);
  return (
    <fieldset className="field radio-group" id={id} {...described}>
      <legend>
        {sayById(`${place.words}.label`)}
        {input.optional && <span className="quiet"> ({say("form.optional")})</span>}
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
          <span>{sayById(`choices.${input.display.set}.${option}`)}</span>
        </label>
      ))}
      <FieldRemarks place={place} />
    </fieldset>
  );
}
