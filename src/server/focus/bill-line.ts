import { createHash } from "node:crypto";
import type { BillLineContent } from "../database/schema/bill";
import { billItemTypeOf, chargeCategoryOf, chargeFrequencyOf, serviceCategoryOf, usualFrequency } from "./categories";
import type { FocusColumn } from "./header";
import { cloudOf } from "./providers";
import { readTags } from "./tags";
import { difference, quoted, readAmount, readMoment, type Reading } from "./values";

/** What is wrong with one cell of a line. */
export interface CellProblem {
  column: FocusColumn;
  reason: string;
}

/** The cells of a line by column; null where the file says so or lacks the column. */
export type Cells = (column: FocusColumn) => string | null;

const cloudUid = /^[\w@.:/-]{1,128}$/;
const regionId = /^[\w.-]{1,64}$/;
const currency = /^[A-Z]{3}$/;

/**
 * One line of a FOCUS file as a bill line, by the column map of the domain rules. The amounts keep both identities:
 * discount = ListCost - BilledCost, and all of BilledCost counts as paid in cash, since FOCUS does not say how it was paid.
 * ContractedCost has no place in a bill line, but FOCUS 1.0 allows no null there, so a line without a number is bad.
 */
export function toImportedLine(cells: Cells): { line: BillLineContent } | { problems: CellProblem[] } {
  const problems: CellProblem[] = [];
  const read = <T>(column: FocusColumn, reading: Reading<T>, instead: T): T => {
    if ("value" in reading) return reading.value;
    problems.push({ column, reason: reading.problem });
    return instead;
  };
  const amount = (column: FocusColumn) => read(column, readAmount(cells(column)), "0");
  const amountOrNull = (column: FocusColumn) => (cells(column) === null ? null : amount(column));
  const moment = (column: FocusColumn) => read(column, readMoment(cells(column)), new Date(0));
  const oneOf = (column: FocusColumn, find: (text: string) => string | undefined) =>
    read(column, member(cells(column), find), "");
  const text = (column: FocusColumn, longest: number) => read(column, short(cells(column), longest), null);
  const needed = (column: FocusColumn, longest: number) =>
    read(column, short(cells(column), longest, true), null) ?? "";

  const provider = needed("ProviderName", 128);
  const service = needed("ServiceName", 128);
  const chargeCategory = oneOf("ChargeCategory", chargeCategoryOf);
  const chargeFrequency =
    cells("ChargeFrequency") === null ? usualFrequency(chargeCategory) : oneOf("ChargeFrequency", chargeFrequencyOf);
  const period = moment("BillingPeriodStart");
  const usageStart = moment("ChargePeriodStart");
  const usageEnd = moment("ChargePeriodEnd");
  const payableAmount = amount("BilledCost");
  const listAmount = amount("ListCost");
  amount("ContractedCost");
  const account: FocusColumn = cells("SubAccountId") === null ? "BillingAccountId" : "SubAccountId";
  const accountUid = read(account, matching(cells(account), cloudUid), "");
  const line: BillLineContent = {
    billCycle: period.toISOString().slice(0, 7),
    // Days of the file's own calendar: in Shanghai the last hours of a month would fall into the next one.
    billDate: usageStart.toISOString().slice(0, 10),
    accountUid,
    accountName: text("SubAccountName", 128) ?? text("BillingAccountName", 128) ?? accountUid,
    cloudCode: cloudOf(provider),
    productCode: productCodeOf(provider, service),
    productName: service,
    serviceCategory: oneOf("ServiceCategory", serviceCategoryOf),
    chargeCategory,
    chargeFrequency,
    billItemType: billItemTypeOf(chargeCategory, cells("ChargeClass") === "Correction", payableAmount),
    payMode: chargeFrequency === "Usage-Based" ? "postPay" : "prePay",
    resourceId: text("ResourceId", 2048),
    resourceName: text("ResourceName", 256),
    regionId: cells("RegionId") === null ? null : read("RegionId", matching(cells("RegionId"), regionId), null),
    regionName: text("RegionName", 64),
    zone: text("AvailabilityZone", 64),
    tags: read("Tags", readTags(cells("Tags")), []),
    billingItem: billingItemOf(cells("ChargeDescription"), cells("SkuId")) ?? service,
    unitPrice: amountOrNull("ListUnitPrice"),
    unitPriceUnit: text("PricingUnit", 64),
    usageAmount: amountOrNull("ConsumedQuantity"),
    usageUnit: text("ConsumedUnit", 64),
    usageStart,
    usageEnd,
    consumeTime: usageStart,
    listAmount,
    payableAmount,
    cashAmount: payableAmount,
    couponAmount: "0",
    creditAmount: "0",
    debtAmount: "0",
    discountAmount: read("ListCost", difference(listAmount, payableAmount), "0"),
    amortizedCost: amount("EffectiveCost"),
    currency: read("BillingCurrency", matching(cells("BillingCurrency"), currency), ""),
  };
  if (problems.length === 0 && usageEnd < usageStart)
    problems.push({ column: "ChargePeriodEnd", reason: "is before ChargePeriodStart" });
  return problems.length > 0 ? { problems } : { line };
}

function member(text: string | null, find: (text: string) => string | undefined): Reading<string> {
  const found = text === null ? undefined : find(text);
  return found === undefined ? { problem: `${quoted(text)} is no value FOCUS has here` } : { value: found };
}

function matching(text: string | null, pattern: RegExp): Reading<string> {
  return text !== null && pattern.test(text)
    ? { value: text }
    : { problem: text === null ? "is empty" : `${quoted(text)} has a form that cannot be stored` };
}

function short(text: string | null, longest: number, needed = false): Reading<string | null> {
  if (text === null) return needed ? { problem: "is empty" } : { value: null };
  return text.length > longest ? { problem: `is longer than ${longest} characters` } : { value: text };
}

/** What was charged for: the description, with the SKU that tells like descriptions apart. Long descriptions are cut. */
function billingItemOf(description: string | null, sku: string | null): string | null {
  if (description === null || sku === null) return (description ?? sku)?.slice(0, 256) ?? null;
  const end = ` (${sku})`.slice(0, 200);
  return description.length + end.length > 256 ? `${description.slice(0, 255 - end.length)}…${end}` : description + end;
}

/** A code made of cloud and service name, like aws-amazon-simple-queue-service; a digest stands for what has no letters. */
function productCodeOf(provider: string, service: string): string {
  const cloud = cloudOf(provider);
  const words = `${cloud === "other" ? provider : cloud} ${service}`;
  const plain = words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "");
  const lossless = /^[\x20-\x7e]*$/.test(words) && plain.length > 0 && plain.length <= 64;
  if (lossless) return plain;
  const digest = createHash("sha256").update(words).digest("hex").slice(0, 12);
  return `${plain.slice(0, 50) || "product"}-${digest}`;
}
