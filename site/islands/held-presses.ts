/** Presses of buttons that are held back. */
export interface HeldPresses {
  /** Lets them go, one after the other and each before any that is made meanwhile. */
  readonly letGo: () => void;
  /** Forgets them: nobody will mind what was pressed so long ago. */
  readonly forget: () => void;
}

/** Holds back presses of buttons from now on, and marks the element as reached for. */
export function holdPresses(element: HTMLElement): HeldPresses {
  const stop = new AbortController();
  const held: HTMLButtonElement[] = [];
  element.addEventListener(
    "click",
    (event) => {
      const button = event.target instanceof Element ? event.target.closest("button") : null;
      // A press this function makes itself is not trusted, and goes through.
      if (button === null || !event.isTrusted) return;
      event.stopImmediatePropagation();
      // Nor must the browser send the form: that would load the page anew.
      event.preventDefault();
      held.push(button);
      // Not every browser gives the focus to a button that is pressed.
      element.dataset["pressed"] = "";
    },
    { capture: true, signal: stop.signal },
  );
  // One a frame: what a press changes must be drawn before the next one reads it.
  const letGo = (): void => {
    const button = held.shift();
    if (button === undefined) return stop.abort();
    button.click();
    requestAnimationFrame(letGo);
  };
  return { letGo: () => void requestAnimationFrame(letGo), forget: () => void held.splice(0) };
}
