import { locales } from "../../../generated/catalog.ts";

/** The language whose first page an address names. */
export function route({
  urlPathname,
}: {
  readonly urlPathname: string;
}): false | { readonly routeParams: { readonly locale: string } } {
  const locale = urlPathname.slice(1);
  return locales.some(({ id }) => id === locale) && { routeParams: { locale } };
}
