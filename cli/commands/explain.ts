import { findMessage, messages } from "../../generator/diagnostics/messages.ts";
import { wrap } from "../answer/wrap.ts";
import { nearestNames } from "../../generator/presentation/nearest.ts";
import { styled, type ExitCode, type Terminal } from "../terminal.ts";

/** `plainsum explain P0203`: what a problem in a specification means, with a wrong and a right example. */
export function explain(args: readonly string[], terminal: Terminal): ExitCode {
  const [code] = args;
  const found = code === undefined ? undefined : findMessage(code);
  if (code === undefined || found === undefined) {
    const all = Object.entries(messages).flatMap(([name, { number }]) => [name, number]);
    const near = code === undefined ? [] : nearestNames(code, all);
    const hint =
      near.length === 0
        ? ` There are ${Object.values(messages)
            .map(({ number }) => number)
            .toSorted()
            .join(", ")}.`
        : ` Did you mean ${near.join(" or ")}?`;
    terminal.note(
      `${code === undefined ? "Which problem? For example plainsum explain P0301." : `There is no problem "${code}".`}${hint}\n`,
    );
    return 2;
  }
  const example = (text: string): string =>
    text
      .split("\n")
      .map((line) => `    ${line}`)
      .join("\n");
  terminal.out(
    `${[
      styled(terminal, "bold", `${found.number} ${found.code} (${found.severity})`),
      wrap(found.message, terminal.width),
      wrap(found.explanation, terminal.width),
      `Wrong:\n${example(found.wrong)}`,
      `Right:\n${example(found.right)}`,
    ].join("\n\n")}\n`,
  );
  return 0;
}
