import { sql } from "drizzle-orm";
import type { CostDimension } from "../../src/generated/api";
import { readMovers } from "../../src/server/areas/bill/change/change";
import type { ComparedMonths } from "../../src/server/areas/bill/change/compared-months";
import { consumptionOf } from "../../src/server/areas/bill/consumption";
import { dimensionColumns } from "../../src/server/areas/bill/cost/dimensions";
import { readCosts } from "../../src/server/areas/bill/cost/read-costs";
import type { BillQuery } from "../../src/server/areas/bill/filters";
import { overviewOf } from "../../src/server/areas/bill/overview";
import { sharesOf } from "../../src/server/areas/bill/shares";
import { mergeCube } from "../../src/server/areas/bill/cube/merge";
import type { Context } from "../../src/server/context";
import { type Database, openDatabase } from "../../src/server/database/client";
import { customers } from "../../src/server/database/schema/identity";
import { createEmptyDatabase, startTestCluster } from "../helpers/database";
import type { Measure } from "./measure";
import { median, timed } from "./statistics";

const MONTHS = { start: "2025-11", before: "2026-10", end: "2026-11", count: 13 } as const;
const LINES = { full: 2_000_000, quick: 20_000 } as const;
/** Resources of a customer whose bill has so many lines. */
const RESOURCES = 2_000;
/** How much of the time over the lines the cube may take, and how much of the time by two dimensions three may. */
const OF_LINES = 0.1;
const OF_TWO = 2;

const by: readonly CostDimension[] = ["cloudCode", "productCode", "accountUid"];

const wholeMonths: ComparedMonths = { cycle: MONTHS.end, before: MONTHS.before, days: 31 };
/** What no table of the cube knows, and is true of every line. */
const ofLines: BillQuery = { which: sql`true` };

/** What questions about costs take over two million bill lines: of the cube, and of the lines themselves. */
export async function measureCosts(
  rounds: number,
  quick: boolean,
  onShutdown: (close: () => unknown) => void,
): Promise<Measure[]> {
  onShutdown(await startTestCluster());
  const { url } = await createEmptyDatabase();
  const opened = openDatabase(url, 2);
  onShutdown(opened.close);
  const { db } = opened;
  const lines = quick ? LINES.quick : LINES.full;
  const customId = await fill(db, lines);
  const questions = questionsOf(db, customId);
  const times = questions.map(() => ({ value: [] as number[], reference: [] as number[] }));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [at, { ask, beside }] of questions.entries()) {
      const [value, reference] = [await timed(ask), await timed(beside)];
      // The first one finds nothing in memory.
      if (round === 0) continue;
      times[at]?.value.push(value);
      times[at]?.reference.push(reference);
    }
  }
  const heading = `Costs of ${lines.toLocaleString("en")} bill lines over ${MONTHS.count} months, ${rounds} rounds`;
  return questions.map(({ name, ratio }, at) => ({
    heading,
    name,
    value: median(times[at]?.value ?? []),
    reference: median(times[at]?.reference ?? []),
    unit: "ms",
    ...(ratio !== undefined && { ratio }),
  }));
}

/** What is asked, and what that is compared with. */
interface Question extends Pick<Measure, "name" | "ratio"> {
  ask: () => Promise<unknown>;
  beside: () => Promise<unknown>;
}

function questionsOf(db: Database, customId: number): Question[] {
  const context = contextOf(db, customId);
  const cube = (count: number) => () => costsBy(db, customId, by.slice(0, count));
  const changeOf = (query: BillQuery, months: ComparedMonths) => () =>
    readMovers(query, months, { by: (table) => dimensionColumns(table, "productCode", undefined), limit: 20 }, context);
  return [
    {
      name: "by month and cloud, beside a sum over the lines",
      ask: cube(1),
      beside: () => costsOfLines(db, customId),
      ratio: OF_LINES,
    },
    {
      name: "by cloud, product and account, beside cloud and product",
      ask: cube(3),
      beside: cube(2),
      ratio: OF_TWO,
    },
    {
      name: "the overview of a month, beside the sums over the lines",
      ask: () => overviewOf({ billCycle: MONTHS.end }, context),
      beside: () => overviewOfLines(db, customId),
      ratio: OF_LINES,
    },
    {
      name: "a month by product, beside a sum over the lines",
      ask: () => sharesOf({ billCycle: MONTHS.end, by: "productCode" }, context),
      beside: () => sharesOfLines(db, customId),
      ratio: OF_LINES,
    },
    {
      name: "the change of a month by product, beside the same over the lines",
      ask: changeOf({}, wholeMonths),
      beside: changeOf(ofLines, wholeMonths),
      ratio: OF_LINES,
    },
    {
      name: "the same until the 26th, where days take part of the earlier month",
      ask: changeOf({}, { ...wholeMonths, days: 26 }),
      beside: changeOf(ofLines, { ...wholeMonths, days: 26 }),
    },
    {
      name: "consumption by instance, beside the sums over the lines",
      ask: () => consumptionOf({ by: "instance" }, context),
      beside: () => consumptionOfLines(db, customId),
      ratio: OF_LINES,
    },
  ];
}

function costsBy(db: Database, customId: number, dimensions: readonly CostDimension[]): Promise<unknown> {
  return readCosts({ by: [...dimensions] }, { start: MONTHS.start, end: MONTHS.end }, contextOf(db, customId));
}

function contextOf(db: Database, customId: number): Context {
  return { db, user: { customId }, now: () => new Date(`${MONTHS.end}-28T12:00:00+08:00`) } as Context;
}

function costsOfLines(db: Database, customId: number): Promise<unknown> {
  return db.execute(sql`
    select bill_cycle, cloud_code, sum(payable_amount) from bill_lines
    where custom_id = ${customId} and currency = 'CNY' and bill_cycle between ${MONTHS.start} and ${MONTHS.end} group by 1, 2`);
}

function overviewOfLines(db: Database, customId: number): Promise<unknown> {
  return db.execute(sql`
    select bill_cycle, count(*), count(distinct resource_id), sum(list_amount), sum(payable_amount), sum(cash_amount), sum(coupon_amount), sum(credit_amount)
    from bill_lines where custom_id = ${customId} and currency = 'CNY' and bill_cycle in (${MONTHS.before}, ${MONTHS.end}) group by 1`);
}

function sharesOfLines(db: Database, customId: number): Promise<unknown> {
  return db.execute(sql`
    select product_code, max(product_name), count(*), sum(payable_amount) from bill_lines
    where custom_id = ${customId} and currency = 'CNY' and bill_cycle = ${MONTHS.end} group by 1`);
}

function consumptionOfLines(db: Database, customId: number): Promise<unknown> {
  return db.execute(sql`
    select instance_key, min(bill_cycle), max(bill_cycle), count(*), sum(list_amount), sum(payable_amount), sum(cash_amount), sum(coupon_amount),
      sum(credit_amount)
    from bill_lines where custom_id = ${customId} and currency = 'CNY' group by 1`);
}

/** A customer with that many lines, in equal parts by month. @returns its id */
async function fill(db: Database, lines: number): Promise<number> {
  const [customer] = await db
    .insert(customers)
    .values({ customName: "costs", customType: 0, createTime: new Date() })
    .returning();
  const customId = customer?.id ?? 0;
  for (let month = 0; month < MONTHS.count; month += 1)
    await db.execute(sql`
      insert into bill_lines (custom_id, bill_date, usage_start, usage_end, consume_time, bill_cycle, list_amount, payable_amount, cash_amount,
        amortized_cost, cloud_code, product_code, product_name, service_category, bill_item_type, charge_category, pay_mode, account_uid, account_name,
        charge_frequency, resource_id, resource_name, region_id, region_name, billing_item)
      select ${customId}, day::date, day, day + interval '1 day', day + interval '1 day', to_char(day, 'YYYY-MM'), amount, amount, amount,
        amount, (array['qingyun', 'aliyun', 'tencent', 'huaweicloud', 'aws', 'jdcloud'])[1 + one % 6], 'p' || one % 24, 'Product ' || one % 24,
        (array['compute', 'storage', 'network', 'database'])[1 + one % 4], 'consume', 'usage', 'postPay', 'a' || one % 20, 'Account ' || one % 20,
        'usageBased', 'i-' || one, 'host-' || one, 'r' || one % 5, 'Region ' || one % 5, 'item ' || n % 3
      from (
        select n, (n * 7919 % ${RESOURCES}) as one, (n % 997 + 1) * 0.01234567 as amount,
          (${`${MONTHS.start}-01`}::date + ${month} * interval '1 month' + (n % 28) * interval '1 day') as day
        from generate_series(1, ${Math.floor(lines / MONTHS.count)}) n
      ) made`);
  await mergeCube(db);
  await db.execute(sql.raw("vacuum analyze bill_lines, bill_totals, bill_months, bill_items, bill_days"));
  return customId;
}
