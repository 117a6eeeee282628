/**
 * Holds back presses of buttons from now on. What it returns lets them go, one after the other and each before
 * any that is made meanwhile.
 */
export function holdPresses(element: HTMLElement): () => void {
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
  return () => void requestAnimationFrame(letGo);
}
