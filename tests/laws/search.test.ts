import { describe, expect, test } from "vitest";
import { createRouteSearch } from "../../generator/presentation/search.ts";
import type { SearchEntry } from "../../generator/runtime/catalog.ts";

const lists = import.meta.glob<readonly SearchEntry[]>("../../generated/search/*.json", {
  eager: true,
  import: "default",
});
const entriesIn = (language: string): readonly SearchEntry[] =>
  lists[`../../generated/search/${language}.json`] ?? [];

/** The routes found in a language, the best first, as the search page and the terminal find them. */
function found(language: string, query: string): readonly string[] {
  return createRouteSearch(entriesIn(language), language, entriesIn("en"))(query);
}

/** What readers of each language type, from outside the keyword lists: see what natives were found to type. */
const queries = [
  { language: "en", query: "mortgage", want: "finance/mortgage" },
  { language: "zh", query: "抵押", want: "finance/mortgage" },
  { language: "es", query: "hipoteca", want: "finance/mortgage" },
  { language: "en", query: "home loan", want: "finance/mortgage" },
  { language: "en", query: "house payment", want: "finance/mortgage" },
  { language: "en", query: "interest", want: "finance/mortgage" },
  { language: "en", query: "amortization", want: "finance/mortgage" },
  { language: "en", query: "tip", want: "finance/tip" },
  { language: "en", query: "gratuity", want: "finance/tip" },
  { language: "en", query: "split bill", want: "finance/tip" },
  { language: "en", query: "exchange rate", want: "finance/currency-converter" },
  { language: "en", query: "dollars to euros", want: "finance/currency-converter" },
  { language: "en", query: "percent off", want: "math/percentage" },
  { language: "en", query: "percentage", want: "math/percentage" },
  { language: "en", query: "final grade", want: "daily-life/grade" },
  { language: "en", query: "weighted grade", want: "daily-life/grade" },
  { language: "en", query: "age", want: "daily-life/age" },
  { language: "en", query: "birthday", want: "daily-life/age" },
  { language: "en", query: "bmi", want: "health/bmi" },
  { language: "en", query: "body mass", want: "health/bmi" },
  { language: "en", query: "obesity", want: "health/bmi" },
  { language: "en", query: "acres to square feet", want: "conversion/area-converter" },
  { language: "en", query: "area", want: "math/area" },
  { language: "en", query: "triangle", want: "math/triangle-area/three-sides" },
  { language: "en", query: "two's complement", want: "math/twos-complement" },
  { language: "en", query: "signed binary", want: "math/twos-complement" },
  { language: "en", query: "calculator", want: "math/basic" },
  { language: "en", query: "north carolina felony", want: "legal/north-carolina/felony" },
  { language: "en", query: "parole", want: "legal/texas/tdcj-good-time" },
  { language: "en", query: "texas good time", want: "legal/texas/tdcj-good-time" },
  { language: "en", query: "child subsidy", want: "daily-life/parenting-subsidy" },
  { language: "en", query: "morgage", want: "finance/mortgage" },
  { language: "en", query: "mor", want: "finance/mortgage" },
  { language: "en", query: "mortgage calculator free", want: "finance/mortgage" },
  { language: "en", query: "add fractions", want: "math/basic" },
  { language: "es", query: "hipoteca", want: "finance/mortgage" },
  { language: "es", query: "calcular hipoteca", want: "finance/mortgage" },
  { language: "es", query: "enganche", want: "finance/mortgage" },
  { language: "es", query: "préstamo hipotecario", want: "finance/mortgage" },
  { language: "es", query: "propina", want: "finance/tip" },
  { language: "es", query: "propina restaurante", want: "finance/tip" },
  { language: "es", query: "dólar hoy", want: "finance/currency-converter" },
  { language: "es", query: "dolar", want: "finance/currency-converter" },
  { language: "es", query: "tipo de cambio", want: "finance/currency-converter" },
  { language: "es", query: "IVA", want: "math/percentage" },
  { language: "es", query: "aumento de sueldo", want: "math/percentage" },
  { language: "es", query: "descuento", want: "math/percentage" },
  { language: "es", query: "promedio escolar", want: "daily-life/grade" },
  { language: "es", query: "nota mínima", want: "daily-life/grade" },
  { language: "es", query: "edad", want: "daily-life/age" },
  { language: "es", query: "cumpleaños", want: "daily-life/age" },
  { language: "es", query: "imc", want: "health/bmi" },
  { language: "es", query: "peso ideal", want: "health/bmi" },
  { language: "es", query: "sobrepeso", want: "health/bmi" },
  { language: "es", query: "hectáreas", want: "conversion/area-converter" },
  { language: "es", query: "manzana de tierra", want: "conversion/area-converter" },
  { language: "es", query: "triángulo", want: "math/triangle-area/three-sides" },
  { language: "es", query: "complemento a dos", want: "math/twos-complement" },
  { language: "es", query: "calculadora científica", want: "math/basic" },
  { language: "es", query: "mezcla 50 a 1", want: "automotive-engine/gas-oil-mix-50-1" },
  { language: "es", query: "libertad condicional texas", want: "legal/texas/tdcj-good-time" },
  { language: "es", query: "Texas", want: "legal/texas/tdcj-good-time" },
  { language: "es", query: "subsidio hijos China", want: "daily-life/parenting-subsidy" },
  { language: "es", query: "cuota mensual", want: "finance/mortgage" },
  { language: "zh", query: "房贷", want: "finance/mortgage" },
  { language: "zh", query: "月供", want: "finance/mortgage" },
  { language: "zh", query: "公积金贷款", want: "finance/mortgage" },
  { language: "zh", query: "等额本金", want: "finance/mortgage" },
  { language: "zh", query: "小费", want: "finance/tip" },
  { language: "zh", query: "汇率", want: "finance/currency-converter" },
  { language: "zh", query: "美金", want: "finance/currency-converter" },
  { language: "zh", query: "百分比", want: "math/percentage" },
  { language: "zh", query: "税率", want: "math/percentage" },
  { language: "zh", query: "绩点", want: "daily-life/grade" },
  { language: "zh", query: "期末成绩", want: "daily-life/grade" },
  { language: "zh", query: "年龄", want: "daily-life/age" },
  { language: "zh", query: "生日", want: "daily-life/age" },
  { language: "zh", query: "体重", want: "health/bmi" },
  { language: "zh", query: "减肥", want: "health/bmi" },
  { language: "zh", query: "BMI", want: "health/bmi" },
  { language: "zh", query: "平米", want: "conversion/area-converter" },
  { language: "zh", query: "面积", want: "math/area" },
  { language: "zh", query: "亩", want: "conversion/area-converter" },
  { language: "zh", query: "三角形", want: "math/triangle-area/three-sides" },
  { language: "zh", query: "补码", want: "math/twos-complement" },
  { language: "zh", query: "计算器", want: "math/basic" },
  { language: "zh", query: "科学计算器", want: "math/basic" },
  { language: "zh", query: "机油", want: "automotive-engine/gas-oil-mix-25-1" },
  { language: "zh", query: "混合油", want: "automotive-engine/gas-oil-mix-25-1" },
  { language: "zh", query: "北卡罗来纳 重罪", want: "legal/north-carolina/felony" },
  { language: "zh", query: "判几年", want: "legal/north-carolina/felony" },
  { language: "zh", query: "坐牢", want: "legal/texas/tdcj-good-time" },
  { language: "zh", query: "假释", want: "legal/texas/tdcj-good-time" },
  { language: "zh", query: "德州", want: "legal/texas/tdcj-good-time" },
  { language: "zh", query: "育儿补贴", want: "daily-life/parenting-subsidy" },
  { language: "zh", query: "提前还款", want: "finance/mortgage" },
  { language: "ar", query: "رهن عقاري", want: "finance/mortgage" },
  { language: "ar", query: "رهن", want: "finance/mortgage" },
  { language: "ar", query: "تمويل عقاري", want: "finance/mortgage" },
  { language: "ar", query: "أقساط", want: "finance/mortgage" },
  { language: "ar", query: "قرض", want: "finance/loan" },
  { language: "ar", query: "إكرامية", want: "finance/tip" },
  { language: "ar", query: "بقشيش", want: "finance/tip" },
  { language: "ar", query: "دولار", want: "finance/currency-converter" },
  { language: "ar", query: "عملات", want: "finance/currency-converter" },
  { language: "ar", query: "سعر الصرف", want: "finance/currency-converter" },
  { language: "ar", query: "خصم", want: "math/percentage" },
  { language: "ar", query: "نسبة مئوية", want: "math/percentage" },
  { language: "ar", query: "معدل", want: "daily-life/grade" },
  { language: "ar", query: "المعدل التراكمي", want: "daily-life/grade" },
  { language: "ar", query: "امتحان", want: "daily-life/grade" },
  { language: "ar", query: "العمر", want: "daily-life/age" },
  { language: "ar", query: "عيد ميلادي", want: "daily-life/age" },
  { language: "ar", query: "وزن", want: "health/bmi" },
  { language: "ar", query: "طول", want: "health/bmi" },
  { language: "ar", query: "سمنة", want: "health/bmi" },
  { language: "ar", query: "كتلة الجسم", want: "health/bmi" },
  { language: "ar", query: "فدان", want: "conversion/area-converter" },
  { language: "ar", query: "مساحة", want: "math/area" },
  { language: "ar", query: "مثلث", want: "math/triangle-area/three-sides" },
  { language: "ar", query: "متمم", want: "math/twos-complement" },
  { language: "ar", query: "حاسبة", want: "math/basic" },
  { language: "ar", query: "زيت", want: "automotive-engine/gas-oil-mix-25-1" },
  { language: "ar", query: "بنزين", want: "automotive-engine/gas-oil-mix-25-1" },
  { language: "ar", query: "جناية كارولاينا الشمالية", want: "legal/north-carolina/felony" },
  { language: "ar", query: "سوابق كارولاينا", want: "legal/north-carolina/felony" },
  { language: "ar", query: "حكم", want: "legal/north-carolina/felony" },
  { language: "ar", query: "إفراج مشروط", want: "legal/texas/tdcj-good-time" },
  { language: "ar", query: "تكساس", want: "legal/texas/tdcj-good-time" },
  { language: "ar", query: "إعانة", want: "daily-life/parenting-subsidy" },
  { language: "ar", query: "إعانة الصين", want: "daily-life/parenting-subsidy" },
];

describe("readers find the page they mean first", () => {
  test.each(queries)("$language: $query", ({ language, query, want }) => {
    expect(found(language, query)[0]).toBe(want);
  });
});

test.each([
  { language: "en", query: "bac", why: "a blood alcohol level is nothing that comes back" },
  { language: "en", query: "zzzz", why: "nothing is like it" },
  { language: "ar", query: "قطط", why: "four letters are too few to forgive a slip" },
])("$query finds nothing: $why", ({ language, query }) => {
  expect(found(language, query)).toEqual([]);
});

test.each(Object.entries(lists))("%s names no two pages alike", (_path, entries) => {
  const titles = entries.map(({ title }) => title);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});
