import type { PageContextServer } from "vike/types";
import type { PageData } from "../../layout/page.ts";
import { tileLines } from "../../layout/tile-lines.ts";
import { entriesOf } from "./entries-of.ts";

/** What the calculators of the region say in one line. */
export async function data({ routeParams }: PageContextServer): Promise<PageData> {
  const { locale = "", category = "", region = "" } = routeParams;
  return { lines: await tileLines(entriesOf({ locale, category, region }), locale) };
}
