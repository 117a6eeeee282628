import type { FormulaProblem } from "../formula/index.ts";
import { diagnose, diagnoseWith, type Diagnostic, type Place } from "../diagnostics/diagnostic.ts";
import { nearest } from "../presentation/nearest.ts";
import type { DiagnosticArguments, DiagnosticCode } from "../diagnostics/messages.ts";
import type { SourceDocument } from "../read/source-document.ts";

export type Path = readonly (string | number)[];

/** Collects what is wrong with one document, each problem at its place. */
export interface Reporter {
  readonly problems: readonly Diagnostic[];
  /** `word` and `candidates` give a suggestion; `part` says whether the key or the value at the path is meant. */
  readonly report: <C extends DiagnosticCode>(
    code: C,
    argumentsOf: DiagnosticArguments<C>,
    path: Path,
    word?: string,
    candidates?: readonly string[],
    part?: "key" | "value",
  ) => void;
  /** A problem of two keys: the one at `path`, and the one at `other`, which gets a sentence of its own. */
  readonly reportBeside: <C extends DiagnosticCode>(
    code: C,
    argumentsOf: DiagnosticArguments<C>,
    path: Path,
    other: Path,
    sentence: string,
  ) => void;
  /** Problems of a formula's text, moved to where that text stands. */
  readonly formula: (problems: readonly FormulaProblem[], path: Path) => void;
  readonly placeOf: (path: Path, part?: "key" | "value") => Place;
  readonly add: (problems: readonly Diagnostic[]) => void;
  /** The same, which also does not blame whatever names one of these `broken` things. */
  readonly sparing: (broken: Iterable<string>) => Reporter;
}

/** Of more names than these, a list would help nobody. */
const mostListed = 30;

/** A reporter for one document. Whatever names something `broken` is not blamed for it: that was reported where it stands. */
export function reportOn(source: SourceDocument, broken: ReadonlySet<string> = new Set()): Reporter {
  return reportInto([], source, broken);
}

function reportInto(problems: Diagnostic[], source: SourceDocument, broken: ReadonlySet<string>): Reporter {
  const isConsequence = (values: object): boolean =>
    Object.values(values).some((value) => typeof value === "string" && broken.has(value));
  return {
    problems,
    report: (code, argumentsOf, path, word, candidates = [], part = "value") => {
      if (isConsequence(argumentsOf)) return;
      const suggestion = word === undefined ? undefined : nearest(word, candidates);
      const isListed =
        code !== "bad_default" &&
        suggestion === undefined &&
        candidates.length > 0 &&
        candidates.length <= mostListed;
      problems.push(
        diagnose(code, argumentsOf, source.placeOf([...path], part), {
          ...(suggestion === undefined ? {} : { suggestion }),
          ...(isListed ? { notes: [`there are ${candidates.join(", ")}`] } : {}),
        }),
      );
    },
    reportBeside: (code, argumentsOf, path, other, sentence) => {
      const related = [{ place: source.placeOf([...other], "key"), message: sentence }];
      problems.push(diagnose(code, argumentsOf, source.placeOf([...path], "key"), { related }));
    },
    formula: (found, path) => {
      for (const problem of found) {
        const { code, arguments: values, start, end, suggestion, parts = [] } = problem;
        if (isConsequence(values)) continue;
        const notes = parts.map((part) => {
          const { file, span } = source.formulaPlace(path, part.start, part.end);
          return `\`${source.textOf(file).slice(span.start, span.end)}\` is ${part.type}`;
        });
        problems.push(
          diagnoseWith(code, { ...values }, source.formulaPlace(path, start, end), {
            ...(suggestion === undefined ? {} : { suggestion }),
            ...(notes.length === 0 ? {} : { notes }),
          }),
        );
      }
    },
    placeOf: (path, part = "value") => source.placeOf([...path], part),
    add: (more) => {
      problems.push(...more);
    },
    sparing: (more) => reportInto(problems, source, new Set([...broken, ...more])),
  };
}
