/** Where a browser has the tapes of calculators whose visitors keep them. */
export const tapePrefix = "plainsum.tape.";

/** Whether the tape of a calculator stays on this device: asked whenever it is opened, so that the rest can be fetched later. */
export function keepsTape(route: string): boolean {
  try {
    return localStorage.getItem(tapePrefix + route) !== null;
  } catch {
    // A browser that keeps nothing.
    return false;
  }
}
