import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A copy of the project whose specifications may be spoilt. */
export interface ProjectCopy {
  readonly root: string;
  /** Replaces the first match in a file below `specs/`, as an author saves it. */
  readonly edit: (file: string, from: RegExp, to: string) => void;
  readonly remove: () => void;
}

const rooms = ["specs", "generator", "generated", "site", "blog", "cli", "tests"];
const files = ["package.json", "package-lock.json", "tsconfig.json", "vite.config.ts"];

/** Copies everything but the packages, which it borrows. */
export function copyProject(root: string): ProjectCopy {
  const copy = mkdtempSync(join(tmpdir(), "plainsum-"));
  for (const name of [...rooms, ...files]) cpSync(join(root, name), join(copy, name), { recursive: true });
  // A folder of its own, so that what Vite keeps in it does not disturb the project's.
  mkdirSync(join(copy, "node_modules"));
  for (const name of readdirSync(join(root, "node_modules"))) {
    if (name !== ".vite") symlinkSync(join(root, "node_modules", name), join(copy, "node_modules", name));
  }
  return {
    root: copy,
    edit: (file, from, to) => {
      const path = join(copy, "specs", file);
      const text = readFileSync(path, "utf8");
      if (!from.test(text)) throw new Error(`${file} holds nothing like ${String(from)}`);
      writeFileSync(path, text.replace(from, to));
    },
    remove: () => rmSync(copy, { recursive: true, force: true }),
  };
}
