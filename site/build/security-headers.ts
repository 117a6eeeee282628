/** What a page may load and do: its own scripts, styles and face of figures, and nothing from anyone else. `frames`: who may frame it. */
const contentSecurityPolicy = (frames: "'none'" | "*"): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frames}`,
    "require-trusted-types-for 'script'",
    "trusted-types languages offline",
  ].join("; ");

/** Headers by the paths they are sent with, in the order a host applies them; `*` stands for any rest. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Headers of earlier rules that are of no use here. */
  readonly without?: readonly string[];
}

/** What browsers heed on documents alone; on scripts and pictures it would be so many bytes for nothing. */
const documentOnly = [
  "Content-Security-Policy",
  "Permissions-Policy",
  "Cross-Origin-Opener-Policy",
  "Referrer-Policy",
  "Speculation-Rules",
];

/** The headers of the whole site. Files under /assets/ carry their content's hash in their name and never change. */
export const headerRules: readonly HeaderRule[] = [
  {
    path: "/*",
    headers: {
      "Content-Security-Policy": contentSecurityPolicy("'none'"),
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "same-origin",
      "Permissions-Policy":
        "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Strict-Transport-Security": "max-age=31536000",
      "Cache-Control": "public, max-age=0, must-revalidate",
      "Speculation-Rules": '"/speculation-rules.json"',
    },
  },
  {
    path: "/assets/*",
    headers: { "Cache-Control": "public, max-age=31536000, immutable" },
    without: documentOnly,
  },
  // What is made for frames may stand in those of any site; no other page may.
  {
    path: "/embed/*",
    headers: {
      "Content-Security-Policy": contentSecurityPolicy("*"),
      "Cross-Origin-Resource-Policy": "cross-origin",
    },
    without: ["Cross-Origin-Opener-Policy", "Speculation-Rules"],
  },
  // Previews are fetched by other sites, which is their purpose.
  {
    path: "/images/*",
    headers: { "Cache-Control": "public, max-age=86400", "Cross-Origin-Resource-Policy": "cross-origin" },
    without: documentOnly,
  },
  { path: "/speculation-rules.json", headers: { "Content-Type": "application/speculationrules+json" } },
];

/** Pages a visitor is about to open are fetched when the pointer rests on their link. */
export const speculationRules = {
  prefetch: [{ where: { href_matches: "/*" }, eagerness: "moderate" }],
} as const;

/** The headers a path is sent with: later rules add to, replace or take away what earlier ones said. */
export function headersFor(path: string, rules: readonly HeaderRule[]): Readonly<Record<string, string>> {
  const matching = rules.filter((rule) =>
    rule.path.endsWith("*") ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
  );
  return matching.reduce<Readonly<Record<string, string>>>((sum, { headers, without = [] }) => {
    const kept = Object.entries(sum).filter(([name]) => !without.includes(name));
    return { ...Object.fromEntries(kept), ...headers };
  }, {});
}
