/** Puts the pieces of parts into a calculator's document. */
import { diagnose, type Diagnostic } from "../diagnostics/diagnostic.ts";
import { sourceKeys } from "../constructs/schedules/schedule.ts";
import { composeDocument, pathKey, type Origin } from "../read/composed-document.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { namesIn } from "./names.ts";
import {
  isMap,
  membersOf,
  namedSections,
  pathOf,
  memberSections,
  type PartMember,
  type MemberSection,
} from "./part-members.ts";
import { merge, mergeShown, misplaced, shownSections } from "./sections.ts";
import type { UsedPart } from "./use.ts";

/** The keys by which a member of a section is a whole one, and no change to what the part has by its id. */
const wholeBy: Readonly<Partial<Record<MemberSection, readonly string[]>>> = {
  inputs: ["type"],
  schedules: [...sourceKeys, "vary"],
  outputs: [],
  steps: [],
  charts: ["kind"],
  colors: [],
  groups: [],
};

/** A document with the pieces of parts in it, and what does not fit. */
export interface Merged {
  readonly source: SourceDocument;
  readonly problems: readonly Diagnostic[];
}

/** The calculator's document with the pieces of its parts in it. */
export function mergeParts(main: SourceDocument, parts: readonly UsedPart[]): Merged {
  const own = membersOf(main.value);
  const problems: Diagnostic[] = [];
  const members = new Map<string, PartMember>();
  for (const part of parts) {
    for (const member of [...overrideMembers(part, main), ...part.members]) {
      const key = pathKey(pathOf(member));
      const other = members.get(key);
      const written = membersOf(own[member.section])[member.id];
      if (other !== undefined || isComplete(member.section, written))
        problems.push(taken(member, other, part, main));
      else members.set(key, member);
    }
  }
  for (const { id, otherwise } of parts.flatMap(({ needed }) => needed))
    if (otherwise !== undefined && !isNamed(id, own, members))
      members.set(pathKey(pathOf(otherwise)), otherwise);
  problems.push(...misplaced(own, parts, main));
  const ownNames = mentionedIn(own);
  const needed = withoutUnused(members, ownNames, groupsOf(own["inputs"]));
  // What is missing may be what has no place.
  if (problems.length === 0)
    problems.push(
      ...parts.flatMap((part) => [
        ...lacking(part, needed, own, main),
        ...idle(part, needed, ownNames, main),
      ]),
    );

  const isAsked = (id: string): boolean =>
    needed.has(pathKey(["inputs", id])) || Object.hasOwn(membersOf(own["inputs"]), id);
  const hasPrimary = Object.values(membersOf(own["outputs"])).some(
    (output) => membersOf(output)["primary"] === true,
  );
  const fit = (member: PartMember): PartMember => {
    if (member.section === "checks") return atAsked(member, isAsked);
    return member.section === "outputs" && hasPrimary ? notPrimary(member) : member;
  };
  const sections = Object.fromEntries(
    memberSections.flatMap((section) => {
      const brought = [...needed.values()].filter((member) => member.section === section);
      const fitted = brought.map((member) => fit(member));
      const merged = shownSections.has(section)
        ? mergeShown(membersOf(own[section]), fitted, parts)
        : merge(membersOf(own[section]), fitted);
      return Object.keys(merged).length === 0 && own[section] === undefined ? [] : [[section, merged]];
    }),
  );
  const origins = new Map([...needed].map(([key, { origin }]): [string, Origin] => [key, origin]));
  for (const member of needed.values())
    if (member.isLine === true) origins.set(pathKey([...pathOf(member), "value"]), member.origin);
  const layout = mergeLayout({ ...own, ...sections }, parts, origins);
  const value = { ...own, ...sections, ...layout };
  return { source: composeDocument(main, value, origins), problems };
}

/** What a calculator gives in the place of a part's inputs. */
function overrideMembers({ overrides }: UsedPart, main: SourceDocument): readonly PartMember[] {
  return overrides.flatMap(({ id, formula, constant, path, isLine }): readonly PartMember[] => {
    const origin = { source: main, path };
    if (constant !== undefined) return [{ section: "constants", id, value: constant, origin }];
    return formula === undefined
      ? []
      : [{ section: "formulas", id, value: formula, origin, ...(isLine === true ? { isLine } : {}) }];
  });
}

function isComplete(section: MemberSection, written: unknown): boolean {
  if (written === undefined) return false;
  const keys = wholeBy[section];
  return keys === undefined || (isMap(written) && keys.some((key) => Object.hasOwn(written, key)));
}

function taken(
  { section, id, origin }: PartMember,
  other: PartMember | undefined,
  { name }: UsedPart,
  main: SourceDocument,
): Diagnostic {
  const place =
    other === undefined
      ? main.placeOf([section, id], "key")
      : other.origin.source.placeOf(other.origin.path, "key");
  return diagnose("part_name_taken", { name: id, part: name }, main.placeOf(["parts", name], "key"), {
    related: [
      { place, message: "it is here already" },
      { place: origin.source.placeOf(origin.path, "key"), message: "the part has it here" },
    ],
  });
}

/** An output of a part where the calculator says itself which of its own is the main result. */
function notPrimary(member: PartMember): PartMember {
  const { primary: _primary, ...output } = membersOf(member.value);
  return { ...member, value: output };
}

/** A part's check without the inputs that the calculator gives: nobody can correct them. */
function atAsked(member: PartMember, isAsked: (id: string) => boolean): PartMember {
  const { at, ...check } = membersOf(member.value);
  if (!Array.isArray(at)) return member;
  const asked = at.map(String).filter(isAsked);
  return { ...member, value: { ...check, at: asked.length === 0 ? at.map(String) : asked } };
}

/** The key figures and the evidence of the first part that has any, as far as they are here, where the calculator names none. */
function mergeLayout(
  joined: Readonly<Record<string, unknown>>,
  parts: readonly UsedPart[],
  origins: Map<string, Origin>,
): Readonly<Record<string, unknown>> {
  const layout: Record<string, unknown> = {};
  const isHere = (section: MemberSection, id: string): boolean =>
    Object.hasOwn(membersOf(joined[section]), id);
  for (const { document, source, rename } of parts) {
    const here = (id: string): string => rename.get(id) ?? id;
    const { key_figures: figures = [], evidence = [] } = document;
    const shown = figures
      .map((id, index) => ({ id: here(id), index }))
      .filter(({ id }) => isHere("outputs", id) && !isPrimary(joined, id));
    if (
      joined["key_figures"] === undefined &&
      layout["key_figures"] === undefined &&
      shown.length >= fewest
    ) {
      for (const [place, { index }] of shown.entries())
        origins.set(pathKey(["key_figures", place]), { source, path: ["key_figures", index] });
      layout["key_figures"] = shown.map(({ id }) => id);
    }
    const drawn = evidence
      .map((id, index) => ({ id: here(id), index }))
      .filter(({ id }) => isHere("charts", id));
    if (joined["evidence"] !== undefined || layout["evidence"] !== undefined || drawn.length === 0) continue;
    for (const [place, { index }] of drawn.entries())
      origins.set(pathKey(["evidence", place]), { source, path: ["evidence", index] });
    layout["evidence"] = drawn.map(({ id }) => id);
  }
  return layout;
}

/** One figure alone is no row of them. */
const fewest = 2;

function isPrimary(joined: Readonly<Record<string, unknown>>, output: string): boolean {
  return membersOf(membersOf(joined["outputs"])[output])["primary"] === true;
}

/** Pieces without the formulas and the like that nothing here uses: a part may offer more than a calculator needs. */
function withoutUnused(
  members: ReadonlyMap<string, PartMember>,
  ownNames: ReadonlySet<string>,
  ownGroups: ReadonlySet<string>,
): ReadonlyMap<string, PartMember> {
  const inputs = [...members.values()].filter(({ section }) => section === "inputs");
  const groups = new Set([
    ...ownGroups,
    ...groupsOf(Object.fromEntries(inputs.map(({ id, value }) => [id, value]))),
  ]);
  let left = members;
  for (;;) {
    const all = [...left];
    const isMentioned = mentionsOf(left, ownNames);
    const kept = all.filter(([key, member]) =>
      member.section === "groups" ? groups.has(member.id) : !canBeIdle(member) || isMentioned(key, member),
    );
    if (kept.length === all.length) return left;
    left = new Map(kept);
  }
}

/** The groups that inputs are in. */
function groupsOf(inputs: unknown): ReadonlySet<string> {
  return new Set(
    Object.values(membersOf(inputs)).flatMap((input) => {
      const { group } = membersOf(input);
      return typeof group === "string" ? [group] : [];
    }),
  );
}

function canBeIdle({ section, value }: PartMember): boolean {
  if (section === "refusals") return isMap(value) && value["when"] === undefined;
  return section !== "inputs" && namedSections.includes(section);
}

/** Whether the calculator or another of the pieces mentions a piece. */
function mentionsOf(
  members: ReadonlyMap<string, PartMember>,
  ownNames: ReadonlySet<string>,
): (key: string, member: PartMember) => boolean {
  const mentions = new Map<string, string[]>();
  for (const [key, member] of members)
    for (const name of mentionedBy(member)) {
      const known = mentions.get(name);
      if (known === undefined) mentions.set(name, [key]);
      else known.push(key);
    }
  return (key, { id }) => ownNames.has(id) || mentions.get(id)?.some((other) => other !== key) === true;
}

/** Names a piece mentions; an output of a formula's id shows that formula. */
function mentionedBy({ section, id, value }: PartMember): ReadonlySet<string> {
  return section === "outputs" ? new Set([id, ...namesIn(value)]) : namesIn(value);
}

/** Names the calculator's own sections mention; its examples only test what others use. */
function mentionedIn(own: Readonly<Record<string, unknown>>): ReadonlySet<string> {
  const { examples: _examples, parts: _parts, ...others } = own;
  return new Set([...Object.keys(membersOf(own["outputs"])), ...namesIn(others)]);
}

/** Whether there is something that formulas can name so. */
function isNamed(
  id: string,
  own: Readonly<Record<string, unknown>>,
  members: ReadonlyMap<string, PartMember>,
): boolean {
  return namedSections.some(
    (section) => members.has(pathKey([section, id])) || Object.hasOwn(membersOf(own[section]), id),
  );
}

/** What is left out or not given, and something that is taken in needs it. */
function lacking(
  { name, without, needed }: UsedPart,
  members: ReadonlyMap<string, PartMember>,
  own: Readonly<Record<string, unknown>>,
  main: SourceDocument,
): readonly Diagnostic[] {
  const all = [...members.values()];
  const isThere = (id: string): boolean => isNamed(id, own, members);
  const missing = [...without].flatMap(([id, path]) => {
    const user = all.find((member) => mentionedBy(member).has(id));
    if (isThere(id) || user === undefined) return [];
    const { source, path: written } = user.origin;
    return [
      diagnose(
        "part_piece_needed",
        { name: id, user: `${user.section}.${user.id}` },
        main.placeOf([...path], "value"),
        { related: [{ place: source.placeOf(written, "key"), message: "it is used here" }] },
      ),
    ];
  });
  const wanted = needed.flatMap(({ id, path }) =>
    isThere(id) || !all.some((member) => mentionedBy(member).has(id))
      ? []
      : [diagnose("part_needs", { name: id, part: name }, main.placeOf([...path], "key"))],
  );
  return [...missing, ...wanted];
}

/** Inputs of a part that nothing uses here: they would be asked for without effect. */
function idle(
  { name, members: brought }: UsedPart,
  members: ReadonlyMap<string, PartMember>,
  ownNames: ReadonlySet<string>,
  main: SourceDocument,
): readonly Diagnostic[] {
  const isMentioned = mentionsOf(members, ownNames);
  return brought.flatMap((member) => {
    const key = pathKey(pathOf(member));
    if (member.section !== "inputs" || isMentioned(key, member)) return [];
    return [
      diagnose("unused_name", { name: member.id }, main.placeOf(["parts", name], "key"), {
        notes: [`leave it out: \`without: [${member.id}]\``],
      }),
    ];
  });
}
