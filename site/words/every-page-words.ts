import { assert } from "../../generator/runtime/assert.ts";

const addresses = import.meta.glob<string>("../../generated/words/every-page/*.json", {
  eager: true,
  query: "?url&no-inline",
  import: "default",
});

/** The address of the words that every calculator's page says in a language. */
export function everyPageWords(locale: string): string {
  const address = addresses[`../../generated/words/every-page/${locale}.json`];
  assert(address !== undefined, `The locale "${locale}" has words that every page says.`);
  return address;
}
