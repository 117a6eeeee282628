// Generated from specs/math/everything/calculator.yaml by `npm run generate`.
// Edits here are lost: change the source.

const paths = ["math/everything"];

/** The language and the page of this calculator that an address names. */
export function route({
  urlPathname,
}: {
  readonly urlPathname: string;
}): false | { readonly routeParams: { readonly locale: string; readonly path: string } } {
  const [, locale = "", ...rest] = urlPathname.split("/");
  const path = rest.join("/");
  return paths.includes(path) && { routeParams: { locale, path } };
}
