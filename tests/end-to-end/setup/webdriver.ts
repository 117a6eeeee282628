import { assert } from "../../../generator/runtime/assert.ts";

/** The commands of the WebDriver standard that our tests give a browser, each with the body the standard says. */
export interface Remote {
  readonly goTo: (url: string) => Promise<unknown>;
  readonly find: (using: string, value: string) => Promise<unknown>;
  readonly click: (element: string) => Promise<unknown>;
  readonly act: (actions: readonly object[]) => Promise<unknown>;
  readonly run: (script: string, values: readonly unknown[]) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

/** A browser whose driver knows the standard alone: what Playwright does for Chromium, as far as a visitor's hands go. */
export interface Hands {
  readonly goTo: (url: string) => Promise<void>;
  /** Clicks the first element of a selector, of CSS or XPath, which the browser brings into sight. */
  readonly click: (selector: string) => Promise<void>;
  /** Presses keys one after the other, wherever the focus is: characters, and keys of `keys`. */
  readonly press: (characters: string) => Promise<void>;
  /** Types a text in place of what stands in a field. */
  readonly type: (selector: string, text: string) => Promise<void>;
  /** What a script returns that the page runs; `values` are its arguments. */
  readonly run: (script: string, ...values: readonly unknown[]) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

/** Keys without a character, as the standard writes them. */
export const keys = { enter: "\uE007" } as const;
const control = "\uE009";

/** An element is an object with this key alone, as the standard has it. */
const elementKey = "element-6066-11e4-a52e-4f735466cecf";

function isElement(value: unknown): value is { readonly [elementKey]: string } {
  return typeof value === "object" && value !== null && elementKey in value;
}

export function handsOf(remote: Remote): Hands {
  const press = async (strokes: readonly object[]): Promise<void> => {
    await remote.act([{ type: "key", id: "keyboard", actions: strokes }]);
  };
  const click = async (selector: string): Promise<void> => {
    const found = await remote.find(selector.startsWith("//") ? "xpath" : "css selector", selector);
    assert(isElement(found), `${selector} is found`);
    await remote.click(found[elementKey]);
  };
  return {
    goTo: async (url) => void (await remote.goTo(url)),
    click,
    press: async (characters) => press([...characters].flatMap(stroke)),
    type: async (selector, text) => {
      await click(selector);
      await press([down(control), ...stroke("a"), up(control), ...[...text].flatMap(stroke)]);
    },
    run: async (script, ...values) => remote.run(script, values),
    close: remote.close,
  };
}

function stroke(key: string): readonly object[] {
  return [down(key), up(key)];
}

function down(value: string): object {
  return { type: "keyDown", value };
}

function up(value: string): object {
  return { type: "keyUp", value };
}
