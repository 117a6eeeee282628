/** What a calculator makes of one of its parts: what it gives, leaves out and renames. */
import { kindOf } from "../constructs/inputs/any.ts";
import type { InputDocument, PartDocument } from "../constructs/documents.ts";
import type { Path, Reporter } from "../constructs/reporter.ts";
import type { SharedSpecs } from "../constructs/shared-specs.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { renameIn } from "./names.ts";
import { isMap, membersOf, namedSections, memberSections, type PartMember } from "./part-members.ts";

/** A part as a calculator's `parts` names it. */
export interface PartUse {
  readonly name: string;
  readonly source: SourceDocument;
  readonly document: PartDocument;
  /** What is written under its name. */
  readonly written: Readonly<Record<string, unknown>>;
}

/** What comes of a part in a calculator. */
export interface UsedPart extends PartUse {
  readonly members: readonly PartMember[];
  /** What the calculator says an input of the part is, by the id it has here. */
  readonly overrides: readonly InputOverride[];
  /** Inputs the calculator must have itself, by the part's id. */
  readonly needed: readonly Needed[];
  /** What is left out, by id, with where that is said. */
  readonly without: ReadonlyMap<string, Path>;
  /** The ids that things of the part have here, by the part's own. */
  readonly rename: ReadonlyMap<string, string>;
}
export interface Needed {
  readonly id: string;
  readonly input: InputDocument;
  /** Where the calculator says so. */
  readonly path: Path;
  /** What stands for it where the calculator has nothing of its id. */
  readonly otherwise?: PartMember;
}
export interface InputOverride extends Needed {
  /** What is worked out, or a value; undefined where it is the calculator's own of the same id. */
  readonly formula?: unknown;
  readonly constant?: string;
  /** The formula was written as a line. */
  readonly isLine?: true;
}

/** Reads a use of a part; what it names and the part does not have is reported. */
export function readUse(use: PartUse, units: SharedSpecs["units"], reporter: Reporter): UsedPart {
  const { name, document, source, written } = use;
  const path: Path = ["parts", name];
  const inputs: Readonly<Record<string, InputDocument>> = { ...document.needs, ...document.inputs };
  const sections = membersOf(source.value);
  const idsOf = (section: string): readonly string[] => Object.keys(membersOf(sections[section]));
  const allIds = [...new Set(["needs", ...memberSections].flatMap(idsOf))];

  const rename = new Map<string, string>();
  for (const [id, other] of Object.entries(membersOf(written["rename"]))) {
    if (!allIds.includes(id)) reporter.unknownName(id, [...path, "rename", id], allIds, "key");
    rename.set(id, String(other));
  }
  const here = (id: string): string => rename.get(id) ?? id;

  const without = new Map<string, Path>();
  const leftOut = new Set<string>();
  const listed = Array.isArray(written["without"]) ? written["without"].map(String) : [];
  for (const [index, text] of listed.entries()) {
    const place = [...path, "without", index];
    const [section, id = ""] = text.includes(".") ? text.split(".") : [undefined, text];
    const found = memberSections.filter(
      (each) => (section === undefined || section === each) && idsOf(each).includes(id),
    );
    if (found.length === 0)
      reporter.unknownName(
        text,
        place,
        section === undefined
          ? allIds
          : memberSections.flatMap((each) => idsOf(each).map((other) => `${each}.${other}`)),
      );
    for (const each of found) leftOut.add(`${each}.${id}`);
    if (found.some((each) => namedSections.includes(each))) without.set(here(id), place);
  }

  const overrides = Object.entries(membersOf(written["with"])).flatMap(
    ([id, value]): readonly InputOverride[] => {
      const input = inputs[id];
      const place = [...path, "with", id];
      if (input === undefined) {
        reporter.unknownName(id, place, Object.keys(inputs), "key");
        return [];
      }
      return [{ id: here(id), input, path: place, ...givenAs(value, here(id), input, units) }];
    },
  );
  const isGiven = (id: string): boolean => overrides.some((each) => each.id === here(id));

  const members = memberSections.flatMap((section) =>
    idsOf(section).flatMap((id): readonly PartMember[] => {
      if (leftOut.has(`${section}.${id}`) || (section === "inputs" && isGiven(id))) return [];
      const { value, edits } = renameIn(membersOf(sections[section])[id], rename);
      // Inputs say the group they are in by its own id.
      const ownId = section === "groups" ? id : here(id);
      return [{ section, id: ownId, value, origin: { source, path: [section, id], edits } }];
    }),
  );
  const needed = Object.entries(document.needs ?? {}).flatMap(([id, input]) =>
    isGiven(id) ? [] : [{ id: here(id), input, path, ...otherwise(id, here(id), input, use, units) }],
  );
  return { ...use, members, overrides, needed, without, rename };
}

/** What is given: the calculator's own value of the same name, a figure, or a formula, shown as the input would be. */
function givenAs(
  written: unknown,
  id: string,
  input: InputDocument,
  units: SharedSpecs["units"],
): Pick<InputOverride, "formula" | "constant" | "isLine"> {
  if (isMap(written)) return { formula: written };
  const text = String(written).trim();
  if (text === id) return {};
  const kind = kindOf(input);
  const value = kind.read(text, kind.writtenAs?.(input) ?? {}, units)?.value;
  if (typeof value === "number") return { constant: asConstant(text, input) };
  return { formula: { value: text, ...shownLike(input) }, isLine: true };
}

/** An optional need as its default says. */
function otherwise(
  id: string,
  here: string,
  input: InputDocument,
  { source }: PartUse,
  units: SharedSpecs["units"],
): Pick<Needed, "otherwise"> {
  if (input.optional !== true || !("default" in input) || input.default === undefined) return {};
  const written = input.type === "choice" ? JSON.stringify(input.default) : input.default;
  const { formula, constant, isLine } = givenAs(written, here, input, units);
  const origin = { source, path: ["needs", id] };
  const more = isLine === true ? { isLine } : {};
  return {
    otherwise:
      constant === undefined
        ? { section: "formulas", id: here, value: formula, origin, ...more }
        : { section: "constants", id: here, value: constant, origin },
  };
}

/** A figure with the unit that its input would take it in. */
function asConstant(text: string, input: InputDocument): string {
  if (/[\s%]/.test(text)) return text;
  if (input.type === "money") return `${text} money`;
  const unit = "unit" in input ? input.unit : undefined;
  return unit === undefined ? text : `${text} ${unit}`;
}

function shownLike(input: InputDocument): Readonly<Record<string, unknown>> {
  if (input.type === "percent") return { as: "percent" };
  const unit = "unit" in input ? input.unit : undefined;
  return unit === undefined ? {} : { unit };
}
