import { eq, sql, type SQL } from "drizzle-orm";
import { changeBalance } from "../../src/server/areas/account/change-balance";
import { endsOf } from "../../src/server/areas/instance/expiry";
import type { Queryable } from "../../src/server/database/client";
import { recharges } from "../../src/server/database/schema/account";
import { amortizations } from "../../src/server/database/schema/amortization";
import { appropriations } from "../../src/server/database/schema/appropriation";
import { billTotals } from "../../src/server/database/schema/bill-cube";
import { orderItems, orders } from "../../src/server/database/schema/commerce";
import { files } from "../../src/server/database/schema/file";
import { users } from "../../src/server/database/schema/identity";
import { refunds } from "../../src/server/database/schema/instance";
import { invoices } from "../../src/server/database/schema/invoice";
import { rebatePayouts, rebates } from "../../src/server/database/schema/rebate";
import { resourceOperations } from "../../src/server/database/schema/resource";
import { reportSchedules } from "../../src/server/database/schema/report";
import { warningSettings } from "../../src/server/database/schema/warning";
import { bankAccounts, withdrawals } from "../../src/server/database/schema/withdrawal";
import { workOrders } from "../../src/server/database/schema/work-order";
import { addDays } from "../../src/server/time";
import { newNotice } from "./alarm-rows";
import { newWarnedBudget } from "./budget-rows";
import { newUnsearched } from "./anomaly-rows";
import { at, idOf, newBilledAccount, newChunk, newResource } from "./due-rows";
import { own, ownId, unique } from "./example";
import { newInstance } from "./examples/instances";
import { newApplication } from "./quota-rows";
import { newDueSaving } from "./saving-rows";

/** Something that a scheduled job is due to change. */
export interface DueWork {
  /** The job's name. */
  job: string;
  /** The table whose rows it changes, what it does to them, and the column that `make` answers. */
  table: string;
  does?: "update" | "delete";
  key?: string;
  /** It leaves out rows that somebody else has locked. */
  skips?: true;
  /** Makes one; those with a higher `place` come later. @returns its key */
  make(db: Queryable, place: number): Promise<number>;
  /** Of a row: it has been changed. A deleted row needs none. */
  done?: string;
  /** Selects `id` and `n`: how often the change of each row has had its effect. */
  effect?: (ids: SQL) => SQL;
}

const agent = 1020;
const member = 1002;
const digits = (): string => String(BigInt(`0x${unique()}`)).padStart(17, "1") + "1";

/** Of no lines, so that the sums of the cube stay those of all lines. */
async function newSums(db: Queryable): Promise<number> {
  const none = { lineCount: 0, listAmount: "0", payableAmount: "0", cashAmount: "0", couponAmount: "0" } as const;
  const cell = { cloudCode: "aliyun", productCode: unique(), serviceCategory: "Compute", payMode: "postPay" } as const;
  const further = {
    currency: "CNY",
    billCycle: "2026-01",
    billItemType: "Adjustment",
    chargeCategory: "Credit",
  } as const;
  const row = { customId: own, ...none, creditAmount: "0", amortizedCost: "0", ...cell, ...further };
  return idOf(await db.insert(billTotals).values(row).returning());
}

async function newOperation(db: Queryable, place: number): Promise<number> {
  const resourceId = await newResource(db);
  const what = { customId: own, resourceId, action: "rename", input: { name: "示例" }, key: unique() } as const;
  const values = { ...what, status: 0, statusTime: at(place), requester: "admin", createTime: new Date() } as const;
  return idOf(await db.insert(resourceOperations).values(values).returning());
}

async function newOrder(db: Queryable, values: Partial<typeof orders.$inferInsert>): Promise<number> {
  const common = { listAmount: "10.00", payAmount: "10.00", payMode: "prePay", createTime: at(0), creator: "admin" };
  const product = { productCode: "host", productName: "云主机" };
  const made = await db
    .insert(orders)
    .values({
      customId: own,
      orderNo: `CO${unique()}${unique()}`,
      orderType: 1,
      status: 1,
      cloudCode: "qingyun",
      itemCount: 1,
      ...product,
      ...common,
      ...values,
    })
    .returning();
  const item = { attrs: [], quantity: 1, durationNum: 1, durationUnit: "M", unitPrice: "10.00" };
  await db
    .insert(orderItems)
    .values({ orderId: idOf(made), ...product, ...item, listAmount: "10.00", payAmount: "10.00" });
  return idOf(made);
}

async function newAmortization(db: Queryable, place: number): Promise<number> {
  const orderId = await newOrder(db, { status: 3, cashAmount: "10.00", payTime: at(0) });
  const [item] = await db.select().from(orderItems).where(eq(orderItems.orderId, orderId));
  const of = { customId: own, orderItemId: item?.id ?? 0, resourceId: `host-${unique()}`, amount: "10.00" };
  const times = { startTime: at(place), endTime: at(place + 60), nextTime: at(place) };
  return idOf(
    await db
      .insert(amortizations)
      .values({ ...of, ...times })
      .returning(),
  );
}

async function newWithdrawal(db: Queryable, place: number): Promise<number> {
  const withdrawNo = `WD${unique()}`;
  const bank = { bankName: "示例银行", accountName: "示例", bankNo: "6222****1111" };
  const row = { customId: own, withdrawNo, amount: "10.00", reason: "x", status: 1, applicant: "admin" } as const;
  return db.transaction(async (tx) => {
    const frozen = { fund: "frozen", tradeType: "freeze", amount: "10.00", relateNo: withdrawNo } as const;
    await changeBalance(tx, { customId: own, ...frozen, time: at(place) });
    return idOf(
      await tx
        .insert(withdrawals)
        .values({ ...row, ...bank, statusTime: at(place), applyTime: at(0) })
        .returning(),
    );
  });
}

async function newRebate(db: Queryable, values: Partial<typeof rebates.$inferInsert>): Promise<number> {
  const row = { customId: agent, customerId: 1030, rebateMonth: "2024-01", productCode: unique(), productName: "示例" };
  const amounts = { salesAmount: "1000.00", rebateRate: "0.08", rebateAmount: "80.00" };
  return idOf(
    await db
      .insert(rebates)
      .values({ ...row, ...amounts, statusTime: at(0), ...values })
      .returning(),
  );
}

async function newPayout(db: Queryable, place: number): Promise<number> {
  const bank = { bankName: "示例银行", accountName: "示例", bankNo: "6222****1111", applicant: "channel" };
  const row = { customId: agent, payoutNo: `RB${unique()}`, amount: "80.00", status: 1 } as const;
  const payoutId = idOf(
    await db
      .insert(rebatePayouts)
      .values({ ...row, ...bank, statusTime: at(place), applyTime: at(0) })
      .returning(),
  );
  await newRebate(db, { status: 2, payoutId });
  return payoutId;
}

async function newRefund(db: Queryable, place: number): Promise<number> {
  const instanceId = await newInstance(db, { refunding: true });
  const { rows } = await db.execute<{ no: string }>(
    sql`SELECT order_no AS no FROM instance_periods WHERE instance_id = ${instanceId}`,
  );
  const orderNo = rows[0]?.no ?? "";
  const amounts = { paidAmount: "100.00", consumedAmount: "10.00", lostTicket: "0.00", refundAmount: "90.00" };
  const back = { refundCash: "72.00", refundCredit: "18.00" };
  const of = { resourceId: "host-1", resourceName: "web-1", productCode: "host", productName: "云主机" };
  const period = { startTime: "2025-01-01 00:00:00", endTime: "2025-02-01 00:00:00", usedDays: 3, totalDays: 31 };
  const price = { listAmount: "100.00", discount: "1", fee: "0.00" };
  const line = { orderNo, resourceId: "host-1", ...period, ...price, ...amounts, ...back };
  const row = {
    customId: own,
    refundNo: `RF${unique()}`,
    instanceId,
    orderNo,
    fullRefund: false,
    reasonType: 1,
  } as const;
  return idOf(
    await db
      .insert(refunds)
      .values({
        ...row,
        ...of,
        ...amounts,
        ...back,
        lines: [line],
        status: 1,
        statusTime: at(place),
        applyTime: at(0),
        applicant: "admin",
      })
      .returning(),
  );
}

async function newInvoice(db: Queryable, place: number): Promise<number> {
  const row = { customId: own, applyNo: `INV${unique()}`, amount: "10.00", taxRate: "0.06", taxAmount: "0.57" };
  const to = { title: "示例", titleType: "company", content: "示例", email: "a@example.com" } as const;
  const values = { ...row, ...to, invoiceType: 0, invoiceForm: 1, status: 0, applicant: "admin" } as const;
  const times = { statusTime: at(place), applyTime: at(0) };
  return idOf(
    await db
      .insert(invoices)
      .values({ ...values, ...times })
      .returning(),
  );
}

async function newWorkOrder(db: Queryable, values: Partial<typeof workOrders.$inferInsert>): Promise<number> {
  const row = {
    customId: own,
    workOrderNo: `WO${unique()}`,
    title: `示例 ${unique()}`,
    type: "fault",
    severity: 1,
  } as const;
  const of = { content: "示例", contact: "示例", creator: "admin", createTime: at(0) };
  const creatorId = await ownId(db, users, eq(users.username, "admin"));
  const times = { statusTime: at(0), updateTime: at(0) };
  return idOf(
    await db
      .insert(workOrders)
      .values({ ...row, ...of, ...times, creatorId, status: 0, ...values })
      .returning(),
  );
}

/** Has a customer reminded of its balance, which is below any such threshold. @returns the customer */
async function watchBalance(db: Queryable, place: number): Promise<number> {
  const customId = [1001, 1010, 1020][place] ?? 0;
  const of = { enabled: true, threshold: "999999999.00", raisedFor: null, since: null, lastRaised: null };
  const row = {
    customId,
    warningType: "balance",
    days: [],
    notifyWays: ["site"],
    silenceHours: 24,
    version: 1,
  } as const;
  await db
    .insert(warningSettings)
    .values({ ...row, days: [], notifyWays: ["site"], ...of, updateTime: at(0) })
    .onConflictDoUpdate({ target: [warningSettings.customId, warningSettings.warningType], set: of });
  await db.execute(sql`
    INSERT INTO warning_receivers (custom_id, warning_type, user_id)
    SELECT custom_id, 'balance', min(id) FROM users WHERE custom_id = ${customId} GROUP BY custom_id ON CONFLICT DO NOTHING`);
  return customId;
}

async function newSchedule(db: Queryable, place: number): Promise<number> {
  const filter = { clouds: [], products: [], groupBy: [], metrics: [] };
  const row = { customId: own, creator: "admin", language: "zh", reportType: "cost", filter, format: "csv" } as const;
  const of = { reportName: `示例 ${unique()}`, cycleType: "day", runHour: 8 } as const;
  return idOf(
    await db
      .insert(reportSchedules)
      .values({ ...row, ...of, nextTime: at(place), createTime: at(0) })
      .returning(),
  );
}

const expiring = (db: Queryable, place: number, days: number, values: object): Promise<number> => {
  const expireTime = new Date(addDays(new Date(), days).getTime() + place * 1000);
  const startTime = addDays(expireTime, -30);
  return newInstance(db, { startTime, ...endsOf(expireTime), ...values }, { startTime, endTime: expireTime });
};

/** Of a history: the rows after the first state. */
const steps =
  (table: string, column: string, also = "true") =>
  (ids: SQL) =>
    sql`SELECT ${sql.raw(column)} AS id, count(*)::int AS n FROM ${sql.raw(table)} WHERE ${sql.raw(column)} IN ${ids} AND ${sql.raw(also)} GROUP BY 1`;

/** Of a ledger: the rows with the number of each row. */
const booked = (table: string, number: string, trade: string) => (ids: SQL) =>
  sql`SELECT t.id, count(*)::int AS n FROM ${sql.raw(table)} AS t JOIN account_ledger AS l ON l.relate_no = t.${sql.raw(number)} AND l.custom_id = t.custom_id
    WHERE t.id IN ${ids} AND ${sql.raw(trade)} GROUP BY 1`;

/** One kind for every scheduled job but those that all servers do, which see to it themselves that no two do the same. */
export const dueWork: readonly DueWork[] = [
  {
    job: "sweep",
    table: "files",
    does: "delete",
    make: async (db, place) => {
      const row = { customId: own, name: "x", type: "text/plain", size: 1, content: Buffer.from("x") };
      return idOf(
        await db
          .insert(files)
          .values({ ...row, createTime: addDays(at(place), -2) })
          .returning(),
      );
    },
  },
  {
    job: "settle recharges",
    table: "recharges",
    done: "status = 2",
    make: async (db, place) => {
      const row = { customId: own, rechargeNo: `RC${unique()}`, amount: "10.00", rechargeWay: "Alipay" } as const;
      const times = { statusTime: at(place), applyTime: at(0), payDeadline: addDays(new Date(), 1) };
      return idOf(
        await db
          .insert(recharges)
          .values({ ...row, ...times, status: 0, operator: "admin" })
          .returning(),
      );
    },
    effect: booked("recharges", "recharge_no", "trade_type = 'recharge'"),
  },
  {
    job: "settle invoices",
    table: "invoices",
    done: "status <> 0",
    make: newInvoice,
    effect: steps("invoice_events", "invoice_id", "from_status = 0"),
  },
  {
    job: "verify bank accounts",
    table: "bank_accounts",
    done: "status = 1",
    make: async (db, place) => {
      const row = {
        customId: own,
        accountName: "示例",
        bankName: "示例银行",
        branchName: "示例支行",
        bankNo: digits(),
      };
      const values = { ...row, status: 0, statusTime: at(place), createTime: at(0) } as const;
      return idOf(await db.insert(bankAccounts).values(values).returning());
    },
  },
  {
    job: "settle withdrawals",
    table: "withdrawals",
    done: "status = 2",
    make: newWithdrawal,
    effect: booked("withdrawals", "withdraw_no", "trade_type = 'withdraw'"),
  },
  {
    job: "settle appropriations",
    table: "appropriations",
    done: "status = 1",
    make: async (db, place) => {
      const row = {
        customId: own,
        memberId: member,
        appropriateNo: `AP${unique()}`,
        type: 1,
        fundType: "cash",
      } as const;
      const values = { ...row, amount: "10.00", status: 0, operator: "admin" } as const;
      return idOf(
        await db
          .insert(appropriations)
          .values({ ...values, statusTime: at(place), operateTime: at(0) })
          .returning(),
      );
    },
    effect: booked("appropriations", "appropriate_no", "trade_type = 'transferOut'"),
  },
  { job: "accrue rebates", table: "rebates", done: "status = 1", make: (db) => newRebate(db, { status: 0 }) },
  {
    job: "settle rebate payouts",
    table: "rebate_payouts",
    done: "status = 2",
    make: newPayout,
    effect: steps("rebates", "payout_id", "status = 3"),
  },
  {
    job: "expire orders",
    table: "orders",
    done: "status = 5",
    make: (db, place) => newOrder(db, { payDeadline: at(place) }),
    effect: steps("order_events", "order_id"),
  },
  {
    job: "provision orders",
    table: "orders",
    done: "status = 3",
    make: (db, place) => newOrder(db, { status: 2, cashAmount: "10.00", payTime: at(0), statusTime: at(place) }),
    effect: steps("instance_periods", "order_id"),
  },
  {
    job: "move instances",
    table: "instances",
    done: "status <> 'Normal'",
    make: (db, place) => expiring(db, place, 20, {}),
  },
  {
    job: "renew by itself",
    table: "instances",
    done: "EXISTS (SELECT FROM renewal_items WHERE instance_id = instances.id)",
    make: (db, place) => expiring(db, place, 2, { status: "WaitForExpire", renewStatus: "AutoRenewal" }),
    effect: steps("renewal_items", "instance_id"),
  },
  {
    job: "settle refunds",
    table: "refunds",
    done: "status = 2",
    make: newRefund,
    effect: booked("refunds", "order_no", "trade_type = 'refund' AND fund = 'cash'"),
  },
  {
    job: "refund orders",
    table: "orders",
    done: "status = 8",
    make: (db) => newOrder(db, { status: 6, cashAmount: "10.00", payTime: at(0) }),
    effect: booked("orders", "order_no", "trade_type = 'refund'"),
  },
  {
    job: "book amortization",
    table: "amortizations",
    done: "next_time IS NULL",
    make: newAmortization,
    effect: (ids) =>
      sql`SELECT a.id, count(*)::int AS n FROM amortizations AS a JOIN bill_lines AS line ON line.custom_id = a.custom_id AND line.resource_id = a.resource_id
        WHERE a.id IN ${ids} GROUP BY 1`,
  },
  {
    // The cloud does not know what it is about, and refuses it.
    job: "follow resource operations",
    table: "resource_operations",
    done: "finish_time IS NOT NULL",
    make: newOperation,
    effect: steps("resource_operation_events", "operation_id"),
  },
  {
    job: "read cloud bills",
    table: "cloud_accounts",
    done: "bill_fail_reason IS NOT NULL",
    make: newBilledAccount,
  },
  {
    job: "roll up metrics",
    table: "metric_hours",
    key: "series_id",
    done: "rolled",
    make: (db) => newChunk(db, 3, false),
    effect: steps("metric_days", "series_id"),
  },
  {
    job: "drop old metrics",
    table: "metric_hours",
    does: "delete",
    key: "series_id",
    make: (db) => newChunk(db, 24 * 20, true),
  },
  {
    job: "tend the bill",
    table: "bill_totals",
    does: "delete",
    make: newSums,
  },
  { job: "refresh month costs", table: "resources", done: "month_cost = 0", make: newResource },
  {
    job: "queue reports",
    skips: true,
    table: "report_schedules",
    done: "last_time IS NOT NULL",
    make: newSchedule,
    effect: steps("reports", "schedule_id"),
  },
  {
    job: "raise reminders",
    table: "warning_settings",
    key: "custom_id",
    done: "raised_for IS NOT NULL",
    make: watchBalance,
    effect: steps(
      "warning_records",
      "custom_id",
      "warning_type = 'balance' AND raise_time > now() - interval '5 minutes'",
    ),
  },
  {
    job: "tell of alarms",
    skips: true,
    table: "alarm_transitions",
    done: "notice = 'sent'",
    make: (db, place) => newNotice(db, addDays(at(place), -1)),
    effect: steps("warning_records", "substring(occasion from '^alarm:([0-9]+)$')::int"),
  },
  {
    job: "warn of budgets",
    table: "budgets",
    done: "last_warned IS NOT NULL",
    make: (db, place) => newWarnedBudget(db, at(place)),
    effect: steps("budget_warnings", "budget_id"),
  },
  {
    job: "search cost anomalies",
    table: "cost_anomaly_checks",
    key: "custom_id",
    done: "check_time > now() - interval '5 minutes'",
    make: newUnsearched,
  },
  {
    job: "find savings",
    table: "saving_runs",
    key: "custom_id",
    done: "next_time > now()",
    make: newDueSaving,
    effect: (ids) =>
      sql`SELECT custom_id AS id, count(*)::int AS n FROM saving_events JOIN savings ON savings.id = saving_id
        WHERE custom_id IN ${ids} AND evidence->>'billedFrom' = '2026-01-06' AND to_status = 2 GROUP BY 1`,
  },
  {
    job: "follow quota applications",
    table: "quota_applications",
    done: "status = 1",
    make: (db, place) => newApplication(db, { statusTime: at(place) }),
    effect: steps("quota_application_events", "application_id", "from_status = 0"),
  },
  {
    job: "answer work orders",
    table: "work_orders",
    done: "status <> 0",
    make: (db, place) => newWorkOrder(db, { updateTime: at(place) }),
    effect: steps("work_order_events", "work_order_id", "from_status = 0"),
  },
  {
    job: "confirm work orders",
    table: "work_orders",
    done: "status = 3",
    make: (db, place) => newWorkOrder(db, { status: 2, statusTime: addDays(at(place), -8) }),
    effect: steps("messages", "biz_id::int", "biz_type = 'workOrder' AND biz_id ~ '^[0-9]+$'"),
  },
];
