import address from "./languages-worker.ts?worker&url";

/**
 * The first number or date makes a browser look through all languages it knows, which takes a phone a tenth of a second.
 * A worker has it do so while the page's code is on its way: it is done once for both.
 */
export function warmUpIntl(): Worker {
  // This address is all that the policy lets anyone make a script of.
  const policy = globalThis.trustedTypes?.createPolicy("languages", { createScriptURL: () => address });
  return new Worker(policy?.createScriptURL("") ?? address, { type: "module" });
}
