import react from "@vitejs/plugin-react";
import vike from "vike/plugin";
import { defineConfig } from "vite";
import { writeLicenses } from "./cli/build/bundled-licenses.js";
import { makeFigureFont } from "./site/build/digit-font.ts";
import { calculatorScripts } from "./site/build/calculator-scripts.ts";
import { codeSplitting } from "./site/build/code-splitting.ts";
import { imagesWhileEditing } from "./site/build/images-while-editing.ts";
import { listSources } from "./site/build/list-sources.ts";
import { plainImports } from "./site/build/plain-imports.ts";
import { reactWhileEditing } from "./site/build/react-while-editing.ts";

export default defineConfig({
  // Messages travel parsed, so that no page needs a parser of messages.
  resolve: {
    alias: [
      {
        find: /^@formatjs\/icu-messageformat-parser$/u,
        replacement: "@formatjs/icu-messageformat-parser/no-parser.js",
      },
    ],
  },
  plugins: [
    react(),
    vike(),
    makeFigureFont(),
    calculatorScripts(),
    plainImports(),
    listSources(),
    reactWhileEditing(),
    imagesWhileEditing(),
    // The face of figures is cut out of this one.
    writeLicenses(["@fontsource-variable/source-serif-4"]),
  ],
  // No script of the site imports the pages of calculators, which have all that it needs of packages.
  optimizeDeps: { entries: ["generated/calculators/**/page*.tsx"] },
  build: {
    // What pages have in common is asked for beside the calculator, and what a calculator imports is small: lists of
    // it, and the code that reads them, would weigh more than the time they save.
    modulePreload: false,
    // Newer browsers know light-dark() and nesting; lowered, both would weigh more and need more care.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
  },
  // What no page is made of: looking for its edits takes longer than for those of all that a page is.
  server: { watch: { ignored: ["**/tests/**", "**/specs/**", "**/dist/**"] } },
  worker: { format: "es" },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
});
