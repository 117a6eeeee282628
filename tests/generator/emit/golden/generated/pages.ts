// Generated from specs/ by `npm run generate`.
// Edits here are lost: change the source.

import type { CalculatorPage } from "../../../../../site/islands/hydrate-island.tsx";

/** The pages of all calculators by address, for posts that show one. */
export const pages: Readonly<Record<string, () => Promise<CalculatorPage>>> = {
  "math/everything": () =>
    import("./calculators/math/everything/page.tsx").then((module) => module.EverythingPage),
  "math/everything-large": () =>
    import("./calculators/math/everything/page.everything-large.tsx").then(
      (module) => module.EverythingLargePage,
    ),
  "math/everything/small": () =>
    import("./calculators/math/everything/page.everything-small.tsx").then(
      (module) => module.EverythingSmallPage,
    ),
  "math/names": () => import("./calculators/math/names/page.tsx").then((module) => module.NamesPage),
  "math/room": () => import("./calculators/math/room/page.tsx").then((module) => module.RoomPage),
};
