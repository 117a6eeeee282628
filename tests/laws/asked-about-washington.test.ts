import { testAskedLines } from "./asked-about.ts";

/** What people ask about a felony in Washington, as they type it. */
testAskedLines({
  "legal/washington/robbery-1st-degree": {
    en: ["robbery 1 washington", "first degree robbery washington", "armed robbery washington state", "washington firearm enhancement robbery"],
    es: ["robo a mano armada washington"],
    zh: ["华盛顿州 一级抢劫"],
    ar: ["واشنطن سطو مسلح"],
  },
  "legal/washington/robbery-2nd-degree": {
    en: [
      "robbery 2 washington",
      "second degree robbery washington first offense",
      "strong arm robbery washington",
      "purse snatching washington",
      "9A.56.210",
    ],
    es: ["robo con violencia en segundo grado washington"],
    zh: ["华盛顿州 二级抢劫"],
    ar: ["سرقة بالإكراه الدرجة الثانية واشنطن"],
  },
});
