import { sql } from "drizzle-orm";
import { bigint, check, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from "drizzle-orm/pg-core";
import type { CloudCode, QuotaUnit, ResourceType } from "../../../generated/api";
import { QuotaApplyStatus } from "../../../generated/enums";
import { cloudAccounts } from "./cloud";
import { id, moment } from "./columns";
import { customers, users } from "./identity";
import { ownRows, rowsOf } from "./owned";
import { state, states } from "./states";
import { stepColumns } from "./steps";

const { process, agree, cancel } = QuotaApplyStatus;

const customId = () =>
  bigint("custom_id", { mode: "number" })
    .notNull()
    .references(() => customers.id);

/** What a quota is of, and its name in both languages. */
const what = () => ({
  cloudCode: text("cloud_code").$type<CloudCode>().notNull(),
  regionId: text("region_id").notNull(),
  productCode: text("product_code").$type<ResourceType>().notNull(),
  quotaCode: text("quota_code").notNull(),
  quotaName: jsonb("quota_name").$type<{ zh: string; en: string }>().notNull(),
  unit: text("unit").$type<QuotaUnit>().notNull(),
});

/**
 * What clouds grant an account in a region, and what is used of it. Written only when something differs from what the cloud said before; when
 * it was asked last is the time of its scope (`syncScopes`).
 */
export const quotas = pgTable(
  "quotas",
  {
    id: id(),
    customId: customId(),
    cloudAccountId: bigint("cloud_account_id", { mode: "number" })
      .notNull()
      .references(() => cloudAccounts.id, { onDelete: "cascade" }),
    ...what(),
    total: bigint("total", { mode: "number" }).notNull(),
    used: bigint("used", { mode: "number" }).notNull(),
    /** Rounded down, so that only what is used up has 100. */
    usedPercent: integer("used_percent")
      .notNull()
      .generatedAlwaysAs(sql`case when "total" = 0 then 100 else least("used" * 100 / "total", 1000000)::integer end`),
    /** Since when the row says what it says: what a cloud was asked for before is older. */
    writeTime: moment("write_time").notNull(),
  },
  (quota) => [
    ownRows(quota.customId),
    check("quotas_amounts", sql`${quota.total} >= 0 and ${quota.used} >= 0`),
    unique("quotas_key").on(quota.cloudAccountId, quota.regionId, quota.productCode, quota.quotaCode),
    index("quotas_used_percent").on(quota.customId, quota.usedPercent, quota.id),
    index("quotas_total").on(quota.customId, quota.total, quota.id),
    index("quotas_used").on(quota.customId, quota.used, quota.id),
  ],
);

/** Applications for a higher quota. 0 under review -> 1 approved / 2 rejected / 3 cancelled. */
export const quotaApplications = pgTable(
  "quota_applications",
  {
    id: id(),
    customId: customId(),
    applyNo: text("apply_no").notNull().unique(),
    /** The account or the region may not be managed any more: what the application says of its quota stays. */
    quotaId: bigint("quota_id", { mode: "number" }).references(() => quotas.id, { onDelete: "set null" }),
    accountUid: text("account_uid").notNull(),
    accountName: text("account_name").notNull(),
    ...what(),
    totalQuota: bigint("total_quota", { mode: "number" }).notNull(),
    totalUsage: bigint("total_usage", { mode: "number" }).notNull(),
    desireValue: bigint("desire_value", { mode: "number" }).notNull(),
    approveValue: bigint("approve_value", { mode: "number" }),
    reason: text("reason").notNull(),
    status: integer("status").$type<QuotaApplyStatus>().notNull(),
    /** Since when the status is what it is. */
    statusTime: moment("status_time").notNull(),
    auditReason: jsonb("audit_reason").$type<{ zh: string; en: string }>(),
    applyTime: moment("apply_time").notNull(),
    effectiveTime: moment("effective_time"),
    applicant: text("applicant").notNull(),
    /** Who hears of the decision; null once that user is deleted. */
    applicantId: bigint("applicant_id", { mode: "number" }).references(() => users.id, { onDelete: "set null" }),
  },
  (row) => [
    ownRows(row.customId),
    check("quota_applications_more", sql`${row.desireValue} > ${row.totalQuota}`),
    check("quota_applications_status", sql`${row.status} between ${state(process)} and ${state(cancel)}`),
    check(
      "quota_applications_agreed",
      sql`(${row.status} = ${state(agree)}) = (${row.approveValue} is not null and ${row.effectiveTime} is not null)`,
    ),
    // One at a time, however many apply at once.
    uniqueIndex("quota_applications_open")
      .on(row.quotaId)
      .where(sql`${row.status} in ${states(process)}`),
    index("quota_applications_quota").on(row.quotaId),
    index("quota_applications_apply_time").on(row.customId, row.applyTime, row.id),
    index("quota_applications_desire_value").on(row.customId, row.desireValue, row.id),
    index("quota_applications_waiting")
      .on(row.statusTime)
      .where(sql`${row.status} in ${states(process)}`),
  ],
);

/** What happened to an application, step by step. */
export const quotaApplicationEvents = pgTable(
  "quota_application_events",
  {
    id: id(),
    applicationId: bigint("application_id", { mode: "number" })
      .notNull()
      .references(() => quotaApplications.id, { onDelete: "cascade" }),
    ...stepColumns<QuotaApplyStatus>(),
  },
  (event) => [
    rowsOf(quotaApplications, event.applicationId),
    index("quota_application_events_application").on(event.applicationId, event.id),
  ],
);

/** What became of an application at those who review it. */
export type ReviewOutcome = "agreed" | "disagreed" | "withdrawn";

/** What was decided in the simulated clouds about quotas: the rest of them follows from what is there. */
export const simulatedQuotaReviews = pgTable(
  "simulated_quota_reviews",
  {
    id: id(),
    applyNo: text("apply_no").notNull().unique(),
    accountUid: text("account_uid").notNull(),
    regionId: text("region_id").notNull(),
    productCode: text("product_code").notNull(),
    quotaCode: text("quota_code").notNull(),
    outcome: text("outcome").$type<ReviewOutcome>().notNull(),
    /** What is granted from then on; null unless agreed. */
    total: bigint("total", { mode: "number" }),
    time: moment("time").notNull(),
  },
  (review) => [index("simulated_quota_reviews_account").on(review.accountUid, review.regionId)],
);
