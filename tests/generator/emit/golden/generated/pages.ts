// Generated from specs/ by `npm run generate`.
// Edits here are lost: change the source.

import type { CalculatorPage } from "../../../../../site/islands/hydrate-island.tsx";

/** The pages of all calculators by address, for posts that show one. */
export const pages: Readonly<Record<string, () => Promise<CalculatorPage>>> = {
  "math/everything": async () => (await import("./calculators/math/everything/page.tsx")).EverythingPage,
  "math/everything-large": async () =>
    (await import("./calculators/math/everything/page.everything-large.tsx")).EverythingLargePage,
  "math/everything/small": async () =>
    (await import("./calculators/math/everything/page.everything-small.tsx")).EverythingSmallPage,
  "math/names": async () => (await import("./calculators/math/names/page.tsx")).NamesPage,
  "math/room": async () => (await import("./calculators/math/room/page.tsx")).RoomPage,
};
