import { expect, test } from "vitest";
import { saysItself } from "../../../generator/presentation/says-itself.ts";

test.each([
  ["Class for the sentence", "Class H"],
  ["Prior record level", "Record level I"],
  ["Range", "Presumptive range"],
  ["Clase para la pena", "Clase H"],
  ["量刑幅度", "推定幅度"],
  ["فئة العقوبة", "الفئة H"],
])("%s: %s says what it is without its name", (name, value) => {
  expect(saysItself(name, value)).toBe(true);
});

test.each([
  ["Prior record points", "0"],
  ["History", "G"],
  ["Attempt", "yes"],
  ["Day of the offense", "At the end"],
  ["Fecha de la pena", "5 de mayo"],
  ["前科分", "0"],
  ["الوزن", "10"],
])("%s: %s needs its name", (name, value) => {
  expect(saysItself(name, value)).toBe(false);
});
