declare global {
  // Not every browser has them, and the compiler's own list of what browsers have does not.
  var trustedTypes:
    | {
        readonly emptyHTML: TrustedHTML;
        /** What its rules make is taken wherever an address of a script is. */
        readonly createPolicy: (
          name: string,
          rules: { readonly createScriptURL: () => string },
        ) => { readonly createScriptURL: (address: string) => string };
      }
    | undefined;
}

/** Given to React as an element's markup, it leaves what the server drew inside; drawn anew, the element is empty. */
export const serverHtml = { __html: globalThis.trustedTypes?.emptyHTML ?? "" };
