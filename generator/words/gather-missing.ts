import { diagnose, type Diagnostic } from "../diagnostics/diagnostic.ts";

/** Of more missing texts than these, one message speaks. */
const mostAlone = 3;
/** How many keys that message names. */
const mostNamed = 8;

/** Many texts that one file lacks as one problem, at the first place, with the line that writes their keys. */
export function gatherMissing(problems: readonly Diagnostic[]): readonly Diagnostic[] {
  const files = new Map<string, Diagnostic[]>();
  for (const problem of problems) {
    if (problem.code !== "text_missing") continue;
    files.set(problem.place.file, [...(files.get(problem.place.file) ?? []), problem]);
  }
  return problems.flatMap((problem) => {
    const own = problem.code === "text_missing" ? (files.get(problem.place.file) ?? []) : [];
    if (own.length <= mostAlone && !areOfOne(own)) return [problem];
    return problem === own[0] ? [missingTexts(own, problem)] : [];
  });
}

/** Whether several texts are all of one thing, such as an input's label and hint: then that is what is missing. */
function areOfOne(problems: readonly Diagnostic[]): boolean {
  const owners = problems.map((problem) => keyIn(problem).replace(/\.[^.]*$/, ""));
  return owners.length > 1 && owners.every((owner) => owner.includes(".") && owner === owners[0]);
}

function keyIn({ message }: Diagnostic): string {
  return /`([^`]+)`/.exec(message)?.[1] ?? "";
}

function missingTexts(all: readonly Diagnostic[], { place }: Diagnostic): Diagnostic {
  const keys = all.map((problem) => `\`${keyIn(problem)}\``);
  const named = keys.slice(0, mostNamed).join(", ");
  const more = keys.length > mostNamed ? ` and ${keys.length - mostNamed} more` : "";
  const [, folder = "", locale = ""] = /^specs\/(.+)\/([^/]+)\.yaml$/.exec(place.file) ?? [];
  const [calculator = folder] = folder.split("/variants/");
  const notes = [`npx plainsum words ${calculator} ${locale} writes their keys`];
  return diagnose("texts_missing", { count: keys.length, keys: `${named}${more}` }, place, { notes });
}
