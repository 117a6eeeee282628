/** A sum between the rule over it and the two rules under it. */
export const sum = "M6 6.5h20M6 21.5h20M6 26h20M16 10v8M12 14h8";
export const green = "#0b5c3b";
const mark = `<rect width="32" height="32" fill="${green}"/><path d="${sum}" fill="none" stroke="#fff" stroke-width="2"/>`;

/** The mark by itself, square. */
export function iconSvg(size: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 32 32">${mark}</svg>`;
}
