import { readdirSync } from "node:fs";
import { join } from "node:path";
import { catalog } from "../../generated/catalog.ts";
import { assert } from "../../generator/runtime/assert.ts";
import { nextWeight, pageWeight, type PageWeight } from "../weight/page-weight.ts";
import { median, type Measurement } from "./measurement.ts";
import { spend } from "./processor-time.ts";

/** Brotli bytes of each kind of page: the heaviest of its kind. */
export function measurePageWeights(root: string): readonly Measurement[] {
  const client = join(root, "dist/client");
  const pages = readdirSync(client, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".html"),
  );
  const routes = new Set(catalog.flatMap(({ variants }) => variants.map(({ route }) => route)));
  const kinds = new Map<string, PageWeight[]>();
  for (const file of pages) {
    const kind = kindOf(file.replaceAll("\\", "/"), routes);
    kinds.set(kind, [...(kinds.get(kind) ?? []), pageWeight(client, file)]);
  }
  const atOnce = ({ html, css, script }: PageWeight): number => html + css + script;
  const calculators = kinds.get("calculator") ?? [];
  return [
    ...[...kinds].map(([kind, weights]) => ({
      what: `${kind} page, heaviest of ${weights.length}: loaded when it opens`,
      value: Math.max(...weights.map(atOnce)),
      unit: "B",
      ...(kind === "calculator" ? { goal: 24_000 } : {}),
    })),
    {
      what: "calculator page, heaviest: with what it loads once in use",
      value: Math.max(...calculators.map(({ inUse }) => inUse)),
      unit: "B",
      goal: 150_000,
    },
    {
      what: "calculator page, the middle one: with what it loads once in use",
      value: median(calculators.map(({ inUse }) => inUse)),
      unit: "B",
      goal: 150_000,
    },
    {
      what: "calculator page, heaviest: with its pictures, tables and steps, once they come near the screen",
      value: Math.max(...calculators.map(({ inUse, near }) => inUse + near)),
      unit: "B",
      goal: 190_000,
    },
    ...measureVisit(client),
    {
      what: "script on index pages",
      value: Math.max(0, ...(kinds.get("index") ?? []).map(({ script }) => script)),
      unit: "B",
      goal: 0,
    },
  ];
}

/** Calculators that a visitor opens one after the other. */
const visit = ["finance/tip", "finance/mortgage", "health/bmi"];

/** What each next page of a visit loads, with the files of the one before at hand. */
function measureVisit(client: string): readonly Measurement[] {
  const fileOf = (route: string): string => `en/${route}/index.html`;
  return visit.slice(1).flatMap((route, index) => {
    const before = visit[index] ?? "";
    const { read, inUse } = nextWeight(client, fileOf(route), fileOf(before));
    return [
      { what: `${route} after ${before}: loaded when it opens`, value: read, unit: "B", goal: 12_000 },
      {
        what: `${route} after ${before}: with what it loads once in use`,
        value: inUse,
        unit: "B",
        goal: 30_000,
      },
    ];
  });
}

/** Index pages are those that only lead to others or are only read; the first page asks the browser for its language. */
function kindOf(file: string, routes: ReadonlySet<string>): string {
  const path = file.replace(/\/?index\.html$/, "").replace(/\.html$/, "");
  const [, ...rest] = path.split("/");
  if (routes.has(rest.join("/"))) return "calculator";
  if (path === "") return "first";
  if (path.startsWith("blog")) return "blog";
  return rest[0] === "search" ? "search" : "index";
}

/** The site built once: seconds in all, and the processor time its pages took, as the build reports it. */
export function measureBuild(root: string): readonly Measurement[] {
  const { elapsed, processor, output } = spend(["--import", "tsx", "site/build/build.ts"], root);
  const { pages, milliseconds } = prerendering(output);
  return [
    { what: "the site built", value: elapsed, unit: "s" },
    { what: "the site built", value: processor, unit: "s of processor time" },
    {
      what: "a page prerendered",
      value: milliseconds / pages,
      unit: "ms of processor time",
      goal: (20 / 1200) * 1000,
    },
  ];
}

/** What a build says of its prerendering: how many pages, and milliseconds of processor time for all. */
export function prerendering(output: string): { readonly pages: number; readonly milliseconds: number } {
  const [, pages, milliseconds] = /(\d+) pages prerendered in (\d+) ms of processor time/.exec(output) ?? [];
  assert(pages !== undefined && milliseconds !== undefined, "the build says what its pages took");
  return { pages: Number(pages), milliseconds: Number(milliseconds) };
}
