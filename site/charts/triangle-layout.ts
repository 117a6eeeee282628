/** A point in drawing units, y downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * The corners of the triangle with sides a, b, c (each opposite the corner of its name), to scale and centered
 * in a frame, the longest side level at the bottom. Undefined where three such sides close no triangle.
 */
export function layOutTriangle(
  sides: { readonly a: number; readonly b: number; readonly c: number },
  frame: {
    readonly width: number;
    readonly height: number;
    /** Room left and right. */
    readonly margin: number;
    /** Room above and below; without it, the same. */
    readonly marginAbove?: number;
  },
): { readonly A: Point; readonly B: Point; readonly C: Point } | undefined {
  const names = (["a", "b", "c"] as const).toSorted((one, other) => sides[one] - sides[other]);
  const [first, second, base] = names;
  if (first === undefined || second === undefined || base === undefined) return undefined;
  const length = sides[base];
  // The corner opposite `second` lies at the left end of the base, the one opposite `first` at its right end.
  const along = (length ** 2 + sides[second] ** 2 - sides[first] ** 2) / (2 * length);
  const rise = Math.sqrt(Math.max(0, sides[second] ** 2 - along ** 2));
  if (!(length > 0) || !Number.isFinite(along) || sides[first] + sides[second] < length) return undefined;
  const inner = {
    width: frame.width - 2 * frame.margin,
    height: frame.height - 2 * (frame.marginAbove ?? frame.margin),
  };
  const scale = Math.min(inner.width / length, rise === 0 ? Infinity : inner.height / rise);
  const startX = (frame.width - length * scale) / 2;
  const baseY = (frame.height + rise * scale) / 2;
  const placed = {
    [first]: { x: startX, y: baseY },
    [second]: { x: startX + length * scale, y: baseY },
    [base]: { x: startX + along * scale, y: baseY - rise * scale },
  };
  const { a: A, b: B, c: C } = placed;
  return A === undefined || B === undefined || C === undefined ? undefined : { A, B, C };
}
