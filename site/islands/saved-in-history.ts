import type { FieldTexts } from "../../generator/runtime/reading/read-inputs.ts";

/**
 * What stands in the fields and not in the address: texts that cannot be read, those of fields that are hidden just now,
 * and the units beside blank fields. It goes with the page's place in the browser's history, so that who comes back finds it.
 */
export interface SavedTexts {
  readonly texts: FieldTexts;
  readonly units: Readonly<Record<string, string>>;
}

/** What was kept at this place in the history. Nobody else writes there, so a glance is enough. */
export function savedInHistory(): SavedTexts | undefined {
  const state: unknown = history.state;
  return isSaved(state) && Object.keys({ ...state.texts, ...state.units }).length > 0 ? state : undefined;
}

function isSaved(state: unknown): state is SavedTexts {
  return typeof state === "object" && state !== null && "texts" in state && "units" in state;
}
