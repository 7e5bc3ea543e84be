import { sql } from "drizzle-orm";
import { bigint, check, index, numeric, pgTable, smallint, uniqueIndex, varchar } from "drizzle-orm/pg-core";
import { AgentStatus } from "../../../generated/enums";
import type { AgentLevel } from "../../../generated/api";
import { id, moment } from "./columns";
import { customers } from "./identity";
import { ownRows } from "./owned";

/** Channel agents that a customer has. How many customers they brought and what these are billed is counted when it is asked for. */
export const agents = pgTable(
  "agents",
  {
    id: id(),
    /** Whose agent it is. */
    customId: bigint("custom_id", { mode: "number" })
      .notNull()
      .references(() => customers.id),
    /** The agent itself as a customer, once it has an account: the customers it brought stand below that one. */
    agentCustomId: bigint("agent_custom_id", { mode: "number" }).references(() => customers.id),
    agentName: varchar("agent_name", { length: 100 }).notNull(),
    agentLevel: smallint("agent_level").$type<AgentLevel>().notNull(),
    contact: varchar("contact", { length: 64 }).notNull(),
    phone: varchar("phone", { length: 11 }).notNull(),
    /** 0.05 is 5 %. */
    rebateRate: numeric("rebate_rate", { precision: 9, scale: 6 }).notNull(),
    /** 1 active, 0 disabled. */
    status: smallint("status").$type<AgentStatus>().notNull().default(AgentStatus.active),
    remark: varchar("remark", { length: 200 }).notNull().default(""),
    createTime: moment("create_time").notNull(),
  },
  (table) => [
    ownRows(table.customId),
    check("agents_rebate_rate", sql`${table.rebateRate} between 0 and 0.3`),
    uniqueIndex("agents_name_key").on(table.customId, sql`lower(${table.agentName})`),
    index("agents_create_time").on(table.customId, table.createTime, table.id),
    index("agents_agent_name").on(table.customId, table.agentName, table.id),
    index("agents_rebate_rate_order").on(table.customId, table.rebateRate, table.id),
  ],
);
