/** Brings the buttons to life that keep pages offline: their code comes with a press, or where something may be kept already. */
export function wakeOffline(): void {
  for (const control of document.querySelectorAll<HTMLElement>("[data-offline]")) {
    const stop = new AbortController();
    const wake = async (isPressed: boolean): Promise<void> => {
      const code = await import("./offline-control.ts").catch(() => undefined);
      // Where it cannot be had, the next press asks again.
      if (code === undefined || stop.signal.aborted) return;
      stop.abort();
      await code.openControl(control, isPressed);
    };
    control.addEventListener("click", () => void wake(true), { signal: stop.signal });
    if (navigator.serviceWorker?.controller) void wake(false);
  }
}
