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
  pieceSections,
  type Piece,
  type PieceSection,
} from "./pieces.ts";
import { merge, mergeShown, misplaced, shownSections } from "./sections.ts";
import type { UsedPart } from "./use.ts";

/** The keys by which a member of a section is a whole one, and no change to what the part has by its id. */
const wholeBy: Readonly<Partial<Record<PieceSection, readonly string[]>>> = {
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
  const pieces = new Map<string, Piece>();
  for (const part of parts) {
    for (const piece of [...givenPieces(part, main), ...part.pieces]) {
      const key = pathKey(pathOf(piece));
      const other = pieces.get(key);
      const written = membersOf(own[piece.section])[piece.id];
      if (other !== undefined || isWhole(piece.section, written))
        problems.push(taken(piece, other, part, main));
      else pieces.set(key, piece);
    }
  }
  for (const { id, otherwise } of parts.flatMap(({ needed }) => needed))
    if (otherwise !== undefined && !isNamed(id, own, pieces))
      pieces.set(pathKey(pathOf(otherwise)), otherwise);
  problems.push(...misplaced(own, parts, main));
  const ownNames = mentionedIn(own);
  const needed = withoutUnused(pieces, ownNames, groupsOf(own["inputs"]));
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
  const fit = (piece: Piece): Piece => {
    if (piece.section === "checks") return atAsked(piece, isAsked);
    return piece.section === "outputs" && hasPrimary ? notPrimary(piece) : piece;
  };
  const sections = Object.fromEntries(
    pieceSections.flatMap((section) => {
      const brought = [...needed.values()].filter((piece) => piece.section === section);
      const fitted = brought.map((piece) => fit(piece));
      const members = shownSections.has(section)
        ? mergeShown(membersOf(own[section]), fitted, parts)
        : merge(membersOf(own[section]), fitted);
      return Object.keys(members).length === 0 && own[section] === undefined ? [] : [[section, members]];
    }),
  );
  const origins = new Map([...needed].map(([key, { origin }]): [string, Origin] => [key, origin]));
  for (const piece of needed.values())
    if (piece.isLine === true) origins.set(pathKey([...pathOf(piece), "value"]), piece.origin);
  const tables = mergeTables(own["tables"], parts, origins);
  const layout = mergeLayout({ ...own, ...sections }, parts, origins);
  const value = { ...own, ...sections, ...layout, ...(tables.length === 0 ? {} : { tables }) };
  return { source: composeDocument(main, value, origins), problems };
}

/** What a calculator gives in the place of a part's inputs. */
function givenPieces({ given }: UsedPart, main: SourceDocument): readonly Piece[] {
  return given.flatMap(({ id, formula, constant, path, isLine }): readonly Piece[] => {
    const origin = { source: main, path };
    if (constant !== undefined) return [{ section: "constants", id, value: constant, origin }];
    return formula === undefined
      ? []
      : [{ section: "formulas", id, value: formula, origin, ...(isLine === true ? { isLine } : {}) }];
  });
}

function isWhole(section: PieceSection, written: unknown): boolean {
  if (written === undefined) return false;
  const keys = wholeBy[section];
  return keys === undefined || (isMap(written) && keys.some((key) => Object.hasOwn(written, key)));
}

function taken(
  { section, id, origin }: Piece,
  other: Piece | undefined,
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
function notPrimary(piece: Piece): Piece {
  const { primary: _primary, ...output } = membersOf(piece.value);
  return { ...piece, value: output };
}

/** A part's check without the inputs that the calculator gives: nobody can correct them. */
function atAsked(piece: Piece, isAsked: (id: string) => boolean): Piece {
  const { at, ...check } = membersOf(piece.value);
  if (!Array.isArray(at)) return piece;
  const asked = at.map(String).filter(isAsked);
  return { ...piece, value: { ...check, at: asked.length === 0 ? at.map(String) : asked } };
}

/** The key figures and the evidence of the first part that has any, as far as they are here, where the calculator names none. */
function mergeLayout(
  joined: Readonly<Record<string, unknown>>,
  parts: readonly UsedPart[],
  origins: Map<string, Origin>,
): Readonly<Record<string, unknown>> {
  const layout: Record<string, unknown> = {};
  const isHere = (section: PieceSection, id: string): boolean =>
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

function mergeTables(
  own: unknown,
  parts: readonly UsedPart[],
  origins: Map<string, Origin>,
): readonly unknown[] {
  const tables: unknown[] = Array.isArray(own) ? own.slice() : [];
  for (const { document, source } of parts) {
    for (const [index, table] of (document.tables ?? []).entries()) {
      if (tables.includes(table)) continue;
      origins.set(pathKey(["tables", tables.length]), { source, path: ["tables", index] });
      tables.push(table);
    }
  }
  return tables;
}

/** Pieces without the formulas and the like that nothing here uses: a part may offer more than a calculator needs. */
function withoutUnused(
  pieces: ReadonlyMap<string, Piece>,
  ownNames: ReadonlySet<string>,
  ownGroups: ReadonlySet<string>,
): ReadonlyMap<string, Piece> {
  const inputs = [...pieces.values()].filter(({ section }) => section === "inputs");
  const groups = new Set([
    ...ownGroups,
    ...groupsOf(Object.fromEntries(inputs.map(({ id, value }) => [id, value]))),
  ]);
  let left = pieces;
  for (;;) {
    const all = [...left];
    const kept = all.filter(([key, piece]) =>
      piece.section === "groups"
        ? groups.has(piece.id)
        : !canBeIdle(piece) || isMentioned(piece, key, left, ownNames),
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

function canBeIdle({ section, value }: Piece): boolean {
  if (section === "refusals") return isMap(value) && value["when"] === undefined;
  return section !== "inputs" && namedSections.includes(section);
}

function isMentioned(
  { id }: Piece,
  key: string,
  pieces: ReadonlyMap<string, Piece>,
  ownNames: ReadonlySet<string>,
): boolean {
  return (
    ownNames.has(id) || [...pieces].some(([other, piece]) => other !== key && mentionedBy(piece).has(id))
  );
}

/** Names a piece mentions; an output of a formula's id shows that formula. */
function mentionedBy({ section, id, value }: Piece): ReadonlySet<string> {
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
  pieces: ReadonlyMap<string, Piece>,
): boolean {
  return namedSections.some(
    (section) => pieces.has(pathKey([section, id])) || Object.hasOwn(membersOf(own[section]), id),
  );
}

/** What is left out or not given, and something that is taken in needs it. */
function lacking(
  { name, without, needed }: UsedPart,
  pieces: ReadonlyMap<string, Piece>,
  own: Readonly<Record<string, unknown>>,
  main: SourceDocument,
): readonly Diagnostic[] {
  const all = [...pieces.values()];
  const isThere = (id: string): boolean => isNamed(id, own, pieces);
  const missing = [...without].flatMap(([id, path]) => {
    const user = all.find((piece) => mentionedBy(piece).has(id));
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
    isThere(id) || !all.some((piece) => mentionedBy(piece).has(id))
      ? []
      : [diagnose("part_needs", { name: id, part: name }, main.placeOf([...path], "key"))],
  );
  return [...missing, ...wanted];
}

/** Inputs of a part that nothing uses here: they would be asked for without effect. */
function idle(
  { name, pieces: brought }: UsedPart,
  pieces: ReadonlyMap<string, Piece>,
  ownNames: ReadonlySet<string>,
  main: SourceDocument,
): readonly Diagnostic[] {
  return brought.flatMap((piece) => {
    const key = pathKey(pathOf(piece));
    if (piece.section !== "inputs" || isMentioned(piece, key, pieces, ownNames)) return [];
    return [
      diagnose("unused_name", { name: piece.id }, main.placeOf(["parts", name], "key"), {
        notes: [`leave it out: \`without: [${piece.id}]\``],
      }),
    ];
  });
}
