import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Blob, Buffer, Face, Font, shape } from "harfbuzzjs";
import { Resvg } from "@resvg/resvg-js";
import { escaped } from "../../generator/presentation/math-mathml.ts";
import { green, sum } from "./icon.ts";
import { fontsFor, type DrawnText } from "./preview-fonts.ts";

/** What the picture of a link says: a name, and under it a line or two. */
export interface Preview {
  readonly name: string;
  readonly tagline: string;
  /** Whose it is, beside the mark; nothing where the name says it. */
  readonly site?: string;
}

/** How a language is written. */
export interface Writing {
  readonly direction: "ltr" | "rtl";
  /** BCP 47. */
  readonly tag: string;
}

const paper = "#faf8f1";
const hair = "#d9dccd";
/** Arabic from its first letter to its last, or what stands between: drawn in one, the program loses letters of either. */
const runs =
  /\p{Script=Arabic}(?:[\p{Script=Arabic}\p{M}\s،]*[\p{Script=Arabic}\p{M}،])?|\s+|[^\s\p{Script=Arabic}]+(?:\s+[^\s\p{Script=Arabic}]+)*/gu;
/** Pixels: those who show a link ask for 600 at least, and two thirds of the drawing is half as heavy. */
const drawnWidth = 800;

/** A drawing of the mark as PNG. */
export function iconPng(svg: string): Uint8Array {
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}

/**
 * Pictures of one language as PNG, in the order of what they say, in fonts of their own: those of the machine that builds are
 * not looked at. Fonts are made once, with the letters of all of them.
 */
export async function drawPreviews(
  previews: readonly Preview[],
  writing: Writing,
): Promise<readonly Uint8Array[]> {
  const texts = previews.flatMap(({ name, tagline, site = "" }): readonly DrawnText[] => [
    { text: `${name}…`, weight: 700 },
    { text: site, weight: 700 },
    { text: `${tagline}…`, weight: 400 },
  ]);
  const fonts = await fontsFor(
    ([700, 400] as const).map((weight) => ({
      text: texts.flatMap((each) => (each.weight === weight ? each.text : [])).join(""),
      weight,
    })),
    writing.tag,
  );
  const folder = await mkdtemp(join(tmpdir(), "plainsum-fonts-"));
  try {
    const fontFiles = fonts.map((_, index) => join(folder, `${index}.ttf`));
    for (const [index, { data }] of fonts.entries()) await writeFile(join(folder, `${index}.ttf`), data);
    const measure = measureIn(fonts);
    // A letter that one font has not is drawn in any other, whatever its weight: so each weight is drawn with its own alone.
    const outlined = (weight: DrawnText["weight"], svg: string): string => {
      const own = fontFiles.filter((_, index) => fonts[index]?.weight === weight);
      const font = { loadSystemFonts: false, fontFiles: own, defaultFontFamily: "Noto Sans" };
      return new Resvg(svg, { font }).toString().replaceAll(/<\/?svg[^>]*>/gu, "");
    };
    const fitTo = { mode: "width", value: drawnWidth } as const;
    return previews.map((preview) =>
      new Resvg(previewSvg(preview, writing, measure, outlined), { font: { loadSystemFonts: false }, fitTo })
        .render()
        .asPng(),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Width of a text in parts of its size. */
type Measure = (text: DrawnText) => number;

/** A letter is measured in the first font of its weight that has it, as it is drawn. */
function measureIn(fonts: Awaited<ReturnType<typeof fontsFor>>): Measure {
  const faces = fonts.map(({ data, weight }) => {
    const face = new Face(new Blob(new Uint8Array(data).buffer));
    return { weight, letters: new Set(face.collectUnicodes()), upem: face.upem, font: new Font(face) };
  });
  return ({ text, weight }) =>
    faces
      .filter((face) => face.weight === weight)
      .reduce(
        ({ left, width }, { letters, upem, font }) => {
          const own = [...left].filter((letter) => letters.has(letter.codePointAt(0) ?? 0)).join("");
          const buffer = new Buffer();
          buffer.addText(own);
          buffer.guessSegmentProperties();
          shape(font, buffer);
          const advance = buffer.getGlyphPositions().reduce((total, { xAdvance }) => total + xAdvance, 0);
          return {
            left: [...left].filter((letter) => !letters.has(letter.codePointAt(0) ?? 0)).join(""),
            width: width + advance / upem,
          };
        },
        { left: text, width: 0 },
      ).width;
}

/** Lines of a text that are at most so wide, and how large they are: as large as is asked for, or as fits into so many. */
interface Fitted {
  readonly lines: readonly string[];
  readonly size: number;
}

const width = 1008;

function fitted(
  text: DrawnText,
  sizes: readonly number[],
  mostLines: number,
  tag: string,
  measure: Measure,
): Fitted {
  const pieces = piecesOf(text.text, tag);
  const tries = sizes.map((size) => ({
    size,
    lines: linesOf(pieces, (line) => measure({ ...text, text: line }) * size <= width),
  }));
  const found = tries.find(({ lines }) => lines.length <= mostLines);
  if (found !== undefined) return found;
  const { size = 0, lines = [] } = tries.at(-1) ?? {};
  return { size, lines: [...lines.slice(0, mostLines - 1), `${(lines[mostLines - 1] ?? "").trimEnd()}…`] };
}

/** Words, or where a language has no spaces what its dictionary takes for words; marks stay with what is before them. */
function piecesOf(text: string, tag: string): readonly string[] {
  const pieces: string[] = [];
  for (const { segment } of new Intl.Segmenter(tag, { granularity: "word" }).segment(text)) {
    const before = pieces.at(-1);
    const isStart = before === undefined || /^[\p{L}\p{N}(（“«]/u.test(segment);
    const isBound =
      before !== undefined && /[(（“«]$|[\p{L}\p{N}]$/u.test(before) && !isBetweenHan(before, segment);
    if (isStart && !isBound) pieces.push(segment);
    else pieces.push((pieces.pop() ?? "") + segment);
  }
  return pieces;
}

/** Chinese words have no space between them. */
function isBetweenHan(before: string, after: string): boolean {
  return /\p{Script=Han}$/u.test(before) || (/^\p{Script=Han}/u.test(after) && !/[(（“«]$/u.test(before));
}

function linesOf(pieces: readonly string[], fits: (line: string) => boolean): readonly string[] {
  const lines: string[] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    if (last !== undefined && fits((last + piece).trimEnd())) lines[lines.length - 1] = last + piece;
    else lines.push(piece);
  }
  return lines.map((line) => line.trimEnd());
}

/** 1200 × 630, the size link previews are cut to. The drawing program knows no direction, so text is anchored at its start. */
function previewSvg(
  { name, tagline, site = "" }: Preview,
  { direction, tag }: Writing,
  measure: Measure,
  outlined: (weight: DrawnText["weight"], svg: string) => string,
): string {
  const isRight = direction === "rtl";
  const title = fitted({ text: name, weight: 700 }, [84, 72, 60, 52], 2, tag, measure);
  const below = fitted({ text: tagline, weight: 400 }, [40, 36], 2, tag, measure);
  const text = (x: number, y: number, { text: words, weight }: DrawnText, size: number): string => {
    if (!isRight) return `<text x="${x}" y="${y}" font-size="${size}">${escaped(words)}</text>`;
    let right = 1200 - x;
    return Array.from(words.matchAll(runs), ([run]) => {
      const drawn = `<text x="${right}" y="${y}" font-size="${size}" text-anchor="end">${escaped(run)}</text>`;
      right -= measure({ text: run, weight }) * size;
      return run.trim() === "" ? "" : drawn;
    }).join("");
  };
  const rows = (first: number, { lines, size }: Fitted, weight: DrawnText["weight"]): string =>
    lines.map((line, index) => text(96, first + index * size * 1.25, { text: line, weight }, size)).join("");
  const height = ({ lines, size }: Fitted): number => (lines.length - 1) * size * 1.25;
  const titleStart = 312;
  const belowStart = titleStart + height(title) + 68;
  const ruleAt = belowStart + height(below) + 56;
  const drawn = ([700, 400] as const).map((weight) => {
    const words =
      weight === 700
        ? `<g fill="#1d1e1a">${rows(titleStart, title, weight)}${text(216, 152, { text: site, weight }, 44)}</g>`
        : `<g fill="#56584e">${rows(belowStart, below, weight)}</g>`;
    return outlined(
      weight,
      `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630" font-weight="${weight}">${words}</svg>`,
    );
  });
  const mark = `<g transform="translate(${isRight ? 1008 : 84} 96) scale(3.4)"><path d="${sum}" fill="none" stroke="${green}" stroke-width="2"/></g>`;
  const rule = `<path d="M96 ${ruleAt}H1104M96 ${ruleAt + 10}H1104" stroke="${green}" stroke-width="4"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630"><rect width="1200" height="630" fill="${paper}"/><path d="M96 584H1104" stroke="${hair}" stroke-width="2"/>${mark}${drawn.join("")}${rule}</svg>`;
}
