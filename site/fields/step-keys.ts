import type { KeyboardEvent } from "react";

/** The arrow keys in a figure do what the buttons beside it do: a step up or down, ten with Shift. */
export function pressSteps(event: KeyboardEvent<HTMLInputElement>): void {
  const { key, shiftKey, currentTarget } = event;
  if (key !== "ArrowUp" && key !== "ArrowDown") return;
  const [less, more] = currentTarget.closest(".field")?.querySelectorAll(".step") ?? [];
  const button = key === "ArrowUp" ? more : less;
  if (button === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  button.dispatchEvent(new MouseEvent("click", { bubbles: true, shiftKey }));
}
