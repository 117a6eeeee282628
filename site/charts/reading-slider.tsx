import { useEffect, useRef, type ReactNode } from "react";
import type { Reading } from "./reading.ts";

/** How long the keys must rest before the value at the place is put into its field, in milliseconds. */
const patience = 400;

/** What moves the place that is read by keys, and chooses its value where it can be chosen. */
export function ReadingSlider({ reading }: { readonly reading: Reading }): ReactNode {
  const { places, index, name, at, text, move, choose } = reading;
  const pending = useRef<{ readonly timer: ReturnType<typeof setTimeout>; readonly choose: () => void }>(
    null,
  );
  const settle = (isChosen: boolean): void => {
    if (pending.current === null) return;
    clearTimeout(pending.current.timer);
    const { choose: chooseNow } = pending.current;
    pending.current = null;
    if (isChosen) chooseNow();
  };
  useEffect(() => () => clearTimeout(pending.current?.timer), []);
  return (
    <input
      type="range"
      autoComplete="off"
      min="0"
      max={places.length - 1}
      value={index}
      aria-label={name}
      aria-valuetext={`${at}: ${text}`}
      onChange={({ target }) => {
        const to = Number(target.value);
        move(to);
        if (choose === undefined) return;
        settle(false);
        pending.current = { choose: () => choose(to), timer: setTimeout(() => settle(true), patience) };
      }}
      onBlur={() => settle(true)}
    />
  );
}
