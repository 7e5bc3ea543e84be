import { sql } from "drizzle-orm";
import { bigint, check, date, index, pgTable, text, unique } from "drizzle-orm/pg-core";
import type { BillCloudCode, CostAnomalyVerdict } from "../../../generated/api";
import { id, moment, money } from "./columns";
import { customers } from "./identity";
import { ownRows } from "./owned";

const day = (name: string) => date(name, { mode: "string" }).notNull();

/** Days on which much more was spent than before, of all costs or of a part of them, in CNY; what users say of it stays. */
export const costAnomalies = pgTable(
  "cost_anomalies",
  {
    id: id(),
    customId: bigint("custom_id", { mode: "number" })
      .notNull()
      .references(() => customers.id),
    /** The part of the costs, the widest dimension first; null means all. */
    cloudCode: text("cloud_code").$type<BillCloudCode>(),
    accountUid: text("account_uid"),
    accountName: text("account_name"),
    productCode: text("product_code"),
    productName: text("product_name"),
    beginDate: day("begin_date"),
    endDate: day("end_date"),
    actualAmount: money("actual_amount"),
    expectedAmount: money("expected_amount"),
    impactAmount: money("impact_amount"),
    verdict: text("verdict").$type<CostAnomalyVerdict>().notNull().default("open"),
    remark: text("remark"),
    judge: text("judge"),
    judgeTime: moment("judge_time"),
    foundTime: moment("found_time").notNull(),
  },
  (anomaly) => [
    ownRows(anomaly.customId),
    unique("cost_anomalies_once")
      .on(anomaly.customId, anomaly.cloudCode, anomaly.accountUid, anomaly.productCode, anomaly.beginDate)
      .nullsNotDistinct(),
    check("cost_anomalies_days", sql`${anomaly.beginDate} <= ${anomaly.endDate}`),
    check("cost_anomalies_impact", sql`${anomaly.actualAmount} - ${anomaly.expectedAmount} = ${anomaly.impactAmount}`),
    check("cost_anomalies_verdict", sql`(${anomaly.verdict} = 'open') = (${anomaly.judgeTime} is null)`),
    index("cost_anomalies_begin_date").on(anomaly.customId, anomaly.beginDate, anomaly.id),
    index("cost_anomalies_impact_amount").on(anomaly.customId, anomaly.impactAmount, anomaly.id),
  ],
);

/** When a customer's costs were last searched for anomalies. */
export const costAnomalyChecks = pgTable(
  "cost_anomaly_checks",
  {
    customId: bigint("custom_id", { mode: "number" })
      .primaryKey()
      .references(() => customers.id),
    checkTime: moment("check_time").notNull(),
  },
  (row) => [ownRows(row.customId)],
);
