import { readFileSync } from "node:fs";
import { join } from "node:path";
import { checkSpecifications } from "../../../generator/commands/check-specifications.ts";
import { generate } from "../../../generator/pipeline/generate.ts";
import type { Diagnostic } from "../../../generator/diagnostics/diagnostic.ts";
import { showDiagnostics } from "../../../generator/diagnostics/show.ts";
import { readSpecifications } from "../../../generator/specification-files.ts";
import type { SpecificationFile } from "../../../generator/read/specification-file.ts";
import { assert } from "../../../generator/runtime/assert.ts";
import { acceptedYaml, acceptTranslation } from "../../../cli/author/accepted-texts.ts";
import { parse } from "yaml";
import { calculatorTexts } from "../../../generator/words/words.ts";

const root = join(import.meta.dirname, "../../..");
const folder = "specs/daily-life/paint";

/** The calculator of the author's guide, with its Spanish words accepted; all other calculators are left out. */
export const paint: readonly SpecificationFile[] = paintFiles();

const options = { today: "2026-11-21", version: "" };
/** Shared words were found right once: they are not read again for every mistake. */
const { cache } = generate(paint, options);

/** The files an edit can name, by their short name. */
const paths = {
  calculator: `${folder}/calculator.yaml`,
  table: `${folder}/tables/paint-spread.yaml`,
  en: `${folder}/en.yaml`,
  es: `${folder}/es.yaml`,
} as const;

/** A text to be replaced in one of the files. */
export interface Edit {
  readonly in: keyof typeof paths;
  readonly from: string;
  readonly to: string;
  /** What is written with it as it should be: the words of an input that is new. */
  readonly and?: readonly Edit[];
}

/** The specification with one text replaced. */
export function mistaken(
  { in: name, from, to, and = [] }: Edit,
  files = paint,
): readonly SpecificationFile[] {
  const others = and.reduce((before, edit) => mistaken(edit, before), files);
  return others.map((file) => {
    if (file.path !== paths[name]) return file;
    const text = new TextDecoder().decode(file.bytes);
    assert(text.includes(from), `${name} holds ${from}`);
    return { path: file.path, bytes: new TextEncoder().encode(text.replace(from, () => to)) };
  });
}

export function problemsOf(files: readonly SpecificationFile[]): readonly Diagnostic[] {
  return checkSpecifications(files, { ...options, cache });
}

/** Problems of these files as `check` shows them. */
export function shown(problems: readonly Diagnostic[], files: readonly SpecificationFile[]): string {
  const textOf = (path: string): string =>
    new TextDecoder().decode(files.find((file) => file.path === path)?.bytes);
  return showDiagnostics(problems, textOf).replaceAll(`${folder}/`, "");
}

/** The home page has no other calculators to show. */
function withoutPopular({ path, bytes }: SpecificationFile): SpecificationFile {
  const text = new TextDecoder().decode(bytes).replaceAll(/popular:\s*\[[^\]]*\]/gu, "popular: []");
  return { path, bytes: new TextEncoder().encode(text) };
}

function paintFiles(): readonly SpecificationFile[] {
  const guide = readFileSync(join(root, "specs/README.md"), "utf8");
  const written = new Map(
    [...guide.matchAll(/^`(specs\/[\w/.-]+\.yaml)`\n\n```yaml\n([\s\S]*?)^```/gm)].map(
      ([, path = "", text = ""]) => [path, text],
    ),
  );
  const textsOf = (locale: string): ReturnType<typeof calculatorTexts> =>
    calculatorTexts(parse(written.get(`${folder}/${locale}.yaml`) ?? ""));
  const accepted = acceptedYaml(acceptTranslation(textsOf("en"), textsOf("es"), "es", new Map()));
  const shared = readSpecifications(root).filter(({ path }) =>
    /^specs\/(?:[^/]+\.yaml$|units\/|words\/)/.test(path),
  );
  return [
    ...shared.map((file) => (file.path === "specs/categories.yaml" ? withoutPopular(file) : file)),
    ...[...written, [`${folder}/translated.yaml`, accepted] as const].map(([path, text]) => ({
      path,
      bytes: new TextEncoder().encode(text),
    })),
  ];
}
