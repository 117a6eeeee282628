import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, test } from "vitest";
import { filesBelow } from "../../generator/specification-files.ts";

const root = join(import.meta.dirname, "../..");

/** The orders of folders as ARCHITECTURE.md gives them: `generator: runtime < presentation < …`. */
const orders = new Map(
  [...readFileSync(join(root, "ARCHITECTURE.md"), "utf8").matchAll(/^ *(generator|site|cli): (.+)$/gm)].map(
    ([, room = "", folders = ""]) => [room, folders.split(" < ")] as const,
  ),
);

interface Import {
  /** From the project's root, with `/`. */
  readonly from: string;
  readonly to: string;
}

function importsOf(room: string): readonly Import[] {
  return filesBelow(join(root, room))
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) =>
      [...readFileSync(path, "utf8").matchAll(/(?:from|import)\s*\(?\s*"(\.{1,2}\/[^"]+)"/g)].map(
        ([, to = ""]) => ({
          from: relative(root, path).replaceAll("\\", "/"),
          to: relative(root, join(dirname(path), to)).replaceAll("\\", "/"),
        }),
      ),
    );
}

/** The folder of a room a file lies in; none for a file of the room itself. */
function folderOf(path: string): string | undefined {
  const [, folder, ...rest] = path.split("/");
  return rest.length === 0 ? undefined : folder;
}

describe.each(["generator", "site", "cli"])("%s", (room) => {
  const order = orders.get(room) ?? [];
  const imports = importsOf(room);
  const within = imports.filter(({ to }) => to.startsWith(`${room}/`));

  test("has a place in the order of ARCHITECTURE.md for each of its folders", () => {
    const folders = new Set(
      filesBelow(join(root, room)).flatMap((path) => {
        const folder = folderOf(relative(root, path).replaceAll("\\", "/"));
        return folder !== undefined && /\.tsx?$/.test(path) ? [folder] : [];
      }),
    );
    expect([...folders].toSorted()).toEqual(order.toSorted());
  });

  test("imports only from the same folder and from those before it", () => {
    const upwards = within.filter(({ from, to }) => {
      const here = folderOf(from);
      const there = folderOf(to);
      if (here === undefined || there === undefined || here === there) return false;
      return order.indexOf(there) > order.indexOf(here);
    });
    expect(upwards).toEqual([]);
  });
});

test("no folder of the generator imports the files that run it", () => {
  const upwards = importsOf("generator").filter(
    ({ from, to }) => folderOf(from) !== undefined && folderOf(to) === undefined,
  );
  expect(upwards.filter(({ from }) => !from.startsWith("generator/guide/"))).toEqual([]);
});

test("only the author's commands and `npm run dev` see more of the generator than runtime, presentation and ask", () => {
  const authors = /^cli\/(author|run)\/|^cli\/commands\/(accept|check|explain|new|translate|words)\.ts$/;
  const seen = importsOf("cli").filter(
    ({ from, to }) => !authors.test(from) && /^generator\/(?!(runtime|presentation|ask)\/)/.test(to),
  );
  expect(seen).toEqual([]);
});

test("what travels to the browser does not bring the words of every language", () => {
  const travelling = /^site\/(islands|fields|results|charts|steps)\//;
  const seen = importsOf("site").filter(
    ({ from, to }) => travelling.test(from) && to === "site/words/site-locales.ts",
  );
  expect(seen).toEqual([]);
});
