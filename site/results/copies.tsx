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
import { shortTexts } from "../islands/short-address.ts";
import { useTranslator } from "../words/translator-context.tsx";
import { ActionButton } from "../layout/action-button.tsx";
import type { CopiesProps, Said } from "../layout/copying.ts";
import { embedCode } from "./embed-code.ts";

/** What of an answer is copied is also drawn. */
export interface AnswerCopiesProps extends CopiesProps {
  readonly onSay: (said: Said) => void;
}

/** What of an answer can be copied: its figure, the same as a bare number for other programs, its sentence, its address, the terminal's line for it; and a picture of it. */
export function Copies({ onCopy, onSay, menu }: AnswerCopiesProps): ReactNode {
  const { locale, t } = useTranslator();
  const island = useIsland();
  const { setting, form, evaluation, presenter, pins, isEmbedded } = island;
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
    // That of a frame is no address to pass on: its own page is.
    address: () =>
      addressOf(withPins(shortTexts(setting, { form, evaluation }), pins)).replace("/embed/", "/"),
    ...(isEmbedded
      ? {}
      : {
          // All of them: it stays in a page while our examples change.
          embed: () =>
            embedCode(`/embed/${locale.id}/${variant.route}`, addressTexts(setting, form, read.canonical)),
        }),
    command: () =>
      commandLine(
        variant.route,
        changedTexts(calculator.description, variant, read.canonical, form.today),
        undefined,
        readUnits(setting, form),
      ),
  };
  const takePicture = async (): Promise<void> => {
    const code = await import("./answer-picture.ts").catch(() => undefined);
    if ((await code?.takePicture(island, copied.address())) !== true) onSay("results.not_loaded");
  };
  const texts = (["figure", "number", "sentence", "address", "embed", "command"] as const).map((what) => {
    const text = copied[what];
    return (
      text !== undefined && (
        <ActionButton key={what} name={t(`tools.${what}`)} onUse={() => onCopy(text())} closes={menu} />
      )
    );
  });
  return (
    <>
      {texts}
      <ActionButton name={t("tools.picture")} onUse={() => void takePicture()} closes={menu} />
    </>
  );
}
