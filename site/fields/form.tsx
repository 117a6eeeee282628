import { useRef, useState, type ComponentType, type HTMLAttributes, type ReactNode } from "react";
import { answerLine } from "../../generator/presentation/answer-text.ts";
import { plainText } from "../../generator/presentation/rich-text.ts";
import { markName } from "../islands/example-mark.ts";
import { isWritten, addressTexts } from "../islands/form.ts";
import { useIsland } from "../islands/island-context.tsx";
import { useFetched } from "../islands/use-fetched.ts";
import { useTranslator } from "../words/translator-context.tsx";
import { andList, listed } from "../../generator/runtime/intl-cache.ts";
import { countArgument } from "../../generator/presentation/translator.ts";
import { addressOf } from "../islands/browser.ts";
import { reportAddress } from "./report-address.ts";

/** The fields of a calculator, and what can be done with all of them. */
export function Form({ children }: { readonly children: ReactNode }): ReactNode {
  const { t } = useTranslator();
  const { validateNow } = useIsland();
  const [hint, setHint] = useState("");
  const chooseWhole = useWholeChoice();
  return (
    <div
      className="calculator-form"
      onFocus={({ target }) => setHint(hintBeside(target))}
      onBlur={() => setHint("")}
      {...chooseWhole}
    >
      <form
        className="inputs"
        aria-label={t("form.heading")}
        noValidate
        // What another visit left here is kept by the page itself; a browser would put back only some of it.
        autoComplete="off"
        // What is chosen is whole at once; a text is seldom right while it is being typed.
        onChange={({ target }) => {
          if (isChosen(target)) validateNow();
        }}
        onSubmit={(event) => {
          event.preventDefault();
          validateNow();
          document.getElementById("result")?.focus();
        }}
      >
        <UnreadNames />
        {children}
        <FormActions />
      </form>
      {/* Assistive technology hears it with the field. */}
      <p className="hint-in-hand" aria-hidden="true">
        {hint}
      </p>
      <StickyAnswerOnSmallScreens />
    </div>
  );
}

/**
 * What the page wrote into a line is chosen whole by the press that comes to it, as it is by the Tab key: what is typed then
 * takes its place. A second press puts the caret where it is made.
 */
function useWholeChoice(): Pick<HTMLAttributes<HTMLElement>, "onPointerDown" | "onClick"> {
  const { form } = useIsland();
  const came = useRef<EventTarget>(undefined);
  return {
    onPointerDown: ({ target }) => {
      came.current = target === document.activeElement ? undefined : target;
    },
    onClick: ({ target }) => {
      if (!(target instanceof HTMLInputElement) || target.type !== "text" || target !== came.current) return;
      // Who has drawn over some of it has chosen that.
      if (target.selectionStart === target.selectionEnd && isWritten(form, target.name)) target.select();
    },
  };
}

/** Whether a control takes one of what it offers, with nothing to type. */
function isChosen(control: EventTarget): boolean {
  return control instanceof Element && control.matches("select, [type=radio], [type=checkbox]");
}

/** The hint of the field that has the focus, if it waits for that: a form beside its answer shows it at its foot, and no line moves. */
function hintBeside(control: Element): string {
  const field = control.matches(".hint-mark")
    ? null
    : control.closest(".field:has(> .field-name > .hint-mark)");
  return field?.querySelector(":scope > .field-hint")?.textContent ?? "";
}

/** Where the answer is above the form; others need not fetch it. */
function StickyAnswerOnSmallScreens(): ReactNode {
  const { Fetched: StickyAnswer } = useFetched(loadStickyAnswer);
  return StickyAnswer === undefined ? null : <StickyAnswer />;
}

async function loadStickyAnswer(): Promise<ComponentType> {
  return matchMedia("(width <= 40rem)").matches
    ? (await import("../islands/sticky-answer.tsx")).StickyAnswer
    : Nothing;
}

function Nothing(): ReactNode {
  return null;
}

/** Says which parts of the address were left out. */
function UnreadNames(): ReactNode {
  const { locale, t } = useTranslator();
  const { form, presenter } = useIsland();
  const unread = form.unread.filter((name) => name !== markName);
  const isOfOlderExample = unread.length < form.unread.length;
  if (unread.length === 0)
    return isOfOlderExample ? <output className="remark">{t("form.older_example")}</output> : null;
  const names = unread.map((id) => presenter.text(`inputs.${id}.label`) ?? id);
  const list = listed(names, andList(locale.tag));
  return (
    <output className="remark">
      {t("form.ignored", { count: countArgument(names.length, locale), names: list })}{" "}
      {isOfOlderExample && t("form.older_example")}
    </output>
  );
}

/** What can be done with the whole form: go to its result, begin anew. */
function FormActions(): ReactNode {
  const { t } = useTranslator();
  const { reset } = useIsland();
  return (
    <div className="form-actions">
      {/* Enter settles what was typed and goes to the answer; nobody needs to see this. */}
      <button type="submit" hidden>
        {t("results.to_results")}
      </button>
      <button type="button" className="text-button" onClick={reset}>
        {t("form.reset")}
      </button>
      <ReportMistake />
    </div>
  );
}

/** A link to say that something is wrong; what is sent names the page with these figures, and the answer. */
function ReportMistake(): ReactNode {
  const { t } = useTranslator();
  const { setting, form, evaluation, presenter } = useIsland();
  const { reportsTo } = setting;
  if (reportsTo === undefined) return null;
  return (
    <a
      className="text-button"
      href={reportsTo}
      onClick={(event) => {
        // Only now: the address follows every key, and a report is rare.
        event.currentTarget.href = reportAddress(
          reportsTo,
          setting.variant.route,
          addressOf(addressTexts(setting, form, evaluation.read.canonical)),
          plainText(answerLine(evaluation.answer, presenter), "without addresses"),
        );
      }}
    >
      {t("form.report")}
    </a>
  );
}
