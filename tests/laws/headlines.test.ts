import { expect, test } from "vitest";
import { messageElement, type Message } from "../../generator/runtime/words.ts";
import { compileMessage } from "../../generator/words/message.ts";
import { localeTags } from "../setup/tested-calculator.ts";
import { translatedLocales, wordsIn } from "./translated-texts.ts";

/** The sentence an answer begins with, and that of the home page. */
const isHeadline = /^(?:variants\.[^.]+\.)?(?:answer|tile)$/u;

/** Where a sentence is read: between bold texts, perhaps after a colon, in one that has no value yet, or past the first value. */
type Place = "plain" | "colon" | "bold" | "bold after colon" | "said";

// What no example says is looked at too: each way that plurals and choices can go.
test.each(["en", ...translatedLocales])(
  "no headline in %s says its first figure as a name with a colon",
  (locale) => {
    const wrong = wordsIn(locale).flatMap(({ folder, key, text }) =>
      isHeadline.test(key) && isLabel(compileMessage(text, localeTags[locale] ?? locale).message)
        ? [`${folder} ${key}: ${text}`]
        : [],
    );
    expect(wrong).toEqual([]);
  },
);

test.each([
  ["المساحة: **{area}**.", true],
  ["最长监禁：**{most}**。", true],
  ["{known, select, arc {El arco mide **{x}**.} other {El radio: **{x}**.}}", true],
  ["{known, select, arc {Puntos: {y}.} other {Puntos:}} {kind, select, a {**{x}**} other {**{z}**}}.", true],
  ["Su IMC es **{bmi}**. Clase: **{class}**.", false],
  ["The court orders **prison**: it lasts **{term}**.", false],
])("%s", (text, expected) => {
  expect(isLabel(compileMessage(text, "en").message)).toBe(expected);
});

test.each(["en", ...translatedLocales])(
  "no headline in %s has quotation marks around a bold text, which is drawn large and apart from them",
  (locale) => {
    const wrong = wordsIn(locale).flatMap(({ folder, key, text }) =>
      isHeadline.test(key) && /[“«„"「『]\*\*|\*\*[”»"」』]/u.test(text) ? [`${folder} ${key}: ${text}`] : [],
    );
    expect(wrong).toEqual([]);
  },
);

/** Whether the first bold text that puts in a value follows a colon, whichever way the message goes. */
function isLabel(message: Message): boolean {
  let found = false;
  read(message, new Set(["plain"]));
  return found;

  function read(part: Message, places: ReadonlySet<Place>): ReadonlySet<Place> {
    if (typeof part === "string") return readText(part, places);
    return part.reduce<ReadonlySet<Place>>((before, element) => {
      switch (element.type) {
        case messageElement.text:
          return readText(element.value, before);
        case messageElement.argument:
        case messageElement.count:
          return new Set([...before].map(valueAt));
        case messageElement.select:
        case messageElement.plural:
          return new Set(Object.values(element.options).flatMap(({ value }) => [...read(value, before)]));
      }
    }, places);
  }

  function valueAt(place: Place): Place {
    if (place === "bold after colon") found = true;
    return place === "bold" || place === "bold after colon" || place === "said" ? "said" : "plain";
  }
}

function readText(text: string, places: ReadonlySet<Place>): ReadonlySet<Place> {
  const [first = "", ...rest] = text.split("**");
  return new Set(
    [...places].map((place) =>
      rest.reduce<Place>((before, each) => pastWords(each, pastMark(before)), pastWords(first, place)),
    ),
  );
}

function pastMark(place: Place): Place {
  switch (place) {
    case "plain":
      return "bold";
    case "colon":
      return "bold after colon";
    case "bold":
    case "bold after colon":
      return "plain";
    case "said":
      return "said";
  }
}

function pastWords(words: string, place: Place): Place {
  if (place !== "plain" && place !== "colon") return place;
  const said = words.trim();
  if (said === "") return place;
  return /[:：]$/u.test(said) ? "colon" : "plain";
}
