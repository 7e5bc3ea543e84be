import type { BillChange, BillMover } from "../../../../generated/api";
import type { Input } from "../../../../generated/operations";
import type { Context } from "../../../context";
import { defaultCurrency } from "../filters";
import { readChange, readMovers } from "./change";
import { comparedMonths, whyIncomparable } from "./compared-months";
import { explainChange, explainNothing } from "./explain-change";
import { byResource, moverDimension } from "./mover-dimensions";

/** Values with a row of their own, and what they are, where the request does not say; the description's defaults. */
const usual = { limit: 20, moverBy: "productCode" } as const;
/** Resources that the sentence names. */
const named = 3;

/** Why a month costs more or less than an earlier one: in parts and in a sentence. */
export async function changeOfMonth(query: Input<"getBillChange">, context: Context): Promise<BillChange> {
  const months = await comparedMonths(query, context);
  const { billCycle: _cycle, comparedCycle: _compared, ...filters } = query;
  const currency = query.currency ?? defaultCurrency;
  const about = { billCycle: months.cycle, comparedCycle: months.before, currency };
  const why = await whyIncomparable(months, query, context);
  const { isOrdered, wasOrdered, ...change } = await readChange(filters, months, context);
  if (why) {
    const known = (month: string, amount: string) => (why.unbilled.includes(month) ? null : amount);
    return {
      ...about,
      ...incomparable,
      payableAmount: known(months.cycle, change.payableAmount),
      comparedAmount: months.days === 0 ? null : known(months.before, change.comparedAmount),
      explanation: explainNothing(why.unbilled, months.cycle, context.language),
    };
  }
  const movers = await readMovers(filters, months, { by: byResource, limit: named }, context);
  const explained = { ...change, ...about, isOrdered, wasOrdered, movers };
  return { ...about, ...change, explanation: explainChange(explained, context.language) };
}

/** A change of which one side is not known. */
const incomparable = {
  changeAmount: null,
  newAmount: null,
  goneAmount: null,
  usageAmount: null,
  priceAmount: null,
  newCount: 0,
  goneCount: 0,
} satisfies Partial<BillChange>;

/** The same divided by a dimension; nothing where there is nothing to compare. */
export async function moversOf(query: Input<"listBillMovers">, context: Context): Promise<BillMover[]> {
  const { moverBy = usual.moverBy, tagKey, limit = usual.limit, ...asked } = query;
  const months = await comparedMonths(asked, context);
  if (await whyIncomparable(months, asked, context)) return [];
  const { billCycle: _cycle, comparedCycle: _compared, ...filters } = asked;
  const { shown, without, by } = await moverDimension(moverBy, tagKey, context);
  const rows = await readMovers(filters, months, { by, limit }, context);
  const withRow = rows.filter((row) => row.key !== null);
  return rows.map((row) => {
    const { key, name: _name, isGone, ...amounts } = row;
    const left = key === null ? without?.(withRow) : undefined;
    const { value, isListed: isNamed } = shown(row);
    const isListed = isNamed || left !== undefined;
    return {
      ...undivided,
      ...value,
      ...left,
      ...amounts,
      comparedCycle: isListed ? months.before : null,
      billCycle: isListed ? months.cycle : null,
      changePart: isGone ? "before" : "after",
    };
  });
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
  projectId: null,
  projectName: null,
  resourceId: null,
  resourceName: null,
  tagKey: null,
  tagValue: null,
  viewId: null,
  tag: null,
  viewName: null,
  excludeCloudCode: [],
  excludeServiceCategory: [],
  excludeProductCode: [],
  excludeAccountUid: [],
  excludeRegionId: [],
  excludeProjectId: [],
  excludeTag: [],
} satisfies Partial<BillMover>;
