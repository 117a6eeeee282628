import type { Plugin } from "vite";

export function bundledLicenses(): {
  readonly add: (moduleIds: readonly string[]) => void;
  readonly text: (also?: readonly string[]) => string;
};
export function writeLicenses(also: readonly string[]): Plugin;
