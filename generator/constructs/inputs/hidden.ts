import type { InputDocument } from "./any.ts";
import { kindOfColumn } from "./column.ts";
import type { InputContext, Literal } from "./input-syntax.ts";
import { readWritten } from "./read-written.ts";

/**
 * The value an input has while its condition hides it, if its author says one. That of an input which is always there
 * is reported: nothing would ever have it.
 */
export function readHidden(document: InputDocument, context: InputContext): Literal | undefined {
  const { path, reporter } = context;
  if (document.type === "rows" || document.hidden === undefined) return undefined;
  const place = { ...context, path: [...path, "hidden"] };
  if (document.when === undefined)
    return reporter.reportKey("never_hidden", { name: context.id }, place.path);
  const kind = kindOfColumn(document);
  return readWritten(document.hidden, kind, kind.writtenAs?.(document) ?? {}, place);
}
