import { origin } from "../origin.ts";
import { pathOf, type Route } from "../routes/route.ts";

/** A schema.org object, printed as JSON-LD. */
export type StructuredData = Readonly<Record<string, unknown>> & { readonly "@type": string };

/** One link of the way from the home page to this one. */
export interface Crumb {
  readonly title: string;
  readonly route: Route;
}

/** The way to the page, for search results. */
export function breadcrumbList(crumbs: readonly Crumb[]): StructuredData {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map((crumb, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: crumb.title,
      item: origin + pathOf(crumb.route),
    })),
  };
}

/** The calculator as a program that runs in the browser, free of charge. */
export function webApplication(application: {
  readonly title: string;
  readonly summary: string;
  readonly route: Route;
  readonly language: string;
  /** `YYYY-MM-DD`, or empty. */
  readonly updated: string;
}): StructuredData {
  return {
    "@type": "WebApplication",
    name: application.title,
    description: application.summary,
    url: origin + pathOf(application.route),
    inLanguage: application.language,
    ...(application.updated === "" ? {} : { dateModified: application.updated }),
    applicationCategory: "UtilitiesApplication",
  };
}
/** A post of the blog. */
export function blogPosting(post: {
  readonly title: string;
  readonly summary: string;
  readonly date: string;
  readonly author: string;
  readonly route: Route;
}): StructuredData {
  return {
    "@type": "BlogPosting",
    headline: post.title,
    description: post.summary,
    datePublished: post.date,
    author: { "@type": "Person", name: post.author },
    url: origin + pathOf(post.route),
  };
}

/** JSON-LD text that is safe inside a script element. */
export function jsonLd(data: readonly StructuredData[]): string {
  return jsonInScript({ "@context": "https://schema.org", "@graph": data });
}

/** JSON that cannot end the script element it stands in. */
export function jsonInScript(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
