/** What this browser keeps under a name; undefined where there is nothing, or it keeps nothing. */
export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    // It is set to keep nothing.
    return undefined;
  }
}

/** Keeps a text, or nothing any more; false where the browser refuses, because it keeps nothing or has no room. */
export function store(key: string, text: string | undefined): boolean {
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** What a text is as JSON; undefined of a text that is none. */
export function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Whatever it is, no page of ours wrote it.
    return undefined;
  }
}
