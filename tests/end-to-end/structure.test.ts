import { describe, expect, test } from "vitest";
import { locales } from "../../generated/catalog.ts";
import { origin } from "../../site/origin.ts";
import { builtFiles, builtPages, readBuilt } from "./setup/built-site.ts";
import { calculatorPages } from "./setup/pages.ts";

const calculators = new Map(calculatorPages.map((page) => [page.address, page]));

const pictures = new Set(builtFiles.filter((file) => file.endsWith(".png")));

describe.each(builtPages)("$address", ({ address, file }) => {
  const html = readBuilt(file);
  // What is made for frames is a part of the page behind /embed.
  const place = address.replace(/^\/embed(?=\/)/, "");
  const isFramed = place !== address;
  const locale = locales.find(({ id }) => place === `/${id}` || place.startsWith(`/${id}/`));

  test("has one heading, one main part, a title and a summary", () => {
    expect(html.match(/<h1\b/g)).toHaveLength(1);
    expect(html.match(/<main\b/g)).toHaveLength(1);
    expect(textsOf(html, /<title>([^<]*)<\/title>/g)).toEqual([expect.stringMatching(/\S/)]);
    expect(textsOf(html, /<meta name="description" content="([^"]*)"/g)).toEqual([
      expect.stringMatching(/\S/),
    ]);
  });

  test("says in which language it is, and which way that is written", () => {
    const [tag = ""] = html.match(/<html\b[^>]*>/) ?? [];
    expect(tag).toContain(`lang="${locale?.tag ?? "en"}"`);
    expect(/\bdir="rtl"/.test(tag)).toBe(locale?.dir === "rtl");
  });

  test("has one place: its own address is the one it gives", () => {
    expect(textsOf(html, /<link rel="canonical" href="([^"]*)"/g)).toEqual([`${origin}${place}`]);
    expect(html.includes('<meta name="robots" content="noindex"')).toBe(isFramed);
  });

  test("gives a picture to who shows a link to it: a calculator its own", () => {
    const [image = "", ...more] = textsOf(html, /<meta property="og:image" content="([^"]*)"/g);
    expect(more).toEqual([]);
    expect(pictures).toContain(image.slice(origin.length + 1));
    if (calculators.has(place)) expect(image).toBe(`${origin}/images${place}.png`);
  });

  test("lets no browser put back by itself what was left in a control", () => {
    expect(openToRestoring(html)).toEqual([]);
  });

  test("shows a few worked examples, and the others to who asks for them", () => {
    const [, shown = ""] = /<section id="examples"[^>]*>(.*?)<(?:details|\/section)>/s.exec(html) ?? [];
    expect(shown.match(/<li>/g)?.length ?? 0).toBeLessThanOrEqual(4);
  });

  test("shows nothing that is no answer", () => {
    expect(visibleText(html)).not.toMatch(/NaN|undefined|\[object|Infinity/);
  });
});

test.each(builtPages.filter(({ address }) => calculators.has(address.replace(/^\/embed/, ""))))(
  "$address shows a worked result before any script runs",
  ({ address, file }) => {
    const html = readBuilt(file);
    const outputs =
      calculators.get(address.replace(/^\/embed/, ""))?.tested.calculator.description.outputs ?? [];
    const isTableOnly = outputs.every(({ type }) => type === "table");
    expect(html.includes("data-output=") || isTableOnly || html.includes('class="refusal')).toBe(true);
    // A page that only refuses asks for nothing.
    expect(html.includes("<noscript>")).toBe(html.includes(`class="inputs"`));
  },
);

/** The first group of every match. */
function textsOf(html: string, pattern: RegExp): readonly string[] {
  return [...html.matchAll(pattern)].map(([, text = ""]) => text);
}

/** The controls that neither are, nor stand in a form that is, closed to what a browser remembers. */
function openToRestoring(html: string): readonly string[] {
  let isFormClosed = false;
  return [...html.matchAll(/<(\/?form|input|select|textarea)\b[^>]*>/g)].flatMap(([tag, name = ""]) => {
    const isClosed = /\bautocomplete="off"/i.test(tag);
    if (name.endsWith("form")) isFormClosed = isClosed;
    return name.endsWith("form") || isClosed || isFormClosed ? [] : [tag];
  });
}

/** What a page says outside its scripts and tags. */
function visibleText(html: string): string {
  return html.replaceAll(/<script\b[\s\S]*?<\/script>/g, "").replaceAll(/<[^>]*>/g, " ");
}
