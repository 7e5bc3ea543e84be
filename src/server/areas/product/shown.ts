import type { Product as ShownProduct } from "../../../generated/api";
import type { Words } from "../../errors";
import { nameOf, type Product } from "./catalogue";

/** What a start price is for: the shortest time that a product is sold for, or else each time. */
const perMonth: Words = { zh: "元/月", en: "CNY/month" };
const perYear: Words = { zh: "元/年", en: "CNY/year" };
const perTime: Words = { zh: "元/次", en: "CNY/use" };

/** A product of the catalogue as the API shows it. */
export function toProduct(product: Product, language: keyof Words): ShownProduct {
  const { code, vendor, startPrice, introduce, introduceEn } = product;
  return {
    code,
    vendor,
    startPrice,
    name: nameOf(product, language),
    categoryId: product.categoryId as ShownProduct["categoryId"],
    cloudCode: product.cloudCode as ShownProduct["cloudCode"],
    introduce: language === "zh" ? introduce : introduceEn,
    features: product.features.map((words) => words[language]),
    scenes: product.scenes.map((words) => words[language]),
    priceUnit: unitOf(product)[language],
  };
}

function unitOf({ durations }: Product): Words {
  if (durations.length === 0) return perTime;
  return durations.some(({ durationUnit }) => durationUnit === "M") ? perMonth : perYear;
}
