// What a new process that checks or generates says to V8 first.
"use strict";

/**
 * Node 20 compiles a function a second time, for speed, as soon as it is warm: a fifth and more of what a check or a run of
 * the generator takes. Later versions wait until it has run often.
 */
module.exports = function compileLate() {
  if (process.versions.v8.startsWith("11.3."))
    require("node:v8").setFlagsFromString("--interrupt-budget=600000");
};
