import { expect, test } from "vitest";
import { testFigures, testUnanswered, type LinesWithFigures } from "./line-tests.ts";
import { answerTo } from "./search-line.ts";

const today = "2026-11-30";

/**
 * Lines about engines, and what they come to by hand. A tank times what a gallon or a liter goes: 16 × 27, 12 × 30, 50 ÷ 7.5 × 100.
 * Hours are gallons over gallons an hour. A boat of 200 hp burns 200 × 0.5 ÷ 6.1 gallons an hour at full power, of a diesel
 * × 0.4 ÷ 7.2, at 50% half of it. 80 nautical miles at 25 knots take 3.2 hours, at 60 liters an hour 192 liters.
 * What a boat burns is its hours times its use: 64 ÷ 22 × 11, without the reserve that it carries.
 * Oil is gas over the ratio: 5,000 mL ÷ 50; 100 mL of it are for 5 L.
 */
const lines: LinesWithFigures = {
  en: [
    ["boat burns 11 gph 64 miles at 22 mph how much gas", "32 gal (US)"],
    ["boat trip 90 miles 30 mph 18 gph fuel used", "54 gal (US)"],
    ["boat burns 9 gph for 4 hours how many gallons", "36 gal (US)"],
    ["car gets 35 mpg 12 gallon tank how far", "420 mi"],
    ["16 gal tank 27 mpg how far can i go", "432 mi"],
    ["how far can i drive on 12 gallons at 30 mpg", "360 mi"],
    ["3 gallons left 25 mpg how far can i get", "75 mi"],
    ["50 liter tank 7.5 l/100km how far", "666.7 km"],
    ["how long will 40 gallons last at 8 gph", "5 h"],
    ["how long to go 45 nautical miles at 15 knots", "3 h"],
    ["boat used 160 liters in 5 hours how much per hour", "32 L/h"],
    ["i have 4 oz of oil at 32:1 how much gas", "1 gal (US)"],
    ["how much 2 cycle oil per gallon 32:1", "118.3 mL"],
  ],
  es: [
    ["lancha gasta 28 l por hora 5 horas cuanta gasolina", "140 L"],
    ["tanque 45 litros rinde 14 km por litro cuanto recorre", "630 km"],
    ["deposito 55 litros gasta 6,4 a los 100 cuantos km hago", "859.4 km"],
    ["con 40 litros cuantos km hago si gasta 8 litros cada 100", "500 km"],
    ["cuanto duran 120 litros a 30 litros por hora", "4 h"],
    ["barco 25 nudos 80 litros por hora 100 millas nauticas combustible", "320 L"],
    ["cuanto tardo en 60 millas nauticas a 15 nudos", "4 h"],
    ["mezcla 40 a 1 en 4 litros cuantos ml de aceite", "100 mL"],
    ["tengo 100 ml de aceite cuanta gasolina para 50:1", "5 L"],
  ],
  zh: [
    ["油箱50升百公里7.5个油能跑多远", "666.7 km"],
    ["船每小时耗油30升开4小时耗多少油", "120 L"],
    ["油箱50升百公里油耗7.8加满能跑多少公里", "641 km"],
    ["还剩10升油百公里7个油能跑多远", "142.9 km"],
    ["每升跑15公里45升能跑多少公里", "675 km"],
    ["60海里15节要多久", "4 小时"],
    ["100毫升机油50:1配多少汽油", "5 L"],
  ],
  ar: [
    ["تانكي ٦٠ لتر والسيارة تمشي ١٢ كيلو باللتر كم تمشي فل", "720 كم"],
    ["قارب يصرف 35 لتر بالساعة مشوار 60 كيلو سرعته 30 كم يبي بنزين", "70 لترًا"],
    ["قارب يصرف 40 لتر بالساعة 5 ساعات كم بنزين", "200 لتر"],
    ["خزان 50 لتر يستهلك 8 لتر لكل 100 كم كم كيلو يمشي", "625 كم"],
    ["كم وقت 60 ميل بحري بسرعة 15 عقدة", "4 ساعات"],
    ["عندي 100 مل زيت كم بنزين 50:1", "5 لترات"],
  ],
};

testFigures("lines about engines", lines, today);

testUnanswered(
  "half of it, or something else, is not answered",
  {
    en: [
      "16 gal tank how much does it weigh",
      "40 gallon water heater how long will it last",
      "2 cycle oil 50:1",
      "boat 150 hp four stroke price",
    ],
    es: ["gasta 6,4 a los 100", "tanque de 450 litros de agua"],
    zh: ["油箱50升多少钱", "油耗7.8一年油费"],
    ar: ["تانكي ٦٠ لتر بكم"],
  },
  today,
);

test("a phrase tells what it takes for granted where that has a say", async () => {
  const answer = await answerTo("en", "150 hp four stroke boat fuel consumption", today);
  expect(answer?.assumed.map(({ name }) => name)).toEqual(["Number of engines", "Share of full power"]);
});
