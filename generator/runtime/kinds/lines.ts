import type { PlainOwnDisplay } from "../own-display.ts";
import type { InputRuntime } from "./input-runtime.ts";
import { textRuntime, type TextInput } from "./text.ts";

/** Most characters of a text of many lines: a long novel. */
export const longestLines = 1_000_000;

/** A text of many lines, such as a chapter. Nothing entered is an empty text. */
export const linesRuntime: InputRuntime<TextInput> = {
  ...textRuntime,
  blank: "",
  longest: longestLines,
  flagArgument: () => "<text|@file|->",
};

/** As much of it is shown as tells which text it is. */
const longestShown = 40;
const glanced = 200;

/** Shows where a text of many lines begins. */
export const linesDisplay: PlainOwnDisplay = {
  kind: "lines",
  write: (value) => {
    const words = String(value).slice(0, glanced).replaceAll(/\s+/gu, " ").trim();
    const shown = Array.from(words).slice(0, longestShown).join("");
    return shown === words ? words : `${shown.replace(/\s\S*$/u, "")}…`;
  },
};
