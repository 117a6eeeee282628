import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** The nearest folder from `start` upwards that holds specifications. */
export function projectRoot(start: string): string | undefined {
  if (existsSync(join(start, "specs", "locales.yaml"))) return start;
  const parent = dirname(start);
  return parent === start ? undefined : projectRoot(parent);
}

/** What to say where there is none. */
export const noProjectText =
  "There are no specifications here: no folder from this one upwards holds specs/locales.yaml.";
