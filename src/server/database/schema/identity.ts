import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  varchar,
} from "drizzle-orm/pg-core";
import { UserStatus } from "../../../generated/enums";
import type { AccountType, CustomType } from "../../../generated/api";
import { id, moment } from "./columns";
import { RealNameStatus } from "./states";
import { below, ownRows, rowsOf, seenRows } from "./owned";

/** Of the rows that the caller may see, as text: those tables refer to this one. */
const customersInBooks = sql.raw(
  ["custom_id from appropriations", "member_id from appropriations", "customer_id from rebates"]
    .map((source) => `select ${source}`)
    .join(" union all "),
);

/** Customers (companies): all business data belongs to one of them. */
export const customers = pgTable(
  "customers",
  {
    id: id(),
    customName: varchar("custom_name", { length: 100 }).notNull(),
    /** 0 standard, 1 group, 2 own-cloud, 3 own-cloud sub-customer, 4 member, 5 cloud-service manager. */
    customType: smallint("custom_type").$type<CustomType>().notNull(),
    /** The group or agent above, if any. */
    parentId: bigint("parent_id", { mode: "number" }).references((): AnyPgColumn => customers.id),
    creditCode: varchar("credit_code", { length: 18 }),
    contact: varchar("contact", { length: 64 }),
    phone: varchar("phone", { length: 11 }),
    industry: varchar("industry", { length: 32 }),
    authStatus: smallint("auth_status").notNull().default(RealNameStatus.unverified),
    manager: varchar("manager", { length: 64 }),
    createTime: moment("create_time").notNull(),
  },
  (customer) => [
    ownRows(customer.id),
    seenRows("below", below(customer.parentId)),
    // Whom the books name, also where they are below no more. Without a correlation: read once per statement.
    seenRows("in_books", sql`${customer.id} in (${customersInBooks})`),
    index("customers_parent").on(customer.parentId, customer.customName, customer.id),
  ],
);

/** People who sign in. */
export const users = pgTable(
  "users",
  {
    id: id(),
    customId: bigint("custom_id", { mode: "number" })
      .notNull()
      .references(() => customers.id),
    username: varchar("username", { length: 32 }).notNull(),
    name: varchar("name", { length: 64 }).notNull(),
    /** 0 main account, 1 sub-account. */
    accountType: smallint("account_type").$type<AccountType>().notNull(),
    phone: varchar("phone", { length: 11 }),
    email: varchar("email", { length: 128 }),
    /** argon2id in PHC form. */
    passwordHash: text("password_hash").notNull(),
    /** The password was made by an administrator of the server: nothing else may be called before it is changed. */
    oneTimePassword: boolean("one_time_password").notNull().default(false),
    /** Works for the provider: the console explains to them what it hides and why. No permission. */
    staff: boolean("staff").notNull().default(false),
    /** Codes given to the person apart from roles: 'all', 'channel' or comma-terminated codes. */
    ownCodes: text("own_codes").notNull().default(""),
    /** Own codes and those of the roles together; recomputed whenever either changes. */
    authCodes: text("auth_codes").notNull().default(""),
    loginNum: integer("login_num").notNull().default(0),
    /** 1 active, 0 disabled; "locked" (2) is not stored, it follows from login_locks. */
    status: smallint("status")
      .$type<typeof UserStatus.disabled | typeof UserStatus.active>()
      .notNull()
      .default(UserStatus.active),
    lastLoginTime: moment("last_login_time"),
    /** The login before the last: what "last login" means to somebody who has just signed in. */
    previousLoginTime: moment("previous_login_time"),
    lastLoginIp: varchar("last_login_ip", { length: 45 }),
    remark: varchar("remark", { length: 200 }).notNull().default(""),
    createTime: moment("create_time").notNull(),
  },
  (table) => [
    ownRows(table.customId),
    uniqueIndex("users_username_key").on(sql`lower(${table.username})`),
    uniqueIndex("users_phone_key").on(table.customId, table.phone),
    uniqueIndex("users_email_key").on(table.customId, sql`lower(${table.email})`),
    index("users_create_time").on(table.customId, table.createTime),
    index("users_username_order").on(table.customId, table.username),
    index("users_name_order").on(table.customId, table.name),
    index("users_last_login_time").on(table.customId, table.lastLoginTime),
  ],
);

/** Bundles of permission codes that a customer gives to its users. */
export const roles = pgTable(
  "roles",
  {
    id: id(),
    customId: bigint("custom_id", { mode: "number" })
      .notNull()
      .references(() => customers.id),
    roleName: varchar("role_name", { length: 32 }).notNull(),
    roleCode: varchar("role_code", { length: 32 }).notNull(),
    /** Comma-terminated codes. */
    authCodes: text("auth_codes").notNull(),
    builtin: boolean("builtin").notNull().default(false),
    remark: varchar("remark", { length: 200 }).notNull().default(""),
    createTime: moment("create_time").notNull(),
  },
  (table) => [
    ownRows(table.customId),
    uniqueIndex("roles_name_key").on(table.customId, table.roleName),
    uniqueIndex("roles_code_key").on(table.customId, sql`lower(${table.roleCode})`),
  ],
);

/** Which user has which role. A role in use cannot be deleted: the reference to it restricts. */
export const userRoles = pgTable(
  "user_roles",
  {
    userId: bigint("user_id", { mode: "number" })
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    roleId: bigint("role_id", { mode: "number" })
      .notNull()
      .references(() => roles.id),
  },
  (table) => [
    rowsOf(users, table.userId),
    primaryKey({ columns: [table.userId, table.roleId] }),
    index("user_roles_role").on(table.roleId),
  ],
);
