import type { IncompletePage } from "../../generator/ask/answer.ts";
import type { LineAnswer } from "../../generator/ask/line-answer.ts";
import { incompleteText, noneText } from "../../generator/ask/reply-text.ts";
import type { Locale, Translator } from "../../generator/presentation/translator.ts";
import { listedTitle, type AskPage } from "../../generator/presentation/ask-index.ts";
import { encodeQuery } from "../../generator/runtime/query.ts";
import { draw } from "./draw.ts";

/** Most pages below an answer in the header; the search page shows all. */
const mostPages = 6;
const mostBelowAnswer = 3;

/** What a line is shown to have found. */
export interface Shown {
  readonly line: string;
  readonly pages: readonly AskPage[];
  readonly answer: LineAnswer | undefined;
  /** The page that the line begins, which comes first. */
  readonly incomplete: IncompletePage | undefined;
  /** Whether what may answer it could not be had. */
  readonly notLoaded: boolean;
  /** A place without pages, whose law the line looks for. */
  readonly elsewhere: string | undefined;
  /** The category nearest to a line that finds nothing. */
  readonly near: string | undefined;
}

/** What the panel is drawn with. */
export interface PanelContext {
  readonly translator: Translator;
  /** The id of the list, by which the box knows its options. */
  readonly listId: string;
  readonly isComplete: boolean;
  /** What is said where nothing is found, in a box for pages below an address. */
  readonly none: string | undefined;
  /** Takes a value for another input. */
  readonly mean: (text: string, input: string) => void;
}

/** The answer first, then pages as lines. */
export function drawPanel(shown: Shown, context: PanelContext): readonly Node[] {
  const { answer, incomplete, notLoaded } = shown;
  const { translator, listId, isComplete } = context;
  const { t } = translator;
  const links = [
    ...(answer?.page === undefined ? [] : [openLink(answer, answer.page, translator)]),
    ...(incomplete === undefined ? [] : [incompleteLink(incomplete, translator)]),
    ...shownPages(shown, isComplete || context.none !== undefined).map((page) => pageLink(page, translator)),
  ];
  for (const [index, link] of links.entries()) {
    link.id = `${listId}-${index}`;
    link.role = "option";
    link.ariaSelected = "false";
  }
  const list = draw("div", { role: "listbox", id: listId, "aria-label": t("ask.pages") }, ...links);
  const isNone = answer === undefined && !notLoaded && (links.length === 0 || shown.elsewhere !== undefined);
  return [
    ...(answer === undefined ? [] : [drawAnswer(answer, context)]),
    ...(isNone
      ? [context.none === undefined ? drawNone(shown, t) : draw("p", { class: "ask-none" }, context.none)]
      : []),
    ...(notLoaded ? [draw("p", { class: "ask-not-loaded" }, t("ask.not_loaded"))] : []),
    list,
  ];
}

/** That nothing was found, and the categories, which the foot of every page names, the nearest before the others. */
function drawNone({ line, elsewhere, near }: Shown, t: Translator["t"]): Node {
  const categories = document.querySelector<HTMLElement>(".site-footer nav ul")?.cloneNode(true);
  const none = draw("div", { class: "ask-none" }, categories);
  const link = near === undefined ? null : none.querySelector(`a[href$="/${near}"]`);
  const item = link?.closest("li");
  item?.parentElement?.prepend(item);
  none.prepend(draw("p", {}, noneText(line, { elsewhere, category: link?.textContent ?? undefined }, t)));
  return none;
}

/** Few pages below an answer. */
function shownPages({ pages, answer, incomplete }: Shown, isComplete: boolean): readonly AskPage[] {
  if (answer !== undefined) return pages.slice(0, mostBelowAnswer);
  const others = pages.filter(({ route }) => route !== incomplete?.page.route);
  return isComplete ? others : others.slice(0, mostPages);
}

function drawAnswer(answer: LineAnswer, { translator: { t }, mean }: PanelContext): Node {
  const { lead, result, tail, kept, assumed, unread, doubt } = answer;
  const others = (doubt?.others ?? []).map(({ input, label }) => {
    const button = draw("button", { type: "button" }, t("ask.meant", { label }));
    button.addEventListener("click", () => mean(doubt?.text ?? "", input));
    return button;
  });
  const inWords = (values: LineAnswer["kept"]): string =>
    values.map(({ name, value }) => `${name} ${value}`).join(" · ");
  const keeps = inWords(kept);
  const without = inWords(assumed);
  return draw(
    "div",
    { class: "ask-answer" },
    draw(
      "p",
      { class: "ask-sentence" },
      lead,
      " ",
      result !== "" && draw("span", { class: resultClass(result) }, result),
      " ",
      afterResult(tail),
    ),
    drawCalculation(answer, t),
    answer.warning !== undefined && draw("p", { class: "ask-note ask-warning" }, answer.warning),
    unread.length > 0 && draw("p", { class: "ask-note" }, t("ask.unread", { words: unread.join(" · ") })),
    keeps !== "" && draw("p", { class: "ask-note" }, t("ask.kept", { values: keeps })),
    without !== "" && draw("p", { class: "ask-note" }, t("ask.assumed", { values: without })),
    doubt !== undefined &&
      draw(
        "p",
        { class: "ask-note" },
        t("ask.read_as", { text: doubt.text, name: doubt.name, value: doubt.value }),
        " ",
        ...others.flatMap((button) => [button, " "]),
      ),
  );
}

/** The line of working, which comes a moment after the answer; where its code does not come, the answer goes without. */
function drawCalculation(answer: LineAnswer, t: Translator["t"]): Node {
  const line = draw("p", { class: "ask-worked", hidden: "" });
  void fillCalculation(line, answer, t);
  return line;
}

async function fillCalculation(line: HTMLElement, answer: LineAnswer, t: Translator["t"]): Promise<void> {
  const calculation = await answer.calculation().catch(() => undefined);
  if (calculation === undefined) return line.remove();
  line.append(draw("span", {}, t("ask.worked")), " ", draw("bdi", {}, calculation));
  line.hidden = false;
}

/** The page of the answer, filled in. */
function openLink(
  { query }: LineAnswer,
  { route, title }: AskPage,
  { t, locale }: Translator,
): HTMLAnchorElement {
  const href = addressOf(route, encodeQuery(query).toString(), locale);
  return draw("a", { href, class: "ask-open", tabindex: "-1" }, t("ask.open"), draw("span", {}, title));
}

/** A page filled in with what the line says, and what it still needs. */
function incompleteLink(
  { page, texts, values, needed }: IncompletePage,
  translator: Translator,
): HTMLAnchorElement {
  const summary = incompleteText({ values, needed }, translator.t);
  return pageLink({ ...page, query: encodeQuery(texts).toString(), summary }, translator);
}

function pageLink(page: AskPage, { locale }: Translator): HTMLAnchorElement {
  const { route, summary, query = "" } = page;
  return draw(
    "a",
    { href: addressOf(route, query, locale), class: "ask-page", tabindex: "-1" },
    draw("b", {}, listedTitle(page)),
    " ",
    draw("span", {}, summary),
  );
}

function addressOf(route: string, query: string, locale: Locale): string {
  return `/${locale.id}/${route}${query === "" ? "" : `?${query}`}`;
}

/** What follows a figure that ends its own line: the mark that ends it is not needed. */
function afterResult(tail: string): string {
  return tail.replace(/^[.,;。，،؛]+\s*/u, "");
}

/** Figures are set large; a long answer in words is not. */
function resultClass(result: string): string {
  return /\d/.test(result) && result.length <= longestFigure ? "ask-figure" : "ask-figure ask-figure-words";
}

const longestFigure = 24;
