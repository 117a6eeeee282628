/** A sum between the rule over it and the two rules under it. */
export const sum = "M6 6.5h20M6 21.5h20M6 26h20M16 10v8M12 14h8";
export const green = "#0b5c3b";
const mark = `<path d="${sum}" fill="none" stroke="#fff" stroke-width="2"/>`;

/** The mark by itself, square. */
export function iconSvg(size: number): string {
  return framed(size, 0);
}

/** The same with room around it: a device may cut a circle out of it, as wide as four fifths of the icon. */
export function maskableIconSvg(size: number): string {
  return framed(size, 4);
}

function framed(size: number, room: number): string {
  const side = 32 + 2 * room;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${-room} ${-room} ${side} ${side}"><rect x="${-room}" y="${-room}" width="${side}" height="${side}" fill="${green}"/>${mark}</svg>`;
}
