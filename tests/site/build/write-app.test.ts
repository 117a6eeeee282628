import { expect, test } from "vitest";
import { images } from "../../../site/build/write-images.ts";
import { webApp } from "../../../site/build/write-app.ts";

test("an app begins in its language, and its icons are drawn", () => {
  const app = webApp({ id: "ar", tag: "ar", dir: "rtl" }, { name: "Plainsum", description: "Calculators" });
  expect(app).toMatchObject({
    id: "/ar",
    start_url: "/ar",
    scope: "/",
    lang: "ar",
    dir: "rtl",
    display: "standalone",
  });
  const icons = JSON.stringify(app["icons"]).match(/(?<=\/images\/)[^"]+/gu) ?? [];
  expect(icons).toHaveLength(4);
  for (const icon of icons) expect(images.has(icon)).toBe(true);
});
