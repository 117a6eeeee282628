import { halfWidth } from "./axes.tsx";

/** A band of an area chart: its edges at each place, in percent across and pixels down. */
export interface AreaBand {
  readonly name: string;
  readonly edges: readonly { readonly at: number; readonly high: number; readonly low: number }[];
}
/** Where a name stands. */
export interface NamePlace {
  readonly at: number;
  readonly y: number;
}

/** The height a name needs. */
const lineHeight = 18;
/** Where names may be, in percent: at either end of the plot are the labels of its levels. */
const candidates = Array.from({ length: 17 }, (_, index) => 30 + index * 2.5);

/** The place in a band with the most room around its name; undefined where it fits nowhere. */
export function placeName({ name, edges }: AreaBand): NamePlace | undefined {
  const half = halfWidth(name) + 2;
  // A course may end before the plot does, beside one that was longer.
  const ats = edges.map((edge) => edge.at);
  const [from, to] = [Math.min(...ats), Math.max(...ats)];
  const places = candidates.flatMap((at) => {
    if (at - half < from || at + half > to) return [];
    const below = edges.filter((edge) => Math.abs(edge.at - at) <= half);
    const [top, bottom] = [
      Math.max(...below.map(({ high }) => high)),
      Math.min(...below.map(({ low }) => low)),
    ];
    return below.length === 0 ? [] : [{ at, y: (top + bottom) / 2, room: bottom - top }];
  });
  const best = places.reduce<(NamePlace & { readonly room: number }) | undefined>(
    (most, place) => (most === undefined || place.room > most.room ? place : most),
    undefined,
  );
  return best === undefined || best.room < lineHeight ? undefined : { at: best.at, y: best.y };
}
