// Generated from specs/ by `npm run generate`.
// Edits here are lost: change the source.

import type { CalculatorPage } from "../../../../../site/islands/hydrate-island.tsx";

/** The pages of all calculators by id, for posts that show one. */
export const pages: Readonly<Record<string, () => Promise<CalculatorPage>>> = {
  "math/everything": async () => (await import("./calculators/math/everything/page.tsx")).EverythingPage,
  "math/names": async () => (await import("./calculators/math/names/page.tsx")).NamesPage,
  "math/room": async () => (await import("./calculators/math/room/page.tsx")).RoomPage,
};
