import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { writeSitemap } from "../../../site/build/write-sitemap.ts";

const output = mkdtempSync(join(tmpdir(), "plainsum-sitemap-"));
afterAll(() => rmSync(output, { recursive: true }));

test("a sitemap lists every post of the blog, and nothing else that lies in its folder", async () => {
  await writeSitemap(output);
  const text = readFileSync(join(output, "sitemap-en.xml"), "utf8");
  const listed = [...text.matchAll(/<loc>[^<]*\/blog\/([^<]*)<\/loc>/gu)].map(([, slug]) => slug);
  const files = readdirSync("blog").filter((file) => file.endsWith(".md") && file !== "README.md");
  expect(listed).toHaveLength(files.length);
  expect(new Set(listed)).toEqual(new Set(files.map((file) => file.replace(/\.md$/u, ""))));
});
