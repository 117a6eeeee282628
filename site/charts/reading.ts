import { useState, type ReactNode } from "react";

/** A place in a drawing that is read, one of several along its bottom. */
export interface Reading {
  /** Where the places lie, in percent from the left. */
  readonly places: readonly number[];
  readonly index: number;
  readonly move: (index: number) => void;
  /** What varies along the bottom. */
  readonly name: string;
  /** Its value at the place. */
  readonly at: string;
  /** What is drawn there, as text and as it is shown. */
  readonly text: string;
  readonly read: ReactNode;
  /** Puts the value of a place into its field. */
  readonly choose?: ((index: number) => void) | undefined;
  /** Where the visitor's own value lies, in percent: dragged from there, another is chosen. */
  readonly own?: number | undefined;
}

/** The place that is read, and how to move: it begins at `start`, and there again once `of` is another. */
export function usePlace(
  count: number,
  start: number,
  of: string,
): readonly [index: number, move: (index: number) => void] {
  const [chosen, choose] = useState<{ readonly index: number; readonly of: string }>();
  const index = chosen?.of === of ? chosen.index : start;
  return [
    Math.max(Math.min(index, count - 1), 0),
    (to) => choose({ index: Math.max(Math.min(to, count - 1), 0), of }),
  ];
}

/** The place nearest to a point. */
export function nearest(places: readonly number[], point: number): number {
  const distances = places.map((place) => Math.abs(place - point));
  return distances.indexOf(Math.min(...distances));
}
