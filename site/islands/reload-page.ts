import { typedInto, unitName } from "./early-input.ts";

/**
 * Loads the page anew, with what was typed, once the browser is back online, or the next time the visitor leaves a field
 * or touches the calculator: browsers do not ask again for a script that did not come, and after the site was renewed the
 * script an old page asks for is gone. Where that has not helped, only the network's coming back can.
 */
export function reloadWhenPossible(element: HTMLElement): void {
  const loadAnew = (): void => void loadIfThere(element);
  addEventListener("online", loadAnew);
  const [navigation] = performance.getEntriesByType("navigation");
  if (navigation instanceof PerformanceNavigationTiming && navigation.type === "reload") return;
  for (const sign of ["change", "pointerdown"]) element.addEventListener(sign, loadAnew);
}

/** A page that cannot be had must not take the place of this one. */
async function loadIfThere(element: HTMLElement): Promise<void> {
  const response = await fetch(location.href, { method: "HEAD", cache: "no-store" }).catch(() => undefined);
  if (response?.ok !== true) return;
  const { texts, units } = typedInto(element);
  history.replaceState(
    {
      texts: Object.fromEntries(texts),
      units: { ...unitsBeside(texts.keys(), element), ...Object.fromEntries(units) },
    },
    "",
  );
  location.reload();
}

/** Who has begun to type means the unit that stands there, which need not be that of their region. */
function unitsBeside(names: Iterable<string>, element: HTMLElement): Readonly<Record<string, string>> {
  const besides = [...names].flatMap((name) => {
    const unit = `[name="${unitName(name)}"]`;
    const control = element.querySelector<HTMLInputElement | HTMLSelectElement>(
      `select${unit}, ${unit}:checked`,
    );
    return control === null ? [] : [[name, control.value] as const];
  });
  return Object.fromEntries(besides);
}
