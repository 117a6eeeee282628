import { evaluate } from "../../generator/presentation/evaluation.ts";
import { createPresenter } from "../../generator/presentation/presenter.ts";
import type { Translator } from "../../generator/presentation/translator.ts";
import { jsonInfo } from "../answer/json-info.ts";
import { schemasOf } from "../answer/json-schema.ts";
import { findCalculator } from "../calculators/find-calculator.ts";
import { loadCalculatorPage, loadTranslator, unknownCalculator, type Page } from "../calculators/page.ts";
import type { ExitCode, Terminal } from "../terminal.ts";
import { misunderstood } from "./misunderstood.ts";

/** `plainsum schema <calculator>`: the JSON Schema of its inputs and of what `--json` prints. */
export async function schema(
  name: string,
  asked: Translator,
  json: boolean,
  terminal: Terminal,
): Promise<ExitCode> {
  const found = findCalculator(name);
  if (found.kind === "not_found")
    return misunderstood(unknownCalculator(name, found.nearest, asked), json, terminal);
  const loaded = await loadCalculatorPage(found);
  const { translator } = await loadTranslator(found, loaded.variant.slug, asked);
  const page: Page = { ...loaded, translator };
  const evaluation = evaluate(page.calculator, page.variant, {}, { today: terminal.today });
  const presenter = createPresenter(page.calculator.description, evaluation, translator);
  const schemas = schemasOf(jsonInfo(page, presenter, found.entry.locales));
  terminal.out(`${JSON.stringify(schemas, undefined, 2)}\n`);
  return 0;
}
