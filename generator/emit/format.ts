/** Writes generated files out, laid out as the project's own files are; alone knows oxfmt. */
import { assert } from "../runtime/assert.ts";
import { memoizeRecent } from "../read/memoize-recent.ts";
import type { EmittedFile, EmittedSource } from "../typescript/source-file.ts";

/** As `.oxfmtrc.json` has it for what people write. */
const printWidth = 110;

/** Texts by path, each from its parts as JSON. */
const written = memoizeRecent<string, Promise<string>>((one, other) => one === other, 1);

/**
 * The files as texts; undefined stays where the text on disk still holds. That the formatter cannot read a program is
 * our mistake: what was emitted is not TypeScript.
 */
export async function formatFiles(
  files: ReadonlyMap<string, EmittedFile | undefined>,
): Promise<ReadonlyMap<string, string | undefined>> {
  const entries = [...files].map(async ([path, file]): Promise<readonly [string, string | undefined]> => [
    path,
    file === undefined || typeof file === "string" ? file : await textOf(file),
  ]);
  return new Map(await Promise.all(entries));
}

function textOf(source: EmittedSource): Promise<string> {
  return written.get(source.path, JSON.stringify(source), async () => {
    // Loaded only when there is something to write.
    const [{ printSource }, { format }] = await Promise.all([import("./print.ts"), import("oxfmt")]);
    const { code, errors } = await format(source.path, printSource(source), { printWidth });
    assert(errors.length === 0, `${source.path} is emitted as TypeScript: ${errors[0]?.message ?? ""}`);
    return code;
  });
}
