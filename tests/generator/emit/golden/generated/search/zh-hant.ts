// Generated from specs/ by `npm run generate`.
// Edits here are lost: change the source.

import type { SearchEntry } from "../../../../../../generator/runtime/catalog.ts";

export const entries: readonly SearchEntry[] = [];
