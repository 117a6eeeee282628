import { describe, expect, test } from "vitest";
import { useVisitor } from "./setup/browser.ts";
import { hydrated } from "./setup/form.ts";
import { jumps } from "./setup/in-hand.ts";
import { asksForSomething } from "./setup/pages.ts";
import { everyPage } from "./setup/sampled-pages.ts";
import { screenedPages, screens } from "./setup/screens.ts";

/** On a phone, where the answer is above the form, each is looked at; every third on one of the other screens. */
const pages = screenedPages.filter(asksForSomething);
const wider = screens.filter(({ width }) => width > 375);

describe.each(screens)("the field in hand at $width x $height", (viewport) => {
  const { visit } = useVisitor({ viewport });
  const looked = pages.filter(
    (_, index) => everyPage || viewport.width === 375 || wider.indexOf(viewport) * 3 === index % 9,
  );

  test.concurrent.each(looked)("stays where it is whatever is typed: $address", async ({ address }) => {
    const moved = await visit(address, async (page) => {
      await hydrated(page);
      return jumps(page);
    });
    expect(moved).toEqual([]);
  });
});
