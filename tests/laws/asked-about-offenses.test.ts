import { describe, expect, test } from "vitest";
import { foundBelow } from "./ask/search-line.ts";

/** Below which address a charge is looked for, what it is called, and the address that answers, filled in. */
type Charges = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>>
>;

const charges: Charges = {
  "legal/north-carolina": {
    "legal/north-carolina/assault?offense=simple": {
      en: ["simple assault", "simple assault nc"],
      es: ["agresión simple", "simple assault"],
      zh: ["简单伤害", "simple assault"],
      ar: ["اعتداء بسيط", "simple assault"],
    },
    "legal/north-carolina/assault?offense=female": {
      en: ["assault on a female", "Assault on female"],
      es: ["agresión de un hombre a una mujer", "assault on a female"],
      zh: ["男子伤害女性"],
      ar: ["اعتداء رجل على امرأة"],
    },
    "legal/north-carolina/assault?offense=deadly_weapon": {
      en: ["assault with a deadly weapon"],
      es: ["agresión con un arma letal", "assault with a deadly weapon"],
      zh: ["用致命武器伤害"],
      ar: ["اعتداء بسلاح قاتل"],
    },
    "legal/north-carolina/assault?offense=pointing_gun": {
      en: ["assault by pointing a gun", "pointing a gun"],
      es: ["apuntar con un arma"],
      zh: ["用枪指人"],
      ar: ["اعتداء بتوجيه سلاح"],
    },
    "legal/north-carolina/assault?offense=strangulation": {
      en: ["strangulation", "assault by strangulation"],
      es: ["estrangulamiento"],
      zh: ["勒颈伤害"],
      ar: ["اعتداء بالخنق"],
    },
    "legal/north-carolina/assault?offense=weapon_injury": {
      en: ["AWDWISI"],
      es: ["awdwisi"],
      zh: ["AWDWISI"],
      ar: ["AWDWISI"],
    },
    "legal/north-carolina/assault?offense=pregnant": {
      en: ["assault on a pregnant woman"],
      es: ["agresión mujer embarazada"],
      zh: ["伤害孕妇"],
      ar: ["اعتداء على امرأة حامل"],
    },
    "legal/north-carolina/assault?offense=child": {
      en: ["assault on a child under 12"],
      es: ["agresión a un niño"],
      zh: ["伤害儿童"],
      ar: ["اعتداء على طفل"],
    },
    "legal/north-carolina/assault?offense=habitual": {
      en: ["habitual misdemeanor assault"],
      es: ["agresión habitual"],
      zh: ["惯犯轻罪伤害"],
      ar: ["اعتداء معتاد"],
    },
    "legal/north-carolina/assault?offense=domestic": {
      en: ["misdemeanor crime of domestic violence"],
      es: ["delito menor de violencia doméstica"],
      zh: ["家庭暴力轻罪"],
      ar: ["جنحة عنف أسري"],
    },
    "legal/north-carolina/class-b1-felony?registrable=yes": {
      en: ["first degree rape", "first-degree forcible rape"],
      es: ["violación por la fuerza en primer grado"],
      zh: ["一级暴力强奸"],
      ar: ["اغتصاب بالقوة من الدرجة الأولى"],
    },
    "legal/north-carolina/class-c-felony?registrable=yes": {
      en: ["second degree rape", "second degree rape nc"],
      es: ["violación por la fuerza en segundo grado"],
      zh: ["二级暴力强奸"],
      ar: ["اغتصاب بالقوة من الدرجة الثانية"],
    },
    "legal/north-carolina/class-f-felony?registrable=yes": {
      en: ["indecent liberties", "indecent liberties nc"],
      es: ["actos indecentes con un menor"],
      zh: ["对儿童的猥亵行为"],
      ar: ["أفعال فاحشة مع طفل"],
    },
    "legal/north-carolina/class-f-felony?habitual_dwi=yes": {
      en: ["habitual impaired driving", "habitual dwi", "habitual impaired driving nc"],
      es: ["conducción habitual bajo los efectos", "habitual dwi"],
      zh: ["惯犯酒驾"],
      ar: ["اعتياد القيادة تحت التأثير"],
    },
    "legal/north-carolina/class-d-felony?vehicle_death=yes": {
      en: ["felony death by vehicle", "felony death by vehicle nc"],
      es: ["muerte por vehículo"],
      zh: ["重罪车辆致死"],
      ar: ["جناية الموت بمركبة"],
    },
    "legal/north-carolina/class-g-felony": {
      en: ["felon with a gun", "felon with a gun nc", "gun felon", "possession of a firearm by a felon"],
      es: ["posesión de un arma de fuego por un condenado"],
      zh: ["重罪犯持有枪支"],
      ar: ["حيازة سلاح ناري من مدان بجناية"],
    },
    "legal/north-carolina/traffic?offense=speeding": {
      en: ["speeding"],
      es: ["exceso de velocidad", "speeding"],
      zh: ["超速"],
      ar: ["تجاوز السرعة"],
    },
    "legal/north-carolina/traffic?offense=reckless": {
      en: ["reckless driving"],
      es: ["conducción temeraria", "reckless driving"],
      zh: ["鲁莽驾驶"],
      ar: ["القيادة المتهورة"],
    },
    "legal/north-carolina/traffic?offense=hit_property": {
      en: ["hit and run property damage"],
      es: ["choque y fuga daños materiales"],
      zh: ["肇事逃逸 财产损失"],
      ar: ["هروب بعد حادث أضرار مادية"],
    },
    "legal/north-carolina/traffic?offense=hit_injury": {
      en: ["hit and run someone injured"],
      es: ["choque y fuga persona lesionada"],
      zh: ["肇事逃逸 受伤"],
      ar: ["هروب بعد حادث أصيب فيه شخص"],
    },
    "legal/north-carolina/traffic?offense=revoked": {
      en: ["driving while license revoked"],
      es: ["manejar con la licencia revocada", "driving while license revoked"],
      zh: ["驾照被吊销期间驾驶"],
      ar: ["القيادة والرخصة ملغاة"],
    },
    "legal/north-carolina/traffic?offense=revoked_impaired": {
      en: ["driving while license revoked impaired"],
      es: ["licencia revocada por conducir bajo los efectos"],
      zh: ["驾照因酒驾被吊销"],
      ar: ["الرخصة ملغاة بسبب قيادة تحت التأثير"],
    },
    "legal/north-carolina/traffic?offense=no_license": {
      en: ["driving without a license"],
      es: ["manejar sin licencia"],
      zh: ["从未取得驾照"],
      ar: ["القيادة دون رخصة"],
    },
    "legal/north-carolina/traffic?offense=expired_license": {
      en: ["expired license"],
      es: ["licencia vencida"],
      zh: ["驾照过期"],
      ar: ["رخصة منتهية"],
    },
    "legal/north-carolina/traffic?offense=stop_sign": {
      en: ["stop sign"],
      es: ["señal de alto"],
      zh: ["停车标志"],
      ar: ["علامة الوقوف"],
    },
    "legal/north-carolina/traffic?offense=red_light": {
      en: ["red light"],
      es: ["luz roja"],
      zh: ["闯红灯"],
      ar: ["الإشارة الحمراء"],
    },
    "legal/north-carolina/traffic?offense=elude": {
      en: ["speeding to elude the police"],
      es: ["huir de la policía"],
      zh: ["超速逃避警察"],
      ar: ["السرعة للهروب من الشرطة"],
    },
    "legal/north-carolina/traffic?offense=bus": {
      en: ["passing a stopped school bus"],
      es: ["rebasar un autobús escolar detenido"],
      zh: ["超越停下的校车"],
      ar: ["تجاوز حافلة مدرسية متوقفة"],
    },
    "legal/north-carolina/traffic?offense=following": {
      en: ["following too closely"],
      es: ["seguir demasiado cerca"],
      zh: ["跟车过近"],
      ar: ["السير على مسافة قصيرة"],
    },
    // A class or a level is a page of its own.
    "legal/north-carolina/class-h-felony": {
      en: ["class H felony", "Class H"],
      es: ["delito grave de clase H"],
      zh: ["H 级重罪"],
      ar: ["جناية من الفئة H"],
    },
    // Hiding goods in the store is the charge by that name, G.S. 14-72.1(e): class 3 the first time.
    "legal/north-carolina/class-3-misdemeanor?concealment=yes": {
      en: ["shoplifting"],
      es: ["hurto en tiendas"],
      zh: ["商店行窃"],
      ar: ["سرقة من متجر"],
    },
    "legal/north-carolina/dwi": {
      en: ["DWI level 1", "DWI"],
      es: ["DWI nivel 1"],
      zh: ["酒驾"],
      ar: ["DWI"],
    },
  },
  "legal/oregon": {
    "legal/oregon/measure-11?crime=murder_2": {
      en: ["murder in the second degree", "murder second degree"],
      es: ["asesinato en segundo grado"],
      zh: ["二级谋杀罪"],
      ar: ["القتل العمد من الدرجة الثانية"],
    },
    "legal/oregon/measure-11?crime=kidnapping_1": {
      en: ["kidnapping in the first degree", "kidnapping first degree"],
      es: ["secuestro en primer grado"],
      zh: ["一级绑架罪"],
      ar: ["الخطف من الدرجة الأولى"],
    },
    "legal/oregon/measure-11?crime=robbery_2": {
      en: ["robbery in the second degree", "robbery second degree"],
      es: ["robbery segundo grado"],
      zh: ["二级抢劫罪"],
      ar: ["السرقة بالإكراه من الدرجة الثانية"],
    },
    "legal/oregon/measure-11?crime=sexual_abuse_1": {
      en: ["sexual abuse in the first degree"],
      es: ["abuso sexual en primer grado", "sexual abuse first degree"],
      zh: ["一级性虐待罪"],
      ar: ["الانتهاك الجنسي من الدرجة الأولى"],
    },
    "legal/oregon/measure-11?crime=arson_1": {
      en: ["arson in the first degree", "arson"],
      es: ["incendio provocado"],
      zh: ["一级纵火罪"],
      ar: ["الحريق العمد"],
    },
    "legal/oregon/measure-11?crime=rape_2": {
      en: ["rape in the second degree"],
      es: ["violación en segundo grado"],
      zh: ["二级强奸罪"],
      ar: ["الاغتصاب من الدرجة الثانية"],
    },
    "legal/oregon/measure-11?crime=compelling_prostitution": {
      en: ["compelling prostitution"],
      es: ["obligar a la prostitución"],
      zh: ["强迫卖淫罪"],
      ar: ["الإكراه على البغاء"],
    },
  },
  "legal/washington": {
    "legal/washington/felony?offense=hit_run_injury": {
      en: ["hit and run with an injury", "Hit and run, injury"],
      es: ["choque y fuga con una lesión"],
      zh: ["肇事逃逸 有人受伤"],
      ar: ["الهروب بعد حادث مع إصابة"],
    },
    "legal/washington/felony?offense=hit_run_death": {
      en: ["hit and run with a death"],
      es: ["choque y fuga con una muerte"],
      zh: ["肇事逃逸 有人死亡"],
      ar: ["الهروب بعد حادث مع وفاة"],
    },
    "legal/washington/felony?offense=theft_2": {
      en: ["theft in the second degree", "theft second degree"],
      es: ["hurto en segundo grado"],
      zh: ["二级盗窃罪"],
    },
    "legal/washington/felony?offense=stolen_vehicle": {
      en: ["possession of a stolen vehicle", "possession stolen vehicle"],
      es: ["posesión de un vehículo robado"],
      zh: ["持有被盗车辆罪"],
      ar: ["حيازة مركبة مسروقة"],
    },
    "legal/washington/felony?offense=eluding": {
      en: ["eluding a police vehicle", "eluding police"],
      es: ["huir de un vehículo de la policía"],
      zh: ["逃避警车"],
      ar: ["الهروب من سيارة الشرطة"],
    },
    "legal/washington/felony?offense=arson_1": {
      en: ["arson in the first degree"],
      es: ["incendio provocado en primer grado"],
      zh: ["一级纵火罪"],
      ar: ["الحريق العمد من الدرجة الأولى"],
    },
    "legal/washington/felony?offense=firearm_2": {
      en: ["unlawful possession of a firearm in the second degree"],
      es: ["posesión ilegal de un arma de fuego en segundo grado"],
      zh: ["二级非法持有枪支罪"],
      ar: ["الحيازة غير المشروعة لسلاح ناري من الدرجة الثانية"],
    },
    "legal/washington/felony?offense=identity_theft_2": {
      en: ["identity theft in the second degree"],
      es: ["robo de identidad en segundo grado"],
      zh: ["二级身份盗窃罪"],
      ar: ["سرقة الهوية من الدرجة الثانية"],
    },
  },
  legal: {
    "legal/north-carolina/assault?offense=simple": {
      en: ["simple assault", "simple assault north carolina"],
      es: ["agresión simple carolina del norte"],
      zh: ["北卡罗来纳州 简单伤害"],
      ar: ["اعتداء بسيط كارولاينا الشمالية"],
    },
    "legal/oregon/measure-11?crime=robbery_1": {
      en: ["robbery in the first degree oregon"],
      es: ["robbery first degree oregón"],
      zh: ["俄勒冈州 一级抢劫罪"],
      ar: ["السرقة بالإكراه من الدرجة الأولى أوريغون"],
    },
  },
};

const lines = Object.entries(charges).flatMap(([below, addresses]) =>
  Object.entries(addresses).flatMap(([address, byLanguage]) =>
    Object.entries(byLanguage).flatMap(([language, queries]) =>
      queries.map((query) => ({ below, address, language, query })),
    ),
  ),
);

/** Lines that name the place besides, in the box for all pages: what is found is what the place's own box finds. */
test.each([
  ["en", "dui oregon", "legal/oregon", "dui"],
  ["en", "burglary 1st degree oregon", "legal/oregon", "burglary 1st degree"],
  ["en", "nc breaking and entering", "legal/north-carolina", "breaking and entering"],
  ["es", "carolina del norte agresión simple", "legal/north-carolina", "agresión simple"],
  ["zh", "俄勒冈盗窃", "legal/oregon", "盗窃"],
  ["zh", "俄勒冈州盗窃罪", "legal/oregon", "盗窃"],
  ["zh", "俄勒冈 偷东西", "legal/oregon", "盗窃"],
  ["ar", "سرقة أوريغون", "legal/oregon", "سرقة"],
])("in %s, %s is looked for where %s knows it as %s", async (language, line, place, name) => {
  const found = await foundBelow(place, language, name);
  expect(found).not.toEqual([]);
  expect((await foundBelow("", language, line)).toSorted()).toEqual(found.toSorted());
  expect((await foundBelow("legal", language, line)).toSorted()).toEqual(found.toSorted());
});

test.each([
  ["en", "dui", ["legal/florida", "legal/north-carolina", "legal/oregon", "legal/washington"]],
  ["en", "theft", ["legal/florida", "legal/north-carolina", "legal/oregon", "legal/washington"]],
])("in %s, %s without a place is found in each before twice in one", async (language, name, places) => {
  const found = await foundBelow("legal", language, name);
  const of = (address: string): string => address.split("/").slice(0, 2).join("/");
  expect(found.slice(0, places.length).map(of).toSorted()).toEqual(places);
});

describe("a charge is found by its name, with the choice filled in", () => {
  test.each(lines)("below $below in $language: $query", async ({ below, address, language, query }) => {
    expect((await foundBelow(below, language, query))[0]).toBe(address);
  });
});
