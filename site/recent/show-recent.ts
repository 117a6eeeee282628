import { forgetPages, keepPages, keptPages, routeOf, type KeptPage } from "./kept-pages.ts";

/** Fills the section of recently used calculators and makes its buttons work; a page without one is left as it is. */
export function showRecent(): void {
  const section = document.querySelector<HTMLElement>(".recent");
  const list = section?.querySelector("ul");
  const [keep, forget] = section?.querySelectorAll("button") ?? [];
  if (!section || !list || !keep || !forget) return;
  const show = (): void => {
    const kept = keptPages();
    section.dataset["kept"] = String(kept?.length ?? "no");
    list.replaceChildren(...(kept ?? []).map(itemOf));
    section.hidden = false;
  };
  keep.addEventListener("click", () => {
    keepPages([]);
    show();
    forget.focus();
  });
  forget.addEventListener("click", () => {
    forgetPages();
    show();
    keep.focus();
  });
  show();
}

/** A page's link, in the language of this page where it names the calculator too. */
function itemOf({ path, title }: KeptPage): HTMLElement {
  const [, language = ""] = location.pathname.split("/");
  const here = document.querySelector<HTMLAnchorElement>(`main a[href="/${language}${routeOf(path)}"]`);
  const item = document.createElement("li");
  const link = document.createElement("a");
  link.textContent = here?.textContent ?? title;
  link.href = here?.href ?? path;
  item.append(link);
  return item;
}
