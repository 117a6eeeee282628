import { cloneElement, useId, useMemo, useState, type ReactElement, type ReactNode } from "react";
import {
  findableInputs,
  findFromResult,
  resultsToFindFrom,
  type FindableInput,
  type FindPairs,
  type FoundInput,
} from "../../generator/presentation/find-from-result.ts";
import { readTarget } from "../../generator/presentation/read-target.ts";
import { countArgument, textArgument } from "../../generator/presentation/translator.ts";
import { typedUnit } from "../../generator/presentation/typed-unit.ts";
import type { OutputDescription } from "../../generator/runtime/description.ts";
import { typedCell, withText, withUnit } from "../islands/form.ts";
import { useIsland } from "../islands/island-context.tsx";
import { useLater } from "../islands/use-later.ts";
import { useTranslator } from "../words/translator-context.tsx";

/** A result that an input is found from. */
type Result = Extract<OutputDescription, { readonly type: "value" }>;

/** Asks which result is wanted and which input may give way, and finds its value. */
export function FindForm({ find }: { readonly find: FindPairs }): ReactNode {
  const { t } = useTranslator();
  const { setting, evaluation, presenter } = useIsland();
  const { description } = setting.calculator;
  const { visible } = evaluation.read;
  const inputs = findableInputs(description, find, setting.variant).filter(({ id }) => visible[id] !== false);
  const [chosenInput, chooseInput] = useState<string>();
  const [chosenResult, chooseResult] = useState<string>();
  const [text, write] = useState("");
  const results = description.outputs.filter(
    (output): output is Result => output.type === "value" && find[output.id] !== undefined,
  );
  const result = results.find(({ id }) => id === chosenResult) ?? results[0];
  const fitting = inputs.filter(({ id }) => resultsToFindFrom(find, id).includes(result?.id ?? ""));
  const input = fitting.find(({ id }) => id === chosenInput) ?? fitting[0];
  if (result === undefined || input === undefined) return null;
  return (
    <form noValidate onSubmit={(event) => event.preventDefault()}>
      <Choice
        label={t("find.result")}
        value={result.id}
        onChoose={chooseResult}
        options={results.map(({ id }) => [id, presenter.nameOf(id)])}
      />
      <Line label={t("find.target")}>
        <input
          type="text"
          value={text}
          onChange={(event) => write(event.currentTarget.value)}
          autoComplete="off"
          spellCheck={false}
        />
      </Line>
      <Choice
        label={t("find.input")}
        value={input.id}
        onChoose={chooseInput}
        options={fitting.map(({ id }) => [id, presenter.nameOf(id)])}
      />
      <Found input={input} result={result} text={text} />
    </form>
  );
}

function Choice({
  label,
  value,
  options,
  onChoose,
}: {
  readonly label: string;
  readonly value: string;
  /** Values and what they are called. */
  readonly options: readonly (readonly [string, string])[];
  readonly onChoose: (value: string) => void;
}): ReactNode {
  return (
    <Line label={label}>
      <select value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
        {options.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </Line>
  );
}

/** A control and its name. */
function Line({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactElement<{ readonly id?: string }>;
}): ReactNode {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="control">{cloneElement(children, { id })}</div>
    </div>
  );
}

/** What was found, with a button that puts it into its field. */
function Found(wanted: Wanted): ReactNode {
  const { t, locale } = useTranslator();
  const { setting, form, presenter, change } = useIsland();
  const { input } = wanted;
  const found = useFound(wanted);
  if (found === undefined) return null;
  const name = presenter.nameOf(input.id);
  const show = (value: number): string => presenter.show(input.display, value, form.units[input.id]);
  switch (found.kind) {
    case "unreadable":
      return (
        <output className="field-problem">
          {t("problems.not_a_number", { text: textArgument(wanted.text) })}
        </output>
      );
    case "not_asked": {
      const { answer } = found.evaluation;
      const count = answer.status === "invalid" ? answer.problems.length : 1;
      return <output>{t("results.invalid", { count: countArgument(count, locale) })}</output>;
    }
    case "none": {
      const [least, most] = found.between.map((value) => textArgument(show(value)));
      return (
        <output>
          {t("find.none", { name: textArgument(name), ...(least && most ? { least, most } : {}) })}
        </output>
      );
    }
    case "found": {
      const use = (text: string): void => {
        const unit = typedUnit(input, text);
        const typed = typedCell(input, text, setting, form.today);
        change((now) => {
          const next = withText(now, input.id, typed);
          return unit === undefined ? next : withUnit(next, input.id, unit);
        });
      };
      return (
        <output>
          <dl className="value-list">
            {found.values.map(({ typed, text }) => (
              <div key={text}>
                <dt>{name}</dt>
                <dd>
                  <span className="number">{show(typed)}</span>{" "}
                  <button type="button" className="text-button" onClick={() => use(text)}>
                    {t("find.use")}
                  </button>
                </dd>
              </div>
            ))}
          </dl>
        </output>
      );
    }
  }
}

interface Wanted {
  readonly input: FindableInput;
  readonly result: Result;
  /** The wanted result as typed. */
  readonly text: string;
}

/** The value of the input that gives the wanted result, worked out once the keys rest. Undefined while nothing is wanted. */
function useFound({ input, result, text }: Wanted): FoundInput | { readonly kind: "unreadable" } | undefined {
  const { setting, form, evaluation, presenter } = useIsland();
  const wanted = useLater(text.trim());
  const { canonical } = evaluation.read;
  return useMemo(() => {
    if (wanted === "") return undefined;
    const { calculator, variant, locale, unitNames } = setting;
    const unit = form.resultUnits[result.id];
    const context = { today: form.today, unitNames, locale, ...(unit === undefined ? {} : { unit }) };
    const target = readTarget(result.id, result.display, wanted, context);
    if (target === undefined) return { kind: "unreadable" };
    const show = (value: number): string => presenter.show(result.display, value, unit);
    return findFromResult(calculator, variant, canonical, form.today, {
      input,
      output: result.id,
      target,
      show,
    });
  }, [wanted, setting, form.today, form.resultUnits, presenter, result, input, canonical]);
}
