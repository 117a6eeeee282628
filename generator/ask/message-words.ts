import type { Translator } from "../presentation/translator.ts";
import { messageElement, type Message, type MessageElement } from "../runtime/words.ts";
import { folded } from "./line-text.ts";

/** Every word a message may say, whatever its values: what people may call the thing it names. */
export function messageWords(message: Message | undefined): ReadonlySet<string> {
  if (message === undefined) return new Set();
  return new Set(
    textOf(message)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== "")
      .map(folded),
  );
}

/** What people call something besides its label, by its key: `inputs.bill`. */
export function alsoCalled(
  key: string,
  translator: Pick<Translator, "messageAt">,
  at = 0,
): readonly Message[] {
  const also = translator.messageAt(`${key}.also.${at}`);
  return also === undefined ? [] : [also, ...alsoCalled(key, translator, at + 1)];
}

/** A message without the values it puts in. */
export function textOf(message: Message): string {
  return typeof message === "string" ? message : message.map(elementText).join(" ");
}

function elementText(element: MessageElement): string {
  switch (element.type) {
    case messageElement.text:
      return element.value;
    case messageElement.argument:
    case messageElement.count:
      return "";
    case messageElement.select:
    case messageElement.plural:
      return Object.values(element.options)
        .map(({ value }) => textOf(value))
        .join(" ");
  }
}
