import { describe, expect, test } from "vitest";
import { useVisitor } from "./setup/browser.ts";
import { coveredParts } from "./setup/covered-parts.ts";
import { everyPage, inTurn, usedCalculators } from "./setup/sampled-pages.ts";

const screens = [
  { width: 1440, height: 900 },
  { width: 375, height: 667 },
  { width: 820, height: 1180 },
  { width: 320, height: 640 },
  { width: 1920, height: 1080 },
  { width: 1280, height: 720 },
];

/** Pages whose columns change sides. */
const rightToLeft = ["/ar/finance/mortgage", "/ar/math/triangle-area/three-sides"];

/** On which screen each calculator is looked at in turn: every other on the usual wide one, where most lies side by side. */
const turns = [0, 1, 0, 2, 0, 3, 0, 4, 0, 5];

function isLookedAt(calculator: number, screen: number): boolean {
  return everyPage || turns[calculator % turns.length] === screen;
}

describe.each(screens)("scrolled through at $width x $height", (viewport) => {
  const { visit } = useVisitor({ viewport });
  const calculators = inTurn("covered", usedCalculators).filter((_, index) =>
    isLookedAt(index, screens.indexOf(viewport)),
  );

  test.concurrent.each(calculators)("nothing lies over a part of $address", async ({ address }) => {
    expect(await visit(address, coveredParts)).toEqual([]);
  });

  test.concurrent.each(everyPage || viewport.width === 1440 || viewport.width === 375 ? rightToLeft : [])(
    "nothing lies over a part of %s",
    async (address) => {
      expect(await visit(address, coveredParts)).toEqual([]);
    },
  );
});
