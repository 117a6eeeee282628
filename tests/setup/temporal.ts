import fc from "fast-check";
// Node 20 has no Temporal of its own.
import "temporal-polyfill/global";

// Properties are tried on the same values at every run, so that a failure can be seen again.
fc.configureGlobal({ seed: 20_261_121 });
