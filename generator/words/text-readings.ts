import {
  messageElement,
  nameAndForm,
  type Message,
  type MessageElement,
  type Words,
} from "../runtime/words.ts";

/** A value that a text puts in or chooses by, and the branches it has to take to get there. */
export interface TextReading {
  readonly name: string;
  readonly under: readonly TextBranch[];
}

/** A branch that a text takes where a value is one of these or, if it is the last one, none of them. */
export interface TextBranch {
  readonly by: string;
  readonly options: readonly string[];
  readonly isOther: boolean;
}

/** What texts read in any language, by their keys in the words. */
export function readingsIn(words: ReadonlyMap<string, Words>): (key: string) => readonly TextReading[] {
  const known = new Map<string, readonly TextReading[]>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const readings = [...words.values()].flatMap((own) => readingsOfText(own[key] ?? ""));
    const each = [...new Map(readings.map((reading) => [JSON.stringify(reading), reading])).values()];
    known.set(key, each);
    return each;
  };
}

function readingsOfText(message: Message): readonly TextReading[] {
  return typeof message === "string" ? [] : message.flatMap((element) => readingsOf(element, []));
}

function readingsOf(element: MessageElement, under: readonly TextBranch[]): readonly TextReading[] {
  switch (element.type) {
    case messageElement.text:
    case messageElement.count:
      return [];
    case messageElement.argument:
      return [{ name: bareName(element.value), under }];
    case messageElement.plural:
      return [
        { name: bareName(element.value), under },
        ...Object.values(element.options).flatMap(({ value }) =>
          value.flatMap((each) => readingsOf(each, under)),
        ),
      ];
    case messageElement.select: {
      const by = bareName(element.value);
      const named = Object.keys(element.options).filter((option) => option !== "other");
      return [
        { name: by, under },
        ...Object.entries(element.options).flatMap(([option, { value }]) => {
          const isOther = option === "other";
          const branch = { by, options: isOther ? named : [option], isOther };
          return value.flatMap((each) => readingsOf(each, [...under, branch]));
        }),
      ];
    }
  }
}

/** The name without what says whether its raw value, its number or a form of it is asked for. */
function bareName(value: string): string {
  return nameAndForm(value.replace(/^[=#]/u, "")).name;
}
