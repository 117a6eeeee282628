import {
  messages,
  severityOf,
  type DiagnosticArguments,
  type DiagnosticCode,
  type Severity,
} from "./messages.ts";

/** A stretch of a file's text, `end` not included. */
export interface Span {
  readonly start: number;
  readonly end: number;
}
export interface Place {
  readonly file: string;
  readonly span: Span;
}

/** Something an author did wrong, or should look at. */
export interface Diagnostic {
  readonly code: DiagnosticCode;
  /** The public number, `P0203`. */
  readonly number: string;
  readonly severity: Severity;
  readonly message: string;
  readonly place: Place;
  /** The other places involved, each with its own sentence. */
  readonly related: readonly { readonly place: Place; readonly message: string }[];
  /** What was probably meant. */
  readonly suggestion?: string;
  /** Lines that say more. */
  readonly notes?: readonly string[];
}

interface More {
  readonly notes?: readonly string[] | undefined;
  readonly related?: Diagnostic["related"];
  readonly suggestion?: string | undefined;
}

/** Makes a diagnostic of a listed code; the message is the catalog's, its parameters put in. */
export function diagnose<C extends DiagnosticCode>(
  code: C,
  values: DiagnosticArguments<C>,
  place: Place,
  more: More = {},
): Diagnostic {
  return diagnoseWith(code, { ...values }, place, more);
}

/** The same where code and parameters come as a pair whose types already belong together. */
export function diagnoseWith(
  code: DiagnosticCode,
  values: Readonly<Record<string, string | number>>,
  place: Place,
  more: More = {},
): Diagnostic {
  const { number, message } = messages[code];
  return {
    code,
    number,
    severity: severityOf(messages[code]),
    message: capitalized(message.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]))),
    place,
    related: more.related ?? [],
    ...(more.suggestion === undefined ? {} : { suggestion: more.suggestion }),
    ...(more.notes === undefined ? {} : { notes: more.notes }),
  };
}

/** The same problem, told without stopping anything. */
export function asWarning(problem: Diagnostic): Diagnostic {
  return { ...problem, severity: "warning" };
}

/** Each problem once: what an alias repeats is wrong in one place of the file. */
export function withoutRepeats(problems: readonly Diagnostic[]): readonly Diagnostic[] {
  const known = new Set<string>();
  return problems.filter(({ code, message, place: { file, span } }) => {
    const name = `${file}:${span.start}:${span.end} ${code} ${message}`;
    if (known.has(name)) return false;
    known.add(name);
    return true;
  });
}

/** A message may begin with a parameter: words such as `a date` get a capital, an author's names keep theirs. */
function capitalized(sentence: string): string {
  return /^(?:an?|one|the|no) /.test(sentence)
    ? sentence.charAt(0).toUpperCase() + sentence.slice(1)
    : sentence;
}
