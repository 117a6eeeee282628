import type { ReactNode } from "react";
import { splitAnswer } from "../../generator/presentation/split-answer.ts";
import { answerLine } from "../../generator/presentation/answer-text.ts";
import { changedTexts, commandLine } from "../../generator/presentation/command-line.ts";
import { plainNumber } from "../../generator/presentation/plain-number.ts";
import { plainText } from "../../generator/presentation/rich-text.ts";
import { scalarAt } from "../../generator/presentation/values.ts";
import { addressOf } from "../islands/browser.ts";
import { addressTexts, readUnits } from "../islands/form.ts";
import { useIsland } from "../islands/island-context.tsx";
import { withPins } from "../islands/pin-parameters.ts";
import { useTranslator } from "../words/translator-context.tsx";
import { ActionButton } from "../layout/action-button.tsx";
import type { CopiesProps } from "../layout/copying.ts";

/** What of an answer can be copied: its figure, the same as a bare number for other programs, its sentence, its address, and the terminal's line for it. */
export function Copies({ onCopy, menu }: CopiesProps): ReactNode {
  const { t } = useTranslator();
  const { setting, form, evaluation, presenter, pins } = useIsland();
  const { answer, read } = evaluation;
  const { calculator, variant } = setting;
  const pieces = splitAnswer(presenter)?.result;
  const result = pieces?.map(({ text }) => text).join("");
  const said = pieces?.flatMap(({ output }) => output ?? []) ?? [];
  const [main] = said;
  const number =
    main === undefined || said.length > 1
      ? undefined
      : plainNumber(main.display, scalarAt(presenter.outputs, main.id), presenter, presenter.unitOf(main.id));
  const copied = {
    ...(result === undefined ? {} : { figure: () => result }),
    ...(number === undefined ? {} : { number: () => number.number }),
    sentence: () => plainText(answerLine(answer, presenter), "without addresses"),
    address: () => addressOf(withPins(addressTexts(setting, form, read.canonical), pins)),
    command: () =>
      commandLine(
        variant.route,
        changedTexts(calculator.description, variant, read.canonical, form.today),
        undefined,
        readUnits(setting, form),
      ),
  };
  return (["figure", "number", "sentence", "address", "command"] as const).map((what) => {
    const text = copied[what];
    return (
      text !== undefined && (
        <ActionButton key={what} name={t(`tools.${what}`)} onUse={() => onCopy(text())} closes={menu} />
      )
    );
  });
}
