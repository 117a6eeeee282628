import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { readSpecification, type SourceDocument } from "./source-document.ts";
import type { SpecificationFile } from "./specification-file.ts";

/** The files of one calculator, `finance/mortgage`. */
export interface CalculatorFolder {
  readonly id: string;
  readonly files: readonly SpecificationFile[];
  /** The folders of the parts it can take in, the nearest first. */
  readonly parts?: readonly CalculatorFolder[];
  /** The folders with words of the tables it can see. */
  readonly tableWords?: readonly CalculatorFolder[];
}
/** The same, read: the documents by path, and what is wrong with files that are none. */
export interface ReadFolder extends CalculatorFolder {
  readonly documents: ReadonlyMap<string, SourceDocument>;
  readonly problems: readonly Diagnostic[];
}

/** Reads every file of a calculator's folder. */
export function readFolder({ id, files, parts = [], tableWords = [] }: CalculatorFolder): ReadFolder {
  const read = files.map((file) => ({ file, ...readSpecification(file) }));
  return {
    id,
    files,
    parts,
    tableWords,
    documents: new Map(
      read.flatMap(({ file, document }) => (document === undefined ? [] : [[file.path, document]])),
    ),
    problems: read.flatMap(({ problems }) => problems),
  };
}
