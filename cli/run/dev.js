/**
 * `npm run dev`: the site with every edit at once. A changed specification is generated again and the browser
 * shows it; one with mistakes shows them in the terminal and over the page, and the page stays as it was.
 * Translations may lag behind: the terminal says so, and the page is shown.
 */
import { existsSync, watch } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";
import { createServer } from "vite";
import { loadGenerator } from "./generator-bundle.js";

/** Editors write a file in several steps; the pause lets them finish. */
const pause = 30;

const root = fileURLToPath(new URL("../../", import.meta.url));
const today = () => new Date().toISOString().slice(0, 10);

const { run } = await loadGenerator(root);
const generate = () => run(root, today(), { color: process.stderr.isTTY, draft: true });

const first = await generate();
process.stderr.write(first.report);
if (!first.ok && !existsSync(join(root, "generated/catalog.ts"))) {
  process.stderr.write(
    "Nothing was generated before, so there is no site to show: mend this and start again.\n",
  );
  process.exit(4);
}

/** @type {import("vite").ViteDevServer | undefined} */
let server = undefined;
let waiting;
for (const [folder, ending] of [
  ["specs", ".yaml"],
  ["blog", ".md"],
])
  watch(join(root, folder), { recursive: true }, (_event, file) => {
    if (file === null || !file.endsWith(ending)) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => void regenerate(), pause);
  });

let running = false;
let again = false;

// What is edited meanwhile is generated meanwhile: the first page has it.
server = await createServer({ root, server: { host: "127.0.0.1" } });
await server.listen();
server.printUrls();

/** One run at a time; edits while one runs are taken by the next. */
async function regenerate() {
  if (running) {
    again = true;
    return;
  }
  running = true;
  try {
    do {
      again = false;
      await generateAndShow();
    } while (again);
  } finally {
    running = false;
  }
}

async function generateAndShow() {
  const started = performance.now();
  const done = await generate();
  process.stderr.write(done.report);
  if (!done.ok) {
    server?.ws.send({ type: "error", err: { message: stripVTControlCharacters(done.report), stack: "" } });
    return;
  }
  process.stderr.write(
    `${done.written.length} files generated in ${Math.round(performance.now() - started)} ms\n`,
  );
  if (server === undefined) return;
  // Vite notices the files itself, but later than the browser asks for the page.
  for (const { moduleGraph } of Object.values(server.environments)) {
    for (const path of [...done.written, ...done.removed]) moduleGraph.onFileChange(join(root, path));
  }
  server.ws.send({ type: "full-reload" });
}
