import { assert } from "../../generator/runtime/assert.ts";
import { deleteCopies, allCopies, keepCopy, visited, wholeCopy } from "./copies.ts";
import { addressOf } from "./kept-page.ts";
import { beginningOf, fetchIndex, pagesBelow } from "./offline-index.ts";

/** What is kept has changed: an event that bubbles from the control. */
export const change = "offline-change";

/** How a control stands: what it says, and of which day. */
type Standing =
  | { readonly is: "none" | "keeping" | "failed" | "full" | "refused" }
  | { readonly is: "kept" | "newer"; readonly kept: string };

/** Shows how a control stands and makes its buttons work; pressed already, it keeps at once. */
export async function openControl(control: HTMLElement, isPressed: boolean): Promise<void> {
  const of = control.dataset["offline"] ?? visited;
  for (const button of buttonsOf(control))
    button.addEventListener("click", () => {
      void (button.dataset["does"] === "delete" ? forget(control, of) : keep(control, of));
    });
  if (isPressed) await keep(control, of);
  else if (canKeep()) await showStanding(control, of);
}

async function showStanding(control: HTMLElement, of: string): Promise<void> {
  const copy = await wholeCopy(of);
  if (copy === undefined) {
    show(control, { is: "none" });
    return;
  }
  show(control, { is: "kept", kept: copy.kept });
  // What is visited is renewed as it is visited.
  if (of === visited) return;
  const index = await fetchIndex(beginningOf(of)).catch(() => undefined);
  if (index !== undefined && index.build !== copy.build) show(control, { is: "newer", kept: copy.kept });
}

async function keep(control: HTMLElement, of: string): Promise<void> {
  const bar = barOf(control);
  // Pressed again, it goes on.
  if (!bar.hidden) return;
  if (!canKeep()) {
    show(control, { is: "refused" });
    return;
  }
  show(control, { is: "keeping" });
  const here = addressOf(location.href);
  try {
    await register();
    await keepCopy(
      of,
      [
        {
          beginning: beginningOf(here),
          pages: (index) => (of === visited ? [...new Set([...index.always, here])] : pagesBelow(index, of)),
        },
      ],
      (part) => (bar.value = part),
    );
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === "QuotaExceededError";
    show(control, { is: isFull ? "full" : "failed" });
    await leaveIfEmpty();
    return;
  }
  await showStanding(control, of);
  control.dispatchEvent(new Event(change, { bubbles: true }));
}

async function forget(control: HTMLElement, of: string): Promise<void> {
  await deleteCopies((copy) => copy.of === of);
  await leaveIfEmpty();
  show(control, { is: "none" });
  control.dispatchEvent(new Event(change, { bubbles: true }));
}

/** Deletes all that is kept offline, and the worker with it. */
export async function forgetAllOffline(): Promise<void> {
  if (!canKeep()) return;
  await deleteCopies(() => true);
  await leaveIfEmpty();
}

const workerPath = "/offline-worker.js";
/** A page may make a policy of a name once. */
let trusted: string | undefined;

async function register(): Promise<void> {
  trusted ??= trustedPath();
  await navigator.serviceWorker.register(trusted, { updateViaCache: "none" });
  // Else the browser may delete what is kept when it needs room. Some ask the visitor, who can take their time.
  void navigator.storage.persist();
}

/** Whether the browser has what it takes: some keep nothing in a private window, none without a secure connection. */
function canKeep(): boolean {
  return "serviceWorker" in navigator && "caches" in globalThis;
}

/** The one address that the policy lets anyone make this worker of. */
function trustedPath(): string {
  const policy = globalThis.trustedTypes?.createPolicy("offline", { createScriptURL: () => workerPath });
  return policy?.createScriptURL("") ?? workerPath;
}

/** Where nothing is kept, no worker runs beside the pages. */
async function leaveIfEmpty(): Promise<void> {
  if ((await allCopies()).length > 0) return;
  for (const registration of await navigator.serviceWorker.getRegistrations())
    await registration.unregister();
}

/** The buttons that can be pressed now, and what is said. */
function show(control: HTMLElement, standing: Standing): void {
  const { is } = standing;
  const isKept = is === "kept" || is === "newer";
  const shown = new Map<string, boolean>([
    ["keep", !isKept],
    ["renew", is === "newer"],
    ["delete", isKept],
  ]);
  const pressed = buttonsOf(control).find((button) => button === document.activeElement);
  for (const button of buttonsOf(control)) button.hidden = shown.get(button.dataset["does"] ?? "") !== true;
  // The button that was pressed is gone: the one that is there now undoes what it did.
  if (pressed?.hidden === true)
    buttonsOf(control)
      .findLast((button) => !button.hidden)
      ?.focus();
  const size = control.querySelector<HTMLElement>("[data-offline-size]");
  if (size !== null) size.hidden = is === "kept";
  barOf(control).hidden = is !== "keeping";
  const output = control.querySelector("output");
  assert(output !== null, "A control says how it stands.");
  const text = output.dataset[is] ?? "";
  output.value = "kept" in standing ? text.replace("{day}", dayText(standing.kept)) : text;
}

function dayText(moment: string): string {
  return new Date(moment).toLocaleDateString(document.documentElement.lang, { dateStyle: "long" });
}

function barOf(control: HTMLElement): HTMLProgressElement {
  const bar = control.querySelector("progress");
  assert(bar !== null, "A control shows how far it is.");
  return bar;
}

function buttonsOf(control: HTMLElement): readonly HTMLButtonElement[] {
  return [...control.querySelectorAll("button")];
}
