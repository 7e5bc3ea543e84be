import { getTableColumns } from "drizzle-orm";
import { getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import { describe, expect, test } from "vitest";
import openapi from "../../../src/generated/openapi.json";
import { accountLedger, recharges } from "../../../src/server/database/schema/account";
import { costUnits } from "../../../src/server/database/schema/allocation";
import { alarmRules, alarms } from "../../../src/server/database/schema/alarm";
import { alarmSilences } from "../../../src/server/database/schema/alarm-silence";
import { agents } from "../../../src/server/database/schema/agent";
import { appropriations } from "../../../src/server/database/schema/appropriation";
import { billLines } from "../../../src/server/database/schema/bill";
import { savings } from "../../../src/server/database/schema/saving";
import { budgets } from "../../../src/server/database/schema/budget";
import { costAnomalies } from "../../../src/server/database/schema/cost-anomaly";
import { businessViews } from "../../../src/server/database/schema/business-view";
import { cloudAccounts } from "../../../src/server/database/schema/cloud";
import { orders, products } from "../../../src/server/database/schema/commerce";
import { customers, users } from "../../../src/server/database/schema/identity";
import { instances, refunds } from "../../../src/server/database/schema/instance";
import { invoiceables, invoices } from "../../../src/server/database/schema/invoice";
import { messages } from "../../../src/server/database/schema/message";
import { quotaApplications, quotas } from "../../../src/server/database/schema/quota";
import { rebatePayouts, rebates } from "../../../src/server/database/schema/rebate";
import { reportConditions, reports } from "../../../src/server/database/schema/report";
import { resources, syncScopes } from "../../../src/server/database/schema/resource";
import { tags } from "../../../src/server/database/schema/tag";
import { services } from "../../../src/server/database/schema/service";
import { cloudTickets } from "../../../src/server/database/schema/voucher";
import { warningRecords } from "../../../src/server/database/schema/warning";
import { withdrawals } from "../../../src/server/database/schema/withdrawal";
import { workOrders } from "../../../src/server/database/schema/work-order";

/** What each sorted list is read from. */
const tables: Record<string, PgTable> = {
  listUsers: users,
  listMessages: messages,
  listProducts: products,
  listOrders: orders,
  listBillDetails: billLines,
  listConsumption: billLines,
  listTrades: accountLedger,
  listTickets: cloudTickets,
  listRecharges: recharges,
  listInvoiceables: invoiceables,
  listInvoices: invoices,
  listWithdrawals: withdrawals,
  listAppropriateCustoms: customers,
  listAppropriations: appropriations,
  listRebates: rebates,
  listRebatePayouts: rebatePayouts,
  listRenewals: instances,
  listRefundables: instances,
  listRefunds: refunds,
  listReports: reports,
  listWarningRecords: warningRecords,
  listCloudAccounts: cloudAccounts,
  listSyncScopes: syncScopes,
  listReportConditions: reportConditions,
  listAgents: agents,
  listWorkOrders: workOrders,
  listServices: services,
  listHosts: resources,
  listDisks: resources,
  listDatabases: resources,
  listRedisInstances: resources,
  listMongos: resources,
  listPubIps: resources,
  listPriNets: resources,
  listTagResources: resources,
  listTags: tags,
  listBudgets: budgets,
  listCostAnomalies: costAnomalies,
  listSavings: savings,
  listCostUnits: costUnits,
  listAlarmRules: alarmRules,
  listAlarms: alarms,
  listAlarmGroups: alarms,
  listAlarmSilences: alarmSilences,
  listBusinessViews: businessViews,
  listViewResources: resources,
  listQuotas: quotas,
  listQuotaApplications: quotaApplications,
};

/** Catalogues of a few dozen rows, and sums made anew for each request: no index sorts them, nor needs to. */
const short = new Set(["listProducts", "listServices", "listConsumption", "listTags", "listAlarmGroups"]);
/** A list is one owner's: these stand before what it is sorted by; before them the type, where lists of a table are of one each. */
const owners = new Set(["custom_id", "user_id", "member_id", "parent_id", "currency"]);
const ofOneType = resources;

interface Schema {
  $ref?: string;
  enum?: string[];
  properties?: Record<string, Schema>;
  allOf?: Schema[];
}

const schemas = openapi.components.schemas as unknown as Record<string, Schema>;

function resolved(schema: Schema): Schema {
  return schema.$ref === undefined ? schema : resolved(schemas[schema.$ref.split("/").at(-1) ?? ""] ?? {});
}

function propertyOf(schema: Schema, name: string): Schema | undefined {
  const { properties, allOf = [] } = resolved(schema);
  return properties?.[name] ?? allOf.map((part) => propertyOf(part, name)).find((found) => found !== undefined);
}

/** The sorted lists of the description, with the fields each may be sorted by. */
const lists = Object.values(openapi.paths).flatMap((methods) =>
  Object.values(
    methods as Record<string, { operationId: string; requestBody?: { content: Record<string, { schema: Schema }> } }>,
  ).flatMap(({ operationId, requestBody }) => {
    const body = requestBody?.content["application/json"]?.schema;
    const field = body && propertyOf(body, "sortField");
    return field ? [{ operationId, fields: resolved(field).enum ?? [] }] : [];
  }),
);

/** The columns that some index of a table sorts an owner's rows by. */
function sortedColumns(table: PgTable): Set<string> {
  const { indexes, columns, uniqueConstraints } = getTableConfig(table);
  const ordered = [
    ...indexes
      .filter(({ config }) => !config.where)
      .map(({ config }) => config.columns.map((column) => ("name" in column ? column.name : undefined))),
    ...uniqueConstraints.map((constraint) => constraint.columns.map(({ name }) => name)),
    ...columns.filter(({ isUnique, primary }) => isUnique || primary).map(({ name }) => [name]),
  ];
  return new Set(
    ordered.flatMap(
      (names) => names.find((name) => !(name && (owners.has(name) || (table === ofOneType && name === "type")))) ?? [],
    ),
  );
}

test("every sorted list is known here", () => {
  expect(lists.map(({ operationId }) => operationId).toSorted()).toEqual(Object.keys(tables).toSorted());
});

describe.each(lists.filter(({ operationId }) => !short.has(operationId)))("$operationId", ({ operationId, fields }) => {
  test.each(fields)("an index sorts by %s", (field) => {
    const table = tables[operationId];
    if (!table) throw new Error("no table");
    const columns = getTableColumns(table) as Record<string, { name: string }>;
    expect(sortedColumns(table)).toContain(columns[field]?.name);
  });
});
