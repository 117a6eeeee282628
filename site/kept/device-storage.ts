/** What this browser keeps under a name, as it was read from JSON; undefined where there is nothing, or nothing that can be read. */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") ?? undefined;
  } catch {
    // A browser that keeps nothing, or what no page of ours wrote.
    return undefined;
  }
}

/** Keeps a value as JSON, or nothing any more; false where the browser refuses, because it keeps nothing or has no room. */
export function store(key: string, value: unknown): boolean {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
