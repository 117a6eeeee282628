import type { CalculatorDocument } from "../constructs/documents.ts";
import { namedTable } from "../constructs/named-table.ts";
import type { PeriodModel, TableModel } from "../constructs/table-model.ts";
import type { Scalar } from "../runtime/answer.ts";
import type { Texts } from "../runtime/query.ts";
import type { CalculatorContext } from "./calculator-context.ts";
import { canonicalTexts } from "./variants.ts";

/** The cases of a calculator that people look for by a name. */
export interface NamesModel {
  /** Whether the words name each case, which is no option of an input. */
  readonly areOwn: boolean;
  /** What the words may say of a case. */
  readonly columns: readonly string[];
  readonly cases: readonly {
    readonly id: string;
    /** What it fills in. */
    readonly fills: Texts;
    /** Its row, the key among the columns. */
    readonly row: Readonly<Record<string, Scalar>>;
  }[];
}

export function resolveNames(context: CalculatorContext): NamesModel | undefined {
  const { document, sharedSpecs, reporter } = context;
  const { names } = document;
  if (names === undefined) return undefined;
  const found = namedTable(names.table, ["names", "table"], context);
  const table = found === undefined ? undefined : sharedSpecs.table(found);
  if (table === undefined) return undefined;
  const [key] = table.keys;
  const type = table.keyTypes[key?.id ?? ""];
  if (key === undefined || table.keys.length > 1 || type?.kind !== "choice")
    return reporter.report("bad_value", { detail: "the table of names has one key, a choice" }, [
      "names",
      "table",
    ]);
  const { fills } = names;
  const listed = Object.keys(fills ?? {});
  for (const id of listed)
    if (!type.options.includes(id)) reporter.unknownName(id, ["names", "fills", id], type.options, "key");
  const isInput = fills === undefined && key.id in document.inputs;
  const period = newestRead(table);
  const ids = fills === undefined ? (period?.rows ?? []).map(({ keys }) => String(keys[key.id])) : listed;
  return {
    areOwn: !isInput,
    columns: [key.id, ...Object.keys(table.columns)],
    cases: ids.flatMap((id) => {
      const values = period?.rows.find(({ keys }) => keys[key.id] === id)?.values;
      if (values === undefined) return [];
      const row = { [key.id]: id, ...values };
      const written = fills?.[id] ?? (isInput ? { [key.id]: id } : inputsAmong(values, document));
      const path = ["names", "fills", id];
      return [{ id, fills: canonicalTexts(document, written, path, sharedSpecs, reporter), row }];
    }),
  };
}

/** The columns that are inputs. */
function inputsAmong(
  values: TableRow["values"],
  { inputs }: CalculatorDocument,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([id, value]) =>
      id in inputs && value !== null ? [[id, String(value)] as const] : [],
    ),
  );
}

type TableRow = PeriodModel["rows"][number];

/** The newest period that had begun when its sources were read. */
function newestRead({ periods }: TableModel): PeriodModel | undefined {
  const begun = periods.filter(({ from = "", citations }) =>
    citations.some(({ checked_on: day }) => from <= day),
  );
  return begun.at(-1) ?? periods.at(0);
}
