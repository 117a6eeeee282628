#!/usr/bin/env node
/**
 * `npm run generate`: writes the programs of all specifications to `generated/`. With `--check` nothing is written and
 * what is not up to date is named; with `--fresh` everything is made again; with `--finished` calculators in English alone are left out.
 */
import { fileURLToPath } from "node:url";
import compileLate from "../bin/compile-late.cjs";
import { loadGenerator } from "./generator-bundle.js";
import { sayWhatTheSystemRefuses } from "./system-refusal.js";

sayWhatTheSystemRefuses();
compileLate();
const root = fileURLToPath(new URL("../../", import.meta.url));
const { runLine } = await loadGenerator(root);
process.exitCode = await runLine(root, process.argv.slice(2));
