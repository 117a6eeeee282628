import { answerFirst, type IncompletePage, type LineReply } from "../../generator/ask/answer.ts";
import type { LineAnswer } from "../../generator/ask/line-answer.ts";
import type { Finder } from "../../generator/ask/finder.ts";
import { longestLine } from "../../generator/ask/found.ts";
import { incompleteText, noneText } from "../../generator/ask/reply-text.ts";
import { commandLine } from "../../generator/presentation/command-line.ts";
import type { Translator } from "../../generator/presentation/translator.ts";
import { listedPages } from "../answer/listed-pages.ts";
import { joinedSentences, wrap } from "../answer/wrap.ts";
import { assert } from "../../generator/runtime/assert.ts";
import { finderIn } from "../calculators/finder.ts";
import { loadCalculator, loadCalculatorWords } from "../calculators/generated-module.ts";
import { styled, type ExitCode, type Terminal } from "../terminal.ts";

/** Calculators that are named where none answers. */
const mostNamed = 5;

/** `plainsum "15% of 80"`: the answer, how it is worked out, and the line that gives it in full. */
export async function ask(
  line: string,
  translator: Translator,
  json: boolean,
  terminal: Terminal,
  listCommand = "plainsum list",
): Promise<ExitCode> {
  const { t } = translator;
  const { search, answer, incomplete } = await readLine(line, translator, terminal);
  if (answer !== undefined) return say(line, answer, t, json, terminal);
  const found = search
    .pages()
    .filter(({ route }) => route !== incomplete?.page.route)
    .slice(0, mostNamed);
  const message =
    incomplete !== undefined
      ? t("math.says", {
          x: incomplete.page.title,
          value: incompleteText(incomplete, t),
        })
      : search.elsewhere === undefined && found.length > 0
        ? t("terminal.no_answer", { line })
        : nothingText(line, search.elsewhere, await search.near(), listCommand, t);
  if (json) {
    const problem = { at: "line", code: "no_answer", message };
    terminal.out(
      `${JSON.stringify({
        status: "invalid",
        problems: [problem],
        calculators: found.map(({ route }) => route),
        ...(incomplete === undefined ? {} : { begun: jsonOfBegun(incomplete) }),
      })}\n`,
    );
    return 2;
  }
  terminal.note(`${wrap(message, terminal.width)}\n`);
  if (incomplete !== undefined) terminal.note(`\n${commandLine(incomplete.page.route, incomplete.texts)}\n`);
  if (found.length > 0) terminal.note(`${listedPages(found, "  ", terminal.width)}\n`);
  return 2;
}

/** `plainsum tip 64 20%`: the answer to words behind the name of a calculator; undefined where it gives none. */
export async function askCalculator(
  route: string,
  said: string,
  translator: Translator,
  terminal: Terminal,
): Promise<ExitCode | undefined> {
  const name = route.slice(route.lastIndexOf("/") + 1).replaceAll("-", " ");
  const line = `${name} ${said}`;
  const { answer } = await readLine(line, translator, terminal);
  return answer?.page?.route === route ? say(line, answer, translator.t, false, terminal) : undefined;
}

async function readLine(
  line: string,
  { locale, words }: Translator,
  terminal: Terminal,
): Promise<{ readonly search: Awaited<ReturnType<Finder>> } & LineReply> {
  const finder = await finderIn(locale);
  assert(finder !== undefined, "There are calculators.");
  const search = await finder(line);
  const first = await answerFirst(
    search.candidates(),
    { index: search.index, locale, words, today: terminal.today, clock: terminal.clock },
    async (id) => {
      const [model, own] = await Promise.all([loadCalculator(id), loadCalculatorWords(id, locale.id)]);
      return { calculator: model, stepModel: () => Promise.resolve(model.stepModel), words: own };
    },
  );
  return { search, ...first };
}

async function say(
  line: string,
  answer: LineAnswer,
  t: Translator["t"],
  json: boolean,
  terminal: Terminal,
): Promise<ExitCode> {
  const calculation = await answer.calculation();
  terminal.out(
    json
      ? `${JSON.stringify(jsonOf(line, answer, calculation))}\n`
      : textOf(answer, calculation, t, terminal),
  );
  return answer.result === "" ? 3 : 0;
}

/** That a line finds nothing, and where to look instead. */
function nothingText(
  line: string,
  elsewhere: string | undefined,
  near: string | undefined,
  listCommand: string,
  t: Translator["t"],
): string {
  const category = near === undefined ? undefined : t.optional(`categories.${near}.title`);
  const none = noneText(line, { elsewhere, category }, t);
  if (elsewhere !== undefined || line.length > longestLine) return none;
  const known = category === undefined ? t("terminal.nothing_found", { query: line }) : none;
  const ofCategory = near === undefined || listCommand !== "plainsum list" ? "" : ` ${near}`;
  return joinedSentences(known, t("terminal.see", { command: listCommand + ofCategory }));
}

function jsonOfBegun({ page, texts, needed }: IncompletePage): Readonly<Record<string, unknown>> {
  return { calculator: page.route, inputs: texts, needed, command: commandLine(page.route, texts) };
}

function textOf(
  answer: LineAnswer,
  calculation: string | undefined,
  t: Translator["t"],
  terminal: Terminal,
): string {
  const { warning, assumed, doubt, unread } = answer;
  const command = commandOf(answer);
  const lines = [
    styled(terminal, "bold", wrap(sentenceOf(answer), terminal.width)),
    ...(calculation === undefined ? [] : [wrap(calculation, terminal.width, "  ")]),
    ...(warning === undefined ? [] : [wrap(warning, terminal.width)]),
    ...(unread.length === 0 ? [] : [wrap(t("ask.unread", { words: unread.join(" · ") }), terminal.width)]),
    ...(assumed.length === 0
      ? []
      : [
          wrap(
            t("ask.assumed", {
              values: assumed.map(({ name, value }) => `${name} ${value}`).join(" · "),
            }),
            terminal.width,
          ),
        ]),
    ...(doubt === undefined
      ? []
      : [wrap(t("ask.read_as", { text: doubt.text, name: doubt.name, value: doubt.value }), terminal.width)]),
    ...(command === undefined ? [] : [`\n${command}`]),
  ];
  return `${lines.join("\n")}\n`;
}

/** The sentence, its figure in its place. */
function sentenceOf({ lead, result, tail }: LineAnswer): string {
  const rest = /^[\p{Po}\p{Pe}（]/u.test(tail) ? tail : ` ${tail}`;
  // Chinese has no room between its words.
  const isJoined = /\p{Script=Han}$/u.test(lead) && /^\p{Script=Han}/u.test(result);
  return `${lead}${isJoined ? "" : " "}${result}${rest}`.trim();
}

/** The line that gives the answer in full; none of a conversion that no calculator does. */
function commandOf({ page, texts, units }: LineAnswer): string | undefined {
  return page === undefined ? undefined : commandLine(page.route, texts, undefined, units);
}

function jsonOf(
  line: string,
  answer: LineAnswer,
  calculation: string | undefined,
): Readonly<Record<string, unknown>> {
  const { result, warning = null, page, texts, assumed, unread } = answer;
  return {
    status: result === "" ? "refused" : "answered",
    line,
    sentence: sentenceOf(answer),
    figure: result,
    worked: calculation ?? null,
    remark: warning,
    calculator: page?.route ?? null,
    inputs: texts,
    assumed,
    unread,
    command: commandOf(answer) ?? null,
  };
}
