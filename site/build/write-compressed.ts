import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { filesBelow } from "./output-files.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** Below this many bytes the headers weigh more than what is saved. */
const worthwhile = 500;
/** Windows of Brotli as powers of two: smaller ones save no time any more, and this is the usual one. */
const narrowest = 16;
const widest = constants.BROTLI_DEFAULT_WINDOW;
/** So many files at once keep every processor busy and few of them in memory. */
const atOnce = 8;

/** Writes a `.br` and a `.gz` beside each text file, for hosts that send what is already compressed. */
export async function writeCompressed(output: string): Promise<void> {
  const files = (await filesBelow(output)).filter((file) =>
    /\.(?:html|css|js|json|svg|xml|txt)$/u.test(file),
  );
  for (let first = 0; first < files.length; first += atOnce) {
    await Promise.all(files.slice(first, first + atOnce).map((file) => compress(join(output, file))));
  }
}

export async function compress(file: string): Promise<void> {
  const text = await readFile(file);
  if (text.length < worthwhile) return;
  const params = {
    // The last two steps save a tenth and take ten times as long, which is well spent on what every page loads.
    [constants.BROTLI_PARAM_QUALITY]: file.endsWith(".html") ? 9 : constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    // No wider than the file: laying out the tables of a wider one takes a hundred times as long as compressing a page.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(widest, Math.max(narrowest, Math.ceil(Math.log2(text.length)))),
  };
  await writeFile(`${file}.br`, await compressBrotli(text, { params }));
  await writeFile(`${file}.gz`, await compressGzip(text, { level: constants.Z_BEST_COMPRESSION }));
}
