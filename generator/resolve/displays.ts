import type { Display } from "../runtime/display.ts";

/** How values are shown: by name, a column as `plan.interest`. */
export type Displays = Readonly<Record<string, Display>>;
