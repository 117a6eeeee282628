import fc from "fast-check";

// Properties are tried on the same values at every run, so that a failure can be seen again.
fc.configureGlobal({ seed: 20_261_121 });
