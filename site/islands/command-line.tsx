import type { ReactNode } from "react";
import type { Texts } from "../../generator/runtime/query.ts";
import { useSpeech } from "../words/speech-context.tsx";
import { useIsland } from "./island-context.tsx";
import { openInputs, type Setting } from "./setting.ts";

/** The terminal line that gives the same answer. */
export function CommandLine(): ReactNode {
  const { say } = useSpeech();
  const { setting, evaluation, form } = useIsland();
  if (evaluation.answer.status === "invalid") return null;
  return (
    <section className="command-line">
      <h2>{say("command_line.heading")}</h2>
      <p>{say("command_line.text")}</p>
      <pre dir="ltr">
        <code>{commandLine(setting, evaluation.read.canonical, form.today)}</code>
      </pre>
    </section>
  );
}

/** `plainsum finance/mortgage --home-price 400000`: the inputs that differ from the page's examples. */
export function commandLine(
  { calculator, variant }: Pick<Setting, "calculator" | "variant">,
  texts: Texts,
  today: string,
): string {
  const flags = openInputs({ calculator, variant }).flatMap((input) => {
    const text = texts[input.id];
    const example = variant.defaults[input.id] ?? input.default;
    if (text === undefined || sameText(text, example === "today" ? today : example)) return [];
    const flag = `--${input.id.replaceAll("_", "-")}`;
    // A value that begins with a dash would pass for a flag of its own.
    return [text]
      .flat()
      .map((one) => (one.startsWith("-") ? `${flag}=${shellWord(one)}` : `${flag} ${shellWord(one)}`));
  });
  return ["plainsum", variant.route, ...flags].join(" ");
}

function sameText(one: string | readonly string[], other: string | readonly string[]): boolean {
  return [one].flat().join("\n") === [other].flat().join("\n");
}

/** A word as a POSIX shell reads it back unchanged. */
function shellWord(text: string): string {
  return /^[\w.,:%+/@-]+$/u.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
