import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { parse } from "yaml";
import { catalog } from "../../generated/catalog.ts";
import { sharedTexts } from "../../generator/words/shared-words.ts";
import { calculatorTexts, flattenTexts, type FlatTexts } from "../../generator/words/words.ts";
import { acceptedYaml, acceptTranslation } from "../author/accepted-texts.ts";
import { noProjectText, projectRoot } from "../author/project-root.ts";
import { nearestNames } from "../calculators/nearest-names.ts";
import type { ExitCode, Terminal } from "../terminal.ts";

/** Folders below specs/ whose words no calculator owns, and how their texts are named. */
const shared: Readonly<Record<string, (value: unknown) => FlatTexts>> = {
  words: (value) => sharedTexts("shared-words", value),
  "units/words": (value) => sharedTexts("unit-words", value),
};

/**
 * `plainsum accept <calculator> <locale>`: records that a translation was read against the English as it is now.
 * The calculator is a folder below specs/, or a folder of several; `words` and `units/words` are what all share.
 */
export function accept(args: readonly string[], terminal: Terminal): ExitCode {
  const [name, locale, ...more] = args;
  const root = projectRoot(process.cwd());
  if (root === undefined) return misunderstood(noProjectText, terminal);
  if (name === undefined || locale === undefined || more.length > 0)
    return misunderstood("Say which calculator and language: plainsum accept finance/mortgage es", terminal);
  const locales = offeredLocales(root);
  if (!locales.includes(locale))
    return misunderstood(
      `There is no language "${locale}" in specs/locales.yaml; there are ${locales.join(", ")}`,
      terminal,
    );
  const folders = Object.hasOwn(shared, name)
    ? [name]
    : calculatorFolders(root).filter((id) => id === name || id.startsWith(`${name}/`));
  if (folders.length === 0) {
    const near = nearestNames(
      name,
      catalog.map(({ id }) => id),
    );
    return misunderstood(
      `There is no calculator at specs/${name}.${near.length === 0 ? "" : ` Did you mean ${near.join(" or ")}?`}`,
      terminal,
    );
  }
  for (const id of folders) {
    const folder = join(root, "specs", id);
    if (!existsSync(join(folder, `${locale}.yaml`))) {
      terminal.note(`specs/${id} has no ${locale}.yaml\n`);
      continue;
    }
    const target = join(folder, "translated.yaml");
    const textsOf = shared[id] ?? calculatorTexts;
    const before = existsSync(target) ? readYaml(target) : {};
    writeFileSync(
      target,
      acceptedYaml(
        acceptTranslation(
          textsOf(readYaml(join(folder, "en.yaml"))),
          textsOf(readYaml(join(folder, `${locale}.yaml`))),
          locale,
          before,
        ),
      ),
    );
    terminal.out(`specs/${id}/translated.yaml\n`);
  }
  return 0;
}

/** The languages of specs/locales.yaml: a new one is in no generated file before its words are accepted. */
function offeredLocales(root: string): readonly string[] {
  const document = readYaml(join(root, "specs/locales.yaml"));
  return [...flattenTexts(document)].flatMap(([key, text]) => (/^locales\.\d+\.id$/.test(key) ? [text] : []));
}

/** Folders below specs/ that hold a calculator, as the file system has them: a wrong one is in no catalog. */
function calculatorFolders(root: string): readonly string[] {
  return readdirSync(join(root, "specs"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.name === "calculator.yaml")
    .map((entry) => relative(join(root, "specs"), entry.parentPath).split(sep).join("/"))
    .toSorted();
}

function readYaml(file: string): unknown {
  return parse(readFileSync(file, "utf8"));
}

function misunderstood(reason: string, terminal: Terminal): ExitCode {
  terminal.note(`${reason}\n`);
  return 2;
}
