import type { CalculatorDocument } from "../constructs/documents.ts";
import { kindOf } from "../constructs/inputs/any.ts";
import { reportOn, type Path, type Reporter } from "../constructs/reporter.ts";
import { citationsOf, formulaKind, kindOfStatement, tablesOf } from "../constructs/statements/any.ts";
import { namedByCurrency } from "../constructs/values/currency.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { SourceDocument } from "../read/source-document.ts";
import type { CitedSources, VariantDescription } from "../runtime/description.ts";
import { citationKey } from "../presentation/cited-sources.ts";
import { argumentNames } from "../presentation/message.ts";
import { variantWords } from "../presentation/variant-words.ts";
import type { Message, Words } from "../runtime/words.ts";
import { readingsIn } from "../words/text-readings.ts";
import { namesIn } from "../words/words.ts";
import { readInputs } from "../runtime/reading/read-inputs.ts";
import { withFirstFigures } from "./first-figures.ts";
import type { CalculatorModel } from "./model.ts";
import { analyzePage, type PageAnalysis } from "./page-analysis.ts";

/** A model whose pages ask only for what can change their answers. */
export interface ResolvedPages {
  readonly model: CalculatorModel;
  readonly problems: readonly Diagnostic[];
}

/** Any day: what a page asks for depends on none. */
const someDay = "2026-01-01";

/**
 * Works out what each page asks for, shows and cites. `words` are by language, the one they are first written in before
 * the others; `beforeFigures` are that one's while figures of tables are names in them.
 */
export function resolvePages(
  model: CalculatorModel,
  document: CalculatorDocument,
  source: SourceDocument,
  words: ReadonlyMap<string, Words>,
  beforeFigures: Words,
): ResolvedPages {
  const reporter = reportOn(source);
  const namesOf = namesIn(words);
  const [english = {}] = words.values();
  const cited: Record<string, CitedSources> = {};
  const variants = model.background.variants.map((variant) => {
    if (document.variants?.[variant.slug] === undefined) return variant;
    const context = { model, document, variant, reporter };
    const analysis = analyzePage(model, {
      set: typedInputs(model, variant),
      namesBeside: (id) => namesBeside(document, id),
      steps: Object.keys(document.steps ?? {}),
      namesIn: (key) => namesOnPage(key, variant, namesOf),
    });
    reportTexts(context, english);
    const own = citedOn(model, variant, analysis, beforeFigures);
    if (own !== undefined) cited[variant.slug] = own;
    return withoutUnasked(context, analysis);
  });
  const background = {
    ...model.background,
    variants,
    ...(Object.keys(cited).length === 0 ? {} : { cited }),
  };
  return {
    model: { ...model, background, description: describedBy(model, document, english) },
    problems: reporter.problems,
  };
}

/** The description with the results that come first, which depend on what sentences say. */
function describedBy(
  { description, background: { variants } }: CalculatorModel,
  { key_figures: named }: CalculatorDocument,
  english: Words,
): CalculatorModel["description"] {
  if (named !== undefined) return description;
  const readings = readingsIn(new Map([["", english]]));
  const sentences = variants.map(({ slug }) => {
    const own = readings(`variants.${slug}.answer`);
    return own.length > 0 ? own : readings("answer");
  });
  return { ...description, outputs: withFirstFigures(description.outputs, sentences) };
}

/** What a page can cite of all its calculator does; undefined where that is everything. */
function citedOn(
  { statements, figures, background }: CalculatorModel,
  variant: VariantDescription,
  { reached, refusal }: PageAnalysis,
  words: Words,
): CitedSources | undefined {
  const own = statements.filter(({ id }) => reached.has(id));
  const names = new Set(textsOnPage(words, variant, refusal !== undefined).flatMap(argumentNames));
  const said = figures.filter(({ columns }) => columns.some(({ name }) => names.has(name)));
  const tableIds = new Set(
    [...own.flatMap(tablesOf), ...said.flatMap(({ table }) => table ?? [])].map(({ id }) => id),
  );
  const citations = new Set(own.flatMap(citationsOf).map(citationKey));
  const tables = background.tables.filter(({ id }) => tableIds.has(id)).map(({ id }) => id);
  // What cannot be assigned to a statement is cited on every page.
  const ofStatements = new Set(statements.flatMap(citationsOf).map(citationKey));
  const sources = background.sources
    .map(citationKey)
    .filter((key) => citations.has(key) || !ofStatements.has(key));
  const isAll = tables.length === background.tables.length && sources.length === background.sources.length;
  return isAll ? undefined : { tables, sources };
}

/** The texts a page may say; of one that is always refused, few are left. */
function textsOnPage(
  words: Words,
  { slug, ...listed }: VariantDescription,
  isRefused: boolean,
): readonly Message[] {
  return Object.entries(variantWords(words, slug)).flatMap(([key, message]) => {
    const [section = "", id = ""] = key.split(".");
    const isListed =
      (section !== "sections" && section !== "questions") || (listed[section]?.includes(id) ?? true);
    const isLeft =
      !isRefused || !/^(?:inputs|outputs|formulas|columns|examples|charts|checks|answer|steps)\b/.test(key);
    return section !== "variants" && section !== "names" && isListed && isLeft ? [message] : [];
  });
}

interface PageContext {
  readonly model: CalculatorModel;
  readonly document: CalculatorDocument;
  readonly variant: VariantDescription;
  readonly reporter: Reporter;
}

/** The page with what it does not ask for at its default, and without what it never shows. */
function withoutUnasked(context: PageContext, analysis: PageAnalysis): VariantDescription {
  const { model, variant } = context;
  const open = model.inputs.map(({ description }) => description).filter(({ id }) => !isSet(variant, id));
  const unasked = open.filter(({ id }) => !analysis.asked.has(id));
  reportUnasked(
    context,
    unasked.map(({ id }) => id),
  );
  const without = model.outputs.map(({ id }) => id).filter((id) => !analysis.outputs.has(id));
  if (unasked.length === 0 && without.length === 0) return variant;
  const kept = unasked.map(({ id, default: usual }) => [id, variant.defaults[id] ?? usual] as const);
  return {
    ...variant,
    fixed: { ...variant.fixed, ...Object.fromEntries(kept) },
    defaults: Object.fromEntries(
      Object.entries(variant.defaults).filter(([id]) => unasked.every((input) => input.id !== id)),
    ),
    ...(unasked.length === 0 ? {} : { unasked: unasked.map(({ id }) => id) }),
    ...(without.length === 0 ? {} : { without }),
  };
}

function isSet({ fixed }: VariantDescription, id: string): boolean {
  return Object.hasOwn(fixed, id);
}

/** Reports what an author says of inputs that the page does not ask for: what is at one place and of one reason, once. */
function reportUnasked({ document, variant, reporter }: PageContext, unasked: readonly string[]): void {
  const { slug } = variant;
  const reasons = [
    { reason: "it sets it", holds: (id: string) => isSet(variant, id) },
    { reason: "it cannot change the answer there", holds: (id: string) => unasked.includes(id) },
  ];
  const report = (ids: readonly string[], pathOf: (id: string) => Path): void => {
    for (const { reason, holds } of reasons) {
      const found = ids.filter(holds);
      const [first] = found;
      if (first === undefined) continue;
      const names = found.map((id) => `\`${id}\``).join(", ");
      reporter.reportKey("not_asked", { names, variant: slug, reason }, pathOf(first));
    }
  };
  const { defaults = {} } = document.variants?.[slug] ?? {};
  report(Object.keys(defaults), (id) => ["variants", slug, "defaults", id]);
  const [firstPage] = Object.keys(document.variants ?? {});
  for (const [position, { variant: own = firstPage, given }] of document.examples.entries())
    if (own === slug) report(Object.keys(given), (id) => ["examples", position, "given", id]);
}

/** The sections and questions a page names are in its words. */
function reportTexts({ variant, reporter }: PageContext, words: Words): void {
  const own = Object.keys(variantWords(words, variant.slug));
  for (const part of ["sections", "questions"] as const) {
    const known = own.flatMap((key) => (key.startsWith(`${part}.`) ? (key.split(".")[1] ?? []) : []));
    for (const [index, id] of (variant[part] ?? []).entries())
      if (!known.includes(id))
        reporter.unknownName(id, ["variants", variant.slug, part, index], new Set(known));
  }
}

/** The inputs a page sets, as formulas see them; the current day is none. */
function typedInputs(
  { description }: CalculatorModel,
  { fixed }: VariantDescription,
): ReturnType<typeof readInputs>["values"] {
  const { values } = readInputs({ description, visible: () => ({}) }, {}, { today: someDay, fixed });
  return Object.fromEntries(
    Object.entries(values).filter(([id]) => fixed[id] !== undefined && fixed[id] !== "today"),
  );
}

/** The values a text of one page names: its own text, where it has one, else that of all pages. */
function namesOnPage(
  key: string,
  { slug }: VariantDescription,
  namesOf: (key: string) => readonly string[],
): readonly string[] {
  const own = namesOf(`variants.${slug}.${key}`);
  return own.length > 0 ? own : namesOf(key);
}

/** The names by which an input is read, or a value shown, besides its formula. */
function namesBeside(document: CalculatorDocument, id: string): readonly string[] {
  const input = document.inputs[id];
  const output = document.outputs[id];
  const formula = document.formulas?.[id];
  return [
    ...(input === undefined ? [] : (kindOf(input).names?.(input) ?? [])),
    ...(output === undefined ? [] : namedByCurrency(output.currency)),
    ...(formula === undefined
      ? []
      : (kindOfStatement({ kind: formulaKind(formula) }).names?.(formula) ?? [])),
    ...namedByCurrency(document.currency),
  ];
}
