/** The edge of the generator: reads `specs/` and the posts of `blog/`, writes `generated/`, prints problems. */
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { cachePath, hashOf, readBuildCache, removeBuildCache, writeBuildCache } from "./build-cache.ts";
import { showDiagnostics } from "./diagnostics/show.ts";
import { formatFiles } from "./emit/format.ts";
import { generate, type Generated } from "./pipeline/generate.ts";
import { keepReadValues, withReadValues } from "./read-values.ts";
import { fingerprint } from "./read/fingerprint.ts";
import { postsPath, readPosts } from "./read/posts.ts";
import { generatorVersion } from "./generator-version.ts";
import { filesBelow, readPostFiles, readSpecifications } from "./specification-files.ts";

/** What a run did, for those who start it from a program. */
export interface Run {
  readonly written: readonly string[];
  readonly removed: readonly string[];
  readonly unchanged: number;
  readonly report: string;
  readonly ok: boolean;
}

/** Generates into `root/generated`; with `check` nothing is written and stale files are reported; with `draft` translations may lag behind; with `finished` calculators in English alone are left out. */
export async function run(
  root: string,
  today: string,
  { check = false, fresh = false, color = false, draft = false, finished = false } = {},
): Promise<Run> {
  const started = new Date();
  const version = generatorVersion(root);
  const files = readSpecifications(root);
  const specifications = fresh ? files : withReadValues(root, version, files);
  const stored = fresh || check ? undefined : readBuildCache(root);
  const result = generate(specifications, {
    today,
    version,
    draft,
    finished,
    ...(stored === undefined ? {} : { cache: stored.made }),
  });
  keepReadValues(root, version, specifications);
  const postFiles = readPostFiles(root);
  const postsName = fingerprint(postFiles, version);
  const { posts, problems: ofPosts } =
    stored?.posts === postsName ? { posts: undefined, problems: [] } : readPosts(postFiles);
  const problems = [...result.problems, ...ofPosts];
  const textOf = (file: string): string => {
    const found = [...specifications, ...postFiles].find(({ path }) => path === file);
    return found === undefined ? "" : new TextDecoder().decode(found.bytes);
  };
  const errors = problems.filter(({ severity }) => severity === "error");
  // To someone writing, translations matter once the rest is right.
  const shown = draft && errors.length > 0 ? errors : problems;
  const report = shown.length === 0 ? "" : showDiagnostics(shown, textOf, { color });
  if (errors.length > 0) return { written: [], removed: [], unchanged: 0, report, ok: false };
  const sources = sourceHashes(result.files);
  const isUnchanged = (path: string): boolean =>
    stored?.version === version && sources[path] !== undefined && sources[path] === stored.sources[path];
  const generated = await formatFiles(
    new Map([
      ...[...result.files].map(([path, file]) => [path, isUnchanged(path) ? undefined : file] as const),
      ...(postFiles.length === 0
        ? []
        : [[postsPath, posts === undefined ? undefined : `${JSON.stringify(posts, null, 2)}\n`] as const]),
    ]),
  );
  const stale = [...generated].flatMap(([path, text]) => {
    const target = join(root, path);
    const holds = text === undefined || (existsSync(target) && readFileSync(target, "utf8") === text);
    return holds ? [] : [{ path, target, text }];
  });
  const written = stale.map(({ path }) => path);
  const unchanged = generated.size - written.length;
  const folder = join(root, "generated");
  const removed = filesBelow(folder)
    .map((path) => `generated${path.slice(folder.length).replaceAll(sep, "/")}`)
    .filter((path) => path !== cachePath && !generated.has(path));
  if (check) {
    const differing = [...written, ...removed];
    const complaint =
      differing.length === 0
        ? ""
        : `Generated files are not up to date; run \`npm run generate\`:\n${differing.map((path) => `  ${path}\n`).join("")}`;
    return { written, removed, unchanged, report: report + complaint, ok: differing.length === 0 };
  }
  if (written.length + removed.length > 0 || stored?.made !== result.cache || stored.posts !== postsName) {
    removeBuildCache(root);
    for (const { target, text } of stale) {
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, text);
    }
    for (const path of removed) rmSync(join(root, path));
    const textHash = (path: string, text: string | undefined): string | undefined =>
      text === undefined ? stored?.hashes[path] : hashOf(text);
    const sourceHash = (path: string): string | undefined => sources[path] ?? stored?.sources[path];
    writeBuildCache(root, {
      version,
      made: result.cache,
      posts: ofPosts.length === 0 ? postsName : "",
      hashes: Object.fromEntries([...generated].map(([path, text]) => [path, textHash(path, text)])),
      sources: Object.fromEntries([...generated.keys()].map((path) => [path, sourceHash(path)])),
      specifications: Object.fromEntries(files.map(({ path, bytes }) => [path, hashOf(bytes)])),
    });
  }
  // Touched and the same: what is newer than the cache was changed since.
  else if (isAnySpecificationNewer(root)) utimesSync(join(root, cachePath), started, started);
  return { written, removed, unchanged, report, ok: true };
}

function isAnySpecificationNewer(root: string): boolean {
  const { mtimeMs } = statSync(join(root, cachePath));
  return filesBelow(join(root, "specs")).some((path) => statSync(path).mtimeMs > mtimeMs);
}

/** The files that are emitted as parts, by path: a hash of the parts, from which the text follows. */
function sourceHashes(files: Generated["files"]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...files].flatMap(([path, file]) =>
      file === undefined || typeof file === "string" ? [] : [[path, hashOf(JSON.stringify(file))]],
    ),
  );
}

/** Runs as the words of a command line ask, and says with which exit code to end: 4 when a specification is wrong. */
export async function runLine(root: string, words: readonly string[]): Promise<0 | 4> {
  const started = performance.now();
  const done = await run(root, new Date().toISOString().slice(0, 10), {
    check: words.includes("--check"),
    finished: words.includes("--finished"),
    fresh: words.includes("--fresh"),
    color: process.stderr.isTTY,
  });
  process.stderr.write(done.report);
  if (done.ok)
    process.stderr.write(
      `${done.written.length} files written, ${done.unchanged} unchanged, ${done.removed.length} removed in ${Math.round(performance.now() - started)} ms\n`,
    );
  return done.ok ? 0 : 4;
}

// Run from its source, as `npx tsx generator/run.ts` does.
if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href)
  process.exitCode = await runLine(process.cwd(), process.argv.slice(2));
