import { inputIdAt } from "../../generator/presentation/problem-text.ts";
import { openInputs } from "../../generator/presentation/variant.ts";
import { useEffect, useRef, useState, type ReactNode } from "react";
import type { InputDescription } from "../../generator/runtime/description.ts";
import { copyAddress } from "../islands/browser.ts";
import { textOf, withText, withUnit } from "../islands/form.ts";
import { useIsland } from "../islands/island-context.tsx";
import { useTranslator } from "../words/translator-context.tsx";
import { countArgument, textArgument } from "../../generator/presentation/translator.ts";
import { RowsField } from "./rows-field.tsx";
import { SingleField } from "./single-field.tsx";

/** The fields of a calculator in the author's order and groups, and what can be done with all of them. */
export function InputForm({ onReset }: { readonly onReset: () => void }): ReactNode {
  const { t } = useTranslator();
  const { setting, evaluation } = useIsland();
  const visible = openInputs(setting.calculator.description, setting.variant).filter(
    (input) => evaluation.read.visible[input.id] !== false,
  );
  const advanced = visible.filter((input) => input.advanced);
  const problems = evaluation.answer.status === "invalid" ? evaluation.answer.problems : [];
  return (
    <form
      className="inputs"
      aria-label={t("form.heading")}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        document.getElementById("result")?.focus();
      }}
    >
      <h2>{t("form.heading")}</h2>
      <UnreadNames />
      <FieldGroups inputs={visible.filter((input) => !input.advanced)} />
      {advanced.length > 0 && (
        <MoreOptions
          hasProblem={advanced.some((input) =>
            problems.some(({ at, also = [] }) =>
              [at, ...also].some((field) => inputIdAt(field) === input.id),
            ),
          )}
        >
          <FieldGroups inputs={advanced} />
        </MoreOptions>
      )}
      <FormActions onReset={onReset} />
      <noscript>
        <p className="remark">{t("form.no_script")}</p>
      </noscript>
    </form>
  );
}

/** Inputs of one group stand together under its heading; the others stand alone. */
function FieldGroups({ inputs }: { readonly inputs: readonly InputDescription[] }): ReactNode {
  const { t } = useTranslator();
  const groups = new Map<string, InputDescription[]>();
  for (const input of inputs)
    groups.set(input.group ?? "", [...(groups.get(input.group ?? "") ?? []), input]);
  return [...groups].map(([group, members]) => {
    const fields = members.map((input) => <InputField key={input.id} input={input} />);
    if (group === "") return fields;
    return (
      <fieldset key={group} className="field-group">
        <legend>{t.byId(`groups.${group}`)}</legend>
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
  const { t } = useTranslator();
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (hasProblem && details.current !== null) details.current.open = true;
  }, [hasProblem]);
  return (
    <details className="more-options" ref={details}>
      <summary>{t("form.advanced")}</summary>
      <div>{children}</div>
    </details>
  );
}

function FormActions({ onReset }: { readonly onReset: () => void }): ReactNode {
  const { t } = useTranslator();
  const { evaluation } = useIsland();
  const [copied, setCopied] = useState<boolean>();
  return (
    <div className="form-actions">
      <button type="submit" className="main-button">
        {t("results.to_results")}
      </button>
      <button type="button" onClick={onReset}>
        {t("form.reset")}
      </button>
      <button type="button" onClick={() => void copyAddress(evaluation.read.canonical).then(setCopied)}>
        {t("form.copy_link")}
      </button>
      <button type="button" onClick={() => print()}>
        {t("form.print")}
      </button>
      <output className="quiet">
        {copied === true && t("form.copied")}
        {copied === false && t("form.not_copied")}
      </output>
    </div>
  );
}

/** Says which parts of the address were left out. */
function UnreadNames(): ReactNode {
  const { locale, t } = useTranslator();
  const { unread } = useIsland().form;
  if (unread.length === 0) return null;
  const names = unread.map((id) => t.optional(`inputs.${id}.label`) ?? id);
  const list = new Intl.ListFormat(locale.tag).format(names);
  return (
    <output className="remark">
      {t("form.ignored", { count: countArgument(names.length, locale), names: textArgument(list) })}
    </output>
  );
}
