import { type SQL, sql } from "drizzle-orm";
import { bigint, check, index, integer, jsonb, numeric, pgTable, text, unique, uniqueIndex } from "drizzle-orm/pg-core";
import type { CloudCode, PayMode, ResourceAction, ResourceType, ScopeType } from "../../../generated/api";
import { CloudSyncStatus, ResourceOperationStatus } from "../../../generated/enums";
import { cloudAccounts } from "./cloud";
import { cents, id, moment } from "./columns";
import { customers } from "./identity";
import { ownRows, rowsOf } from "./owned";
import { state, states } from "./states";
import { stepColumns } from "./steps";

const customId = () =>
  bigint("custom_id", { mode: "number" })
    .notNull()
    .references(() => customers.id);

const accountId = () =>
  bigint("cloud_account_id", { mode: "number" })
    .notNull()
    .references(() => cloudAccounts.id, { onDelete: "cascade" });

/** A property of a resource that changed, as texts, numbers or lists of them; `from` is null where it had none. */
export interface ResourceChange {
  field: string;
  from: unknown;
  to: unknown;
}

/** A number among what only the type has, without its decimals; null where it is none. */
function numberOf(attr: string): SQL {
  return sql.raw(
    `case jsonb_typeof(attrs->'${attr}') when 'number' then floor((attrs->'${attr}')::numeric)::bigint end`,
  );
}

/** What tells kinds of a type apart: each type has one of these. */
const variants = ["osType", "diskKind", "engine", "architecture", "dbType", "isp"];

/**
 * What customers have at the clouds: one kind of thing with a remainder that depends on its type. Written only when something differs from
 * what the cloud said before; when it was seen last is the time of its scope (`syncScopes`).
 */
export const resources = pgTable(
  "resources",
  {
    id: id(),
    customId: customId(),
    cloudAccountId: accountId(),
    type: text("type").$type<ResourceType>().notNull(),
    cloudCode: text("cloud_code").$type<CloudCode>().notNull(),
    regionId: text("region_id").notNull(),
    zoneId: text("zone_id"),
    /** Its id at the cloud: one of a kind within account and type. */
    resourceId: text("resource_id").notNull(),
    name: text("name").notNull(),
    /** Normalised; `raw_status` is the cloud's own word for it. */
    status: text("status").notNull(),
    rawStatus: text("raw_status").notNull(),
    payMode: text("pay_mode").$type<PayMode>().notNull(),
    projectName: text("project_name"),
    createTime: moment("create_time").notNull(),
    expireTime: moment("expire_time"),
    /** The host it is attached or bound to, and the network it is in, by their ids at the cloud. */
    hostRef: text("host_ref"),
    networkRef: text("network_ref"),
    /** What only its type has, by the names of the API. */
    attrs: jsonb("attrs").$type<Record<string, unknown>>().notNull(),
    /** What of it lists are filtered by, so that an index can hold it. */
    cpu: bigint("cpu", { mode: "number" }).generatedAlwaysAs(numberOf("cpu")),
    memory: bigint("memory", { mode: "number" }).generatedAlwaysAs(numberOf("memory")),
    /** How much a disk, a Redis or a MongoDB instance holds, in the unit of its type. */
    capacity: bigint("capacity", { mode: "number" }).generatedAlwaysAs(
      sql`coalesce(${numberOf("size")}, ${numberOf("capacity")}, ${numberOf("storage")})`,
    ),
    /** Which kind of its type it is. */
    variant: text("variant").generatedAlwaysAs(
      sql.raw(`coalesce(${variants.map((name) => `attrs->>'${name}'`).join(", ")})`),
    ),
    /** Payable amount of the running month's bill lines, not rounded: for sums. */
    exactMonthCost: numeric("exact_month_cost", { precision: 24, scale: 8 }).notNull().default("0"),
    /** The same as it is shown, filtered by and sorted by. */
    monthCost: cents("month_cost")
      .notNull()
      .generatedAlwaysAs(sql`(round("exact_month_cost", 2) * 100)::bigint`),
    /** Digest of what the cloud said: alike means nothing has to be written. */
    digest: text("digest").notNull(),
    /** When the cloud did not have it any more; one that comes back is the same row. */
    goneTime: moment("gone_time"),
  },
  (row) => [
    ownRows(row.customId),
    unique("resources_key").on(row.cloudAccountId, row.type, row.resourceId),
    index("resources_create_time").on(row.customId, row.type, row.createTime, row.id),
    index("resources_name").on(row.customId, row.type, row.name, row.id),
    index("resources_month_cost").on(row.customId, row.type, row.monthCost, row.id),
    index("resources_expire_time").on(row.customId, row.type, row.expireTime, row.id),
    index("resources_cost").on(row.customId, row.monthCost, row.id, row.goneTime),
    // All that is counted by without its row being read: a list's total is exact, whatever it is filtered by.
    index("resources_counts").on(
      row.customId,
      row.type,
      row.cloudCode,
      row.status,
      row.payMode,
      row.regionId,
      row.cloudAccountId,
      row.monthCost,
      row.exactMonthCost,
      row.expireTime,
      row.goneTime,
      row.cpu,
      row.memory,
      row.capacity,
      row.variant,
      row.id,
    ),
    index("resources_scope").on(row.cloudAccountId, row.regionId, row.type),
    index("resources_host").on(row.cloudAccountId, row.hostRef),
    index("resources_network").on(row.cloudAccountId, row.networkRef),
    index("resources_bill").on(row.customId, row.resourceId),
  ],
);

/**
 * Pairs of letters of all that a keyword is looked for in: a trigram index misses names of two characters. Apart from their resources: they
 * are as long as the rest of a row, and a list that is filtered by anything else would read them along.
 */
export const resourceGrams = pgTable(
  "resource_grams",
  {
    resourceId: bigint("resource_id", { mode: "number" })
      .primaryKey()
      .references(() => resources.id, { onDelete: "cascade" }),
    customId: customId(),
    grams: text("grams").array().notNull(),
  },
  (row) => [ownRows(row.customId), index("resource_grams_grams").using("gin", row.grams)],
);

/** How far one part of one region of an account is known. */
export const syncScopes = pgTable(
  "sync_scopes",
  {
    id: id(),
    customId: customId(),
    cloudAccountId: accountId(),
    regionId: text("region_id").notNull(),
    type: text("type").$type<ScopeType>().notNull(),
    status: integer("status").$type<CloudSyncStatus>().notNull(),
    /** Since when the status is what it is. */
    statusTime: moment("status_time").notNull(),
    /** Pages and rows that the present attempt, or else the last one, has read. */
    pages: integer("pages").notNull().default(0),
    items: integer("items").notNull().default(0),
    /** Attempts that failed since the last success. */
    failures: integer("failures").notNull().default(0),
    failReason: jsonb("fail_reason").$type<{ zh: string; en: string }>(),
    /** The inventory is complete as of this time; null where it never was. */
    completedTime: moment("completed_time"),
    /** The next attempt is not before this. */
    nextTime: moment("next_time").notNull(),
  },
  (scope) => [
    ownRows(scope.customId),
    check(
      "sync_scopes_status",
      sql`${scope.status} between ${state(CloudSyncStatus.toSync)} and ${state(CloudSyncStatus.failed)}`,
    ),
    unique("sync_scopes_key").on(scope.cloudAccountId, scope.regionId, scope.type),
    index("sync_scopes_next").on(scope.nextTime),
    index("sync_scopes_custom").on(scope.customId, scope.type),
    index("sync_scopes_region").on(scope.customId, scope.regionId, scope.id),
  ],
);

/** What is done with a resource at its cloud. */
export const resourceOperations = pgTable(
  "resource_operations",
  {
    id: id(),
    customId: customId(),
    resourceId: bigint("resource_id", { mode: "number" })
      .notNull()
      .references(() => resources.id, { onDelete: "cascade" }),
    action: text("action").$type<ResourceAction>().notNull(),
    /** What it needs besides: the new name, the size, the other resource's id at the cloud. */
    input: jsonb("input").$type<Record<string, string | number>>().notNull(),
    /** Names it to the cloud, so that nothing is done twice. */
    key: text("key").notNull().unique(),
    /** The cloud's own id of it, once the cloud has answered. */
    cloudOperationId: text("cloud_operation_id"),
    status: integer("status").$type<ResourceOperationStatus>().notNull(),
    /** Since when the status is what it is. */
    statusTime: moment("status_time").notNull(),
    failReason: jsonb("fail_reason").$type<{ zh: string; en: string }>(),
    requester: text("requester").notNull(),
    createTime: moment("create_time").notNull(),
    finishTime: moment("finish_time"),
  },
  (operation) => [
    ownRows(operation.customId),
    check(
      "resource_operations_status",
      sql`${operation.status} in ${states(...Object.values(ResourceOperationStatus))} and (${operation.status} in ${states(ResourceOperationStatus.done, ResourceOperationStatus.failed, ResourceOperationStatus.timedOut)}) = (${operation.finishTime} is not null)`,
    ),
    // One at a time, however many ask at once.
    uniqueIndex("resource_operations_open")
      .on(operation.resourceId)
      .where(sql`${operation.finishTime} is null`),
    index("resource_operations_resource").on(operation.resourceId, operation.id),
    index("resource_operations_waiting")
      .on(operation.statusTime)
      .where(sql`${operation.finishTime} is null`),
  ],
);

/** What happened to an operation, step by step. */
export const resourceOperationEvents = pgTable(
  "resource_operation_events",
  {
    id: id(),
    operationId: bigint("operation_id", { mode: "number" })
      .notNull()
      .references(() => resourceOperations.id, { onDelete: "cascade" }),
    ...stepColumns<ResourceOperationStatus>(),
  },
  (event) => [
    rowsOf(resourceOperations, event.operationId),
    index("resource_operation_events_operation").on(event.operationId, event.id),
  ],
);

/** What a row of a resource's history tells. */
export type ResourceEventKind = "appeared" | "changed" | "gone" | "revived" | "tagsChanged";

/** By whom a row of a resource's history came about. */
export type ResourceEventSource = "sync" | "import" | "operation" | "user";

/** What changed of a resource. */
export const resourceEvents = pgTable(
  "resource_events",
  {
    id: id(),
    resourceId: bigint("resource_id", { mode: "number" })
      .notNull()
      .references(() => resources.id, { onDelete: "cascade" }),
    time: moment("time").notNull(),
    kind: text("kind").$type<ResourceEventKind>().notNull(),
    changes: jsonb("changes").$type<ResourceChange[]>().notNull(),
    source: text("source").$type<ResourceEventSource>().notNull().default("sync"),
    /** The user's name, of what a user did. */
    actor: text("actor"),
    /** The operation that did it. */
    operationId: bigint("operation_id", { mode: "number" }).references(() => resourceOperations.id, {
      onDelete: "set null",
    }),
  },
  (event) => [
    rowsOf(resources, event.resourceId),
    check("resource_events_actor", sql`(${event.actor} is not null) = (${event.source} = 'user')`),
    index("resource_events_resource").on(event.resourceId, event.id),
    index("resource_events_operation")
      .on(event.operationId)
      .where(sql`${event.operationId} is not null`),
  ],
);
