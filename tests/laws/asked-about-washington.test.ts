import { testAskedLines } from "./asked-about.ts";

/** What people ask about a felony in Washington, as they type it. */
testAskedLines({
  "legal/washington/robbery-1st-degree": {
    en: [
      "robbery 1 washington",
      "first degree robbery washington",
      "armed robbery washington state",
      "washington firearm enhancement robbery",
    ],
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
    en: [
      "assault 1 washington",
      "first degree assault washington sentence",
      "washington assault 1 mandatory minimum",
      "9A.36.011",
    ],
    es: ["agresión en primer grado washington"],
    zh: ["华盛顿州 一级伤害"],
    ar: ["اعتداء من الدرجة الأولى واشنطن"],
  },
  "legal/washington/assault-2nd-degree": {
    en: [
      "assault 2 washington sentence",
      "strangulation washington",
      "second degree assault washington",
      "9A.36.021",
    ],
    es: ["agresión en segundo grado washington"],
    zh: ["华盛顿州 二级伤害"],
    ar: ["اعتداء من الدرجة الثانية واشنطن"],
  },
  "legal/washington/assault-3rd-degree": {
    en: [
      "assault 3 washington",
      "assault on a police officer washington",
      "third degree assault washington state",
      "9A.36.031",
    ],
    es: ["agresión a un policía washington"],
    zh: ["华盛顿州 三级伤害"],
    ar: ["اعتداء على شرطي واشنطن"],
  },
  "legal/washington/burglary-1st-degree": {
    en: [
      "burglary 1 washington",
      "first degree burglary washington state",
      "home invasion washington",
      "9A.52.020",
    ],
    es: ["allanamiento en primer grado washington"],
    zh: ["华盛顿州 一级入室犯罪"],
    ar: ["سطو من الدرجة الأولى واشنطن"],
  },
  "legal/washington/burglary-2nd-degree": {
    en: [
      "burglary 2 washington",
      "commercial burglary washington",
      "second degree burglary washington",
      "9A.52.030",
    ],
    es: ["allanamiento en segundo grado washington"],
    zh: ["华盛顿州 二级入室犯罪"],
    ar: ["سطو من الدرجة الثانية واشنطن"],
  },
  "legal/washington/residential-burglary": {
    en: [
      "residential burglary washington",
      "washington house break in",
      "residential burglary first offense",
      "9A.52.025",
    ],
    es: ["allanamiento de vivienda washington"],
    zh: ["华盛顿州 住宅入室犯罪"],
    ar: ["السطو على مسكن واشنطن"],
  },
  "legal/washington/vehicular-homicide": {
    en: [
      "vehicular homicide washington",
      "washington dui death sentence",
      "killed someone drunk driving washington",
      "vehicular homicide disregard for safety",
      "fatal accident prison washington",
      "46.61.520",
    ],
    es: ["homicidio vehicular washington"],
    zh: ["华盛顿州 酒驾致死"],
    ar: ["قتل بمركبة واشنطن"],
  },
  "legal/washington/sentencing-guidelines": {
    en: [
      "washington sentencing guidelines",
      "washington sentencing grid",
      "offender score calculator washington",
      "standard range washington felony",
      "seriousness level washington",
      "washington felony grid",
      "washington felony sentencing",
      "9.94A.510",
    ],
    es: ["tabla de penas washington"],
    zh: ["华盛顿州 量刑表"],
    ar: ["جدول العقوبات واشنطن"],
  },
});
