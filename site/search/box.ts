import { assert } from "../../generator/runtime/assert.ts";
import type { LineAnswer } from "../../generator/ask/line-answer.ts";
import { draw } from "./draw.ts";
import { loadEngine, type Engine } from "./engine.ts";
import { drawPanel, type Shown } from "./panel.ts";
import styles from "../styles/answers.css?url&no-inline";

/** The inputs that answer already. */
const opened = new Set<HTMLInputElement>();

/** Makes a box answer what is typed into it. Nothing typed is sent to anyone. */
export function openBox(input: HTMLInputElement): void {
  if (opened.has(input)) return;
  opened.add(input);
  if (opened.size === 1) document.head.append(draw("link", { rel: "stylesheet", href: styles }));
  const box = boxOf(input, `ask-${opened.size}`);
  input.addEventListener("input", () => void show(box));
  input.addEventListener("keydown", (event) => onKey(event, box));
  input.addEventListener("focus", () => void show(box));
  box.form.addEventListener("submit", (event) => onSubmit(event, box));
  document.addEventListener("pointerdown", ({ target }) => leave(box, target));
  box.form.addEventListener("focusout", ({ relatedTarget }) => leave(box, relatedTarget));
  void show(box);
}

interface Box {
  readonly input: HTMLInputElement;
  readonly form: HTMLFormElement;
  readonly listId: string;
  readonly panel: HTMLElement;
  /** Says the answer to who cannot see it. */
  readonly status: HTMLElement;
  /** Shown in the flow of the page, and not over it. */
  readonly isInFlow: boolean;
  /** The search page itself, which shows all pages it finds. */
  readonly isComplete: boolean;
  /** Undefined where it could not be had: it is asked for again, and meanwhile Enter leads to the search page. */
  readonly engine: () => Promise<Engine | undefined>;
  /** Which line was asked last: what an earlier one found comes too late. */
  turn: number;
  active: number;
  /** What the line in the box is answered, and what a line before it was, from which it may go on. */
  answer: LineAnswer | undefined;
  before: LineAnswer | undefined;
}

function boxOf(input: HTMLInputElement, listId: string): Box {
  const { form } = input;
  assert(form !== null, "A box is in a form.");
  const { pathname } = new URL(form.action);
  const [, language = ""] = pathname.split("/");
  const { lang, dir } = document.documentElement;
  const panel = draw("div", { class: "ask-panel", hidden: "" });
  const status = draw("p", { class: "visually-hidden", role: "status" });
  form.append(panel, status);
  for (const [name, value] of [
    ["role", "combobox"],
    ["aria-autocomplete", "list"],
    ["aria-expanded", "false"],
    ["aria-controls", listId],
  ] as const)
    input.setAttribute(name, value);
  return {
    input,
    form,
    listId,
    panel,
    status,
    isInFlow: input.closest("main") !== null,
    isComplete: location.pathname === pathname && input.closest("main") !== null,
    engine: engineOf(async () =>
      loadEngine(language, lang, dir === "rtl" ? "rtl" : "ltr", form.dataset["below"]),
    ),
    turn: 0,
    active: -1,
    answer: undefined,
    before: undefined,
  };
}

/** Fetches the engine once, but for attempts that failed. */
function engineOf(load: () => Promise<Engine>): () => Promise<Engine | undefined> {
  let loading: Promise<Engine | undefined> | undefined;
  return async () => {
    loading ??= load().catch(() => {
      loading = undefined;
      return undefined;
    });
    return loading;
  };
}

/** Shows what the line finds at once, and its answer when it is there. */
async function show(box: Box, meant: Readonly<Record<string, string>> = {}): Promise<void> {
  const line = box.input.value.trim();
  box.turn += 1;
  const { turn } = box;
  if (box.isComplete) keepInAddress(line);
  // A line that is only begun goes on from what was answered last.
  if (line.length <= 1) box.before = box.answer ?? box.before;
  if (line === "") {
    close(box);
    return;
  }
  const engine = await box.engine();
  if (turn !== box.turn) return;
  if (engine === undefined) {
    close(box);
    return;
  }
  const found = await engine.find(line);
  if (turn !== box.turn) return;
  // The pages come with the answer where there may be one: nothing jumps below the pointer.
  const { answer, incomplete, notLoaded = false } = await engine.answer(found, meant, box.before);
  if (turn !== box.turn) return;
  box.answer = answer;
  const beside = (answer?.kept ?? []).length > 0 ? [] : found.beside(answer?.page);
  const pages = answer === undefined ? found.pages : beside;
  const isNothing = pages.length === 0 && answer === undefined && incomplete === undefined && !notLoaded;
  const near = isNothing ? await found.near() : undefined;
  if (turn !== box.turn) return;
  fill(box, engine, { line, pages, answer, incomplete, notLoaded, elsewhere: found.elsewhere, near });
}

function fill(box: Box, engine: Engine, shown: Shown): void {
  const { panel, input, listId, status } = box;
  panel.replaceChildren(
    ...drawPanel(shown, {
      translator: engine.translator,
      listId,
      isComplete: box.isComplete,
      none: box.form.dataset["none"],
      mean: (text, id) => {
        void show(box, { [text]: id });
        input.focus();
      },
    }),
  );
  panel.hidden = false;
  box.form.dataset["open"] = "";
  input.setAttribute("aria-expanded", "true");
  mark(box, -1);
  status.textContent =
    panel.querySelector(".ask-sentence, .ask-none p, p.ask-none, .ask-not-loaded")?.textContent ?? "";
}

function close(box: Box): void {
  box.turn += 1;
  box.panel.hidden = true;
  delete box.form.dataset["open"];
  box.input.setAttribute("aria-expanded", "false");
  mark(box, -1);
}

/** Closes a box in the header when one goes elsewhere, and gives its room back where there is little. */
function leave(box: Box, to: EventTarget | null): void {
  if (box.isInFlow || !(to instanceof Node) || box.form.contains(to)) return;
  close(box);
  document.querySelector(".search-link")?.removeAttribute("hidden");
}

function optionsOf({ panel }: Box): readonly HTMLAnchorElement[] {
  return [...panel.querySelectorAll<HTMLAnchorElement>("a[role=option]")];
}

/** Marks one option as the one that Enter opens; none, where there is no such. */
function mark(box: Box, at: number): void {
  const options = optionsOf(box);
  box.active = options.length === 0 ? -1 : at;
  for (const [index, option] of options.entries())
    option.setAttribute("aria-selected", String(index === box.active));
  const active = options[box.active];
  if (active === undefined) box.input.removeAttribute("aria-activedescendant");
  else {
    box.input.setAttribute("aria-activedescendant", active.id);
    active.scrollIntoView({ block: "nearest" });
  }
}

function onKey(event: KeyboardEvent, box: Box): void {
  const isOpen = !box.panel.hidden;
  const last = optionsOf(box).length - 1;
  switch (event.key) {
    case "ArrowDown":
      event.preventDefault();
      if (isOpen) mark(box, box.active >= last ? -1 : box.active + 1);
      else void show(box);
      return;
    case "ArrowUp":
      event.preventDefault();
      if (isOpen) mark(box, box.active < 0 ? last : box.active - 1);
      return;
    case "Escape":
      if (!isOpen) return;
      event.preventDefault();
      close(box);
      return;
    default:
  }
}

/** Enter opens what is marked, else the first; where nothing is found, the search page says so. */
function onSubmit(event: SubmitEvent, box: Box): void {
  if (box.panel.hidden) return;
  const link = optionsOf(box)[Math.max(box.active, 0)];
  if (link === undefined) {
    if (box.isComplete) event.preventDefault();
    return;
  }
  event.preventDefault();
  location.assign(link.href);
}

function keepInAddress(line: string): void {
  const query = line === "" ? location.pathname : `?${new URLSearchParams({ q: line }).toString()}`;
  history.replaceState(history.state, "", query);
}
