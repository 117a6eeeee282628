/** Lays generated programs out as the project's own files are; alone knows oxfmt. */
import { assert } from "../runtime/assert.ts";
import { memoizeLast } from "../memoize-last.ts";

/** As `.oxfmtrc.json` has it for what people write. */
const printWidth = 110;

const laidOut = memoizeLast<string, Promise<string>>((one, other) => one === other);

/**
 * The files with their TypeScript laid out; others, and those whose text on disk still holds (undefined), as they are.
 * That the formatter cannot read a program is our mistake: what was emitted is not TypeScript.
 */
export async function formatFiles(
  files: ReadonlyMap<string, string | undefined>,
): Promise<ReadonlyMap<string, string | undefined>> {
  const entries = [...files].map(async ([path, text]): Promise<readonly [string, string | undefined]> => [
    path,
    text === undefined || !/\.tsx?$/.test(path) ? text : await formatted(path, text),
  ]);
  return new Map(await Promise.all(entries));
}

function formatted(path: string, text: string): Promise<string> {
  return laidOut.get(path, text, async () => {
    // Loaded only when there is something to lay out.
    const { format } = await import("oxfmt");
    const { code, errors } = await format(path, text, { printWidth });
    assert(errors.length === 0, `${path} is emitted as TypeScript: ${errors[0]?.message ?? ""}`);
    return code;
  });
}
