import { useDeferredValue, useEffect, useId, useMemo, useRef, useState, type ReactNode } from "react";
import {
  solvableInputs,
  findFromResult,
  resultsToFindFrom,
  type SolvableInput,
  type FoundInput,
  type FoundValue,
} from "../../generator/presentation/find-from-result.ts";
import { createPresenter } from "../../generator/presentation/presenter.ts";
import { countArgument } from "../../generator/presentation/translator.ts";
import type { OutputDescription } from "../../generator/runtime/description.ts";
import { evaluateForm, unitIn, type Form } from "../islands/form.ts";
import { wantedFigure } from "../fields/found-text.ts";
import { useLineInput } from "../fields/line-input.ts";
import { useIsland } from "../islands/island-context.tsx";
import { withCanonical } from "../islands/with-canonical.ts";
import { useTranslator } from "../words/translator-context.tsx";
import type { FindFormProps } from "./solvable-result.tsx";

/** A result that an input is found from. */
type Result = Extract<OutputDescription, { readonly type: "value" }>;

/** The figure as a field, and each input that could give way, with the value it has and the one it would have. */
export function FindForm({ find, close }: FindFormProps): ReactNode {
  const { t } = useTranslator();
  const { setting, evaluation, presenter } = useIsland();
  const { description } = setting.calculator;
  const results = description.outputs.filter(
    (output): output is Result => output.type === "value" && find[output.id] !== undefined,
  );
  const [chosen, choose] = useState<string>();
  const name = useId();
  const result = results.find(({ id }) => id === chosen) ?? results[0];
  if (result === undefined) return null;
  const inputs = solvableInputs(description, find, setting.variant).filter(
    ({ id }) => evaluation.read.visible[id] !== false && resultsToFindFrom(find, id).includes(result.id),
  );
  return (
    <>
      {results.length > 1 && (
        <fieldset className="find-result">
          <legend>{t("find.result")}</legend>
          {results.map(({ id }) => (
            <label key={id}>
              <input type="radio" name={name} checked={id === result.id} onChange={() => choose(id)} />{" "}
              {presenter.nameOf(id)}
            </label>
          ))}
        </fieldset>
      )}
      <WantedResult key={result.id} result={result} inputs={inputs} close={close} />
    </>
  );
}

function WantedResult({
  result,
  inputs,
  close,
}: {
  readonly result: Result;
  readonly inputs: readonly SolvableInput[];
  readonly close: () => void;
}): ReactNode {
  const { t } = useTranslator();
  const { setting, form, presenter, change, tryOut } = useIsland();
  const id = useId();
  const now = presenter.showOutput(result);
  const [text, write] = useState(now);
  const [marked, mark] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const found = useFound(result, inputs, text);
  const lines = found === "unreadable" ? [] : found.flatMap(linesOf);
  const taken = lines.find(({ key }) => key === marked) ?? lines[0];
  const withTaken = (before: Form, { input, value }: Line): Form =>
    withCanonical(setting, before, input, value.text);
  const take = (): void => {
    if (taken === undefined) return;
    change((before) => withTaken(before, taken));
    close();
  };
  // Pictures and figures show what the marked line would bring.
  useEffect(() => {
    if (taken === undefined) return undefined;
    const tried = withTaken(form, taken);
    const evaluation = evaluateForm(setting, tried);
    const { description } = setting.calculator;
    if (evaluation.answer.status === "answered")
      tryOut({
        form: tried,
        evaluation,
        setting,
        presenter: createPresenter(description, evaluation, presenter.translator, unitIn(tried)),
      });
    return () => tryOut(undefined);
    // A line is the same as long as its key is.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [taken?.key, form, tryOut]);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === "Escape") close();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [close]);
  return (
    <form
      className="find"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        take();
      }}
    >
      <label className="answer-lead" htmlFor={id}>
        {presenter.nameOf(result.id)}
      </label>
      <span className="answer-line">
        <input
          ref={field}
          id={id}
          className="answer-figure"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
          {...useLineInput(text, write, write)}
        />
        <span className="answer-beside">{t("find.was", { figure: now })}</span>
      </span>
      <output>
        {found === "unreadable" && <p className="field-problem">{t("problems.not_a_number", { text })}</p>}
      </output>
      <fieldset>
        <legend>{t("find.input")}</legend>
        {found !== "unreadable" &&
          found.map((each) => (
            <FadingForm key={each.input.id} each={each} group={id} marked={taken?.key} onMark={mark} />
          ))}
        <p className="note">{t("find.others")}</p>
      </fieldset>
      <div className="find-actions">
        <button type="submit" disabled={taken === undefined}>
          {t("find.use")}
        </button>
        <button type="button" onClick={close}>
          {t("find.back")}
        </button>
        <span className="note">{t("find.keys")}</span>
      </div>
    </form>
  );
}

/** An input, and what was found for it. */
interface FoundFor {
  readonly input: SolvableInput;
  readonly found: FoundInput;
}

/** A value an input could take. */
interface Line {
  readonly key: string;
  readonly input: SolvableInput;
  readonly value: FoundValue;
}

function linesOf({ input, found }: FoundFor): readonly Line[] {
  if (found.kind !== "found") return [];
  return found.values.map((value) => ({ key: `${input.id} ${value.text}`, input, value }));
}

/** An input that could give way, with its values to choose from; or why it cannot. */
function FadingForm({
  each,
  group,
  marked,
  onMark,
}: {
  readonly each: FoundFor;
  readonly group: string;
  readonly marked: string | undefined;
  readonly onMark: (key: string) => void;
}): ReactNode {
  const { t, locale } = useTranslator();
  const { form, presenter } = useIsland();
  const { input, found } = each;
  const name = presenter.nameOf(input.id);
  const show = (value: number): string => presenter.show(input.display, value, form.units[input.id]);
  switch (found.kind) {
    case "not_asked": {
      const { answer } = found.evaluation;
      const count = answer.status === "invalid" ? answer.problems.length : 1;
      return (
        <p className="find-line">
          {name} <span>{t("results.invalid", { count: countArgument(count, locale) })}</span>
        </p>
      );
    }
    case "none": {
      const [least, most] = found.between.map((value) => show(value));
      return (
        <p className="find-line">
          {name} <span>{t("find.none", { name, ...(least && most ? { least, most } : {}) })}</span>
        </p>
      );
    }
    case "found":
      return linesOf(each).map(({ key, value }) => (
        <label key={key} className="find-line">
          <input type="radio" name={group} checked={key === marked} onChange={() => onMark(key)} /> {name}{" "}
          <span className="number">{presenter.showById(input.id)}</span>{" "}
          <strong className="number">{show(value.typed)}</strong>
        </label>
      ));
  }
}

/** What each input would have to be for the wanted result, worked out once the keys rest. */
function useFound(
  result: Result,
  inputs: readonly SolvableInput[],
  text: string,
): readonly FoundFor[] | "unreadable" {
  const { setting, form, evaluation, presenter } = useIsland();
  const wanted = useDeferredValue(text.trim());
  const { canonical, values } = evaluation.read;
  const ids = inputs.map(({ id }) => id).join(" ");
  return useMemo(() => {
    const { calculator, variant } = setting;
    const target = wantedFigure({ setting, form, values }, result, wanted);
    if (target === undefined) return "unreadable";
    const show = (value: number): string =>
      presenter.show(result.display, value, form.resultUnits[result.id]);
    return inputs.map((input) => ({
      input,
      found: findFromResult(calculator, variant, canonical, form.today, {
        input,
        output: result.id,
        target,
        show,
      }),
    }));
    // The inputs are the same as long as their ids are.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [wanted, setting, form.today, form.resultUnits, presenter, result, canonical, values, ids]);
}
