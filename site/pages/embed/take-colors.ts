import { accentOn, readColor } from "./accent-color.ts";

/** The colors a text is read on. */
const papers = ["--paper", "--sheet", "--tint"];

/**
 * Takes the colors that the frame's address asks for: `#theme=dark&accent=7a1fa2`. They stand behind the sign so that the
 * figures before it stay the same as in the page's own address.
 */
export function takeColors(): void {
  const asked = new URLSearchParams(location.hash.slice(1));
  const { style } = document.documentElement;
  const theme = asked.get("theme");
  if (theme === "light" || theme === "dark") style.colorScheme = theme;
  const accent = readColor(asked.get("accent") ?? "");
  if (accent === undefined) return;
  const drawn = getComputedStyle(document.documentElement);
  // Each is written as light-dark(#faf8f1, #151714).
  const both = papers.map((name) => drawn.getPropertyValue(name).match(/#[\da-f]{3,6}/giu) ?? []);
  const onTheme = (index: number): ReturnType<typeof accentOn> =>
    accentOn(
      accent,
      both.map((pair) => readColor(pair[index]?.slice(1) ?? "")).filter((color) => color !== undefined),
    );
  const [light, dark] = [onTheme(0), onTheme(1)];
  if (light === undefined || dark === undefined) return;
  style.setProperty("--green", `light-dark(${light.accent}, ${dark.accent})`);
  style.setProperty("--wash", `light-dark(${light.wash}, ${dark.wash})`);
}
