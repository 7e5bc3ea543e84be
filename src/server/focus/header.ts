import { distance } from "fastest-levenshtein";
import { FocusError } from "./focus-error";

/** Columns of FOCUS 1.0 without which a line is no bill line; FOCUS has them in every file. */
export const requiredColumns = [
  "BilledCost",
  "BillingAccountId",
  "BillingCurrency",
  "BillingPeriodStart",
  "ChargeCategory",
  "ChargePeriodEnd",
  "ChargePeriodStart",
  "ContractedCost",
  "EffectiveCost",
  "ListCost",
  "ProviderName",
  "ServiceCategory",
  "ServiceName",
] as const;

/** Columns that are used where a file has them. */
export const optionalColumns = [
  "AvailabilityZone",
  "BillingAccountName",
  "ChargeClass",
  "ChargeDescription",
  "ChargeFrequency",
  "ConsumedQuantity",
  "ConsumedUnit",
  "ListUnitPrice",
  "PricingUnit",
  "RegionId",
  "RegionName",
  "ResourceId",
  "ResourceName",
  "SkuId",
  "SubAccountId",
  "SubAccountName",
  "Tags",
] as const;

/** A column the import reads. */
export type FocusColumn = (typeof requiredColumns)[number] | (typeof optionalColumns)[number];

/** Where a file has its columns: all names in their order, and the place of those the import reads. */
export interface FocusHeader {
  names: string[];
  place: Partial<Record<FocusColumn, number>>;
}

const known: readonly FocusColumn[] = [...requiredColumns, ...optionalColumns];
/** Edits by which a misspelt column may differ from the one that was meant. */
const nearby = 3;

/**
 * Reads the first record of a file. Names are FOCUS names, in any order; others are no error, providers add their own.
 * @throws FocusError naming every missing column, with the likely misspelling
 */
export function readHeader(record: readonly string[]): FocusHeader {
  const names = record.map((name) => name.trim());
  const missing = requiredColumns.filter((column) => !names.includes(column));
  if (missing.length === requiredColumns.length) {
    throw new FocusError(
      `This is no FOCUS cost file: its first line has none of the columns of FOCUS 1.0 (${requiredColumns.slice(0, 3).join(", ")}, ...).`,
    );
  }
  if (missing.length > 0)
    throw new FocusError(`The file lacks ${missing.map((column) => withSuggestion(column, names)).join("; ")}.`);
  const twice = known.find((column) => names.indexOf(column) !== names.lastIndexOf(column));
  if (twice) throw new FocusError(`The file has two columns ${twice}.`);
  const misspelt = optionalColumns.filter((column) => !names.includes(column) && closest(column, names));
  if (misspelt.length > 0)
    throw new FocusError(`The file lacks ${misspelt.map((column) => withSuggestion(column, names)).join("; ")}.`);
  return {
    names,
    place: Object.fromEntries(
      known.flatMap((column) => (names.includes(column) ? [[column, names.indexOf(column)]] : [])),
    ),
  };
}

function withSuggestion(column: FocusColumn, names: readonly string[]): string {
  const near = closest(column, names);
  return near ? `column ${column} (did you mean it with "${near}"?)` : `column ${column}`;
}

/** A name of the file that is no FOCUS column but nearly this one. */
function closest(column: FocusColumn, names: readonly string[]): string | undefined {
  const strange = names.filter((name) => !known.some((one) => one === name) && !otherFocusColumns.has(name));
  return strange.find((name) => distance(name.toLowerCase().replaceAll(/[\s_-]/g, ""), column.toLowerCase()) <= nearby);
}

/** Columns of FOCUS 1.0 that say nothing a bill line has a place for; they resemble some that do. */
const otherFocusColumns = new Set([
  "BillingPeriodEnd",
  "CommitmentDiscountCategory",
  "CommitmentDiscountId",
  "CommitmentDiscountName",
  "CommitmentDiscountStatus",
  "CommitmentDiscountType",
  "ContractedUnitPrice",
  "InvoiceIssuerName",
  "PricingCategory",
  "PricingQuantity",
  "PublisherName",
  "ResourceType",
  "SkuPriceId",
]);
