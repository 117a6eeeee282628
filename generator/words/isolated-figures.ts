import { messageElement, type Message, type MessageElement, type MessageOptions } from "../runtime/words.ts";

const rightToLeft = /[\u0590-\u08ff]/;
/** What an author isolated by hand stays as it is. */
const isolates = /(\u2066[^\u2069]*\u2069)/;
/**
 * Figures with a sign, a unit or an operator: `100%`, `−50`, `200 × 15 ÷ 100`. After Arabic letters their parts would
 * change places. Beside Latin letters they belong to a text that runs to the right as a whole.
 */
const figures =
  /(?<![A-Za-z][^\p{L}]*|\d)(?:[+−√$€£]\d+|\d+(?=\s?[×÷=+−*%°/^:-]))(?:(?:[.,:/^-]|\s?[×÷=+−*]\s?)\d+)*[%°]?(?![^\p{L}]*[A-Za-z])/gu;

/** A message of a language that runs to the left, each of its figures set apart, so that it reads as it is written. */
export function withIsolatedFigures(message: Message): Message {
  if (typeof message === "string") return rightToLeft.test(message) ? isolated(message) : message;
  return message.some(isRightToLeft) ? message.map(isolatedElement) : message;
}

function isRightToLeft(element: MessageElement): boolean {
  switch (element.type) {
    case messageElement.text:
      return rightToLeft.test(element.value);
    case messageElement.argument:
    case messageElement.count:
      return false;
    case messageElement.select:
    case messageElement.plural:
      return Object.values(element.options).some(({ value }) => value.some(isRightToLeft));
  }
}

function isolatedElement(element: MessageElement): MessageElement {
  switch (element.type) {
    case messageElement.text:
      return { ...element, value: isolated(element.value) };
    case messageElement.argument:
    case messageElement.count:
      return element;
    case messageElement.select:
    case messageElement.plural:
      return { ...element, options: isolatedOptions(element.options) };
  }
}

function isolatedOptions(options: MessageOptions): MessageOptions {
  return Object.fromEntries(
    Object.entries(options).map(([name, { value }]) => [name, { value: value.map(isolatedElement) }]),
  );
}

function isolated(text: string): string {
  return text
    .split(isolates)
    .map((part) => (isolates.test(part) ? part : part.replace(figures, apart)))
    .join("");
}

/** Digits with points, commas, colons and slashes alone keep their order by themselves. */
function apart(figure: string): string {
  return /^[\d.,:/]+$/.test(figure) ? figure : `\u2066${figure}\u2069`;
}
