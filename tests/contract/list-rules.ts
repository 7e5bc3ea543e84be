import type {
  Alarm,
  Database as DatabaseRow,
  Disk,
  Host,
  Mongo,
  PriNet,
  PubIp,
  Redis,
  ResourceBase,
} from "../../src/generated/api";
import type { Input } from "../../src/generated/operations";
import type { lists } from "../../src/server/generated/lists";
import type { PageId, RowOf } from "../../src/server/lists/definition";
import { addDays, toLocalDateTime } from "../../src/server/time";
import { unitsOf } from "./allocation-rows";
import {
  anyOf,
  from,
  has,
  is,
  least,
  most,
  numberLeast,
  numberMost,
  raw,
  some,
  starts,
  textOf,
  to,
  valuesOf,
  type Rule,
} from "./rule";
import { similarTo } from "./similar-alarms";

type Paging = "pageNum" | "pageSize" | "sortField" | "sortOrder" | "cursor";

/** How a list is asked, and a rule for each of its plain filters: one that is missing is a type error. */
interface ListRules<Id extends PageId> {
  /** Who asks; the main account of the demo's group by default. */
  as?: string;
  /** What is asked for with every filter. */
  with?: Partial<Input<Id>>;
  rules: { [Name in Exclude<keyof Input<Id>, Paging | "filter">]-?: Rule<RowOf<Id>> };
}

type Lists = keyof typeof lists;

const soon = (): string => toLocalDateTime(addDays(new Date(), 30));

function when<Row, Value>(values: Value[], fits: (row: Row, value: Value) => boolean): Rule<Row> {
  return { values: () => values, fits };
}

const member = (list: readonly string[], value: string): boolean => list.length === 0 || list.includes(value);
const placesOf = <Place>(rows: readonly { places: readonly Place[] }[]): Place[] =>
  rows.flatMap(({ places }) => places);
const tagsOf = <Tag>(rows: readonly { tags: readonly Tag[] }[]): Tag[] => rows.flatMap(({ tags }) => tags);
const dayOf = (time: string): string => time.slice(0, 10);

const presence = ["present", "gone"];
/** Resources are asked for whether they are gone or not. */
const everywhere = { presence: [...presence] } as { presence: ("present" | "gone")[] };

/** The rules of the filters that resources of all types have. */
function ofResources<Row extends ResourceBase>() {
  return {
    keyword: {
      values: has<Row>("name", "resourceId").values,
      fits: (row: Row, text: string) =>
        ["name", "resourceId", "privateIp", "ipAddress"].some((name) =>
          textOf(row, name).toLowerCase().includes(text.trim().toLowerCase()),
        ),
    },
    cloudCode: anyOf<Row>("cloudCode"),
    cloudAccountId: is<Row>("cloudAccountId"),
    regionId: anyOf<Row>("regionId"),
    payMode: is<Row>("payMode"),
    minCost: least<Row>("monthCost"),
    maxCost: most<Row>("monthCost"),
    tagKey: {
      values: (rows: readonly Row[]) => [...new Set(tagsOf(rows).map(({ key }) => key)), "no-such-key"],
      fits: (row: Row, wanted: string) => row.tags.some(({ key }) => key === wanted),
    },
    tagValue: {
      values: (rows: readonly Row[]) => [...new Set(tagsOf(rows).flatMap(({ value }) => value || [])), "no-such-value"],
      fits: (row: Row, wanted: string) => row.tags.some(({ value }) => value === wanted),
    },
    lacksKey: {
      values: (rows: readonly Row[]) => [...new Set(tagsOf(rows).map(({ key }) => key)), "no-such-key"],
      fits: (row: Row, wanted: string) => row.tags.every(({ key }) => key !== wanted),
    },
    presence: when([["present"], ["gone"], presence], (row: Row, asked: string[]) =>
      asked.includes(row.goneTime === null ? "present" : "gone"),
    ),
  };
}

/** The rules of the filters of types that can be subscribed to. */
function ofExpiring<Row extends ResourceBase>() {
  return {
    ...ofResources<Row>(),
    expireStart: { ...from<Row>("expireTime"), values: (rows: readonly Row[]) => endsOf(rows) },
    expireEnd: {
      values: (rows: readonly Row[]) => endsOf(rows),
      fits: (row: Row, time: string) => row.expireTime !== null && row.expireTime <= time,
    },
  };
}

/** Ends of subscriptions. */
function endsOf(rows: readonly ResourceBase[]): string[] {
  return some(valuesOf(rows, "expireTime"));
}

/** The rules of every list. */
export const listRules: { [Id in Exclude<Lists, "listTicketUses">]: ListRules<Id> } = {
  listAgents: {
    rules: { keyword: has("agentName", "contact"), agentLevel: anyOf("agentLevel"), status: is("status") },
  },
  listAppropriateCustoms: { rules: { keyword: has("customName") } },
  listAppropriations: {
    rules: {
      appropriateNo: starts("appropriateNo"),
      type: is("type"),
      fundType: is("fundType"),
      memberName: has("memberName"),
      status: anyOf("status"),
      minAmount: least("amount"),
      maxAmount: most("amount"),
      startTime: from("operateTime"),
      endTime: to("operateTime"),
    },
  },
  listBankAccounts: {
    as: "channel",
    rules: {
      status: anyOf("status"),
      verified: when([true, false], (row, verified) => (row.status === 1) === verified),
      keyword: has("bankName", "branchName"),
    },
  },
  listCloudAccounts: {
    rules: {
      keyword: has("accountName", "accountUid"),
      cloudCode: anyOf("cloudCode"),
      status: anyOf("status"),
      syncStatus: anyOf("syncStatus"),
      attention: when(
        [true, false],
        (row, wanted) => (row.secretKey !== null && (row.status !== 1 || row.syncStatus === 3)) === wanted,
      ),
      paused: when([true, false], (row, paused) => row.paused === paused),
    },
  },
  listInvoiceables: {
    rules: {
      bizType: anyOf("bizType"),
      open: when([true, false], (row, open) => Number(row.canInvoiceAmount) > 0 === open),
      keyword: {
        values: (rows) => some(valuesOf(rows, "orderNo")).concat(some(valuesOf(rows, "billCycle"))),
        fits: (row, text: string) => (row.orderNo ?? row.billCycle ?? "").includes(text),
      },
      startTime: from("bizTime"),
      endTime: to("bizTime"),
    },
  },
  listInvoices: {
    rules: {
      applyNo: starts("applyNo"),
      status: anyOf("status"),
      invoiceType: anyOf("invoiceType"),
      invoiceForm: anyOf("invoiceForm"),
      keyword: has("title", "invoiceNo"),
      minAmount: least("amount"),
      maxAmount: most("amount"),
      startTime: from("applyTime"),
      endTime: to("applyTime"),
    },
  },
  listInvoiceTitles: {
    rules: { keyword: has("title", "taxNo"), invoiceType: when([0, 1], (row, type) => type === 0 || row.special) },
  },
  listMailAddresses: { rules: { keyword: has("receiver", "phone", "city", "address") } },
  listMessages: {
    rules: {
      type: anyOf("type"),
      readFlag: is("readFlag"),
      keyword: has("title", "content"),
      startTime: from("createTime"),
      endTime: to("createTime"),
    },
  },
  listNews: {
    rules: {
      type: is("type"),
      keyword: has("title", "summary"),
      startTime: from("publishTime"),
      endTime: to("publishTime"),
    },
  },
  listOrders: {
    rules: {
      orderNo: starts("orderNo"),
      orderType: is("orderType"),
      status: anyOf("status"),
      productCode: is("productCode"),
      startTime: from("createTime"),
      endTime: to("createTime"),
    },
  },
  listProducts: { rules: { keyword: has("name", "introduce"), categoryId: is("categoryId") } },
  listRebatePayouts: { as: "channel", rules: { status: anyOf("status") } },
  listRebates: {
    as: "channel",
    rules: {
      startMonth: from("rebateMonth"),
      endMonth: to("rebateMonth"),
      customName: has("customName"),
      productName: has("productName"),
      status: anyOf("status"),
      exceptionFlag: anyOf("exceptionFlag"),
    },
  },
  listRecharges: {
    rules: {
      rechargeNo: starts("rechargeNo"),
      status: anyOf("status"),
      rechargeWay: anyOf("rechargeWay"),
      minAmount: least("amount"),
      maxAmount: most("amount"),
      startTime: from("applyTime"),
      endTime: to("applyTime"),
    },
  },
  listRefundables: {
    rules: {
      keyword: has("resourceId", "resourceName"),
      productCode: is("productCode"),
      cloudCode: anyOf("cloudCode"),
    },
  },
  listRefunds: {
    rules: {
      refundNo: starts("refundNo"),
      keyword: has("resourceId", "resourceName"),
      unsubscribeType: is("unsubscribeType"),
      status: anyOf("status"),
      startTime: from("applyTime"),
      endTime: to("applyTime"),
    },
  },
  listRenewals: {
    with: { status: ["Normal", "WaitForExpire", "Expired", "Frozen", "Released"] },
    rules: {
      keyword: has("resourceId", "resourceName"),
      productCode: is("productCode"),
      cloudCode: anyOf("cloudCode"),
      status: anyOf("status"),
      renewStatus: anyOf("renewStatus"),
      window: when(["within7", "within15", "within30", "within60", "expired"], ({ expireTime, remainDays }, window) => {
        const expired = remainDays < 0 || (remainDays === 0 && Date.parse(`${expireTime}+08:00`) < Date.now());
        return window === "expired" ? expired : !expired && remainDays <= Number(window.slice(6));
      }),
      minDays: { ...is("remainDays"), fits: ({ remainDays }, days: number) => remainDays >= days },
      maxDays: { ...is("remainDays"), fits: ({ remainDays }, days: number) => remainDays <= days },
      startDay: {
        values: (rows) => some(valuesOf(rows, "expireTime")).map(dayOf),
        fits: ({ expireTime }, day: string) => dayOf(expireTime) >= day,
      },
      endDay: {
        values: (rows) => some(valuesOf(rows, "expireTime")).map(dayOf),
        fits: ({ expireTime }, day: string) => dayOf(expireTime) <= day,
      },
    },
  },
  listReportConditions: { rules: { keyword: has("conditionName"), reportType: anyOf("reportType") } },
  listReports: {
    rules: {
      keyword: has("reportName"),
      reportType: anyOf("reportType"),
      status: anyOf("status"),
      startTime: from("createTime"),
      endTime: to("createTime"),
    },
  },
  listReportSchedules: { rules: {} },
  listServices: { rules: { keyword: has("name", "summary"), categoryId: is("categoryId") } },
  listSyncScopes: {
    rules: {
      cloudAccountId: is("cloudAccountId"),
      cloudCode: anyOf("cloudCode"),
      type: anyOf("type"),
      status: anyOf("status"),
      lacking: when(
        [true, false],
        ({ completedTime, failures }, wanted) => (completedTime === null || failures > 0) === wanted,
      ),
    },
  },
  listTagResources: {
    rules: {
      regionId: anyOf("regionId"),
      status: anyOf("status"),
      expiring: when(
        [true, false],
        ({ expireTime }, wanted) => (expireTime !== null && expireTime < soon()) === wanted,
      ),
      operationFailed: is("operationFailed"),
      keyword: has("name", "resourceId"),
      type: anyOf("type"),
      cloudCode: anyOf("cloudCode"),
      cloudAccountId: is("cloudAccountId"),
      tagId: {
        values: (rows) => some(tagsOf(rows).map(({ tagId }) => tagId)),
        fits: ({ tags }, id: number) => tags.some(({ tagId }) => tagId === id),
      },
      lacksKey: {
        values: (rows) => some([...new Set(tagsOf(rows).map(({ key }) => key))]),
        fits: ({ tags }, wanted: string) => tags.every(({ key }) => key !== wanted),
      },
      untagged: when([true, false], ({ tags }, untagged) => (tags.length === 0) === untagged),
    },
  },
  listBusinessViews: {
    rules: { keyword: has("viewName"), cloudCode: is("cloudCode"), businessType: is("businessType") },
  },
  listViewResources: {
    rules: {
      keyword: has("name", "resourceId"),
      type: anyOf("type"),
      cloudCode: anyOf("cloudCode"),
      cloudAccountId: is("cloudAccountId"),
      viewId: {
        values: (rows) => some(placesOf(rows).map(({ viewId }) => viewId)),
        fits: ({ places }, id: number) => places.some(({ viewId }) => viewId === id),
      },
      groupId: {
        values: (rows) => [...new Set(placesOf(rows).map(({ groupId }) => groupId))],
        fits: ({ places }, id: number) => places.some(({ groupId }) => groupId === id),
      },
    },
  },
  listTags: {
    rules: {
      keyword: has("tagName", "tagKey", "tagValue"),
      tagKey: is("tagKey"),
      bound: when([true, false], ({ resourceCount }, bound) => resourceCount > 0 === bound),
    },
  },
  listTickets: {
    rules: {
      keyword: has("ticketNo", "ticketName"),
      status: anyOf("status"),
      ticketType: is("ticketType"),
      scene: {
        values: (rows) => [...new Set(rows.flatMap(({ applicableScenes }) => applicableScenes))],
        fits: ({ applicableScenes }, scene: string) => member(applicableScenes, scene),
      },
      cloudCode: {
        values: (rows) => [...new Set(rows.flatMap(({ applicableClouds }) => applicableClouds))],
        fits: ({ applicableClouds }, cloud: string) => member(applicableClouds, cloud),
      },
      minBalance: least("balance"),
      maxBalance: most("balance"),
      startTime: from("expireTime"),
      endTime: to("expireTime"),
    },
  },
  listTrades: {
    rules: {
      tradeType: anyOf("tradeType"),
      flow: when(["Income", "Expense"], (row, flow) => Number(row.amount) > 0 === (flow === "Income")),
      fund: is("fund"),
      relateNo: starts("relateNo"),
      startTime: from("tradeTime"),
      endTime: to("tradeTime"),
    },
  },
  listUsers: {
    rules: {
      keyword: has("username", "name", "phone", "email"),
      roleId: {
        values: (rows) => [...new Set(rows.flatMap(({ roleIds }) => roleIds))],
        fits: ({ roleIds }, role: number) => roleIds.includes(role),
      },
      status: is("status"),
    },
  },
  listWarningReceivers: {
    rules: {
      // The label is "name (username)".
      keyword: {
        values: (rows) => valuesOf(rows, "label").flatMap((label) => label.slice(0, -1).split(" (")),
        fits: ({ label }, text: string) => label.toLowerCase().includes(text.toLowerCase()),
      },
    },
  },
  listWarningRecords: {
    rules: {
      warningType: anyOf("warningType"),
      result: anyOf("result"),
      startTime: from("raiseTime"),
      endTime: to("raiseTime"),
    },
  },
  listFailedDeliveries: {
    rules: {
      keyword: has("receiver"),
      way: anyOf("way"),
      warningType: anyOf("warningType"),
      startTime: from("time"),
      endTime: to("time"),
    },
  },
  listWithdrawals: {
    as: "channel",
    rules: {
      withdrawNo: starts("withdrawNo"),
      status: anyOf("status"),
      minAmount: least("amount"),
      maxAmount: most("amount"),
      startTime: from("applyTime"),
      endTime: to("applyTime"),
    },
  },
  listCostAnomalies: {
    rules: {
      keyword: has("accountName", "productName"),
      verdict: anyOf("verdict"),
      cloudCode: anyOf("cloudCode"),
      startDate: from("beginDate"),
      endDate: to("beginDate"),
    },
  },
  listBudgets: {
    rules: { keyword: has("budgetName"), cycleType: anyOf("cycleType"), budgetState: anyOf("budgetState") },
  },
  listBudgetWarnings: { rules: { budgetId: is("budgetId") } },
  listSavings: {
    rules: {
      keyword: has("resourceName", "resourceId"),
      kind: anyOf("kind"),
      status: anyOf("status"),
      cloudCode: anyOf("cloudCode"),
    },
  },
  listCostUnits: { rules: { keyword: has("unitName", "unitCode", "unitOwner") } },
  listAllocationRules: {
    rules: {
      keyword: has("ruleName"),
      ways: anyOf("way"),
      targetId: {
        values: (rows) => some([...new Set(rows.flatMap(unitsOf))]),
        fits: (row, wanted: number) => unitsOf(row).includes(wanted),
      },
    },
  },
  listAlarmRules: {
    rules: {
      keyword: has("ruleName"),
      resourceType: anyOf("resourceType"),
      alarmLevel: anyOf("alarmLevel"),
      enabled: is("enabled"),
    },
  },
  listAlarms: {
    rules: {
      keyword: has("resourceName", "ruleName"),
      alarmLevel: anyOf("alarmLevel"),
      alarmState: anyOf("alarmState"),
      status: anyOf<Alarm>("handleStatus"),
      lasting: { values: () => [true, false], fits: (row, wanted: boolean) => (row.recoverTime === null) === wanted },
      silenced: {
        values: () => [true, false],
        fits: (row, wanted: boolean) => (row.silencedUntil !== null) === wanted,
      },
      flapping: {
        values: () => [true, false],
        fits: ({ marks }, wanted: boolean) => marks.includes("flapping") === wanted,
      },
      cloudCode: anyOf("cloudCode"),
      resourceType: anyOf("resourceType"),
      viewId: {
        values: (rows) => [...new Set(rows.flatMap(({ viewIds }) => viewIds))],
        fits: ({ viewIds }, id: number) => viewIds.includes(id),
      },
      ruleId: is("ruleId"),
      deletedRule: {
        values: (rows) => rows.flatMap(({ ruleId, ruleName }) => (ruleId === null ? ruleName : [])),
        fits: ({ ruleId, ruleName }, name: string) => ruleId === null && ruleName === name,
      },
      resourceId: is("resourceId"),
      similarTo: similarTo(),
      startTime: from("startTime"),
      endTime: to("startTime"),
    },
  },
  listAlarmSilences: { rules: { silenceName: has("silenceName", "remark"), silenceState: anyOf("silenceState") } },
  listWebhooks: { rules: { webhookName: has("webhookName", "url") } },
  listQuotas: {
    rules: {
      keyword: has("quotaName", "quotaCode"),
      cloudCode: anyOf("cloudCode"),
      cloudAccountId: is("cloudAccountId"),
      regionId: anyOf("regionId"),
      productCode: anyOf("productCode"),
      status: anyOf("status"),
      minUsed: numberLeast("usedPercent"),
      maxUsed: numberMost("usedPercent"),
    },
  },
  listQuotaApplications: {
    rules: {
      applyNo: starts("applyNo"),
      cloudCode: anyOf("cloudCode"),
      productCode: anyOf("productCode"),
      status: anyOf("status"),
      startTime: from("applyTime"),
      endTime: to("applyTime"),
    },
  },
  listHosts: {
    with: everywhere,
    rules: {
      ...ofExpiring<Host>(),
      status: anyOf("status"),
      networkId: is("networkId"),
      minCpu: numberLeast("cpu"),
      minMemory: numberLeast("memory"),
      osType: is("osType"),
    },
  },
  listDisks: {
    with: everywhere,
    rules: {
      ...ofExpiring<Disk>(),
      status: anyOf("status"),
      diskKind: is("diskKind"),
      minSize: numberLeast("size"),
      hostId: { ...is<Disk>("hostId"), values: (rows) => some(raw(rows, "hostId")) },
    },
  },
  listDatabases: {
    with: everywhere,
    rules: {
      ...ofExpiring<DatabaseRow>(),
      status: anyOf("status"),
      networkId: is("networkId"),
      engine: anyOf("engine"),
      nodeType: is("nodeType"),
    },
  },
  listRedisInstances: {
    with: everywhere,
    rules: {
      ...ofExpiring<Redis>(),
      status: anyOf("status"),
      networkId: is("networkId"),
      architecture: anyOf("architecture"),
      minCapacity: numberLeast("capacity"),
    },
  },
  listMongos: {
    with: everywhere,
    rules: {
      ...ofExpiring<Mongo>(),
      status: anyOf("status"),
      networkId: is("networkId"),
      dbType: is("dbType"),
      minStorage: numberLeast("storage"),
    },
  },
  listPubIps: {
    with: everywhere,
    rules: {
      ...ofExpiring<PubIp>(),
      status: anyOf("status"),
      isp: anyOf("isp"),
      chargeType: is("chargeType"),
      bindType: is("bindType"),
      hostId: is("hostId"),
    },
  },
  listPriNets: {
    with: everywhere,
    rules: { ...ofResources<PriNet>(), status: anyOf("status"), isDefault: is("isDefault") },
  },
  listWorkOrders: {
    rules: {
      keyword: has("title", "workOrderNo"),
      status: anyOf("status"),
      type: anyOf("type"),
      severity: anyOf("severity"),
      productCode: is("productCode"),
      startTime: from("createTime"),
      endTime: to("createTime"),
    },
  },
};
