import type { FormulaProblem } from "../formula/index.ts";
import { diagnose, diagnoseWith, type Diagnostic, type Place } from "../diagnostics/diagnostic.ts";
import { nearest } from "../presentation/nearest.ts";
import type { DiagnosticArguments, DiagnosticCode } from "../diagnostics/messages.ts";
import type { SourceDocument } from "../read/source-document.ts";

export type Path = readonly (string | number)[];

/** Collects what is wrong with one document, each problem at its place. */
export interface Reporter {
  readonly problems: readonly Diagnostic[];
  /** What is wrong with the value at the path; `word` and `candidates` give a suggestion. */
  readonly report: <C extends DiagnosticCode>(
    code: C,
    argumentsOf: DiagnosticArguments<C>,
    path: Path,
    word?: string,
    candidates?: readonly string[],
  ) => undefined;
  /** The same of the key at the path. */
  readonly reportKey: Reporter["report"];
  /** A name that is none of those that are `known` at the path. */
  readonly unknownName: (name: string, path: Path, known: Iterable<string>, part?: "key") => undefined;
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
  const reportAt =
    (part: "key" | "value"): Reporter["report"] =>
    (code, argumentsOf, path, word, candidates = []) => {
      if (isConsequence(argumentsOf)) return undefined;
      const elsewhere = code === "unknown_name" ? kindOfName(word, source.value) : undefined;
      if (word !== undefined && elsewhere !== undefined) {
        problems.push(nameNotHere(word, elsewhere, source.placeOf([...path], part), candidates));
        return undefined;
      }
      const suggestion = word === undefined ? undefined : nearest(word, candidates);
      const isListed =
        code !== "bad_default" &&
        suggestion === undefined &&
        candidates.length > 0 &&
        candidates.length <= mostListed;
      const notes = isListed ? [`there are ${candidates.join(", ")}`] : undefined;
      problems.push(diagnose(code, argumentsOf, source.placeOf([...path], part), { suggestion, notes }));
      return undefined;
    };
  const [report, reportKey] = [reportAt("value"), reportAt("key")];
  return {
    problems,
    report,
    reportKey,
    unknownName: (name, path, known, part) =>
      (part === "key" ? reportKey : report)("unknown_name", { name }, path, name, [...known]),
    reportBeside: (code, argumentsOf, path, other, sentence) => {
      const related = [{ place: source.placeOf([...other], "key"), message: sentence }];
      problems.push(diagnose(code, argumentsOf, source.placeOf([...path], "key"), { related }));
    },
    formula: (found, path) => {
      for (const problem of found) {
        const { code, arguments: values, start, end, suggestion, parts = [] } = problem;
        if (isConsequence(values)) continue;
        const name = code === "unknown_name" ? String(problem.arguments.name) : undefined;
        const elsewhere = kindOfName(name, source.value);
        if (name !== undefined && elsewhere !== undefined) {
          problems.push(
            nameNotHere(name, elsewhere, source.formulaPlace(path, start, end), problem.known ?? []),
          );
          continue;
        }
        const notes = parts.map((part) => {
          const { file, span } = source.formulaPlace(path, part.start, part.end);
          return `\`${source.textOf(file).slice(span.start, span.end)}\` is ${part.type}`;
        });
        problems.push(
          diagnoseWith(code, { ...values }, source.formulaPlace(path, start, end), {
            suggestion,
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

/** What a specification calls what it names, by the section it names it in. */
const namedIn = {
  inputs: "an input",
  constants: "a constant",
  formulas: "a formula",
  schedules: "a schedule",
  outputs: "an output",
  figures: "a figure",
} as const;

/**
 * What a name is where the whole specification is looked at: `a formula`. An output that only shows what has its name is
 * nothing without that.
 */
export function kindOfName(name: string | undefined, specification: unknown): string | undefined {
  const found = Object.entries(namedIn).find(([section]) => {
    const named = member(specification, section);
    if (name === undefined || !hasMember(named, name)) return false;
    const output = member(named, name);
    return section !== "outputs" || hasMember(output, "value") || hasMember(output, "text");
  });
  return found?.[1];
}

/** What a section's names are called: `an input`. */
export function kindOfSection(section: string): string | undefined {
  return Object.entries(namedIn).find(([name]) => name === section)?.[1];
}

function member(value: unknown, key: string): unknown {
  return value !== null && typeof value === "object"
    ? new Map<string, unknown>(Object.entries(value)).get(key)
    : undefined;
}

function hasMember(value: unknown, name: string): boolean {
  return value !== null && typeof value === "object" && Object.hasOwn(value, name);
}

/** Of a name that exists and yet means nothing at this place. `known`: those that do. */
function nameNotHere(name: string, kind: string, place: Place, known: readonly string[]): Diagnostic {
  const isListed = known.length > 0 && known.length <= mostListed;
  return diagnose("name_not_here", { name, kind }, place, {
    notes: isListed ? [`here you can name ${known.join(", ")}`] : [],
  });
}
