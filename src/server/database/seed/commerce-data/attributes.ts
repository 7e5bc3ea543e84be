import type { ServiceCategory } from "../../../../generated/api";
import type { DurationRule, PriceAttribute, PricePart } from "../../../areas/product/price-model";
import type { Words } from "../../../errors";

/** A product on sale in the demo. */
export interface SeedProduct {
  code: string;
  words: Words;
  categoryId: number;
  /** FOCUS category of its bill lines; Security unless told. */
  serviceCategory?: ServiceCategory;
  introduce: string;
  startPrice: string;
  attributes: PriceAttribute[];
  prices: PricePart[];
  durations: DurationRule[];
}

/** 1 to 9 months at the full price, years at a discount. */
export const monthsAndYears: DurationRule[] = [
  ...[1, 2, 3, 6, 9].map((durationNum) => ({ durationNum, durationUnit: "M" as const, percent: 100 })),
  { durationNum: 1, durationUnit: "Y", percent: 85 },
  { durationNum: 2, durationUnit: "Y", percent: 70 },
  { durationNum: 3, durationUnit: "Y", percent: 50 },
];
/** Certificates run for whole years. */
export const yearsOnly: DurationRule[] = [
  { durationNum: 1, durationUnit: "Y", percent: 100 },
  { durationNum: 2, durationUnit: "Y", percent: 95 },
  { durationNum: 3, durationUnit: "Y", percent: 90 },
];

/** An attribute to begin with: required, and nothing else. */
export const plain = {
  unit: null,
  required: true,
  min: null,
  max: null,
  step: null,
  defaultValue: null,
  options: [],
  dependsOn: null,
};
/** Options of a question, no first. */
export const yesNo = [
  { value: "no", label: { zh: "否", en: "No" } },
  { value: "yes", label: { zh: "是", en: "Yes" } },
];

/** Options of an attribute from "value: Chinese, English" triples. */
export const optionsOf = (...rows: [value: string, zh: string, en: string][]) =>
  rows.map(([value, zh, en]) => ({ value, label: { zh, en } }));
/** One of a few options; the first at first. */
export const choice = (
  attrCode: string,
  zh: string,
  en: string,
  options: PriceAttribute["options"],
  more: Partial<PriceAttribute> = {},
): PriceAttribute => ({
  ...plain,
  attrCode,
  attrName: { zh, en },
  attrType: "radio",
  options,
  defaultValue: options[0]?.value ?? null,
  ...more,
});
/** A number, its least at first. */
export const number = (
  attrCode: string,
  zh: string,
  en: string,
  unit: Words,
  min: number,
  max: number,
  step: number,
): PriceAttribute => ({
  ...plain,
  attrCode,
  attrName: { zh, en },
  attrType: "number",
  unit,
  min,
  max,
  step,
  defaultValue: String(min),
});
/** Unit of what is counted. */
export const pieces: Words = { zh: "个", en: "items" };
