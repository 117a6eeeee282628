import type { ReactNode } from "react";
import { saidAlready } from "../../generator/presentation/drawing/said-already.ts";
import { splitAnswer } from "../../generator/presentation/split-answer.ts";
import { UnitOptions } from "../fields/unit-options.tsx";
import { withResultUnit } from "../islands/form.ts";
import { useIsland } from "../islands/island-context.tsx";
import { useTranslator } from "../words/translator-context.tsx";
import { valueOutputs, type ValueOutput } from "../../generator/presentation/output-selection.ts";
import { scalarAt } from "../../generator/presentation/values.ts";
import { ResultText, isWorded, MoneyText } from "./result-text.tsx";
import { StepLink } from "./step-link.tsx";

interface ResultProps {
  readonly output: ValueOutput;
}

/**
 * What a result the page is about adds to the answer, which says it: its note. One that the answer does not say is
 * listed with its name.
 */
export function MainResult({ output }: ResultProps): ReactNode {
  const { presenter } = useIsland();
  if (scalarAt(presenter.outputs, output.id) === null) return null;
  if (splitAnswer(presenter)?.others.some(({ id }) => id === output.id) === true) {
    return (
      <dl className="value-list">
        <KeyFigure output={output} />
      </dl>
    );
  }
  return <NamedNote output={output} />;
}

/** Results of one group, under the heading `groups.<id>` where it has one. A group of none is hidden by the style sheet. */
export function KeyFigures({
  id,
  children,
}: {
  readonly id?: string;
  readonly children: ReactNode;
}): ReactNode {
  const { t } = useTranslator();
  return (
    <div className="value-group">
      {id !== undefined && <h3>{t.byId(`groups.${id}`)}</h3>}
      <dl className="value-list">{children}</dl>
    </div>
  );
}

/** One result of a group, as a line that leads to its step; none where it does not apply. */
function KeyFigure({ output }: ResultProps): ReactNode {
  const { presenter } = useIsland();
  if (scalarAt(presenter.outputs, output.id) === null) return null;
  return (
    <div>
      <dt>
        <StepLink formula={output.id}>{presenter.nameOf(output.id)}</StepLink>
      </dt>
      <dd className={isSentence(presenter.showById(output.id)) ? "said" : undefined}>
        <ShownInUnit output={output} />
      </dd>
      <Note output={output} />
    </div>
  );
}

/** One of the results right beside the answer; none where the answer has just said it. */
export function FirstFigure({ output }: ResultProps): ReactNode {
  return saidAlready(useIsland().presenter).all.has(output.id) ? null : <KeyFigure output={output} />;
}

/** One of those that the answer has said instead, among all results; none where an addition has set it out. */
export function SaidFigure({ output }: ResultProps): ReactNode {
  const { added, all } = saidAlready(useIsland().presenter);
  return all.has(output.id) && !added.has(output.id) ? <KeyFigure output={output} /> : null;
}

/** One result of a group; none where an addition has set it out. */
export function OtherFigure({ output }: ResultProps): ReactNode {
  return saidAlready(useIsland().presenter).added.has(output.id) ? null : <KeyFigure output={output} />;
}

/** Whether a result is a whole sentence, which is read from where its lines begin. */
function isSentence(text: string | undefined): boolean {
  return text !== undefined && /[.!?。！？؟]$/u.test(text);
}

/**
 * A value as it is read, with the unrounded value for programs. Browsers' and the build's formats may differ
 * in a rare sign, which is no reason to draw the page again.
 */
export function ShownValue({
  output,
  isLarge = false,
  text: said,
  unitOf = output.id,
}: ResultProps & {
  readonly isLarge?: boolean;
  /** As a sentence says it. */
  readonly text?: string;
  /** The result in whose unit it is read, where it is a part of one. */
  readonly unitOf?: string;
}): ReactNode {
  const { form, presenter } = useIsland();
  const value = scalarAt(presenter.outputs, output.id);
  const written = presenter.show(output.display, value, form.resultUnits[unitOf]);
  // The large figure is a part of the answer's sentence.
  const { kind } = output.display;
  const text =
    isLarge && kind === "money"
      ? (presenter.sayById(output.id) ?? written)
      : kind === "choice" || kind === "term"
        ? (said ?? written)
        : written;
  // Digits of a base: ff0 is no 0 with a unit.
  const isDigits = kind === "text";
  const face = isDigits ? "digits" : isWorded(output.display, text) ? "words" : "number";
  // The letters of a currency belong to its sign.
  const isMoney = kind === "money" && text === written;
  const Figure = !isMoney ? ResultText : isLarge ? MoneyText : undefined;
  return (
    <data
      value={String(value)}
      data-output={output.id}
      className={face}
      {...(isDigits ? { dir: "ltr" } : {})}
      suppressHydrationWarning
    >
      {face === "number" && Figure !== undefined ? <Figure text={text} /> : text}
    </data>
  );
}

/** What the author says below a result. */
function Note({ output }: ResultProps): ReactNode {
  const note = useIsland().presenter.text(`outputs.${output.id}.note`);
  return note === undefined ? null : <dd className="note">{note}</dd>;
}

/** A note that does not stand at its figure: with the name of what it is about, where the answer says several figures. */
function NamedNote({ output }: ResultProps): ReactNode {
  const { presenter } = useIsland();
  const note = presenter.text(`outputs.${output.id}.note`);
  if (note === undefined) return null;
  const main = valueOutputs(presenter.description, presenter.outputs).filter(({ primary }) => primary);
  return (
    <span className="note">
      {main.length > 1 && (
        <>
          <strong>{presenter.nameOf(output.id)}</strong>{" "}
        </>
      )}
      {note}
    </span>
  );
}

/** A value as it is read. One that may be read in other units opens the list of them: the list lies over it, unseen. */
export function ShownInUnit({
  output,
  isLarge = false,
  text,
}: ResultProps & { readonly isLarge?: boolean; readonly text?: string }): ReactNode {
  const { t } = useTranslator();
  const { form, presenter, change } = useIsland();
  const { id, display } = output;
  const value = <ShownValue output={output} isLarge={isLarge} {...(text === undefined ? {} : { text })} />;
  if (display.kind !== "quantity" || display.units.length < 2) return value;
  return (
    <span className="read-in">
      {value}
      <select
        className="result-unit"
        autoComplete="off"
        aria-label={t("results.choose_units", { label: presenter.nameOf(id) })}
        value={form.resultUnits[id] ?? display.unit}
        onChange={(event) => {
          const unit = event.currentTarget.value;
          change((current) => withResultUnit(current, id, unit));
        }}
      >
        <UnitOptions display={display} />
      </select>
    </span>
  );
}
