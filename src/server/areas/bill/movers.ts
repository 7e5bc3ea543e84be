import { sql } from "drizzle-orm";
import type { BillChange, BillMover } from "../../../generated/api";
import type { Input } from "../../../generated/operations";
import type { Context } from "../../context";
import { billLines } from "../../database/schema/bill";
import { readChange, readMovers } from "./change";
import { comparedMonths } from "./compared-days";
import { explainChange } from "./explain-change";
import { defaultCurrency } from "./filters";
import { nameBeside } from "./name-beside";

/** Values with a row of their own where the request does not say how many; the description's default. */
const limitUnlessTold = 20;
/** Resources that the sentence names. */
const named = 3;

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
  const beside = nameBeside(by);
  const name = beside === undefined ? sql`null::text` : sql`${billLines[beside]}`;
  const rows = await readMovers(filters, months, { key: sql`${billLines[by]}::text`, name, limit }, context);
  return rows.map(({ key, name: label, ...amounts }) => ({
    ...undivided,
    // The texts of enumerations were checked when the lines were written.
    ...({ [by]: key, ...(beside !== undefined && { [beside]: label }) } as Partial<typeof undivided>),
    ...amounts,
  }));
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
