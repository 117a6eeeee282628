import type { Page } from "playwright-core";
import { drawEverything, fetchEverything } from "./draw-everything.ts";

/**
 * What lies over figures, tables, buttons and fields while the page is scrolled through in steps of half a screen,
 * each as `part: what covers it`. A strip held at the edge of the screen may cover what passes below it, as long as
 * everything is free at some time.
 */
export async function coveredParts(page: Page): Promise<readonly string[]> {
  await drawEverything(page);
  await fetchEverything(page);
  return page.evaluate(scrollThrough);
}

/** Runs in the page. */
function scrollThrough(): string[] {
  const highestStrip = 0.3;
  const shares = [0.1, 0.3, 0.5, 0.7, 0.9];
  const found = new Set<string>();
  /** Points seen so far, by part and place in it: true once one was free. */
  const free = new Map<string, boolean>();

  for (const details of document.querySelectorAll("details")) details.open = true;
  const parts = [
    ...document.querySelectorAll("main :is(figure, table, button, input, select, textarea, summary)"),
  ];

  for (let top = 0; ; top += innerHeight / 2) {
    scrollTo({ top, behavior: "instant" });
    for (const [index, part] of parts.entries()) look(part, index);
    if (top + innerHeight >= document.documentElement.scrollHeight) break;
  }
  for (const [place, wasFree] of free) {
    const part = parts[Number(place.split(" ")[0])];
    if (!wasFree && part !== undefined) found.add(`${nameOf(part)}: never free`);
  }
  return [...found];

  function look(part: Element, index: number): void {
    const box = part.getBoundingClientRect();
    if (box.bottom <= 0 || box.top >= innerHeight) return;
    const seen = visiblePart(part, box);
    const isLarge = part.matches("figure, table");
    for (const x of isLarge ? shares : [0.5]) {
      for (const y of isLarge ? shares : [0.5]) {
        const at = { x: box.left + box.width * x, y: box.top + box.height * y };
        if (at.x <= seen.left || at.x >= seen.right || at.y <= seen.top || at.y >= seen.bottom) continue;
        const hit = document.elementFromPoint(at.x, at.y);
        if (hit === null) continue;
        const place = `${index} ${x} ${y}`;
        const isFree = belongsTo(hit, part);
        free.set(place, isFree || free.get(place) === true);
        if (!isFree && !isStrip(hit)) found.add(`${nameOf(part)}: ${nameOf(hit)}`);
      }
    }
  }

  /** What the screen and the boxes around a part let through of it. */
  function visiblePart(
    part: Element,
    box: DOMRect,
  ): { left: number; top: number; right: number; bottom: number } {
    let { left, top, right, bottom } = box;
    const clip = (around: { left: number; top: number; right: number; bottom: number }): void => {
      left = Math.max(left, around.left);
      top = Math.max(top, around.top);
      right = Math.min(right, around.right);
      bottom = Math.min(bottom, around.bottom);
    };
    clip({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
    for (
      let around = part.parentElement;
      around !== null && around !== document.body;
      around = around.parentElement
    )
      if (getComputedStyle(around).overflow !== "visible") clip(around.getBoundingClientRect());
    // A control that is drawn by its label has no size of its own.
    if (box.width < 4 || box.height < 4 || getComputedStyle(part).opacity === "0") right = left;
    return { left, top, right, bottom };
  }

  function belongsTo(hit: Element, part: Element): boolean {
    return part.contains(hit) || hit.contains(part) || hit.closest("label")?.control === part;
  }

  function isStrip(hit: Element): boolean {
    for (let element: Element | null = hit; element !== null; element = element.parentElement) {
      const { position } = getComputedStyle(element);
      if (position === "sticky" || position === "fixed")
        return element.getBoundingClientRect().height <= innerHeight * highestStrip;
    }
    return false;
  }

  function nameOf(element: Element): string {
    const id = element.id === "" ? "" : `#${element.id}`;
    const classes = [...element.classList].map((name) => `.${name}`).join("");
    return `${element.tagName.toLowerCase()}${id}${classes} "${(element.textContent ?? "").trim().slice(0, 30)}"`;
  }
}
