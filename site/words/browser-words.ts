import { assert } from "../../generator/runtime/assert.ts";
import type { Words } from "../../generator/runtime/words.ts";

/** Words as a browser fetches them, and where. */
export interface BrowserWords {
  readonly words: Words;
  readonly address: string;
}

const words = import.meta.glob<Words>("../../generated/words/browser/*.json", {
  eager: true,
  import: "default",
});
const addresses = import.meta.glob<string>("../../generated/words/browser/*.json", {
  eager: true,
  query: "?url&no-inline",
  import: "default",
});
const ownWords = import.meta.glob<Words>("../../generated/calculators/**/browser-words/*.json", {
  import: "default",
});
const ownAddresses = import.meta.glob<string>("../../generated/calculators/**/browser-words/*.json", {
  query: "?url&no-inline",
  import: "default",
});

/** The words that all calculators of a language share. */
export function sharedBrowserWords(locale: string): BrowserWords {
  const file = `../../generated/words/browser/${locale}.json`;
  return found(words[file], addresses[file], locale);
}

/** The words of one calculator. */
export async function browserWords(calculator: string, locale: string): Promise<BrowserWords> {
  const file = `../../generated/calculators/${calculator}/browser-words/${locale}.json`;
  const [said, address] = await Promise.all([ownWords[file]?.(), ownAddresses[file]?.()]);
  return found(said, address, `${calculator} in ${locale}`);
}

function found(said: Words | undefined, address: string | undefined, whose: string): BrowserWords {
  assert(said !== undefined && address !== undefined, `There are words of ${whose} for browsers.`);
  return { words: said, address };
}
