import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/**
 * The licenses of the packages that a bundle really holds, to be shipped with it: most of them ask for their notice in
 * every copy.
 *
 * @returns {{ add: (moduleIds: readonly string[]) => void, text: (also?: readonly string[]) => string }}
 *   `add` takes the modules of a bundle; `text` is of all of them, and of the packages of `also`, whose files are no modules
 */
export function bundledLicenses() {
  const folders = new Set();
  return {
    add: (moduleIds) => {
      for (const id of moduleIds) {
        const [, folder] = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//u.exec(id) ?? [];
        if (folder !== undefined) folders.add(folder);
      }
    },
    text: (also = []) => {
      const { resolve } = createRequire(import.meta.url);
      const others = also.map((name) => dirname(resolve(`${name}/package.json`)));
      const notices = [...new Set([...folders, ...others])].map(noticeOf).toSorted();
      return `Plainsum holds parts of these packages.\n\n${notices.join("\n\n")}`;
    },
  };
}

/**
 * A plugin of the site's bundle: writes `licenses.txt` beside the pages, of all that visitors are sent parts of.
 *
 * @param {readonly string[]} also packages whose files are no modules
 */
export function writeLicenses(also) {
  return {
    name: "plainsum:licenses",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_options, bundle) {
      const licenses = bundledLicenses();
      for (const { moduleIds = [] } of Object.values(bundle)) licenses.add(moduleIds);
      this.emitFile({ type: "asset", fileName: "licenses.txt", source: licenses.text(also) });
    },
  };
}

/** Name, version and license of a package, and the license's text as the package has it. */
function noticeOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const files = readdirSync(folder).filter((file) =>
    /^(?:licen[cs]e|notice|copying)(?:[.-].*)?$/iu.test(file),
  );
  const texts = files.toSorted().map((file) => readFileSync(join(folder, file), "utf8").trim());
  return [`${"=".repeat(80)}\n${name} ${version} (${license})`, ...texts].join("\n\n");
}
