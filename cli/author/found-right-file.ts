/** What checks found right, in `dist/`, between one `plainsum check` and the next. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { FoundRight } from "../../generator/commands/found-right.ts";

/** Where that is, in the project's folder. */
export const foundRightPath = "dist/found-right.json";

interface Stored {
  /** The generator whose checks these were. */
  readonly version: string;
  readonly folders: Readonly<Record<string, FoundRight>>;
}

export function readFoundRight(root: string, version: string): Map<string, FoundRight> {
  const file = join(root, foundRightPath);
  const stored = existsSync(file) ? parsed(readFileSync(file, "utf8")) : undefined;
  return new Map(stored?.version === version ? Object.entries(stored.folders) : []);
}

/** All of it is in place at once: another check may be reading it. */
export function writeFoundRight(root: string, version: string, found: ReadonlyMap<string, FoundRight>): void {
  const file = join(root, foundRightPath);
  const stored: Stored = { version, folders: Object.fromEntries(found) };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(stored));
  renameSync(`${file}.${process.pid}`, file);
}

function parsed(text: string): Stored | undefined {
  try {
    const stored: unknown = JSON.parse(text);
    return isStored(stored) ? stored : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function isStored(value: unknown): value is Stored {
  return isRecord(value) && isRecord(value["folders"]) && Object.values(value["folders"]).every(isFoundRight);
}

function isFoundRight(value: unknown): value is FoundRight {
  return (
    isRecord(value) &&
    typeof value["fingerprint"] === "string" &&
    typeof value["program"] === "string" &&
    Array.isArray(value["usedParts"]) &&
    isRecord(value["texts"])
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}
