/** What a run leaves for the next one in `generated/.build-cache.json`: what it made, and a hash of every text it wrote. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { changeOf } from "./specification-files.ts";
import type { BuildCache, CachedCalculator, CachedPart } from "./pipeline/cached.ts";
import type { CachedWords } from "./words/shared-words.ts";

export const cachePath = "generated/.build-cache.json";

interface StoredCache {
  /** The generator that wrote it. */
  readonly version: string;
  readonly made: BuildCache;
  /** Names the posts that were read. */
  readonly posts: string;
  /** By path, of every generated file. */
  readonly hashes: Readonly<Record<string, string | undefined>>;
  /** By path, of the parts each program was written from: the same parts need not be written out again. */
  readonly sources: Readonly<Record<string, string | undefined>>;
  /** By path, of every specification that was read: the terminal tells by it which were changed since. */
  readonly specifications: Readonly<Record<string, string>>;
}

/** A name for exactly this text. */
export function hashOf(text: string | Uint8Array): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

/**
 * What the last run cached. Undefined when there is none, when it is not one of ours, or when a file it speaks of was
 * changed or taken away since: one that is newer than the cache is trusted byte for byte alone.
 */
export function readBuildCache(root: string): StoredCache | undefined {
  const stored = readStored(join(root, cachePath));
  if (stored === undefined) return undefined;
  const { mtimeMs } = statSync(join(root, cachePath));
  const isUntouched = Object.entries(stored.hashes).every(([path, hash]) => {
    const file = join(root, path);
    const changed = changeOf(file);
    return changed < mtimeMs || (changed < Infinity && hash === hashOf(readFileSync(file)));
  });
  return isUntouched ? stored : undefined;
}

/** What the last run made, whatever has become of its files since; undefined when there was none. */
export function readCachedRun(root: string): BuildCache | undefined {
  return readStored(join(root, cachePath))?.made;
}

/** Taken away before the first file is written: a run that is broken off leaves nothing to trust. */
export function removeBuildCache(root: string): void {
  rmSync(join(root, cachePath), { force: true });
}

export function writeBuildCache(root: string, stored: StoredCache): void {
  const path = join(root, cachePath);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(stored));
}

function readStored(path: string): StoredCache | undefined {
  if (!existsSync(path)) return undefined;
  try {
    const stored: unknown = JSON.parse(readFileSync(path, "utf8"));
    return isStoredCache(stored) ? stored : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function isStoredCache(value: unknown): value is StoredCache {
  return (
    isRecord(value) &&
    typeof value["version"] === "string" &&
    typeof value["posts"] === "string" &&
    isRecord(value["hashes"]) &&
    isRecord(value["sources"]) &&
    isRecord(value["specifications"]) &&
    isBuildCache(value["made"])
  );
}

function isBuildCache(value: unknown): value is BuildCache {
  return (
    isRecord(value) &&
    typeof value["shared"] === "string" &&
    isTexts(value["sharedFiles"]) &&
    Array.isArray(value["words"]) &&
    value["words"].every(isCachedWords) &&
    isRecord(value["calculators"]) &&
    Object.values(value["calculators"]).every(isCachedCalculator) &&
    isRecord(value["parts"]) &&
    Object.values(value["parts"]).every(isCachedPart)
  );
}

function isCachedWords(value: unknown): value is CachedWords {
  return (
    isRecord(value) &&
    typeof value["locale"] === "string" &&
    typeof value["fingerprint"] === "string" &&
    isRecord(value["optionNames"])
  );
}

function isCachedCalculator(value: unknown): value is CachedCalculator {
  return (
    isRecord(value) &&
    isCachedPart(value) &&
    ["entry", "search", "searchData"].every((part) => isRecord(value[part]))
  );
}

function isCachedPart(value: unknown): value is CachedPart {
  return (
    isRecord(value) &&
    typeof value["fingerprint"] === "string" &&
    isRecord(value["names"]) &&
    isRecord(value["names"]["requested"]) &&
    isTexts(value["files"])
  );
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === "string");
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}
