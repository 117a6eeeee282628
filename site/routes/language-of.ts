import { assert } from "../../generator/runtime/assert.ts";
import { siteLocales } from "../words/site-locales.ts";

/** The language that an address begins with, whatever follows; the first where it begins with none. */
export function languageOf(address: string): string {
  const [, given] = address.split("/");
  const locale = siteLocales.find(({ id }) => id === given) ?? siteLocales[0];
  assert(locale !== undefined, "The site has no locale.");
  return locale.id;
}
