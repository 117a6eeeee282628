import type { TableModel } from "../constructs/table-model.ts";
import { eachSourceOnce } from "../presentation/cited-sources.ts";
import { variantWords } from "../presentation/variant-words.ts";
import type { CalculatorModel, ExampleModel } from "../resolve/model.ts";
import type { CoveredLaw } from "../runtime/covered-law.ts";
import { encodeQuery } from "../runtime/query.ts";
import type { Words } from "../runtime/words.ts";
import { messageNames, plainText } from "../words/words.ts";

/** Where that lies which the page of a place says of a calculator in one language. */
export function coveredLawPath(calculator: string, locale: string): string {
  return `generated/calculators/${calculator}/covered-law/${locale}.json`;
}

/** As data. */
export function emitCoveredLaw(model: CalculatorModel, words: Words): string {
  return `${JSON.stringify(coveredLaw(model, words))}\n`;
}

/** What law a calculator covers: from its tables, and from the worked examples that it refuses. */
function coveredLaw(model: CalculatorModel, words: Words): CoveredLaw {
  const { id, tables, background } = model;
  const all = [
    ...tables.flatMap(({ periods }) =>
      periods.flatMap(({ citations, rows }) => [...citations, ...rows.flatMap((row) => row.citations ?? [])]),
    ),
    ...background.sources,
  ];
  return {
    calculator: id,
    since: firstDays(model, words),
    changes: tables.flatMap(changesOf),
    refused: refusedCases(model, words),
    sources: eachSourceOnce(all),
    checked: all.map(({ checked_on: day }) => day).toSorted()[0] ?? "",
  };
}

/** The periods of a table with other figures than those before; a period can be new because it was read elsewhere. */
function changesOf({ periods }: TableModel): CoveredLaw["changes"] {
  return periods.flatMap(({ from, citations, rows }, index) => {
    const before = periods[index - 1];
    return from === undefined || before === undefined || figuresOf(before.rows) === figuresOf(rows)
      ? []
      : [{ from, citations }];
  });
}

function figuresOf(rows: TableModel["periods"][number]["rows"]): string {
  const written = rows.map(({ keys, above, values }) => JSON.stringify([keys, above, values]));
  return written.toSorted((one, other) => (one < other ? -1 : 1)).join("\n");
}

const outside = "outside.";

/** The table for whose lack of an earlier period an example is refused. */
function tableOutside({ outcome }: ExampleModel): string | undefined {
  return outcome.kind === "refusal" && outcome.reason.startsWith(outside)
    ? outcome.reason.slice(outside.length)
    : undefined;
}

/** The latest first day of the tables outside which an example of the page is refused, or one of any page that the page can cite. */
function firstDays(model: CalculatorModel, words: Words): CoveredLaw["since"] {
  const { background, tables, examples } = model;
  return background.variants.flatMap(({ slug, route }) => {
    const own = examples.filter(({ description }) => description.variant === slug).flatMap(refusedTable);
    const cited = background.cited?.[slug]?.tables;
    const any = examples.flatMap(refusedTable).filter((id) => cited?.includes(id) ?? true);
    const [last] = tables
      .filter(({ id }) => (own.length > 0 ? own : any).includes(id))
      .flatMap((table) => {
        const from = table.periods[0]?.from;
        const dated = datedBy(model, table, variantWords(words, slug));
        return from === undefined || dated === undefined ? [] : [{ route, dated, from }];
      })
      .toSorted((one, other) => (one.from < other.from ? 1 : -1));
    return last === undefined ? [] : [last];
  });
}

function refusedTable(example: ExampleModel): readonly string[] {
  const table = tableOutside(example);
  return table === undefined ? [] : [table];
}

/** What the date is called on which a table is looked up: the input, where it is one or follows from one alone. */
function datedBy(model: CalculatorModel, table: TableModel, words: Words): string | undefined {
  const days = model.statements.flatMap((statement) =>
    statement.kind === "lookup" && statement.table.id === table.id && statement.on?.kind === "name"
      ? [statement.on.name]
      : [],
  );
  const labels = days.flatMap((name) => [
    ...dateInputs(model, name).map((input) => words[`inputs.${input}.label`]),
    words[`outputs.${name}.label`],
    words[`formulas.${name}`],
  ]);
  const label = labels.find((message) => message !== undefined);
  return label === undefined ? undefined : plainText(label, {});
}

/** The one date that is asked for and that a value is or is worked out from. */
function dateInputs({ inputs, statements }: CalculatorModel, name: string): readonly string[] {
  const needs = statements.find(({ id }) => id === name)?.needs ?? [name];
  const dates = inputs.flatMap(({ description: { id, type } }) =>
    type === "date" && needs.includes(id) ? [id] : [],
  );
  return dates.length === 1 ? dates : [];
}

/** Each other reason for which the calculator gives no figures: by the name of an example, or else in its own words. */
function refusedCases(model: CalculatorModel, words: Words): CoveredLaw["refused"] {
  const pages = model.background.variants;
  return model.statements.flatMap(({ kind, id }) => {
    if (kind !== "refusal") return [];
    const examples = model.examples.filter(
      ({ outcome }) => outcome.kind === "refusal" && outcome.reason === id,
    );
    const [named] = examples.flatMap(({ description: { id: example, variant, given } }) => {
      const page = pages.find(({ slug }) => slug === variant);
      const name = page === undefined ? undefined : variantWords(words, page.slug)[`examples.${example}`];
      return page === undefined || name === undefined
        ? []
        : [{ route: page.route, name: plainText(name, {}), query: String(encodeQuery(given)) }];
    });
    if (named !== undefined) return [named];
    const page = pages.find(({ slug }) => slug === examples[0]?.description.variant) ?? pages[0];
    const text = page === undefined ? undefined : variantWords(words, page.slug)[`refusals.${id}`];
    return page === undefined || text === undefined || messageNames([text]).length > 0
      ? []
      : [{ route: page.route, name: plainText(text, {}) }];
  });
}
