import { and, eq } from "drizzle-orm";
import { billLines, type NewBillLine } from "../../src/server/database/schema/bill";
import { fromLocal, toYearMonth } from "../../src/server/time";
import { own } from "./example";
import type { TestApi } from "./test-api";

/** What something cost the tests' customer on a day ("2026-01-31"). */
export function newCharge(billDate: string, amount: string, values: Partial<NewBillLine> = {}): NewBillLine {
  const moment = fromLocal(billDate);
  return {
    customId: own,
    billCycle: billDate.slice(0, 7),
    billDate,
    usageStart: moment,
    usageEnd: moment,
    consumeTime: moment,
    listAmount: amount,
    payableAmount: amount,
    cashAmount: amount,
    amortizedCost: amount,
    accountUid: "a-1",
    accountName: "a-1",
    cloudCode: "aliyun",
    productCode: "ali-ecs",
    productName: "ECS",
    serviceCategory: "Compute",
    billItemType: "PayAsYouGoBill",
    chargeCategory: "Usage",
    chargeFrequency: "Usage-Based",
    payMode: "postPay",
    billingItem: "hour",
    ...values,
  };
}

/** Whether what resources of the tests' customer used in the running month is billed yet: on its first day nothing is. */
export async function hasRunningCosts({ db, now }: TestApi): Promise<boolean> {
  const { customId, billCycle, payMode } = billLines;
  const ofMonth = and(eq(customId, own), eq(billCycle, toYearMonth(now())), eq(payMode, "postPay"));
  return (await db.$count(billLines, ofMonth)) > 0;
}
