import { asWarning, diagnose, type Diagnostic } from "../diagnostics/diagnostic.ts";

/** Of more texts of a kind than these, one message speaks. */
const mostAlone = 3;
/** How many keys that message names. */
const mostNamed = 8;

type Alone = "text_missing" | "text_empty" | "translation_not_accepted";

/**
 * Many texts that one file lacks, that are empty in it, or that nobody has accepted, as one problem at the first place; and
 * the line that writes or accepts them.
 */
export function gatherTexts(problems: readonly Diagnostic[]): readonly Diagnostic[] {
  const groups = new Map<string, Diagnostic[]>();
  for (const problem of problems) {
    if (!isGathered(problem.code)) continue;
    groups.set(groupOf(problem), [...(groups.get(groupOf(problem)) ?? []), problem]);
  }
  return problems.flatMap((problem) => {
    const { code } = problem;
    if (code === "translation_stale") return [withLine(problem)];
    if (!isGathered(code)) return [problem];
    const own = groups.get(groupOf(problem)) ?? [];
    if (own.length <= mostAlone && !(code === "text_missing" && areOfOne(own)))
      return [code === "translation_not_accepted" ? withLine(problem) : problem];
    return problem === own[0] ? [gathered(code, own, problem)] : [];
  });
}

function isGathered(code: Diagnostic["code"]): code is Alone {
  return code === "text_missing" || code === "text_empty" || code === "translation_not_accepted";
}

function groupOf({ code, place }: Diagnostic): string {
  return `${code} ${place.file}`;
}

/** Whether several texts are all of one thing, such as an input's label and hint: then that is what is missing. */
function areOfOne(problems: readonly Diagnostic[]): boolean {
  const owners = problems.map((problem) => keyIn(problem).replace(/\.[^.]*$/, ""));
  return owners.length > 1 && owners.every((owner) => owner.includes(".") && owner === owners[0]);
}

function keyIn({ message }: Diagnostic): string {
  return /`([^`]+)`/.exec(message)?.[1] ?? "";
}

function gathered(code: Alone, all: readonly Diagnostic[], { place, severity }: Diagnostic): Diagnostic {
  const keys = all.map((problem) => `\`${keyIn(problem)}\``);
  const named = keys.slice(0, mostNamed).join(", ");
  const more = keys.length > mostNamed ? ` and ${keys.length - mostNamed} more` : "";
  const values = { count: keys.length, keys: `${named}${more}` };
  const problem = gatheredAs(code, values, place);
  return severity === "warning" ? asWarning(problem) : problem;
}

function gatheredAs(
  code: Alone,
  values: { readonly count: number; readonly keys: string },
  place: Diagnostic["place"],
): Diagnostic {
  switch (code) {
    case "text_missing":
      return diagnose("texts_missing", values, place, {
        notes: isAskedForByNobody(place.file)
          ? []
          : [`npx plainsum words ${wordsAt(place.file)} writes their keys`],
      });
    case "text_empty":
      return diagnose("texts_empty", values, place);
    case "translation_not_accepted":
      return diagnose("translations_not_accepted", values, place, { notes: [acceptLine(place.file)] });
  }
}

/** The English words that all calculators share: no calculator says which they are. */
function isAskedForByNobody(file: string): boolean {
  return /^specs\/(?:units\/)?words\/en\.yaml$/.test(file);
}

/** A translation nobody has accepted, with the line that accepts it. */
function withLine(problem: Diagnostic): Diagnostic {
  return { ...problem, notes: [...(problem.notes ?? []), acceptLine(problem.place.file, keyIn(problem))] };
}

function acceptLine(file: string, key = ""): string {
  return `once it says what the English says: npx plainsum accept ${wordsAt(file)}${key === "" ? "" : ` ${key}`}`;
}

/** What the terminal calls a words file: `finance/tip es`. */
function wordsAt(file: string): string {
  const [, folder = "", locale = ""] = /^specs\/(.+)\/([^/]+)\.yaml$/.exec(file) ?? [];
  const [calculator = folder] = folder.split("/variants/");
  return `${calculator} ${locale}`;
}
