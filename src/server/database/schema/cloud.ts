import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { id, moment } from "./columns";
import { customers } from "./identity";
import { CloudAccountStatus, CloudSyncStatus } from "../../../generated/enums";
import { state, states } from "./states";
import { ownRows } from "./owned";

/** One availability zone of a region. */
export interface Zone {
  zoneId: string;
  zoneName: string;
  zoneNameEn: string;
}

/** The cloud providers of specification §1; `code` is the stored code, the financial-sector cloud's is `qingyun`. */
export const clouds = pgTable("clouds", {
  id: bigint("id", { mode: "number" }).primaryKey(),
  code: text("code").notNull().unique(),
  name: text("name").notNull(),
  nameEn: text("name_en").notNull(),
  type: text("type").notNull(),
  img1: text("img1").notNull(),
  mark: text("mark").notNull(),
  consumeSign: text("consume_sign").notNull(),
  chartColor: text("chart_color").notNull(),
  introduce: text("introduce").notNull(),
  introduceEn: text("introduce_en").notNull(),
});

/** Which clouds a customer has opened or applied for. */
export const customClouds = pgTable(
  "custom_clouds",
  {
    customId: bigint("custom_id", { mode: "number" })
      .notNull()
      .references(() => customers.id),
    cloudCode: text("cloud_code")
      .notNull()
      .references(() => clouds.code),
    opened: boolean("opened").notNull(),
    applied: boolean("applied").notNull(),
  },
  (row) => [ownRows(row.customId), primaryKey({ columns: [row.customId, row.cloudCode] })],
);

/** Regions a cloud offers. */
export const regions = pgTable(
  "regions",
  {
    cloudCode: text("cloud_code")
      .notNull()
      .references(() => clouds.code),
    regionId: text("region_id").notNull(),
    regionName: text("region_name").notNull(),
    /** Null for regions that only have one name. */
    regionNameEn: text("region_name_en"),
    zones: jsonb("zones").$type<Zone[]>().notNull(),
    /** Place in the list; the cloud's main region first. */
    sort: integer("sort").notNull(),
  },
  (row) => [primaryKey({ columns: [row.cloudCode, row.regionId] })],
);

/**
 * A customer's accounts at the clouds. `secret_key` holds ciphertext only and never leaves the server. An account without one is never
 * synchronised: what is in it comes from files (src/server/inventory-import).
 */
export const cloudAccounts = pgTable(
  "cloud_accounts",
  {
    id: id(),
    customId: bigint("custom_id", { mode: "number" })
      .notNull()
      .references(() => customers.id),
    cloudCode: text("cloud_code")
      .notNull()
      .references(() => clouds.code),
    accountName: text("account_name").notNull(),
    accountUid: text("account_uid").notNull(),
    subAccountUid: text("sub_account_uid"),
    site: text("site").notNull(),
    /** Empty where there is no secret key. */
    accessKey: text("access_key").notNull(),
    secretKey: text("secret_key"),
    /** Since when it has these keys. */
    keyTime: moment("key_time").notNull().defaultNow(),
    regionIds: jsonb("region_ids").$type<string[]>().notNull(),
    /** 0 not verified, 1 normal, 2 key invalid, 3 permission missing. */
    status: integer("status").notNull(),
    /** 0 to sync, 1 syncing, 2 synced, 3 failed. */
    syncStatus: integer("sync_status").notNull(),
    /** Since when it has its sync_status. */
    syncTime: moment("sync_time").notNull().defaultNow(),
    /** Nobody synchronises it until it is resumed. */
    paused: boolean("paused").notNull().default(false),
    lastSyncTime: moment("last_sync_time"),
    syncFailReason: jsonb("sync_fail_reason").$type<{ zh: string; en: string }>(),
    /** Bill lines of this day and later are read at the cloud; earlier ones come from files, or from nowhere. */
    billFrom: date("bill_from", { mode: "string" })
      .notNull()
      .default(sql`current_date`),
    /** When its bill is read next, when it was read last, and why it could not be read since. */
    billDueTime: moment("bill_due_time").notNull().defaultNow(),
    lastBillTime: moment("last_bill_time"),
    billFailReason: jsonb("bill_fail_reason").$type<{ zh: string; en: string }>(),
    resourceCount: integer("resource_count").notNull().default(0),
    balance: numeric("balance", { precision: 18, scale: 2 }).notNull().default("0"),
    remark: text("remark"),
    creator: text("creator").notNull(),
    createTime: moment("create_time").notNull(),
  },
  (account) => [
    ownRows(account.customId),
    check(
      "cloud_accounts_status",
      sql`${account.status} between ${state(CloudAccountStatus.notVerified)} and ${state(CloudAccountStatus.permissionMissing)} and ${account.syncStatus} between ${state(CloudSyncStatus.toSync)} and ${state(CloudSyncStatus.failed)}`,
    ),
    // Accounts without keys are filled by imports.
    uniqueIndex("cloud_accounts_key")
      .on(account.customId, account.cloudCode, account.accessKey)
      .where(sql`${account.secretKey} is not null`),
    index("cloud_accounts_create_time").on(account.customId, account.createTime, account.id),
    index("cloud_accounts_account_name").on(account.customId, account.accountName, account.id),
    index("cloud_accounts_open")
      .on(account.syncTime)
      .where(sql`${account.syncStatus} in ${states(CloudSyncStatus.toSync, CloudSyncStatus.syncing)}`),
  ],
);

/** Contracts between a customer and the provider. */
export const customContracts = pgTable(
  "custom_contracts",
  {
    id: id(),
    customId: bigint("custom_id", { mode: "number" })
      .notNull()
      .references(() => customers.id),
    contractNo: text("contract_no").notNull().unique(),
    contractName: text("contract_name").notNull(),
    signDate: date("sign_date", { mode: "string" }).notNull(),
    startDate: date("start_date", { mode: "string" }).notNull(),
    endDate: date("end_date", { mode: "string" }).notNull(),
    amount: numeric("amount", { precision: 18, scale: 2 }).notNull(),
    discountRate: numeric("discount_rate", { precision: 9, scale: 6 }).notNull(),
    /** 0 not yet in force, 1 in force, 2 ended, 3 terminated. */
    status: integer("status").notNull(),
  },
  (contract) => [
    ownRows(contract.customId),
    check("custom_contracts_period", sql`${contract.startDate} <= ${contract.endDate}`),
    index("custom_contracts_custom").on(contract.customId, contract.startDate),
  ],
);
