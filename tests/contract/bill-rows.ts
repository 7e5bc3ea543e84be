import type { NewBillLine } from "../../src/server/database/schema/bill";
import { fromLocal } from "../../src/server/time";
import { own } from "./example";

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
