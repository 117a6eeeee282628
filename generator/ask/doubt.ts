import type { Presenter } from "../presentation/presenter.ts";
import type { Fit } from "./fit.ts";
import type { LineAnswer } from "./line-answer.ts";
import type { Reading } from "./naming.ts";

/** A value of a line that could be another input's. */
export interface Doubt {
  readonly text: string;
  readonly input: string;
  readonly others: readonly string[];
}

/** Most inputs that are offered in place of the one a value was taken for. */
const mostOthers = 2;

/** The first value of a reading that could be another's: by the reading next to it, by its form, or since others take it too. */
export function doubtOf(
  best: Reading,
  next: Reading | undefined,
  fits: readonly (readonly Fit[])[],
  visible: Readonly<Record<string, boolean>>,
): Doubt | undefined {
  return doubtBetween(best, next) ?? supposedIn(best) ?? doubtIn(best, fits, visible);
}

/** How much less another reading may count that is told to whoever asked. */
const nearlyAsGood = 10;

/** Where a name may as well be that of another value, what that value was taken for: 20% down 7%. */
function doubtBetween(best: Reading, next: Reading | undefined): Doubt | undefined {
  if (next === undefined || best.score - next.score > nearlyAsGood) return undefined;
  const valueOf = ({ fits }: Reading, id: string): Fit | undefined =>
    fits.find(({ input }) => input.id === id);
  for (const id of new Set(best.named.values())) {
    const one = valueOf(best, id);
    const at = one === undefined ? -1 : best.fits.indexOf(one);
    const other = next.fits[at]?.input.id;
    if (one !== undefined && other !== undefined && other !== id)
      return { text: one.text, input: id, others: [other] };
  }
  return undefined;
}

/** A value whose unit only its size tells, or whose percent sign is left out. */
function supposedIn({ fits }: Reading): Doubt | undefined {
  const supposed = fits.find(({ isShare, isSupposed }) => isShare || isSupposed);
  return supposed && { text: supposed.text, input: supposed.input.id, others: [] };
}

/** The first value that another input could take as well. */
function doubtIn(
  { fits: taken, named }: Reading,
  fits: readonly (readonly Fit[])[],
  visible: Readonly<Record<string, boolean>>,
): Doubt | undefined {
  const ids = new Set(named.values());
  for (const [at, { input, kind, text }] of taken.entries()) {
    if (ids.has(input.id)) continue;
    const others = (fits[at] ?? [])
      .filter(
        (fit) =>
          fit.kind === kind &&
          fit.input.type === input.type &&
          visible[fit.input.id] !== false &&
          !fit.input.advanced &&
          taken.every((each) => each.input.id !== fit.input.id),
      )
      .toSorted((one, other) => other.score - one.score)
      .slice(0, mostOthers)
      .map((fit) => fit.input.id);
    if (others.length > 0) return { text, input: input.id, others };
  }
  return undefined;
}

/** A doubt as it is told: the value by the name of what it was taken for, and the names of what else it could be. */
export function shownDoubt(
  { text, input, others }: Doubt,
  presenter: Presenter,
): NonNullable<LineAnswer["doubt"]> {
  return {
    text,
    name: presenter.nameOf(input),
    value: presenter.showById(input) ?? "",
    others: others.map((other) => ({ input: other, label: presenter.nameOf(other) })),
  };
}
