import { openInputs } from "../presentation/variant.ts";
import type { CalculatorModel } from "../resolve/model.ts";
import type { CalculatorDescription, NarrowedTo } from "../runtime/description.ts";
import { onPage } from "../runtime/on-page.ts";

/** Pages of a calculator that have the same fields and results: one component draws them. */
export interface Layout {
  /** What its files and its component are called besides the calculator's name; the first layout has no name. */
  readonly name: string;
  /** The addresses of its pages. */
  readonly routes: readonly string[];
  /** What it asks for and shows. */
  readonly description: CalculatorDescription;
  readonly narrowed: NarrowedTo;
  /** The name of the layout whose pictures and tables it shares; none where it has none. */
  readonly evidence?: string;
  /** It asks for nothing: its pages need no script. */
  readonly isStill: boolean;
}

/** The layouts of a calculator's pages, each once. */
export function layoutsOf({
  description,
  background: { variants, find },
}: CalculatorModel): readonly Layout[] {
  const layouts = new Map<string, Layout>();
  for (const variant of variants) {
    const { slug, route, without = [] } = variant;
    const inputs = openInputs(description, variant);
    const key = JSON.stringify([inputs.map(({ id }) => id), without]);
    const before = layouts.get(key);
    layouts.set(key, {
      name: layouts.size === 0 ? "" : slug.replaceAll("/", "-"),
      description: { ...onPage({ description }, variant).description, inputs },
      narrowed: without.length === 0 ? {} : { without },
      isStill: inputs.length === 0,
      ...before,
      routes: [...(before?.routes ?? []), route],
    });
  }
  const all = [...layouts.values()];
  return all.map((layout) => {
    const first = all.find(
      (other) => !other.isStill && standsBehind(other, find) === standsBehind(layout, find),
    );
    return layout.isStill || first === undefined ? layout : { ...layout, evidence: first.name };
  });
}

/** The pictures and tables of a layout, and what its answer's curve is of, by name. */
function standsBehind(
  { description: { charts, outputs } }: Layout,
  find: CalculatorModel["background"]["find"],
): string {
  const named = outputs.filter(
    (output) => output.type === "table" || (output.primary && find?.[output.id] !== undefined),
  );
  return [...charts, ...named].map(({ id }) => id).join(" ");
}
