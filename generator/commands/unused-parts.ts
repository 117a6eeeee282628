/** What is written for several calculators and used by none. */
import { diagnose, type Diagnostic } from "../diagnostics/diagnostic.ts";
import { membersOf } from "../parts/part-members.ts";
import { readFolder } from "../read/calculator-folder.ts";
import type { Folder } from "../pipeline/sort-files.ts";

/** What one calculator has from parts. */
export interface Taken {
  /** The folders of the parts it names. */
  readonly parts: readonly string[];
  /** The folder of the part it has a text from, by the text's key. */
  readonly texts: Readonly<Record<string, string>>;
}

/** Parts that no calculator names, and the sections and questions of the others that no page lists. `language`: the one words are written in first. */
export function unusedParts(
  parts: readonly Folder[],
  calculators: readonly Taken[],
  language: string,
): readonly Diagnostic[] {
  return parts.flatMap((part) => {
    const { documents } = readFolder(part);
    const file = `specs/${part.id}/part.yaml`;
    const name = part.id.slice(part.id.lastIndexOf("/") + 1);
    if (!calculators.some((each) => each.parts.includes(part.id)))
      return [diagnose("unused_shared", { kind: "part", name }, { file, span: { start: 0, end: 0 } })];
    const source = documents.get(`specs/${part.id}/${language}.yaml`);
    if (source === undefined) return [];
    const listed = calculators.flatMap(({ texts }) =>
      Object.entries(texts).flatMap(([key, from]) => (from === part.id ? [key] : [])),
    );
    const words = membersOf(source.value);
    return (["section", "question"] as const).flatMap((kind) => {
      const section = `${kind}s`;
      return Object.keys(membersOf(words[section])).flatMap((id) =>
        listed.some((key) => key.startsWith(`${section}.${id}.`))
          ? []
          : [diagnose("unused_shared", { kind, name: id }, source.placeOf([section, id], "key"))],
      );
    });
  });
}
