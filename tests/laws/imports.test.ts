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
  expect(upwards).toEqual([]);
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

/** Files that know each other, types counted: each group for a reason, and no other. */
const circles: readonly (readonly string[])[] = [
  // An input of rows has inputs of the other kinds as columns, which are read and checked as they are.
  [
    "generator/runtime/check-inputs.ts",
    "generator/runtime/description.ts",
    "generator/runtime/kinds/any.ts",
    "generator/runtime/kinds/rows.ts",
    "generator/runtime/query.ts",
    "generator/runtime/reading/field-text.ts",
    "generator/runtime/reading/input-reading.ts",
    "generator/runtime/reading/read-field.ts",
  ],
  [
    "generator/runtime/compound-text.ts",
    "generator/runtime/kinds/quantity.ts",
    "generator/runtime/reading/read-quantity.ts",
  ],
  [
    "generator/constructs/results/output.ts",
    "generator/constructs/results/sum-of.ts",
    "generator/constructs/results/table-output.ts",
  ],
  ["generator/constructs/composed-units.ts", "generator/constructs/units.ts"],
  ["generator/constructs/charts/grid-cells.ts", "generator/constructs/charts/grid.ts"],
  ["generator/presentation/presenter.ts", "generator/presentation/problem-text.ts"],
  // The form is fetched when somebody works backward.
  ["site/results/find-form.tsx", "site/results/solvable-result.tsx"],
];

test("files import each other in a circle only where it is said why", () => {
  const next = new Map<string, string[]>();
  for (const { from, to } of ["generator", "site", "cli"].flatMap(importsOf))
    next.set(from, [...(next.get(from) ?? []), to]);
  const reached = new Map([...next.keys()].map((from) => [from, reachedFrom(from, next)]));
  const groups = [...reached].flatMap(([from, files]) => {
    const group = [...files].filter((to) => reached.get(to)?.has(from) === true).toSorted();
    return group[0] === from ? [group] : [];
  });
  const listed = (each: readonly (readonly string[])[]): readonly string[] =>
    each.map((files) => files.join(" ")).toSorted();
  expect(listed(groups.filter((group) => group.length > 1))).toEqual(listed(circles));
});

function reachedFrom(start: string, next: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [...(next.get(start) ?? [])];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    waiting.push(...(next.get(file) ?? []));
  }
  return reached;
}
