import { catalog } from "../../../generated/catalog.ts";

const addresses = new Set(
  catalog.flatMap(({ locales, variants }) =>
    locales.flatMap((locale) => variants.map(({ route: path }) => `/${locale}/${path}`)),
  ),
);

/** The language and the page of a calculator that an address names. */
export function route({
  urlPathname,
}: {
  readonly urlPathname: string;
}): false | { readonly routeParams: { readonly locale: string; readonly path: string } } {
  const [, locale = "", ...rest] = urlPathname.split("/");
  const path = rest.join("/");
  return addresses.has(urlPathname) && { routeParams: { locale, path } };
}
