/** Red, green and blue, each from 0 to 255. */
export type Color = readonly [number, number, number];

const leastContrast = 4.5;
/** How much of an accent is in the wash behind what is chosen. */
const washed = 0.12;
const steps = 20;
const black: Color = [0, 0, 0];
const white: Color = [255, 255, 255];

/** A color written as `7a1fa2`, `#7a1fa2` or `a3c`; undefined when it is none. */
export function readColor(asked: string): Color | undefined {
  const text = asked.replace(/^#/u, "");
  const digits = text.length === 3 ? text.replaceAll(/./gu, "$&$&") : text;
  if (!/^[\da-f]{6}$/iu.test(digits)) return undefined;
  const part = (start: number): number => Number.parseInt(digits.slice(start, start + 2), 16);
  return [part(0), part(2), part(4)];
}

/**
 * The color nearest to an accent that text can be written in on these papers and on the wash of it, which comes with it:
 * darker on light ones and lighter on dark ones, as far as it must be.
 */
export function accentOn(
  wanted: Color,
  papers: readonly Color[],
): { readonly accent: string; readonly wash: string } | undefined {
  const [paper] = papers;
  if (paper === undefined) return undefined;
  const end = luminance(paper) > 0.5 ? black : white;
  for (let step = 0; step <= steps; step += 1) {
    const accent = mixed(wanted, end, step / steps);
    const wash = mixed(paper, accent, washed);
    if ([...papers, wash].every((below) => contrast(accent, below) >= leastContrast))
      return { accent: written(accent), wash: written(wash) };
  }
  return undefined;
}

/** WCAG 2's ratio of two colors, 1 to 21. */
export function contrast(one: Color, other: Color): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance([red, green, blue]: Color): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(part: number): number {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function mixed(from: Color, to: Color, share: number): Color {
  const part = (index: 0 | 1 | 2): number => Math.round(from[index] + (to[index] - from[index]) * share);
  return [part(0), part(1), part(2)];
}

function written(color: Color): string {
  return `#${color.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}
