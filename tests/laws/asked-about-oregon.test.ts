import { testAskedLines } from "./asked-about.ts";

/** What people ask about a felony in Oregon, as they type it, and the page that answers. */
testAskedLines({
  "legal/oregon/measure-11": {
    en: [
      "measure 11",
      "oregon measure 11",
      "oregon mandatory minimum",
      "robbery 1 measure 11",
      "how long is measure 11 robbery oregon",
      "ballot measure 11 crimes",
      "ors 137.700",
      "oregon kidnapping sentence",
      "oregon rape minimum sentence",
      "jessica's law oregon",
    ],
    es: ["medida 11", "pena mínima oregón"],
    zh: ["第 11 号法案"],
    ar: ["الإجراء 11"],
  },
});
