import { argumentNames } from "../message.ts";
import { valueOutputs, type ValueOutput } from "../output-selection.ts";
import type { Presenter } from "../presenter.ts";
import { isScalar, scalarAt } from "../values.ts";

/** Every figure beside an answer asks. */
const known = /* @__PURE__ */ new WeakMap<Presenter, Said>();

/** Results that an answer shows before any figure is listed: they are not listed again where one sees both. */
export interface Said {
  /** Set out as parts of a sum. */
  readonly added: ReadonlySet<string>;
  /** Those, the only part of a sum, and what the sentence says. */
  readonly all: ReadonlySet<string>;
}

export function saidAlready(presenter: Presenter): Said {
  const before = known.get(presenter);
  if (before !== undefined) return before;
  const outputs = valueOutputs(presenter.description, presenter.outputs);
  const sums = outputs.map((output) => termsOf(output, presenter));
  const added = new Set(
    sums.filter(({ length }) => length > 1).flatMap((parts) => parts.map(({ id }) => id)),
  );
  const alone = sums.flatMap(([first, ...others]) =>
    first === undefined || first.isSubtracted === true || others.length > 0 ? [] : [first.id],
  );
  const sentence = putIn("answer", presenter);
  // A text is said where all it puts in is: "1 month, 25 days".
  const texts = outputs.filter(({ id }) => {
    const names = putIn(`outputs.${id}.text`, presenter);
    return names.length > 0 && names.every((name) => sentence.includes(name));
  });
  const said = { added, all: new Set([...added, ...alone, ...sentence, ...texts.map(({ id }) => id)]) };
  known.set(presenter, said);
  return said;
}

/** The values that a message puts in. One that chooses by a value takes its own way through it. */
function putIn(key: string, { translator, values }: Presenter): readonly string[] {
  const message = translator.messageAt(key);
  if (message === undefined) return [];
  const names = argumentNames(message);
  const mark = (name: string): string => `\u0000${name}\u0000`;
  const marked = names.map((name) => {
    const value = values[name];
    const raw = value !== undefined && isScalar(value) ? value : null;
    return [name, { raw, shown: mark(name), number: mark(name) }] as const;
  });
  const text = translator.t.byId(key, Object.fromEntries(marked));
  return names.filter((name) => text.includes(mark(name)));
}

/** The parts of a sum that are not zero. One alone is the sum itself. */
export function termsOf(
  { sumOf = [] }: ValueOutput,
  { values }: Presenter,
): readonly { readonly id: string; readonly isSubtracted?: true; readonly amount: number }[] {
  return sumOf
    .map((part) => ({ ...part, amount: Number(scalarAt(values, part.id) ?? 0) }))
    .filter(({ amount }) => amount !== 0);
}
