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
  "legal/washington/assault-1st-degree": {
    en: ["assault 1 washington", "first degree assault washington sentence", "washington assault 1 mandatory minimum", "9A.36.011"],
    es: ["agresión en primer grado washington"],
    zh: ["华盛顿州 一级伤害"],
    ar: ["اعتداء من الدرجة الأولى واشنطن"],
  },
  "legal/washington/assault-2nd-degree": {
    en: ["assault 2 washington sentence", "strangulation washington", "second degree assault washington", "9A.36.021"],
    es: ["agresión en segundo grado washington"],
    zh: ["华盛顿州 二级伤害"],
    ar: ["اعتداء من الدرجة الثانية واشنطن"],
  },
  "legal/washington/assault-3rd-degree": {
    en: ["assault 3 washington", "assault on a police officer washington", "third degree assault washington state", "9A.36.031"],
    es: ["agresión a un policía washington"],
    zh: ["华盛顿州 三级伤害"],
    ar: ["اعتداء على شرطي واشنطن"],
  },
});
