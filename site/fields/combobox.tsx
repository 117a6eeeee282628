import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { matchingOptions, type ListedOption } from "./matching-options.ts";

/** Characters that are seen whole on any screen. Of a longer name the end is cut on phones, where its code follows it. */
const longestWhole = 14;

/**
 * One of many options: a line that shows the chosen one and, once it is in hand, a list that follows what is typed into it.
 * What is typed and not chosen is dropped.
 */
export function Combobox({
  id,
  label,
  describedBy,
  options,
  chosen,
  onChoose,
}: {
  readonly id: string;
  /** Its name, where no label in the page has it. */
  readonly label?: string;
  readonly describedBy?: string | undefined;
  readonly options: readonly ListedOption[];
  readonly chosen: string;
  readonly onChoose: (value: string) => void;
}): ReactNode {
  const listId = useId();
  // Undefined while the list is closed.
  const [typed, setTyped] = useState<string>();
  const [place, setPlace] = useState(0);
  const shown = typed === undefined ? [] : matchingOptions(options, typed);
  const marked = shown[Math.min(place, shown.length - 1)];
  const own = options.find(({ value }) => value === chosen);
  const open = (): void => {
    setTyped("");
    setPlace(options.findIndex(({ value }) => value === chosen));
  };
  const close = (): void => setTyped(undefined);
  const choose = (value: string): void => {
    close();
    onChoose(value);
  };
  const move = (by: number): void => {
    if (typed === undefined) open();
    else setPlace((now) => (Math.min(now, shown.length - 1) + by + shown.length) % shown.length);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const act = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: () => marked !== undefined && choose(marked.value),
      Escape: close,
    }[event.key];
    if (act === undefined || (typed === undefined && event.key !== "ArrowDown" && event.key !== "ArrowUp"))
      return;
    event.preventDefault();
    act();
  };
  return (
    // Paper has room for all of a name that the line cuts off.
    <div className="combobox" data-chosen={own?.text}>
      <input
        type="text"
        id={id}
        role="combobox"
        className="words"
        aria-label={label}
        aria-describedby={describedBy}
        aria-expanded={shown.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={marked === undefined ? undefined : `${listId}-${marked.value}`}
        spellCheck={false}
        value={typed === undefined || typed === "" ? (own?.text ?? "") : typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setPlace(0);
        }}
        onFocus={(event) => event.currentTarget.select()}
        onClick={() => typed === undefined && open()}
        onBlur={close}
        onKeyDown={onKeyDown}
      />
      {own?.also !== undefined && own.text.length > longestWhole && (
        <span className="combobox-also" aria-hidden="true">
          {own.also}
        </span>
      )}
      {shown.length > 0 && (
        // A press on the list must not take the focus from the line.
        <div
          id={listId}
          role="listbox"
          tabIndex={-1}
          aria-label={label}
          onPointerDown={(event) => event.preventDefault()}
        >
          {shown.map(({ value, text, group }, index) => (
            <Listed
              key={value}
              id={`${listId}-${value}`}
              heading={group === shown[index - 1]?.group ? undefined : group}
              isMarked={value === marked?.value}
              onChoose={() => choose(value)}
            >
              {text}
            </Listed>
          ))}
        </div>
      )}
    </div>
  );
}

function Listed({
  id,
  heading,
  isMarked,
  onChoose,
  children,
}: {
  readonly id: string;
  readonly heading: string | undefined;
  readonly isMarked: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}): ReactNode {
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isMarked) option.current?.scrollIntoView({ block: "nearest" });
  }, [isMarked]);
  return (
    <>
      {heading !== undefined && (
        <div role="presentation" className="combobox-group">
          {heading}
        </div>
      )}
      {/* The keys are the line's: options are marked and chosen from there. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events */}
      <div ref={option} id={id} role="option" aria-selected={isMarked} tabIndex={-1} onClick={onChoose}>
        {children}
      </div>
    </>
  );
}
