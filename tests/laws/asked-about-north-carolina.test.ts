import { testAskedLines } from "./asked-about.ts";

/** What people ask about a charge in North Carolina, as they type it. */
testAskedLines({
  "legal/north-carolina/misdemeanor": {
    en: [
      "nc misdemeanor",
      "north carolina misdemeanor jail time",
      "misdemeanor punishment chart",
      "nc misdemeanor sentencing",
      "prior conviction level",
      "misdemeanor probation north carolina",
    ],
    es: ["delito menor carolina del norte"],
    zh: ["北卡罗来纳 轻罪"],
    ar: ["جنحة كارولاينا الشمالية"],
  },
  "legal/north-carolina/assault": {
    en: [
      "nc assault",
      "simple assault nc",
      "assault on a female north carolina",
      "AWDWISI",
      "assault with a deadly weapon nc",
      "assault by strangulation nc",
      "habitual misdemeanor assault",
      "assault on a government official nc",
      "assault by pointing a gun",
      "14-33",
    ],
    es: ["agresión carolina del norte", "violencia doméstica carolina del norte"],
    zh: ["北卡罗来纳 伤害罪"],
    ar: ["اعتداء كارولاينا الشمالية"],
  },
  "legal/north-carolina/voluntary-manslaughter": {
    en: [
      "voluntary manslaughter nc",
      "voluntary manslaughter north carolina sentence",
      "heat of passion nc",
      "imperfect self-defense north carolina",
      "manslaughter class D felony",
    ],
    es: ["homicidio sin premeditación"],
    zh: ["非预谋故意杀人"],
    ar: ["القتل العمد دون سبق إصرار"],
  },
  "legal/north-carolina/involuntary-manslaughter": {
    en: [
      "involuntary manslaughter nc",
      "involuntary manslaughter north carolina probation",
      "accidental killing nc",
      "criminal negligence north carolina",
      "manslaughter class F felony",
    ],
    es: ["homicidio involuntario carolina del norte"],
    zh: ["北卡 过失杀人"],
    ar: ["القتل غير العمد"],
  },
  "legal/north-carolina/class-a1-misdemeanor": {
    en: ["class a1 misdemeanor nc", "a1 misdemeanor first offense", "violating a protective order nc"],
    es: ["delito menor clase a1"],
    zh: ["A1 级轻罪"],
  },
  "legal/north-carolina/class-1-misdemeanor": {
    en: [
      "class 1 misdemeanor nc",
      "misdemeanor larceny nc first offense",
      "shoplifting nc",
      "communicating threats nc",
    ],
    es: ["delito menor clase 1", "hurto en tiendas carolina del norte", "robo en tiendas carolina del norte"],
    zh: ["北卡 商店行窃"],
    ar: ["سرقة من متجر كارولاينا الشمالية"],
  },
  "legal/north-carolina/class-2-misdemeanor": {
    en: [
      "class 2 misdemeanor nc",
      "class 2 misdemeanor north carolina fine",
      "resisting an officer nc",
      "concealed weapon nc",
    ],
  },
  "legal/north-carolina/class-3-misdemeanor": {
    en: [
      "class 3 misdemeanor nc",
      "class 3 misdemeanor jail",
      "concealment of merchandise nc",
      "trespassing nc",
    ],
  },
  "legal/north-carolina/class-a-felony": {
    en: ["first degree murder nc"],
    es: ["asesinato en primer grado carolina del norte"],
  },
  "legal/north-carolina/class-b1-felony": { en: ["class b1 felony nc"], zh: ["北卡 B1 级重罪"] },
  "legal/north-carolina/class-b2-felony": { en: ["attempted murder nc", "death by distribution nc"] },
  "legal/north-carolina/class-c-felony": { en: ["first degree kidnapping nc"] },
  "legal/north-carolina/class-d-felony": {
    en: ["armed robbery nc", "first degree burglary nc", "felony death by vehicle nc"],
    es: ["robo a mano armada carolina del norte"],
    zh: ["北卡 持械抢劫"],
  },
  "legal/north-carolina/class-e-felony": { en: ["second degree kidnapping nc"] },
  "legal/north-carolina/class-g-felony": {
    en: ["felon in possession nc", "common law robbery nc"],
    ar: ["حيازة سلاح ناري كارولاينا الشمالية"],
  },
  "legal/north-carolina/class-h-felony": {
    en: ["felony larceny nc", "class h felony north carolina", "obtaining property by false pretenses nc"],
    es: ["hurto felony carolina del norte"],
    zh: ["北卡 重罪盗窃"],
    ar: ["جناية سرقة كارولاينا الشمالية"],
  },
  "legal/north-carolina/class-i-felony": {
    en: ["forgery nc", "breaking into a car nc"],
    es: ["falsificación carolina del norte"],
  },
});
