import type { Texts } from "../../generator/runtime/query.ts";
import { flagOf } from "../input/flags.ts";

/** The line that asks a calculator what an example gives: canonical texts as flags, quoted for a POSIX shell. */
export function exampleLine(route: string, given: Texts, today?: string): string {
  const flags = Object.entries(given).flatMap(([id, text]) =>
    [text].flat().map((one) => `${flagOf(id)} ${shellWord(one)}`),
  );
  return ["plainsum", route, ...flags, ...(today === undefined ? [] : [`--as-of ${today}`])].join(" ");
}

function shellWord(text: string): string {
  return /^[\w.,:%+/@-]+$/u.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
