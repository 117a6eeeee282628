import { testFigures, testUnanswered, type LinesWithFigures } from "./line-tests.ts";

/**
 * Lines about triangles and rooms, and what they come to by hand. With a hypotenuse of 13 and a leg of 5 the other leg is 12, and
 * the area 5 × 12 ÷ 2; 8, 15 and 17, 6, 8 and 10, and 7, 24 and 25 are right triangles too. A room of 12 ft 6 in by 15 ft 4 in is
 * 150 × 184 ÷ 144 square feet, and one of 10 ft 6 in by 12 ft 10.5 × 12.
 */
const lines: LinesWithFigures = {
  en: [
    ["right triangle hypotenuse 13 leg 5 area", "30"],
    ["right triangle leg 8 hypotenuse 17 area", "60"],
    ["right triangle with hypotenuse 10 and leg 6 find area", "24"],
    ["right triangle hypotenuse 13 leg 5", "12"],
    ["12'6 x 15'4 room sq ft", "191.66667 ft²"],
    ["10'6 x 12 room square feet", "126 ft²"],
    [`11'3" x 14'8" square footage`, "165 ft²"],
    ["8 ft 6 in by 12 ft 3 in area", "104.125 ft²"],
  ],
  es: [
    ["triangulo rectangulo hipotenusa 13 cateto 5 area", "30"],
    ["area triangulo rectangulo cateto 8 hipotenusa 17", "60"],
    ["triangulo rectangulo con hipotenusa de 25 y un cateto de 7 area", "84"],
  ],
  zh: [["直角三角形 斜边10 直角边6", "24"]],
  ar: [["مثلث قائم وتره 10 وضلعه القائم 6 مساحته", "24"]],
};

testFigures("lines about triangles and rooms", lines);

testUnanswered("half of a triangle or a room is not answered", {
  en: [
    "right triangle hypotenuse 13",
    "right triangle hypotenuse 5 leg 13 area",
    "right triangle leg 5 area",
    "12 ft 6 in by 10 area",
    "5 ft by 4 area",
  ],
  es: ["triangulo rectangulo hipotenusa 13", "triangulo rectangulo hipotenusa 5 cateto 13 area"],
});
