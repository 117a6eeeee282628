import { wakeSearch } from "../../search/wake.ts";

wakeSearch();
void show();

/** Fetched apart: what the first page needs of it is in that page's one script. */
async function show(): Promise<void> {
  const code = await import("../../kept/show-kept.ts").catch(() => undefined);
  // Where it cannot be had, the page says what it is for, as it does without scripts.
  code?.showKept();
}
