/** A calculator with the parts it names taken in, before it is resolved: what comes later sees one calculator. */
import {
  checkWordsFiles,
  unreadWords,
  type OverriddenInput,
  type PartWords,
} from "../check/calculator-folder.ts";
import { checkShape, problemsBelow } from "../check/shape.ts";
import { reportOn } from "../constructs/reporter.ts";
import type { SharedSpecs } from "../constructs/shared-specs.ts";
import { diagnose, type Diagnostic } from "../diagnostics/diagnostic.ts";
import { nearest } from "../presentation/nearest.ts";
import type { CalculatorFolder, ReadFolder } from "../read/calculator-folder.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { mergeParts } from "./merge.ts";
import { membersOf } from "./part-members.ts";
import { isRest } from "./sections.ts";
import { readWithOptions } from "./table-options.ts";
import { readUse, type PartUse, type UsedPart } from "./use.ts";

/** A calculator's folder, its specification with the parts in it; without it where a part is not to be had. */
export interface JoinedFolder {
  readonly folder: ReadFolder;
  readonly overrides: readonly OverriddenInput[];
  readonly words: readonly PartWords[];
  /** The folders of the parts it names, those with mistakes too. */
  readonly usedParts: readonly string[];
  readonly problems: readonly Diagnostic[];
}

/** Takes the parts into a calculator's specification. What is wrong with a part itself is reported with the part. */
export function joinParts(folder: ReadFolder, sharedSpecs: SharedSpecs): JoinedFolder {
  const path = `specs/${folder.id}/calculator.yaml`;
  const source = folder.documents.get(path);
  const unchanged: JoinedFolder = { folder, overrides: [], words: [], usedParts: [], problems: [] };
  if (source === undefined || !takesParts(source.value)) return unchanged;
  const withSpecification = (document?: SourceDocument): ReadFolder => {
    const others = [...folder.documents].filter(([file]) => file !== path);
    return { ...folder, documents: new Map(document === undefined ? others : [...others, [path, document]]) };
  };
  const malformed = problemsBelow("calculator", "parts", source);
  if (malformed.length > 0) return { ...unchanged, folder: withSpecification(), problems: malformed };

  const { uses, words, usedParts, problems: unknown, isComplete } = findUses(source, folder, sharedSpecs);
  const reporter = reportOn(source);
  const used = uses.map((use): UsedPart => readUse(use, sharedSpecs.units, reporter));
  const early = [...unknown, ...reporter.problems];
  if (!isComplete || early.length > 0)
    return { ...unchanged, folder: withSpecification(), words, usedParts, problems: early };
  const { source: joined, problems } = mergeParts(source, used);
  return {
    folder: withSpecification(problems.length > 0 ? undefined : joined),
    overrides: used.flatMap(({ overrides, needed }) => [...overrides, ...needed]),
    usedParts,
    words: used.map(({ rename }, index) => ({ ...wordsAt(words, index), rename })),
    problems,
  };
}

/** Whether it names parts, or has places for what they bring. */
function takesParts(document: unknown): boolean {
  const own = membersOf(document);
  return (
    own["parts"] !== undefined ||
    Object.values(own).some((section) => Object.keys(membersOf(section)).some(isRest))
  );
}

function wordsAt(words: readonly PartWords[], index: number): PartWords {
  return words[index] ?? { folder: "", byLocale: new Map(), unread: new Set(), rename: new Map() };
}

/** The parts a calculator names. `isComplete`: each of them could be read. */
function findUses(
  source: SourceDocument,
  { parts = [] }: CalculatorFolder,
  sharedSpecs: SharedSpecs,
): {
  readonly uses: readonly PartUse[];
  readonly words: readonly PartWords[];
  readonly usedParts: readonly string[];
  readonly problems: readonly Diagnostic[];
  readonly isComplete: boolean;
} {
  const uses: PartUse[] = [];
  const words: PartWords[] = [];
  const usedParts: string[] = [];
  const problems: Diagnostic[] = [];
  const named = Object.entries(membersOf(membersOf(source.value)["parts"]));
  const nameOf = ({ id }: CalculatorFolder): string => id.slice(id.lastIndexOf("/") + 1);
  for (const [name, written] of named) {
    const folder = parts.find((part) => nameOf(part) === name);
    if (folder === undefined) {
      problems.push(
        diagnose("unknown_part", { name }, source.placeOf(["parts", name], "key"), {
          suggestion: nearest(name, parts.map(nameOf)),
        }),
      );
      continue;
    }
    usedParts.push(folder.id);
    const read = readWithOptions(folder, sharedSpecs);
    const specification = read.documents.get(`specs/${folder.id}/part.yaml`);
    const shape = specification === undefined ? undefined : checkShape("part", specification);
    if (specification === undefined || shape?.value === undefined) continue;
    uses.push({ name, source: specification, document: shape.value, written: membersOf(written) });
    const { byLocale } = checkWordsFiles(read, sharedSpecs.locales).value;
    words.push({
      folder: folder.id,
      byLocale,
      unread: unreadWords(folder, byLocale, sharedSpecs.locales),
      rename: new Map(),
    });
  }
  return { uses, words, usedParts, problems, isComplete: uses.length === named.length };
}
