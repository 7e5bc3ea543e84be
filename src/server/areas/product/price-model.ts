import type { ErrorName } from "../../error-catalogue";
import type { ErrorValues, Words } from "../../errors";

/** Something the price or the service depends on, as stored with the product. */
export interface PriceAttribute {
  attrCode: string;
  attrName: Words;
  attrType: "radio" | "select" | "number" | "duration" | "ip" | "domain" | "cert";
  unit: Words | null;
  required: boolean;
  /** Least number, or least count of values. */
  min: number | null;
  /** Greatest number, or greatest count of values; a select with more than one takes several. */
  max: number | null;
  step: number | null;
  defaultValue: string | null;
  options: { value: string; label: Words }[];
  /** Asked for only while the other attribute has one of these values. */
  dependsOn: { attrCode: string; values: string[] } | null;
}

/**
 * What an attribute costs a month (or once, for a product without durations), in yuan: by the option chosen, or by the
 * number given beyond what is included.
 */
export type PricePart =
  | { attrCode: string; kind: "option"; prices: Record<string, string> }
  | { attrCode: string; kind: "unit"; price: string; included: number };

/** A duration that is sold, and the share of the list price to pay for it in percent. */
export interface DurationRule {
  durationNum: number;
  durationUnit: "M" | "Y";
  percent: number;
}

/** A value chosen, with the names it had when it was chosen. */
export interface AttrValue {
  attrCode: string;
  attrName: Words;
  value: string;
  valueName: Words;
}

/** A value chosen, as a request has it. */
export interface AttrChoice {
  attrCode: string;
  value: string;
}

/** What is wrong with a value: an entry of the error catalogue and its numbers. */
export interface ChoiceProblem {
  name: ErrorName;
  values?: ErrorValues;
}

/** A duration as a request has it; both absent for a product that is bought once. */
export interface ChosenDuration {
  durationNum?: number | null | undefined;
  durationUnit?: "M" | "Y" | null | undefined;
}

/** What prices are calculated from. */
export interface PricedProduct {
  attributes: PriceAttribute[];
  prices: PricePart[];
  durations: DurationRule[];
}
