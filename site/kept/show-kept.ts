import { assert } from "../../generator/runtime/assert.ts";
import { forgetAllOffline } from "../offline/offline-control.ts";
import { showOffline } from "../offline/show-offline.ts";
import { placeKey } from "../islands/visitor-languages.ts";
import { fromJson, readStored, store } from "./device-storage.ts";
import { addFavorite, favorites, readFavorites, removeFavorite } from "./favorites.ts";
import { hasTexts, isPlace, isSameKept, keepFigures, keptFigures, readKeptFigures } from "./kept-figures.ts";
import {
  allLastFigures,
  forgetLastFigures,
  keepLastFigures,
  keepsLastFigures,
  type LastFigures,
} from "./keep-last-figures.ts";
import { allTapes, forgetTape, keepTape, readKeptTape, type KeptTape } from "./kept-tapes.ts";
import { forgetPages } from "./recent-pages.ts";
import { showRecent } from "./show-recent.ts";
import { keepsTape } from "./tape-key.ts";

/** Fills the page of what is kept on this device, and makes its buttons work. */
export function showKept(): void {
  for (const section of document.querySelectorAll<HTMLElement>(".kept")) section.hidden = false;
  show();
  showRecent();
  showOffline();
  // Another tab may keep or delete something while this one is open.
  addEventListener("storage", show);
  elementOf("kept-export").addEventListener("click", () => {
    const kept = {
      figures: keptFigures(),
      last: allLastFigures(),
      tapes: allTapes(),
      favorites: favorites(),
    };
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([JSON.stringify(kept, null, 2)], { type: "application/json" }));
    link.download = "plainsum.json";
    link.click();
    URL.revokeObjectURL(link.href);
  });
  elementOf("kept-import").addEventListener("click", () => {
    const chosen = document.createElement("input");
    chosen.type = "file";
    chosen.accept = ".json,application/json";
    chosen.addEventListener("change", () => void addFrom(chosen));
    chosen.click();
  });
  const place = elementOf("kept-place");
  assert(place instanceof HTMLSelectElement, "A country is chosen from a list.");
  place.value = readStored(placeKey) ?? "";
  place.addEventListener("change", () => {
    const isKept = store(placeKey, place.value === "" ? undefined : place.value);
    say(isKept ? undefined : "keep.not_saved");
  });
  elementOf("kept-delete-all").addEventListener("click", () => {
    keepFigures([]);
    for (const { route } of allLastFigures()) forgetLastFigures(route);
    for (const { route } of allTapes()) forgetTape(route);
    for (const { path } of favorites()) removeFavorite(path);
    store(placeKey, undefined);
    forgetPages();
    // The list of recent calculators is drawn by a script of its own, which reads what is there.
    void forgetAllOffline().finally(() => location.reload());
  });
}

/** Adds what the chosen file holds. */
async function addFrom(chosen: HTMLInputElement): Promise<void> {
  const text = await chosen.files?.[0]?.text();
  if (text === undefined) return;
  say(addKept(text));
  show();
}

/** What the page says of something that was done. */
type Said = "kept.imported" | "kept.partly_imported" | "kept.not_imported" | "keep.not_saved";

/** Adds what a file holds to what is kept; what is there already stays as it is. */
function addKept(text: string): Said {
  const read = fromJson(text);
  const found = new Map<string, unknown>(
    Object.entries(typeof read === "object" && read !== null ? read : {}),
  );
  const figures = readKeptFigures(found.get("figures"));
  const last = readLastFigures(found.get("last"));
  const tapes = readTapes(found.get("tapes"));
  const liked = readFavorites(found.get("favorites"));
  const count = figures.length + last.length + tapes.length + liked.length;
  if (count === 0) return "kept.not_imported";
  const lists = ["figures", "last", "tapes", "favorites"].map((name) => found.get(name));
  const isWhole = count === lists.filter(Array.isArray).flat().length;
  const before = keptFigures();
  const isKept =
    keepFigures([...before, ...figures.filter((each) => !before.some((other) => isSameKept(each, other)))]) &&
    last.every((each) => keepsLastFigures(each.route) || keepLastFigures(each)) &&
    tapes.every((each) => keepsTape(each.route) || keepTape(each)) &&
    liked.every(addFavorite);
  if (!isKept) return "keep.not_saved";
  return isWhole ? "kept.imported" : "kept.partly_imported";
}

/** Those of a list that a page of ours kept. */
function readLastFigures(list: unknown): readonly LastFigures[] {
  return Array.isArray(list)
    ? list.filter(
        (each: unknown): each is LastFigures =>
          hasTexts(each, ["route", "title", "address"]) && isPlace(each.address),
      )
    : [];
}

function readTapes(list: unknown): readonly KeptTape[] {
  return Array.isArray(list)
    ? list.flatMap((each: unknown) => {
        const tape = readKeptTape(each);
        return tape === undefined ? [] : [tape];
      })
    : [];
}

function say(what: Said | undefined): void {
  for (const text of document.querySelectorAll<HTMLElement>("[data-said]"))
    text.hidden = text.dataset["said"] !== what;
}

/** Draws the lists anew. */
function show(): void {
  const kept = keptFigures();
  draw(
    elementOf("kept-figures"),
    kept.map((each) => ({
      name: each.name,
      address: each.path + each.query,
      note: [each.calculator, dayText(each.day), each.answer].map(isolated).join(" · "),
      remove: () => keepFigures(keptFigures().filter((other) => !isSameKept(other, each))),
      rename: (name) => {
        // The same figures may have that name already.
        const others = keptFigures().filter((other) => !isSameKept(other, { ...each, name }));
        return keepFigures(others.map((other) => (isSameKept(other, each) ? { ...other, name } : other)));
      },
    })),
  );
  elementOf("kept-nothing").hidden = kept.length > 0;
  const [, language = ""] = location.pathname.split("/");
  drawSection(
    "last",
    allLastFigures().map(({ route, title, address }) => ({
      name: title,
      address,
      note: "",
      remove: () => forgetLastFigures(route),
    })),
  );
  drawSection(
    "favorites",
    favorites().map(({ path, title }) => ({
      name: title,
      address: path,
      note: "",
      remove: () => removeFavorite(path),
    })),
  );
  drawSection(
    "tapes",
    allTapes().map(({ route, title, lines }) => ({
      name: title,
      address: `/${language}/${route}`,
      // As many as show what it is about.
      note: lines
        .slice(0, 3)
        .map(({ canonical, result }) => `${canonical} = ${result}`)
        .join(" · "),
      remove: () => forgetTape(route),
    })),
  );
}

/** Fills a list that is seen where it has something. */
function drawSection(name: "last" | "favorites" | "tapes", entries: readonly Entry[]): void {
  draw(elementOf(`kept-${name}`), entries);
  elementOf(`kept-${name}-section`).hidden = entries.length === 0;
}

interface Entry {
  readonly name: string;
  readonly address: string;
  /** What is said below its name. */
  readonly note: string;
  readonly remove: () => void;
  /** Of what the visitor named. False where the browser refuses. */
  readonly rename?: (name: string) => boolean;
}

/** Fills a list by its template. */
function draw(list: HTMLElement, entries: readonly Entry[]): void {
  const template = list.querySelector("template");
  if (template === null) return;
  const items = entries.map(({ name, address, note, remove, rename }) => {
    const item = document.importNode(template.content, true);
    const link = item.querySelector("a");
    const text = item.querySelector("p");
    if (link !== null) {
      link.textContent = name;
      link.href = address;
    }
    if (text !== null) text.textContent = note;
    for (const button of item.querySelectorAll("button"))
      button.setAttribute("aria-label", `${button.textContent ?? ""} ${name}`);
    item.querySelector("[data-does=delete]")?.addEventListener("click", () => {
      remove();
      show();
    });
    const field = item.querySelector("input");
    if (link !== null && field !== null && rename !== undefined) letRename({ name, link, field, rename });
    return item;
  });
  list.replaceChildren(template, ...items);
}

interface Renaming {
  readonly name: string;
  readonly link: HTMLElement;
  readonly field: HTMLInputElement;
  readonly rename: (name: string) => boolean;
}

/** Puts a field in place of a name while it is changed: Enter keeps what it says, and so does going on; Escape leaves all as it was. */
function letRename({ name, link, field, rename }: Renaming): void {
  const button = field.parentElement?.querySelector<HTMLElement>("[data-does=rename]");
  const isOpen = (open: boolean): void => {
    field.hidden = !open;
    link.hidden = open;
  };
  const finish = (isKept: boolean): void => {
    if (field.hidden) return;
    isOpen(false);
    const wanted = field.value.trim();
    if (!isKept || wanted === "" || wanted === name) return;
    say(rename(wanted) ? undefined : "keep.not_saved");
    show();
  };
  button?.addEventListener("click", () => {
    field.value = name;
    isOpen(true);
    field.select();
  });
  field.addEventListener("keydown", ({ key }) => {
    if (key !== "Enter" && key !== "Escape") return;
    finish(key === "Enter");
    button?.focus();
  });
  field.addEventListener("blur", () => {
    finish(true);
  });
}

/** A text that runs in its own direction: an answer in English on a page in Arabic. */
function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}

/** A day as the page's language writes it, as in `Nov 28, 2026`. */
function dayText(day: string): string {
  const date = new Date(day);
  return Number.isNaN(date.getTime())
    ? day
    : date.toLocaleDateString(document.documentElement.lang, { dateStyle: "medium", timeZone: "UTC" });
}

function elementOf(id: string): HTMLElement {
  const element = document.getElementById(id);
  assert(element !== null, "The page of what is kept has its parts.");
  return element;
}
