/** Boxes to search and ask in: plain forms until someone touches one. */
const boxes = "search input[name=q]";

/** Brings a box to life when it is first touched; "/" goes to the first one. */
export function wakeSearch(): void {
  const wake = async (target: EventTarget | null): Promise<void> => {
    if (!(target instanceof HTMLInputElement) || !target.matches(boxes)) return;
    // Where its code cannot be had, the box is the plain form it was, and tried again at the next touch.
    const code = await import("./box.ts").catch(() => undefined);
    code?.openBox(target);
  };
  const goToBox = (event: Event): void => {
    const box = [...document.querySelectorAll<HTMLInputElement>(boxes)].find((each) =>
      each.checkVisibility(),
    );
    if (box === undefined) return;
    event.preventDefault();
    box.focus();
  };
  addEventListener("focusin", ({ target }) => void wake(target));
  addEventListener("keydown", (event) => {
    const isTyping = document.activeElement?.matches("input, textarea, select") === true;
    if (event.key === "/" && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping) goToBox(event);
  });
  // Where the header has no room for its box, the link to the search page makes room for it.
  const link = document.querySelector<HTMLElement>(".search-link");
  link?.addEventListener("click", (event) => {
    link.hidden = true;
    goToBox(event);
  });
  // Whoever comes with the box in hand has touched it already.
  void wake(document.activeElement);
}
