import react from "@vitejs/plugin-react";
import vike from "vike/plugin";
import { defineConfig } from "vite";
import { imagesWhileEditing } from "./site/build/images-while-editing.ts";
import { reactWhileEditing } from "./site/build/react-while-editing.ts";

// `generated/` is ignored by git, and Vike would otherwise ask git for the page files.
process.env["VIKE_CRAWL"] = JSON.stringify({ git: false, ignore: ["dist/**"] });

/**
 * A calculator's page first fetches the little that waits for the visitor; then, reached for, one file of ours,
 * one of React's, which changes rarely, and the calculator itself. The search page says messages and needs no more.
 */
const codeSplitting = {
  groups: [
    {
      name: "start",
      priority: 3,
      test: /site\/islands\/(?:start-calculator|reach|early-input|island-props)|runtime\/assert|preload-helper/,
    },
    {
      name: "messages",
      priority: 2,
      test: /generator\/(?:presentation\/message|runtime\/(?:intl-cache|words))|node_modules\/(?:@formatjs|intl-messageformat)\//,
    },
    { name: "react", priority: 2, test: /node_modules\/(?:react|react-dom|scheduler)\// },
    {
      name: "calculator",
      priority: 1,
      test: /site\/(?:charts|fields|results|steps|words|layout|islands)|generator\/(?:runtime|presentation)|node_modules\/(?:big\.js|d3-array|internmap)\//,
    },
  ],
};

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
  plugins: [react(), vike(), reactWhileEditing(), imagesWhileEditing()],
  build: {
    // Newer browsers know light-dark() and nesting; lowered, both would weigh more and need more care.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting } } } },
  },
});
