import { and, asc, eq } from "drizzle-orm";
import type { BillProduct } from "../../../generated/api";
import type { Handlers } from "../../context";
import { pageOf } from "../../database/page";
import { billLines } from "../../database/schema/bill";
import { refuse } from "../../errors";
import { toBillDetail } from "./answers";
import { askedLines } from "./asked-lines";
import { changeOfMonth, moversOf } from "./change/movers";
import { consumptionOf } from "./consumption";
import { costsOf } from "./cost/costs";
import { ownLines } from "./filters";
import { costForecastOf } from "./forecast/cost-forecast";
import { listGroups } from "./groups";
import { contextOfLine } from "./line-context";
import { listLines } from "./lines";
import { billMonthsOf } from "./change/compared-months";
import { overviewOf } from "./overview";
import { billRegions, billTags } from "./parts/choices";
import { billTagKeys, tagSharesOf } from "./parts/tag-shares";
import { viewNames } from "./parts/view-members";
import { viewSharesOf } from "./parts/view-shares";
import { billReadings } from "./readings";
import { sharesOf } from "./shares";
import { trendOf } from "./trend";

/** Bill lines of the cost centre: the caller's customer's alone. */
export const handlers = {
  listBillProducts: async (_input, context) => {
    const rows = await context.db
      .selectDistinct({
        productCode: billLines.productCode,
        productName: billLines.productName,
        cloudCode: billLines.cloudCode,
      })
      .from(billLines)
      .where(ownLines(context))
      .orderBy(asc(billLines.cloudCode), asc(billLines.productCode), asc(billLines.productName));
    return rows.map((row) => ({ ...row, cloudCode: row.cloudCode as BillProduct["cloudCode"] }));
  },

  listBillDetails: async (input, context) => {
    const page = pageOf(input);
    const query = await askedLines(input, context);
    const { pageNum, pageSize } = page;
    const grouped = query.dimension === "instance" || query.dimension === "billingItem";
    return { ...(await (grouped ? listGroups : listLines)(query, page, context)), pageNum, pageSize };
  },

  getBillDetail: async ({ id }, context) => {
    const [line] = await context.db
      .select()
      .from(billLines)
      .where(and(ownLines(context), eq(billLines.id, id)));
    if (!line) throw refuse("NOT_FOUND");
    return { ...toBillDetail(line), ...(await contextOfLine(line, context)) };
  },

  listConsumption: consumptionOf,

  getBillOverview: overviewOf,
  getBillTrend: trendOf,
  getBillShares: sharesOf,
  getBillChange: changeOfMonth,
  listBillMovers: moversOf,
  listBillMonths: (_input, context) => billMonthsOf(context),
  listBillReadings: billReadings,

  listCosts: costsOf,
  getCostForecast: costForecastOf,
  listTagShares: tagSharesOf,
  listBillTagKeys: (_input, context) => billTagKeys(context),
  listBillRegions: (_input, context) => billRegions(context),
  listBillTags: (_input, context) => billTags(context),
  listBillViews: (_input, context) => viewNames(context),
  listViewShares: viewSharesOf,
} satisfies Partial<Handlers>;
