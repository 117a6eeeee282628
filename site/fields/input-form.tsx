import { useEffect, useRef, useState, type ReactNode } from "react";
import type { InputDescription } from "../../generator/runtime/description.ts";
import { copyAddress } from "../islands/browser.ts";
import { ownField, textOf, withText, withUnit } from "../islands/form.ts";
import { useIsland } from "../islands/island-context.tsx";
import { openInputs } from "../islands/setting.ts";
import { useSpeech } from "../words/speech-context.tsx";
import { countArgument, textArgument } from "../words/speech.ts";
import { RowsField } from "./rows-field.tsx";
import { SingleField } from "./single-field.tsx";

/** The fields of a calculator in the author's order and groups, and what can be done with all of them. */
export function InputForm({ onReset }: { readonly onReset: () => void }): ReactNode {
  const { say } = useSpeech();
  const { setting, evaluation } = useIsland();
  const visible = openInputs(setting).filter((input) => evaluation.read.visible[input.id] !== false);
  const advanced = visible.filter((input) => input.advanced);
  const problems = evaluation.answer.status === "invalid" ? evaluation.answer.problems : [];
  return (
    <form
      className="inputs"
      aria-label={say("form.heading")}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        document.getElementById("result")?.focus();
      }}
    >
      <h2>{say("form.heading")}</h2>
      <UnreadNames />
      <FieldGroups inputs={visible.filter((input) => !input.advanced)} />
      {advanced.length > 0 && (
        <MoreOptions
          hasProblem={advanced.some((input) => problems.some((problem) => ownField(problem.at) === input.id))}
        >
          <FieldGroups inputs={advanced} />
        </MoreOptions>
      )}
      <FormActions onReset={onReset} />
      <noscript>
        <p className="remark">{say("form.no_script")}</p>
      </noscript>
    </form>
  );
}

/** Inputs of one group stand together under its heading; the others stand alone. */
function FieldGroups({ inputs }: { readonly inputs: readonly InputDescription[] }): ReactNode {
  const { sayById } = useSpeech();
  const groups = new Map<string, InputDescription[]>();
  for (const input of inputs)
    groups.set(input.group ?? "", [...(groups.get(input.group ?? "") ?? []), input]);
  return [...groups].map(([group, members]) => {
    const fields = members.map((input) => <InputField key={input.id} input={input} />);
    if (group === "") return fields;
    return (
      <fieldset key={group} className="field-group">
        <legend>{sayById(`groups.${group}`)}</legend>
        {fields}
      </fieldset>
    );
  });
}

function InputField({ input }: { readonly input: InputDescription }): ReactNode {
  const { form, change } = useIsland();
  if (input.type === "rows") return <RowsField input={input} />;
  return (
    <SingleField
      input={input}
      place={{ at: input.id, words: `inputs.${input.id}` }}
      text={textOf(form, input.id)}
      onText={(text) => change((current) => withText(current, input.id, text))}
      unit={form.units[input.id]}
      onUnit={(unit) => change((current) => withUnit(current, input.id, unit))}
    />
  );
}

/** Fields most visitors leave alone. Opens by itself when one of them has a problem. */
function MoreOptions({
  hasProblem,
  children,
}: {
  readonly hasProblem: boolean;
  readonly children: ReactNode;
}): ReactNode {
  const { say } = useSpeech();
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (hasProblem && details.current !== null) details.current.open = true;
  }, [hasProblem]);
  return (
    <details className="more-options" ref={details}>
      <summary>{say("form.advanced")}</summary>
      <div>{children}</div>
    </details>
  );
}

function FormActions({ onReset }: { readonly onReset: () => void }): ReactNode {
  const { say } = useSpeech();
  const { evaluation } = useIsland();
  const [copied, setCopied] = useState<boolean>();
  return (
    <div className="form-actions">
      <button type="submit" className="main-button">
        {say("results.to_results")}
      </button>
      <button type="button" onClick={onReset}>
        {say("form.reset")}
      </button>
      <button type="button" onClick={() => void copyAddress(evaluation.read.canonical).then(setCopied)}>
        {say("form.copy_link")}
      </button>
      <button type="button" onClick={() => print()}>
        {say("form.print")}
      </button>
      <output className="quiet">
        {copied === true && say("form.copied")}
        {copied === false && say("form.not_copied")}
      </output>
    </div>
  );
}

/** Says which parts of the address were left out. */
function UnreadNames(): ReactNode {
  const { locale, say, sayIfGiven } = useSpeech();
  const { unread } = useIsland().form;
  if (unread.length === 0) return null;
  const names = unread.map((id) => sayIfGiven(`inputs.${id}.label`) ?? id);
  const list = new Intl.ListFormat(locale.tag).format(names);
  return (
    <output className="remark">
      {say("form.ignored", { count: countArgument(names.length, locale), names: textArgument(list) })}
    </output>
  );
}
