import { sql } from "drizzle-orm";
import type { BillChange, BillMover } from "../../../generated/api";
import type { Input } from "../../../generated/operations";
import type { Context } from "../../context";
import { billLines } from "../../database/schema/bill";
import { readChange, readMovers } from "./change";
import { comparedMonths } from "./compared-days";
import { explainChange } from "./explain-change";
import { defaultCurrency } from "./filters";

/** Values with a row of their own where the request does not say how many; the description's default. */
const limitUnlessTold = 20;
/** Resources that the sentence names. */
const named = 3;

/** Columns whose values have a name beside them. */
const names = {
  productCode: billLines.productName,
  accountUid: billLines.accountName,
  resourceId: billLines.resourceName,
  regionId: billLines.regionName,
} as const;

const byResource = { key: sql`${billLines.resourceId}`, name: sql`${billLines.resourceName}`, limit: named };

/** Why a month costs more or less than the one before: in parts and in a sentence. */
export async function changeOfMonth(query: Input<"getBillChange">, context: Context): Promise<BillChange> {
  const months = await comparedMonths(query, context);
  const { billCycle: _cycle, ...filters } = query;
  const change = await readChange(filters, months, context);
  const movers = await readMovers(filters, months, byResource, context);
  const currency = query.currency ?? defaultCurrency;
  const explanation = explainChange({ ...change, currency, movers }, context.language);
  return { billCycle: months.cycle, lastCycle: months.last, currency, ...change, explanation };
}

/** The same divided by a column. */
export async function moversOf(query: Input<"listBillMovers">, context: Context): Promise<BillMover[]> {
  const months = await comparedMonths(query, context);
  const { billCycle: _cycle, by, limit = limitUnlessTold, ...filters } = query;
  const name = by in names ? names[by as keyof typeof names] : undefined;
  const divided = { key: sql`${billLines[by]}::text`, name: name ? sql`${name}` : sql`null::text`, limit };
  const rows = await readMovers(filters, months, divided, context);
  return rows.map(({ key, name: label, ...amounts }) => ({ ...undivided, ...valueOf(by, key, label), ...amounts }));
}

/** What a row says about the values it is not divided by. */
const undivided = {
  cloudCode: null,
  serviceCategory: null,
  payMode: null,
  productCode: null,
  productName: null,
  accountUid: null,
  accountName: null,
  regionId: null,
  regionName: null,
  projectName: null,
  resourceId: null,
  resourceName: null,
} satisfies Partial<BillMover>;

function valueOf(by: Input<"listBillMovers">["by"], key: string | null, name: string | null) {
  const label = {
    productCode: "productName",
    accountUid: "accountName",
    regionId: "regionName",
    resourceId: "resourceName",
  };
  const beside = by in label ? { [label[by as keyof typeof label]]: name } : {};
  // The texts of enumerations were checked when the lines were written.
  return { [by]: key, ...beside } as Partial<typeof undivided>;
}
