import { answerLine } from "../../generator/presentation/answer-text.ts";
import { warningFor } from "../../generator/presentation/answer-warning.ts";
import { valueOutputs } from "../../generator/presentation/output-selection.ts";
import { plainText } from "../../generator/presentation/rich-text.ts";
import { saidAlready } from "../../generator/presentation/drawing/said-already.ts";
import { splitAnswer } from "../../generator/presentation/split-answer.ts";
import { dateText } from "../../generator/runtime/date-text.ts";
import type { Presented } from "../islands/island-context.tsx";
import { download } from "../islands/browser.ts";
import { visitorDay } from "../islands/visitor-day.ts";
import { linesOf } from "./picture-lines.ts";

/** In CSS pixels: the shape in which other sites show pictures, and the least room around. */
const [width, least, margin] = [1200, 630, 72] as const;
/** Key figures that are told. */
const mostFigures = 4;

/** The inks and faces of the page, light whatever the visitor's own colors are. */
type Ink = "paper" | "ink" | "ink-2" | "hair" | "ochre";

/** Draws an answer and hands the picture over, named as its page is; false where it could not be drawn. */
export async function takePicture(answered: Presented, address: string): Promise<boolean> {
  const textOf = (place: string): string => document.querySelector(place)?.textContent ?? "";
  // Within another page's frame there is no header.
  const site = textOf(".brand") || document.title.replace(/^.* · /u, "");
  const picture = await answerPicture(answered, { title: textOf("h1"), site, address });
  if (picture === undefined) return false;
  const name = answered.setting.variant.route.replace(/^.*\//u, "");
  await handOver(new File([picture], `${name}.png`, { type: "image/png" }));
  return true;
}

/** An answer as a picture: the page's title, the figure over its two rules, its sentence, the key figures, how sure it is, where it is from. */
async function answerPicture(
  { evaluation, presenter }: Presented,
  { title, site, address }: { readonly title: string; readonly site: string; readonly address: string },
): Promise<Blob | undefined> {
  const { locale } = presenter.translator;
  const { answer } = evaluation;
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  if (context === null || answer.status !== "answered") return undefined;
  await document.fonts.ready;
  const [sans, figures] = [faceOf("sans"), faceOf("figures")];
  // Figures within words have the face of the words.
  const faceFor = (text: string): string => (/\p{L}{2}/u.test(text) ? sans : figures);
  const isRight = locale.dir === "rtl";
  const [start, end] = isRight ? [width - margin, margin] : [margin, width - margin];
  // What is drawn, from the top down; its height is known once all is set.
  const drawn: ((pen: CanvasRenderingContext2D) => void)[] = [];
  let y: number = margin;
  const measure = (font: string): ((text: string) => number) => {
    context.font = font;
    return (text) => context.measureText(text).width;
  };
  const write = (text: string, size: number, ink: Ink, weight = 400, face = sans): void => {
    const font = `${weight} ${size}px ${face}`;
    for (const line of linesOf(text, width - 2 * margin, measure(font))) {
      const base = (y += size * 1.35);
      drawn.push((pen) => put(pen, line, { font, ink, x: start, y: base, dir: locale.dir, align: "start" }));
    }
  };
  const rule = (thickness: number, to: number, ink: Ink): void => {
    const at = y;
    drawn.push((pen) => {
      pen.fillStyle = colorOf(ink);
      pen.fillRect(Math.min(start, to), at, Math.abs(to - start), thickness);
    });
  };

  write(title, 34, "ink", 600);
  y += 28;
  const split = splitAnswer(presenter);
  const figure = split?.result.map(({ text }) => text).join("");
  if (figure !== undefined) {
    const font = `400 ${figure.length > 24 ? 56 : 104}px ${faceFor(figure)}`;
    const long = Math.min(measure(font)(figure), width - 2 * margin);
    const to = isRight ? start - long : start + long;
    rule(2, to, "ink");
    y += figure.length > 24 ? 70 : 112;
    const base = y - 12;
    drawn.push((pen) =>
      put(pen, figure, { font, ink: "ink", x: start, y: base, dir: locale.dir, align: "start" }),
    );
    y += 8;
    rule(3, to, "ink");
    y += 7;
    rule(3, to, "ink");
    y += 14;
  }
  write(plainText(answerLine(answer, presenter), "without addresses"), 30, "ink");
  const warning = warningFor(answer.used, presenter.translator);
  if (warning !== undefined) write(plainText(warning.text, "without addresses"), 24, "ochre");
  y += 16;
  const said = saidAlready(presenter).all;
  for (const output of valueOutputs(presenter.description, presenter.outputs)
    .filter(({ id, isKey }) => isKey === true && !said.has(id))
    .slice(0, mostFigures)) {
    y += 42;
    const base = y;
    const [name, value] = [presenter.nameOf(output.id), presenter.showOutput(output)];
    drawn.push((pen) => {
      put(pen, name, {
        font: `400 24px ${sans}`,
        ink: "ink-2",
        x: start,
        y: base,
        dir: locale.dir,
        align: "start",
      });
      put(pen, value, {
        font: `400 26px ${faceFor(value)}`,
        ink: "ink",
        x: end,
        y: base,
        dir: locale.dir,
        align: "end",
      });
      pen.fillStyle = colorOf("hair");
      pen.fillRect(margin, base + 12, width - 2 * margin, 1);
    });
  }
  y = Math.max(y + 24, least - margin - 40);
  write([site, dateText(visitorDay(), locale.tag, "day")].map(apart).join(" · "), 20, "ink-2");
  write(apart(address), 20, "ink-2");

  const height = Math.max(least, Math.ceil(y + margin / 2));
  canvas.width = 2 * width;
  canvas.height = 2 * height;
  context.scale(2, 2);
  context.fillStyle = colorOf("paper");
  context.fillRect(0, 0, width, height);
  for (const draw of drawn) draw(context);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined)));
}

/** Offers a file to other programs where the browser can, else hands it to the visitor. */
async function handOver(file: File): Promise<void> {
  // On a screen that is touched other programs are at hand; a desktop's own window for it is rather in the way.
  const isTouched = matchMedia("(pointer: coarse)").matches;
  if (!isTouched || !navigator.canShare?.({ files: [file] })) return download(file.name, file.type, file);
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    // Who thinks better of it has what they want.
    if (!(error instanceof DOMException && error.name === "AbortError")) download(file.name, file.type, file);
  }
}

interface Place {
  readonly font: string;
  readonly ink: Ink;
  readonly x: number;
  readonly y: number;
  readonly dir: "ltr" | "rtl";
  readonly align: "start" | "end";
}

/** Set apart from what is around it, which may run the other way. */
function apart(text: string): string {
  return `\u2068${text}\u2069`;
}

function put(pen: CanvasRenderingContext2D, text: string, { font, ink, x, y, dir, align }: Place): void {
  pen.font = font;
  pen.fillStyle = colorOf(ink);
  pen.direction = dir;
  pen.textAlign = align;
  pen.fillText(text, x, y, width - 2 * margin);
}

function colorOf(ink: Ink): string {
  return asStyled("color", `var(--${ink})`);
}

function faceOf(face: "sans" | "figures"): string {
  return asStyled("fontFamily", `var(--${face})`);
}

/** What a style comes to on the page, in light colors. */
function asStyled(property: "color" | "fontFamily", value: string): string {
  const probe = document.createElement("span");
  probe.style.colorScheme = "light";
  probe.style[property] = value;
  document.body.append(probe);
  const styled = getComputedStyle(probe)[property];
  probe.remove();
  return styled;
}
