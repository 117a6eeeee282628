import { testFigures, testUnanswered } from "./line-tests.ts";

const today = "2026-11-30";

/**
 * Lines as strangers typed them, misspelled or short, and what they come to by hand: 79.99 × 0.7; √7,396 = 86 and √1,849 = 43;
 * 1,595 ÷ 1,450 = 1.1; 28,000 at 6.9% ÷ 12 over 72 months; 62 ÷ 22 × 14 gallons; 43 ÷ 52; 89.90 × 0.65; 1,440 ÷ 1,350;
 * 180,000 at 2.9% ÷ 12 over 300 months. A debt of 6,000 at 21% ÷ 12 is paid by 250 a month in
 * −ln(1 − 6,000 × 0.0175 ÷ 250) ÷ ln 1.0175 = 31.4 months, the last payment smaller. 60 land miles are 52.14 sea miles.
 */
testFigures(
  "misspelled and short lines",
  {
    en: [
      ["79.99 30% off", "55.993"],
      ["jeans 79.99 30% off how much", "55.993"],
      ["sqaure root of 7396", "86"],
      ["rent went from 1450 to 1595 percent incrase", "10%"],
      ["32k car 4k down 6.9 apr 72 mo paymnt", "$476.03"],
      ["62 nm at 22 kts burning 14 gph how much fuel", "39.45 gal (US)"],
      ["43/52 on a test what grade", "82.6923%"],
      ["how long to pay off 6000 at 21% paying 250 a month", "2 years 8 months"],
    ],
    es: [
      ["zapatillas 89,90 con 35% de descuento cuanto quedan", "58.435"],
      ["me subieron el sueldo de 1350 a 1440 que porcentage es", "6.6667%"],
      ["hipoteca 180000 a 25 años al 2,9 cuota mensaul", "$844.25"],
      ["raiz caudrada de 1849", "43"],
      ["cuanto tiempo para pagar 6000 al 21% pagando 250 al mes", "2 años 8 meses"],
      ["60 millas a 20 nudos gastando 40 litros por hora cuanta gasolina", "104.3 L"],
    ],
    zh: [["欠6000利率21%每月还250多久还清", "2 年 8 个月"]],
    ar: [["كم شهر لسداد 6000 بفائدة 21% بقسط 250 شهريا", "سنتان و8 أشهر"]],
  },
  today,
);

testUnanswered(
  "a line that only looks like one of them",
  {
    en: [
      "50 10% off original price",
      "pay off 6000 at 21%",
      "62 nm at 22 kts how much fuel",
      "cooking 350 for 20",
    ],
    es: ["zapatillas 35% de descuento", "me subieron el sueldo 1440"],
  },
  today,
);
