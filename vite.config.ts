import react from "@vitejs/plugin-react";
import vike from "vike/plugin";
import { defineConfig } from "vite";
import { writeLicenses } from "./cli/build/bundled-licenses.js";
import { makeFigureFont } from "./site/build/figure-font.ts";
import { askedCopies } from "./site/build/asked-copies.ts";
import { imagesWhileEditing } from "./site/build/images-while-editing.ts";
import { plainImports } from "./site/build/plain-imports.ts";
import { reactWhileEditing } from "./site/build/react-while-editing.ts";

// `generated/` is ignored by git, and Vike would otherwise ask git for the page files.
process.env["VIKE_CRAWL"] = JSON.stringify({ git: false, ignore: ["dist/**"] });

/**
 * A calculator's page first fetches the little that wakes it; then React, which changes rarely, what all pages of
 * calculators need (with all it imports), what its own kinds of fields and charts need, and the calculator itself.
 */
const groups = [
  // On every page.
  { name: "wake", priority: 5, test: /site\/search\/wake|preload-helper/ },
  {
    name: "start",
    priority: 4,
    test: /site\/islands\/(?:start-calculator|add-later-styles|add-sheet|reach|held-presses|island-props)|runtime\/assert/,
  },
  {
    name: "messages",
    priority: 3,
    test: /generator\/(?:presentation\/message|runtime\/(?:intl-cache|words))|node_modules\/(?:@formatjs|intl-messageformat)\//,
  },
  { name: "react", priority: 3, test: /node_modules\/(?:react|react-dom|scheduler)\// },
  {
    name: "calculator",
    priority: 2,
    test: /site\/islands\/(?!echo|earlier)|site\/steps\/(?:step-id|workings)\.|site\/results\/(?:answer(?!-csv)|evidence|figures|first-figures|fitting|lead-evidence|more-figures|invalid-panel|live-result|main-answer|refusal-panel|remark|tools)|site\/fields\/(?:form|group|fold|number-field|sign|typed-line|unit-options|use-field)\.|generator\/runtime\/(?:decimal|number-text|compare|finish|numeric|canonical|reading\/(?:affixes|field-|input-reading|number-|read-(?:field|inputs|number|numeral)))|runtime\/kinds\/(?:integer|kind|numeric)|node_modules\/big\.js/,
  },
  // Else pages that only add decimals would load the keypad, which adds them too.
  { name: "exact", priority: 1, test: /runtime\/exact\.ts/ },
  // The steps write down what was typed with the first alone, and the keypad works it out without the steps: both come before them.
  { name: "exact-numbers", priority: 1, test: /runtime\/exact-number\.ts/ },
  { name: "arithmetic", priority: 1, test: /site\/fields\/(?:keypad|expression)|kinds\/expression/ },
  // Sums of an answer, durations and several choices are there before the steps, which would take these with them.
  {
    name: "printed",
    priority: 2,
    test: /generator\/(?:presentation\/as-printed|runtime\/(?:chosen|duration))\.ts/,
  },
  { name: "steps", priority: 1, test: /site\/steps\// },
  {
    name: "quantities",
    priority: 1,
    test: /site\/fields\/quantity-field|kinds\/quantity|reading\/(?:read-quantity|compound-amount|time-amounts|unit-index)/,
  },
  { name: "dates", priority: 1, test: /site\/fields\/date-field|kinds\/date\.ts/ },
  {
    name: "choices",
    priority: 1,
    test: /site\/fields\/(?:radio|segments|select|switch)-field|kinds\/(?:boolean|choice)\./,
  },
  { name: "money", priority: 1, test: /site\/fields\/(?:money|percent)-field|kinds\/(?:money|percent)/ },
  // Each of these is so small that its own imports would weigh as much.
  { name: "aids", priority: 1, test: /site\/fields\/(?:field-aid|step-button|steppers|usual-values)/ },
  { name: "sums", priority: 1, test: /site\/fields\/(?:folded-group|group-sum|summed-group)/ },
  { name: "ways", priority: 1, test: /site\/fields\/(?:share|way)-|kinds\/share/ },
  { name: "schedules", priority: 1, test: /generator\/runtime\/(?:schedule|aggregate|row-order)\./ },
  { name: "rows", priority: 1, test: /site\/fields\/(?:rows|text)-field|kinds\/(?:rows|text)/ },
  { name: "counts", priority: 1, test: /site\/fields\/number-field|kinds\/integer/ },
  // Steps tell the ends of terms: without a chunk of their own, models would wait for all of the steps.
  { name: "terms", priority: 2, test: /generator\/runtime\/term(?:-text)?\.ts/ },
  { name: "lookups", priority: 1, test: /generator\/runtime\/(?:table|table-cells|distinct-sources)\.ts/ },
  { name: "tables", priority: 1, test: /site\/results\/(?:result-table|table-tools)/ },
  {
    name: "charts",
    priority: 1,
    test: /site\/charts\/(?:axes|chart-frame|lead-chart|patterns|plot|series-edges)/,
  },
];

/** The search box has copies of its own, which are put together by themselves but for what all of them begin with. */
const asked =
  /(?:generator\/runtime\/(?:assert|calendar|decimal|intl-cache|number-text|trailing-zeros|unit-text|kinds\/numeric|reading\/(?:compound-amount|number-marks))\.ts|big\.js\/.*)\?asked$/;
const codeSplitting = {
  groups: [
    { name: "asked", priority: 1, test: (id: string) => asked.test(id) },
    ...groups.map(({ test, ...group }) => ({
      ...group,
      test: (id: string) => !id.endsWith("?asked") && test.test(id),
    })),
  ],
};

/** A page's scripts name a hundred others: the shortest names that the bundler allows for so many. */
const chunkFileNames = "assets/chunks/[hash:7].js";
const entryFileNames = "assets/entries/[hash:7].js";

const ofOneCalculator = /generated\/calculators\/(.+)\/(?:answer-)?words\//;

/** Prerendering opens every file there is: the words of a calculator in all its languages are one. */
const ofServer = {
  includeDependenciesRecursively: false,
  groups: [
    {
      name: (id: string): string => `words-${ofOneCalculator.exec(id)?.[1]?.replaceAll("/", "-") ?? ""}`,
      test: ofOneCalculator,
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
  plugins: [
    react(),
    vike(),
    makeFigureFont(),
    plainImports(),
    askedCopies(),
    reactWhileEditing(),
    imagesWhileEditing(),
    // The face of figures is cut out of this one.
    writeLicenses(["@fontsource-variable/source-serif-4"]),
  ],
  build: {
    // What pages have in common is asked for beside the calculator, and what a calculator imports is small: lists of
    // it, and the code that reads them, would weigh more than the time they save.
    modulePreload: false,
    // Newer browsers know light-dark() and nesting; lowered, both would weigh more and need more care.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
  },
  worker: { format: "es", rolldownOptions: { output: { entryFileNames: "assets/chunks/[hash:7].js" } } },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting, chunkFileNames, entryFileNames } } } },
    ssr: { build: { rolldownOptions: { output: { codeSplitting: ofServer } } } },
  },
});
