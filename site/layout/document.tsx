import type { ReactNode } from "react";
import { feedPath } from "../blog/posts.ts";
import { origin } from "../origin.ts";
import { previewPath } from "../routes/preview-path.ts";
import { inLocale, pathOf, type Route } from "../routes/route.ts";
import { TranslatorProvider } from "../words/translator-context.tsx";
import { siteLocales } from "../words/site-locales.ts";
import type { DrawnPage } from "./page.ts";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { jsonLd } from "./structured-data.ts";
import { alternateLanguage } from "../routes/alternate-language.ts";

/** The whole HTML document of a page. */
export function Document({ page, route }: { readonly page: DrawnPage; readonly route: Route }): ReactNode {
  const { locale, t } = page.translator;
  const main = (
    <main id="main" className={`page page-${page.layout}`}>
      {page.main}
    </main>
  );
  return (
    <html lang={locale.tag} dir={locale.dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Head page={page} route={route} />
      </head>
      {route.kind === "embed" ? (
        <body className="framed">
          <TranslatorProvider value={page.translator}>{main}</TranslatorProvider>
        </body>
      ) : (
        <body>
          <TranslatorProvider value={page.translator}>
            <a className="skip" href="#main">
              {t("site.skip")}
            </a>
            <SiteHeader route={route} locales={page.head.locales} />
            {main}
            <SiteFooter />
          </TranslatorProvider>
        </body>
      )}
    </html>
  );
}

function Head({ page, route }: { readonly page: DrawnPage; readonly route: Route }): ReactNode {
  const { head, translator } = page;
  const { locale, t } = translator;
  // What is framed is a part of the calculator's own page.
  const address = origin + pathOf(route.kind === "embed" ? { ...route, kind: "calculator" } : route);
  const siteName = t("site.name");
  const image = origin + previewPath(route, locale.id);
  return (
    <>
      <title>{head.title.includes(siteName) ? head.title : `${head.title} · ${siteName}`}</title>
      <meta name="description" content={head.summary} />
      {head.unlisted === true && <meta name="robots" content="noindex" />}
      {route.kind !== "not-found" && <link rel="canonical" href={address} />}
      {head.unlisted !== true && <Alternates route={route} locales={head.locales} />}
      {(route.kind === "blog" || route.kind === "post") && (
        <link rel="alternate" type="application/atom+xml" title={t("blog.title")} href={origin + feedPath} />
      )}
      {page.styles?.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      <link rel="icon" href="/images/icon.svg" type="image/svg+xml" />
      <link rel="icon" href="/images/icon.png" type="image/png" sizes="180x180" />
      <link rel="apple-touch-icon" href="/images/icon.png" />
      {/* A build writes it. */}
      {!import.meta.env.DEV && <link rel="manifest" href={`/app-${locale.id}.json`} />}
      <meta name="theme-color" content="#faf8f1" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#151714" media="(prefers-color-scheme: dark)" />
      <meta property="og:type" content={route.kind === "post" ? "article" : "website"} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.summary} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={locale.tag.replace("-", "_")} />
      <meta property="og:image" content={image} />
      <meta name="twitter:card" content="summary_large_image" />
      {head.structuredData.length > 0 && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: jsonLd(head.structuredData) }}
        />
      )}
    </>
  );
}

/** The same page in the other languages it is complete in; `x-default` is the first of them. */
function Alternates({
  route,
  locales,
}: {
  readonly route: Route;
  readonly locales: readonly string[];
}): ReactNode {
  if (!("locale" in route)) {
    return route.kind === "languages" ? (
      <link rel="alternate" hrefLang="x-default" href={origin + pathOf(route)} />
    ) : null;
  }
  const complete = siteLocales.filter((locale) => locales.includes(locale.id));
  const [first] = complete;
  return (
    <>
      {complete.map((locale) => (
        <link
          key={locale.id}
          rel="alternate"
          hrefLang={alternateLanguage(locale.tag)}
          href={origin + pathOf(inLocale(route, locale.id))}
        />
      ))}
      {first !== undefined && (
        <link rel="alternate" hrefLang="x-default" href={origin + pathOf(inLocale(route, first.id))} />
      )}
    </>
  );
}
