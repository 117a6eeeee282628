import type { Path } from "../constructs/reporter.ts";
import type { Origin } from "../read/composed-document.ts";

/** The sections of a specification whose members have ids, and that a part can bring. */
export const memberSections = [
  "inputs",
  "constants",
  "checks",
  "refusals",
  "formulas",
  "schedules",
  "outputs",
  "steps",
  "charts",
  "colors",
  "figures",
  "groups",
] as const;
export type MemberSection = (typeof memberSections)[number];

/** The sections whose members formulas name. */
export const namedSections: readonly MemberSection[] = ["inputs", "constants", "formulas", "schedules"];

/** One thing of a part, as a calculator takes it in. */
export interface PartMember {
  readonly section: MemberSection;
  readonly id: string;
  readonly value: unknown;
  readonly origin: Origin;
  /** Its `value` was written in its place, as a line. */
  readonly isLine?: true;
}

/** A map of plain data; empty where there is none. */
export function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return isMap(value) ? value : {};
}

export function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

export function pathOf({ section, id }: Pick<PartMember, "section" | "id">): Path {
  return [section, id];
}
