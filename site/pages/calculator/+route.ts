import { catalog } from "../../../generated/catalog.ts";

const paths = new Set(catalog.flatMap(({ variants }) => variants.map(({ route: path }) => path)));

/** The language and the page of a calculator that an address names. */
export function route({
  urlPathname,
}: {
  readonly urlPathname: string;
}): false | { readonly routeParams: { readonly locale: string; readonly path: string } } {
  const [, locale = "", ...rest] = urlPathname.split("/");
  const path = rest.join("/");
  return paths.has(path) && { routeParams: { locale, path } };
}
