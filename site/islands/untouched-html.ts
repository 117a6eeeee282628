import "./trusted-types.ts";

/** Given to React as an element's markup, it leaves what the server drew inside; drawn anew, the element is empty. */
export const untouchedHtml = { __html: globalThis.trustedTypes?.emptyHTML ?? "" };
