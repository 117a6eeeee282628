import { forgetPages, keepPages, keptPages, routeOf, type KeptPage } from "./kept-pages.ts";

/** Fills the section of recently used calculators and makes its buttons work. */
export function showRecent(): void {
  const section = document.querySelector<HTMLElement>(".recent");
  const list = section?.querySelector("ul");
  if (!section || !list) return;
  const show = (): void => {
    const kept = keptPages();
    section.dataset["kept"] = String(kept?.length);
    list.replaceChildren(...(kept ?? []).map(itemOf));
    section.hidden = false;
  };
  section.addEventListener("click", ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return;
    if (keptPages() === undefined) keepPages([]);
    else forgetPages();
    show();
    // The button that was pressed is gone; the other one undoes what it did.
    for (const button of section.querySelectorAll("button")) button.focus();
  });
  show();
}

/** A page's link, in the language of this page where it names the calculator too. */
function itemOf({ path, title }: KeptPage): Node {
  const [, language = ""] = location.pathname.split("/");
  const here = document.querySelector(`main a[href="/${language}${routeOf(path)}"]`);
  const item = document.createElement("li");
  const link = document.createElement("a");
  link.textContent = here?.textContent ?? title;
  link.href = here?.getAttribute("href") ?? path;
  item.append(link);
  return item;
}
