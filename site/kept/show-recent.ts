import {
  favoritesKey,
  forgetPages,
  keepPages,
  listedPages,
  recentPages,
  routeOf,
  type RecentPage,
} from "./recent-pages.ts";

/**
 * Fills the sections of the calculators a visitor likes and of those used recently, which is seen from then on, and makes
 * its buttons work.
 */
export function showRecent(): void {
  fill(".favorites", listedPages(favoritesKey));
  const section = document.querySelector<HTMLElement>(".recent");
  const buttons = section?.querySelectorAll("button") ?? [];
  const show = (): void => {
    const kept = recentPages();
    section?.setAttribute("data-kept", `${kept?.length}`);
    fill(".recent", kept);
  };
  for (const button of buttons)
    button.addEventListener("click", () => {
      if (recentPages() === undefined) keepPages();
      else forgetPages();
      show();
      // The button that was pressed is gone: the one that is there now undoes what it did.
      for (const other of buttons) other.focus();
    });
  show();
}

function fill(section: string, pages: readonly RecentPage[] = []): void {
  document.querySelector(`${section} ul`)?.replaceChildren(...pages.map(itemOf));
}

/** A page's link, in the language of this page where it names the calculator too. */
function itemOf({ path, title }: RecentPage): Node {
  const [, language = ""] = location.pathname.split("/");
  const here = document.querySelector(`main a[href="/${language}${routeOf(path)}"]`);
  const item = document.createElement("li");
  const link = document.createElement("a");
  link.textContent = here?.textContent ?? title;
  link.href = here?.getAttribute("href") ?? path;
  item.append(link);
  return item;
}
