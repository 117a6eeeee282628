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
  "legal/oregon/manslaughter-1st-degree": {
    en: [
      "oregon manslaughter 1",
      "manslaughter first degree oregon",
      "manslaughter 1 sentence oregon",
      "oregon manslaughter first degree how long",
      "ors 163.118",
    ],
    es: ["homicidio primer grado oregón"],
    zh: ["俄勒冈州 一级 杀人"],
    ar: ["قتل الدرجة الأولى أوريغون"],
  },
  "legal/oregon/manslaughter-2nd-degree": {
    en: [
      "oregon manslaughter 2",
      "manslaughter second degree oregon",
      "vehicular manslaughter oregon",
      "killed someone drunk driving oregon manslaughter",
      "ors 163.125",
    ],
    es: ["homicidio segundo grado oregón"],
    zh: ["俄勒冈州 二级 杀人"],
    ar: ["قتل الدرجة الثانية أوريغون"],
  },
  "legal/oregon/class-a-felony": {
    en: ["oregon class a felony", "class A felony oregon sentence", "class a felony oregon max"],
    es: ["delito grave de clase A oregón"],
    zh: ["俄勒冈州 A 级重罪"],
    ar: ["جناية من الفئة A أوريغون"],
  },
  "legal/oregon/class-b-felony": {
    en: ["oregon class b felony", "class B felony oregon sentence", "class b felony oregon prison time"],
    es: ["delito grave de clase B oregón"],
    zh: ["俄勒冈州 B 级重罪"],
    ar: ["جناية من الفئة B أوريغون"],
  },
  "legal/oregon/class-c-felony": {
    en: [
      "oregon class c felony",
      "class C felony oregon probation",
      "class c felony oregon first offense",
      "oregon felony c jail time",
    ],
    es: ["delito grave de clase C oregón"],
    zh: ["俄勒冈州 C 级重罪"],
    ar: ["جناية من الفئة C أوريغون"],
  },
});
