import type { Translator } from "../../generator/presentation/translator.ts";
import { jsonInfo } from "../answer/json-info.ts";
import { schemasOf } from "../answer/json-schema.ts";
import { loadDescribedPage } from "../calculators/described-page.ts";
import { findCalculator } from "../calculators/find-calculator.ts";
import { unknownCalculator } from "../calculators/page.ts";
import type { ExitCode, Terminal } from "../terminal.ts";
import { misunderstood } from "./misunderstood.ts";

/** `plainsum schema <calculator>`: the JSON Schema of its inputs and of what `--json` prints. */
export async function schema(
  name: string,
  preferred: Translator,
  json: boolean,
  terminal: Terminal,
): Promise<ExitCode> {
  const found = findCalculator(name);
  if (found.kind === "not_found")
    return misunderstood(unknownCalculator(name, found.nearest, preferred), json, terminal);
  const { page, presenter } = await loadDescribedPage(found, preferred, terminal.today);
  const schemas = schemasOf(jsonInfo(page, presenter, found.entry.locales, terminal.today));
  terminal.out(`${JSON.stringify(schemas, undefined, 2)}\n`);
  return 0;
}
