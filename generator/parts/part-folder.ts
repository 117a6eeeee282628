/** A part by itself: checked and tested like a calculator that asks for what it needs. */
import {
  checkWordsFiles,
  missingFiles,
  type CheckedFolder,
  type CheckedSpecification,
} from "../check/calculator-folder.ts";
import { checkShape } from "../check/shape.ts";
import type { CalculatorDocument, InputDocument, PartDocument } from "../constructs/documents.ts";
import type { LocaleEntry } from "../constructs/shared-specs.ts";
import type { ReadFolder } from "../read/calculator-folder.ts";
import { composeDocument, pathKey } from "../read/composed-document.ts";
import type { SourceDocument } from "../read/source-document.ts";

/** Checks that a part's folder holds what it must, each file in the shape of its kind. */
export function checkPartFolder(folder: ReadFolder, locales: readonly LocaleEntry[]): CheckedFolder {
  const source = folder.documents.get(`specs/${folder.id}/part.yaml`);
  const shape = source === undefined ? undefined : checkShape("part", source);
  const words = checkWordsFiles(folder, locales);
  const specification =
    source === undefined || shape?.value === undefined ? undefined : asCalculator(source, shape.value);
  return {
    id: folder.id,
    ...(specification === undefined ? {} : { specification }),
    words: words.value,
    problems: [...missingFiles(folder, locales), ...(shape?.problems ?? []), ...words.problems],
  };
}

/** A part whose needs are inputs of its own. */
function asCalculator(
  source: SourceDocument,
  { needs = {}, inputs = {}, outputs = {}, examples = [], ...sections }: PartDocument,
): CheckedSpecification {
  // A need that a calculator may leave out is asked for here: it always has its default.
  const asked: Record<string, InputDocument> = {};
  for (const [id, need] of Object.entries(needs)) asked[id] = { ...need, optional: false };
  const document: CalculatorDocument = {
    ...sections,
    inputs: { ...asked, ...inputs },
    outputs,
    examples,
  };
  const origins = new Map(
    Object.keys(needs).map((id) => [pathKey(["inputs", id]), { source, path: ["needs", id] }]),
  );
  return { document, source: composeDocument(source, source.value, origins), isPart: true };
}
