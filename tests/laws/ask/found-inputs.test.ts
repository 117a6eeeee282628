import { testFigures, testUnanswered } from "./line-tests.ts";

/**
 * 22 × 1.7² is 63.58 kg, 23 × 1.65² is 62.62 kg and 20 × 1.65² is 54.45 kg. 22 × 1.778² is 69.55 kg or 153.3 lb, and 24 ×
 * 1.6256² is 63.42 kg or 139.8 lb: whole pounds give these to a decimal too. By the formula of every textbook, 2,500 a month at
 * 6.5% pay off 395,527.05 over 360 months, 900 at 3% 189,788.81 over 300, and 1,800 at 7% 270,553.62 over 360: a whole dollar
 * less or more gives the same payment to the cent.
 */
testFigures("an input found from a result", {
  en: [
    ["what weight for bmi 22 at 170 cm", "63.6 kg"],
    ["bmi 22 170 cm what weight", "63.6 kg"],
    ["weight for bmi 22 at 1.70", "63.6 kg"],
    ["weight for bmi 22 at 5'10", "153 lb"],
    ["how much should i weigh for a bmi of 24 at 5 ft 4", "140 lb"],
    ["how much house can i afford for 2500 a month at 6.5% 30 years", "$395,527.00"],
    ["home price for a 1800 payment at 7% 30 years", "$270,553.00"],
  ],
  es: [
    ["que peso para un imc de 22 con 1,70", "63.6 kg"],
    ["cuanto deberia pesar para un imc de 23 si mido 165 cm", "62.6 kg"],
    ["cuanta casa puedo pagar con 900 al mes al 3% a 25 años", "$189,789.00"],
  ],
  zh: [
    ["身高170bmi22体重多少", "63.6 kg"],
    ["身高165cm想bmi20要多重", "54.5 kg"],
  ],
  ar: [["كم وزن لكتلة الجسم ٢٢ وطولي ١٧٠", "63.6 كغ"]],
});

/** 2 at 170 cm is 5.8 kg, less than the field takes; 5.6 is said of 5 ft 6 in too. */
testUnanswered("what no value gives", {
  en: ["weight for bmi 2 at 170 cm", "weight for bmi 22 at 5.6", "what weight for bmi 22"],
});
