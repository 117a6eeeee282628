// TEMPORARY STUB so that the pipeline runs: replace this file entirely.
export function proveTable(..._: unknown[]): [] { return []; }
