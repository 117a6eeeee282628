/**
 * The pages of the site as a closed set. Every address is made here and read here,
 * so that links, the prerender list, the sitemap and the router cannot disagree.
 */
export type Route =
  | { readonly kind: "languages" }
  | { readonly kind: "blog" }
  | { readonly kind: "post"; readonly slug: string }
  | { readonly kind: "home"; readonly locale: string }
  | { readonly kind: "search"; readonly locale: string }
  | { readonly kind: "privacy"; readonly locale: string }
  | { readonly kind: "terms"; readonly locale: string }
  | { readonly kind: "kept"; readonly locale: string }
  | { readonly kind: "not-found"; readonly locale: string }
  | { readonly kind: "category"; readonly locale: string; readonly category: string }
  | { readonly kind: "region"; readonly locale: string; readonly category: string; readonly region: string }
  /** `calculator`: the folder id; `path`: the variant's address, `finance/mortgage`. */
  | {
      readonly kind: "calculator";
      readonly locale: string;
      readonly calculator: string;
      readonly path: string;
    }
  /** The same calculator by itself, for a frame of any other site. */
  | {
      readonly kind: "embed";
      readonly locale: string;
      readonly calculator: string;
      readonly path: string;
    };

export type RouteKind = Route["kind"];
export type RouteOf<Kind extends RouteKind> = Extract<Route, { readonly kind: Kind }>;

/** The address of a page, without origin: `/en/finance/mortgage`. */
export function pathOf(route: Route): string {
  switch (route.kind) {
    case "languages":
      return "/";
    case "blog":
      return "/blog";
    case "post":
      return `/blog/${route.slug}`;
    case "home":
      return `/${route.locale}`;
    case "search":
    case "privacy":
    case "terms":
    case "kept":
      return `/${route.locale}/${route.kind}`;
    case "not-found":
      return `/${route.locale}/404`;
    case "category":
      return `/${route.locale}/${route.category}`;
    case "region":
      return `/${route.locale}/${route.category}/${route.region}`;
    case "calculator":
      return `/${route.locale}/${route.path}`;
    case "embed":
      return `/embed/${route.locale}/${route.path}`;
  }
}

/** The same page in another language; the blog and the language list exist once. */
export function inLocale(route: Route, locale: string): Route {
  return "locale" in route ? { ...route, locale } : route;
}
