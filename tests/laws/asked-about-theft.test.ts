import { testAskedLines } from "./asked-about.ts";

/** What people ask about theft and burglary, as they type it, and the page that answers. */
testAskedLines({
  "legal/oregon/theft-1st-degree": {
    en: [
      "theft 1 oregon",
      "oregon theft first degree sentence",
      "felony theft oregon",
      "stolen gun oregon",
      "receiving stolen property oregon",
      "164.055",
    ],
    es: ["hurto en primer grado oregón"],
    zh: ["俄勒冈州 一级盗窃罪"],
    ar: ["السرقة من الدرجة الأولى أوريغون"],
  },
  "legal/oregon/theft-2nd-degree": {
    en: ["theft 2 oregon", "oregon theft second degree", "theft second degree misdemeanor jail", "164.045"],
    es: ["hurto en segundo grado oregón"],
    zh: ["俄勒冈州 二级盗窃罪"],
    ar: ["السرقة من الدرجة الثانية أوريغون"],
  },
  "legal/oregon/theft-3rd-degree": {
    en: ["theft 3 oregon", "petty theft oregon", "oregon theft third degree fine", "164.043"],
    es: ["hurto en tercer grado oregón"],
    zh: ["俄勒冈州 三级盗窃罪"],
    ar: ["السرقة من الدرجة الثالثة أوريغون"],
  },
  "legal/oregon/aggravated-theft": {
    en: ["aggravated theft oregon", "theft over 10000 oregon", "embezzlement oregon", "164.057"],
    es: ["hurto agravado oregón"],
    zh: ["俄勒冈州 加重盗窃罪"],
    ar: ["السرقة المشددة أوريغون"],
  },
  "legal/oregon/burglary-1st-degree": {
    en: [
      "burglary 1 oregon",
      "oregon burglary first degree sentence",
      "home burglary oregon",
      "breaking into a house oregon",
      "residential burglary oregon prison",
      "164.225",
    ],
    es: ["allanamiento en primer grado oregón"],
    zh: ["俄勒冈州 一级入室犯罪"],
    ar: ["السطو من الدرجة الأولى أوريغون"],
  },
  "legal/oregon/burglary-2nd-degree": {
    en: [
      "burglary 2 oregon",
      "burglary second degree oregon",
      "breaking into a store oregon",
      "commercial burglary oregon",
      "164.215",
    ],
    es: ["allanamiento en segundo grado oregón"],
    zh: ["俄勒冈州 二级入室犯罪"],
    ar: ["السطو من الدرجة الثانية أوريغون"],
  },
});
