import { showType } from "../../formula/index.ts";
import type { ChartColor } from "../../runtime/chart-color.ts";
import type { ChartDescription } from "../../runtime/description.ts";
import type { Display } from "../../runtime/display.ts";
import type { Component } from "../component.ts";
import type { Construct } from "../construct.ts";
import type { Path } from "../reporter.ts";
import type { ResolveContext } from "../statements/context.ts";

/** What resolving a chart depends on besides its document. */
export interface ChartContext extends ResolveContext {
  readonly id: string;
  readonly path: Path;
  /** How every value and column is shown, by name. */
  readonly displays: Readonly<Record<string, Display>>;
  /** Columns in a unit there is none of, which was reported where it is written. */
  readonly unshown: ReadonlySet<string>;
}

/** A text of a chart's own, below `charts.<id>`, with the values it may name. */
export interface ChartText {
  readonly key: string;
  readonly required: boolean;
  readonly names?: readonly string[];
}

/**
 * One kind of chart: its schema, how it is resolved and what draws it. What its component is given is described in
 * `runtime/kinds/`. Methods, not function properties, so that a kind can be called through the union of all.
 */
export interface ChartKind<D, C extends ChartDescription> extends Construct<D> {
  /** What is drawn; undefined after reporting what cannot be. */
  resolve(document: D, context: ChartContext): C | undefined;
  /** The values it is drawn from. */
  reads(chart: C): readonly string[];
  /** Texts of its own in the words, below `charts.<id>`. */
  texts?(document: D): readonly ChartText[];
  /** What it tells apart by color; nothing, without it. */
  colored?(document: D): readonly string[];
  /** The chart with what it tells apart in these colors, by name. */
  withColors?(chart: C, colors: ReadonlyMap<string, ChartColor>): C;
  component(chart: C): Component;
  /** The table with its folders whose figures it fetches once it is near. */
  fetches?(chart: C): string;
  /** It shows where the answer lies among others, and comes right after it, before further figures. */
  readonly placesAnswer?: true;
}

/** A column or part in its color, where it has one. */
export function inColor<T extends { readonly id: string }>(
  part: T,
  colors: ReadonlyMap<string, ChartColor>,
): T & { readonly color?: ChartColor } {
  const color = colors.get(part.id);
  return color === undefined ? part : { ...part, color };
}

/** How a single value is shown; a name of nothing, or of a table, is reported. */
export function displayOfName(
  { displays, names, reporter }: ChartContext,
  name: string,
  path: Path,
): Display | undefined {
  const display = displays[name];
  if (display !== undefined) return display;
  const found = names.get(name);
  if (found === undefined) reporter.unknownName(name, path, Object.keys(displays));
  // A name whose own formula is broken was reported there.
  else if (found.type !== undefined)
    return reporter.report(
      "type_mismatch",
      { want: "a single value that can be shown", where: "in a chart", got: showType(found.type) },
      path,
    );
}
