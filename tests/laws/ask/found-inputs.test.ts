import { testFigures, testUnanswered } from "./line-tests.ts";

/**
 * 22 × 1.7² is 63.58 kg, 23 × 1.65² is 62.62 kg and 20 × 1.65² is 54.45 kg. 22 × 1.778² is 69.55 kg or 153.3 lb, and 24 ×
 * 1.6256² is 63.42 kg or 139.8 lb: whole pounds give these to a decimal too.
 */
testFigures("an input found from a result", {
  en: [
    ["what weight for bmi 22 at 170 cm", "63.6 kg"],
    ["bmi 22 170 cm what weight", "63.6 kg"],
    ["weight for bmi 22 at 1.70", "63.6 kg"],
    ["weight for bmi 22 at 5'10", "153 lb"],
    ["how much should i weigh for a bmi of 24 at 5 ft 4", "140 lb"],
  ],
  es: [
    ["que peso para un imc de 22 con 1,70", "63.6 kg"],
    ["cuanto deberia pesar para un imc de 23 si mido 165 cm", "62.6 kg"],
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
