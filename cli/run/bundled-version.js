import { join } from "node:path";
import { fingerprint } from "./built-from.cjs";

/**
 * A plugin that writes into a bundle which generator it holds, in the place of `generator/generator-version.ts`: a process need not
 * read all of the source to know. The generator's own bundle and the command's have the same name, since they share what is kept.
 *
 * @param {string} root the project's folder
 * @returns {import("rolldown").Plugin}
 */
export function bundledVersion(root) {
  const replaced = join(root, "generator/generator-version.ts");
  const version = fingerprint(root, ["generator", "package-lock.json"]);
  return {
    name: "bundled-version",
    load: (id) =>
      id === replaced ? `export const generatorVersion = () => ${JSON.stringify(version)};\n` : null,
  };
}
