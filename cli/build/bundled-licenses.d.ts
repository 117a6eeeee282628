import type { Plugin } from "vite";

export function writeLicenses(also: readonly string[]): Plugin;
