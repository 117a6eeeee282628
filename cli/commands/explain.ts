import { findMessage, severityOf, messages } from "../../generator/diagnostics/messages.ts";
import { wrap } from "../answer/wrap.ts";
import { nearestNames } from "../../generator/presentation/nearest.ts";
import { styled, type ExitCode, type Terminal } from "../terminal.ts";

/** `plainsum explain P0203`: what a problem in a specification means, with a wrong and a right example. */
export function explain(args: readonly string[], terminal: Terminal): ExitCode {
  const [code] = args;
  const found = code === undefined ? undefined : findMessage(fullNumber(code));
  if (code === undefined || found === undefined) {
    const near = code === undefined ? [] : nearestCodes(code);
    const hint =
      near.length === 0 ? " See specs/REFERENCE.md for all of them." : ` Did you mean ${near.join(" or ")}?`;
    const reason =
      code === undefined
        ? "Which problem? For example plainsum explain P0301."
        : `There is no problem "${code}".${hint}`;
    terminal.note(`${wrap(reason, terminal.width)}\n`);
    return 2;
  }
  const example = (text: string): string =>
    text
      .split("\n")
      .map((line) => `    ${line}`)
      .join("\n");
  terminal.out(
    `${[
      styled(terminal, "bold", `${found.number} ${found.code} (${severityOf(found)})`),
      wrap(found.message, terminal.width),
      wrap(found.explanation, terminal.width),
      `Wrong:\n${example(found.wrong)}`,
      `Right:\n${example(found.right)}`,
    ].join("\n\n")}\n`,
  );
  return 0;
}

/** `302` and `p302` are P0302. */
function fullNumber(code: string): string {
  const digits = /^p?(?<digits>\d{1,4})$/iu.exec(code)?.groups?.["digits"];
  return digits === undefined ? code : `P${digits.padStart(4, "0")}`;
}

/** Of a number, those before and after it; of a name, those like it. */
function nearestCodes(code: string): readonly string[] {
  const wanted = fullNumber(code).toUpperCase();
  if (!/^P\d{4}$/u.test(wanted)) return nearestNames(code.toLowerCase(), Object.keys(messages));
  const numbers = Object.values(messages)
    .map(({ number }) => number)
    .toSorted();
  const before = numbers.findLast((number) => number < wanted);
  const after = numbers.find((number) => number > wanted);
  return [before, after].filter((number) => number !== undefined);
}
