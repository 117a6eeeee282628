/** The members of a section of a calculator and its parts, and their order. */
import { diagnose, type Diagnostic } from "../diagnostics/diagnostic.ts";
import { nearest } from "../presentation/nearest.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { isMap, membersOf, type PartMember, type MemberSection } from "./part-members.ts";
import type { UsedPart } from "./use.ts";

/** The sections whose order a visitor sees: what the calculator lists comes first. */
export const shownSections: ReadonlySet<MemberSection> = new Set([
  "inputs",
  "outputs",
  "steps",
  "charts",
  "colors",
]);

/** The members of a section: the calculator's own over what parts have by the same ids, and the rest of the parts. */
export function merge(
  own: Readonly<Record<string, unknown>>,
  partMembers: readonly PartMember[],
): Readonly<Record<string, unknown>> {
  const brought = new Map(partMembers.map(({ id, value }) => [id, value]));
  const members = Object.entries(own).map(([id, written]) => [id, over(brought.get(id), written)] as const);
  const rest = [...brought].filter(([id]) => !Object.hasOwn(own, id));
  return Object.fromEntries([...rest, ...members]);
}

/** The same in the order a visitor sees: the calculator's own, and the rest of a part where its name is listed, else after them. */
export function mergeShown(
  own: Readonly<Record<string, unknown>>,
  partMembers: readonly PartMember[],
  parts: readonly UsedPart[],
): Readonly<Record<string, unknown>> {
  const brought = new Map(partMembers.map(({ id, value }) => [id, value]));
  const rest = partMembers.filter(({ id }) => !Object.hasOwn(own, id));
  const placeOf = (member: PartMember): string | undefined => {
    const from = parts.find(({ source }) => source === member.origin.source);
    const key = from === undefined ? undefined : restOf(from.name);
    return key !== undefined && Object.hasOwn(own, key) ? key : undefined;
  };
  const members = Object.entries(own).flatMap(([id, written]): (readonly [string, unknown])[] =>
    isRest(id)
      ? rest.filter((member) => placeOf(member) === id).map((member) => [member.id, member.value])
      : [[id, over(brought.get(id), written)]],
  );
  const last = rest.filter((member) => placeOf(member) === undefined);
  return Object.fromEntries([...members, ...last.map(({ id, value }) => [id, value] as const)]);
}

/** The key in whose place a section has what the part brings and the calculator does not list. */
function restOf(part: string): string {
  return `${restMark}${part}`;
}
const restMark = "...";

export function isRest(key: string): boolean {
  return key.startsWith(restMark);
}

/** Reports places for parts that the calculator does not take in, and what is written there: it is the part's own. */
export function misplaced(
  own: Readonly<Record<string, unknown>>,
  parts: readonly UsedPart[],
  main: SourceDocument,
): readonly Diagnostic[] {
  return [...shownSections].flatMap((section) =>
    Object.entries(membersOf(own[section])).flatMap(([key, written]) => {
      if (!isRest(key)) return [];
      const name = key.slice(restMark.length);
      const place = main.placeOf([section, key], "key");
      if (!parts.some((part) => part.name === name)) {
        const suggestion = nearest(
          name,
          parts.map((part) => part.name),
        );
        return [
          diagnose(
            "part_not_taken",
            { name },
            place,
            suggestion === undefined ? {} : { suggestion: restOf(suggestion) },
          ),
        ];
      }
      const [first] = Object.keys(membersOf(written));
      return first === undefined
        ? []
        : [diagnose("unknown_key", { key: first }, main.placeOf([section, key, first], "key"))];
    }),
  );
}

/** What is written, with the keys it leaves out from what is below it. */
function over(below: unknown, written: unknown): unknown {
  if (!isMap(below) || !isMap(written)) return written;
  return {
    ...below,
    ...Object.fromEntries(Object.entries(written).map(([key, value]) => [key, over(below[key], value)])),
  };
}
