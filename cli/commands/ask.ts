import { answerFirst, type BegunPage, type LineAnswer } from "../../generator/ask/answer.ts";
import { begunText } from "../../generator/ask/reply-text.ts";
import { createFinder } from "../../generator/ask/finder.ts";
import { commandLine } from "../../generator/presentation/command-line.ts";
import { textArgument, type Translator } from "../../generator/presentation/translator.ts";
import { pairsText } from "../answer/table-text.ts";
import { wrap } from "../answer/wrap.ts";
import {
  fetchMoreIn,
  loadAskIndex,
  loadCalculator,
  loadCalculatorWords,
} from "../calculators/generated-module.ts";
import { styled, type ExitCode, type Terminal } from "../terminal.ts";

/** Calculators that are named where none answers. */
const mostNamed = 5;

/** `plainsum "15% of 80"`: the answer, how it is worked out, and the line that gives it in full. */
export async function ask(
  line: string,
  { locale, words, t }: Translator,
  json: boolean,
  terminal: Terminal,
): Promise<ExitCode> {
  const index = await loadAskIndex(locale.id);
  const asked = await createFinder(index, locale.tag, fetchMoreIn(locale.id))(line);
  const { answer, begun } = await answerFirst(
    asked.candidates(),
    { index, locale, words, today: terminal.today, clock: terminal.clock },
    async (id) => {
      const [model, own] = await Promise.all([loadCalculator(id), loadCalculatorWords(id, locale.id)]);
      return { calculator: model, workings: () => Promise.resolve(model.workings), words: own };
    },
  );
  if (answer !== undefined) {
    const worked = await answer.worked();
    terminal.out(
      json ? `${JSON.stringify(jsonOf(line, answer, worked))}\n` : textOf(answer, worked, t, terminal),
    );
    return answer.figure === "" ? 3 : 0;
  }
  const found = asked
    .pages()
    .filter(({ route }) => route !== begun?.page.route)
    .slice(0, mostNamed);
  const message =
    begun !== undefined
      ? `${begun.page.title}: ${begunText(begun, t)}`
      : asked.elsewhere !== undefined
        ? t("ask.none_there", { place: textArgument(asked.elsewhere) })
        : found.length === 0
          ? `${t("terminal.nothing_found", { query: textArgument(line) })} ${t("terminal.see", { command: textArgument("plainsum list") })}`
          : t("terminal.no_answer", { line: textArgument(line) });
  if (json) {
    const problem = { at: "line", code: "no_answer", message };
    terminal.out(
      `${JSON.stringify({
        status: "invalid",
        problems: [problem],
        calculators: found.map(({ route }) => route),
        ...(begun === undefined ? {} : { begun: jsonOfBegun(begun) }),
      })}\n`,
    );
    return 2;
  }
  terminal.note(`${wrap(message, terminal.width)}\n`);
  if (begun !== undefined) terminal.note(`\n${commandLine(begun.page.route, begun.texts)}\n`);
  if (found.length > 0)
    terminal.note(
      `${pairsText(
        found.map(({ route, title }) => [route, title] as const),
        "  ",
        terminal.width,
      )}\n`,
    );
  return 2;
}

function jsonOfBegun({ page, texts, needed }: BegunPage): Readonly<Record<string, unknown>> {
  return { calculator: page.route, inputs: texts, needed, command: commandLine(page.route, texts) };
}

function textOf(
  answer: LineAnswer,
  worked: string | undefined,
  t: Translator["t"],
  terminal: Terminal,
): string {
  const { remark, assumed, doubt } = answer;
  const command = commandOf(answer);
  const lines = [
    styled(terminal, "bold", wrap(sentenceOf(answer), terminal.width)),
    ...(worked === undefined ? [] : [wrap(worked, terminal.width, "  ")]),
    ...(remark === undefined ? [] : [wrap(remark, terminal.width)]),
    ...(assumed.length === 0
      ? []
      : [
          wrap(
            t("ask.assumed", {
              values: textArgument(assumed.map(({ name, value }) => `${name} ${value}`).join(" · ")),
            }),
            terminal.width,
          ),
        ]),
    ...(doubt === undefined
      ? []
      : [
          wrap(
            t("ask.read_as", { text: textArgument(doubt.text), label: textArgument(doubt.label) }),
            terminal.width,
          ),
        ]),
    ...(command === undefined ? [] : [`\n${command}`]),
  ];
  return `${lines.join("\n")}\n`;
}

/** The sentence, its figure in its place. */
function sentenceOf({ lead, figure, tail }: LineAnswer): string {
  const rest = /^[\p{Po}\p{Pe}]/u.test(tail) ? tail : ` ${tail}`;
  return `${lead} ${figure}${rest}`.trim();
}

/** The line that gives the answer in full; none of a conversion that no calculator does. */
function commandOf({ page, texts, units }: LineAnswer): string | undefined {
  return page === undefined ? undefined : commandLine(page.route, texts, undefined, units);
}

function jsonOf(
  line: string,
  answer: LineAnswer,
  worked: string | undefined,
): Readonly<Record<string, unknown>> {
  const { figure, remark = null, page, texts, assumed } = answer;
  return {
    status: figure === "" ? "refused" : "answered",
    line,
    sentence: sentenceOf(answer),
    figure,
    worked: worked ?? null,
    remark,
    calculator: page?.route ?? null,
    inputs: texts,
    assumed,
    command: commandOf(answer) ?? null,
  };
}
