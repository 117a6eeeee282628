/** A label of a day, before it has a place: its lines, and how far along the timeline the day lies, 0 to 1. */
export interface DayLabel {
  readonly at: number;
  readonly lines: readonly string[];
}
/** Where a label stands. */
export interface PlacedLabel extends DayLabel {
  /** The day on the line. */
  readonly x: number;
  /** The text's edge or middle, as `anchor` says. */
  readonly textX: number;
  readonly anchor: "start" | "middle" | "end";
  readonly side: "above" | "below";
  /** Lines between the timeline and its first line of text, on its side. */
  readonly skipped: number;
}

/** About how wide a character is where the drawing is smallest; those of Chinese are twice as wide. */
const characterWidth = 7;
/** Space between labels beside each other. */
const gap = 8;

/** A text in lines of about `most` characters. */
export function wrapText(text: string, most: number): readonly string[] {
  const pieces = text.match(/\p{Script=Han}|[^\s\p{Script=Han}]+\s*/gu) ?? [];
  const lines: string[] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    if (last === undefined || characters((last + piece).trimEnd()) > most) lines.push(piece);
    else lines[lines.length - 1] = last + piece;
  }
  return lines.map((line) => line.trimEnd());
}

function characters(text: string): number {
  return text.length + (text.match(/\p{Script=Han}/gu)?.length ?? 0);
}

interface Box {
  readonly label: DayLabel;
  readonly x: number;
  readonly from: number;
  readonly to: number;
  readonly anchor: PlacedLabel["anchor"];
}

/**
 * Places labels in lanes below and above the line, so that none covers another or the stroke that leads to one farther out:
 * around their days and as near as there is room, or, where days lie too close, as flags to one side of their strokes.
 */
export function placeLabels(labels: readonly DayLabel[], width: number): readonly PlacedLabel[] {
  const around = labels.map((label) => boxOf(label, width));
  return inLanes(around, () => ["below", "above"]) ?? asFlags(labels, width);
}

type Side = PlacedLabel["side"];

/** Boxes in the nearest lanes that have room, one after the other; undefined where one finds none. */
function inLanes(
  boxes: readonly Box[],
  sidesOf: (box: Box) => readonly Side[],
  isLastResort = false,
): readonly PlacedLabel[] | undefined {
  const lanes: Record<Side, Box[][]> = { below: [], above: [] };
  const places: { readonly box: Box; readonly side: Side; readonly lane: number }[] = [];
  for (const box of boxes) {
    const free = boxes.flatMap((_, lane) =>
      sidesOf(box)
        .filter((side) => isFree(box, lanes[side], lane))
        .map((side) => ({ box, side, lane })),
    )[0];
    const [side = "below"] = sidesOf(box);
    const place = free ?? (isLastResort ? { box, side, lane: lanes[side].length } : undefined);
    if (place === undefined) return undefined;
    (lanes[place.side][place.lane] ??= []).push(box);
    places.push(place);
  }
  const height = (lane: readonly Box[]): number =>
    Math.max(0, ...lane.map(({ label }) => label.lines.length));
  return places.map(({ box, side, lane }) => ({
    ...box.label,
    x: box.x,
    textX: box.anchor === "start" ? box.from : box.anchor === "end" ? box.to : (box.from + box.to) / 2,
    anchor: box.anchor,
    side,
    skipped: lanes[side].slice(0, lane).reduce((sum, nearer) => sum + height(nearer), 0),
  }));
}

/** Whether a lane has room for a box, with a way to it, and without closing the way to one farther out. */
function isFree(box: Box, lanes: readonly (readonly Box[])[], lane: number): boolean {
  const own = lanes[lane] ?? [];
  return (
    own.every((each) => box.from > each.to + gap || box.to < each.from - gap) &&
    lanes.slice(0, lane).every((nearer) => nearer.every((each) => !covers(each, box.x))) &&
    lanes.slice(lane + 1).every((farther) => farther.every(({ x }) => !covers(box, x)))
  );
}

/** Flags above that go to the right, the last day nearest; those without room there go to the left below, the first nearest. */
function asFlags(labels: readonly DayLabel[], width: number): readonly PlacedLabel[] {
  const flags = labels.map((label) => {
    const { x, from, to } = boxOf(label, width);
    const isRight = x + (to - from) <= width;
    const edges = isRight ? { from: x, to: x + to - from } : { from: x - to + from, to: x };
    return { label, x, ...edges, anchor: isRight ? ("start" as const) : ("end" as const) };
  });
  const right = flags.filter(({ anchor }) => anchor === "start").toReversed();
  const left = flags.filter(({ anchor }) => anchor === "end");
  return [
    ...(inLanes(right, () => ["above"], true) ?? []).toReversed(),
    ...(inLanes(left, () => ["below"], true) ?? []),
  ];
}

function covers({ from, to }: Box, x: number): boolean {
  return x > from - 2 && x < to + 2;
}

/** The room a label takes: around its day, or from the edge of the drawing inward. */
function boxOf(label: DayLabel, width: number): Box {
  const size = Math.min(Math.max(...label.lines.map(characters)) * characterWidth, width);
  const x = label.at * width;
  const from = Math.min(Math.max(x - size / 2, 0), width - size);
  const anchor = from > x - size / 2 ? "start" : from < x - size / 2 ? "end" : "middle";
  return { label, x, from, to: from + size, anchor };
}

/** The middle of each span, from 0 to 1, where its name fits above it, clear of labels; undefined of others. */
export function placeSpanNames(
  spans: readonly { readonly name: string; readonly from: number; readonly to: number }[],
  labels: readonly PlacedLabel[],
  width: number,
): readonly (number | undefined)[] {
  const above = labels.filter(({ side }) => side === "above");
  return spans.map(({ name, from, to }) => {
    const half = (characters(name) * characterWidth + gap) / 2;
    const middle = ((from + to) / 2) * width;
    const isWide = (to - from) * width >= 2 * half;
    return isWide && above.every((label) => !isOver(label, middle - half, middle + half))
      ? (from + to) / 2
      : undefined;
  });
}

/** Whether a label, or the stroke that leads to it, is over a part of the line. */
function isOver({ x, textX, anchor, lines }: PlacedLabel, left: number, right: number): boolean {
  const size = Math.max(...lines.map(characters)) * characterWidth;
  const from = anchor === "start" ? textX : anchor === "end" ? textX - size : textX - size / 2;
  return (x > left && x < right) || (from < right && from + size > left);
}
