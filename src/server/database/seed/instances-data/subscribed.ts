import { Decimal } from "decimal.js";
import { sql } from "drizzle-orm";
import type { CloudCode, RenewStatus } from "../../../../generated/api";
import { endsOf, statusAt } from "../../../areas/instance/expiry";
import { addDays } from "../../../time";
import type { Queryable } from "../../client";
import type { instances } from "../../schema/instance";
import type { Random } from "../bills-generator/random";

/** Days from today to the expiry of the first: every state is there. */
const ends = [-26.4, -19.4, -16.3, -12.2, -8.6, -6.1, -3.4, -1.2, 0.9, 2.3, 4.1, 5.6, 5.8, 6.4, 6.9];

/** What renews by itself expires no sooner than this, in days: the demo renews nothing before somebody has looked. */
const calmDays = 5;

interface Subscription extends Record<string, unknown> {
  resource_id: string;
  resource_name: string;
  product_code: string;
  product_name: string;
  cloud_code: CloudCode;
  region_name: string | null;
  monthly: string;
  since: string;
}

/**
 * Instances at the clouds that a customer's bills charge by the month. Their clouds were paid with the bill, so no order of the
 * console paid for them until one renews them.
 */
export async function subscribedInstances(
  db: Queryable,
  random: Random,
  customId: number,
  today: Date,
): Promise<(typeof instances.$inferInsert)[]> {
  const { rows } = await db.execute<Subscription>(sql`
    SELECT resource_id, min(resource_name) AS resource_name, min(product_code) AS product_code, min(product_name) AS product_name, min(cloud_code) AS cloud_code,
      min(region_name) AS region_name, round(avg(list_amount), 2)::text AS monthly, min(usage_start)::text AS since
    FROM bill_lines
    WHERE custom_id = ${customId} AND pay_mode = 'prePay' AND currency = 'CNY' AND list_amount > 0 AND resource_id IS NOT NULL
    GROUP BY resource_id ORDER BY md5(resource_id) LIMIT 120`);
  return rows.map((row, at) => {
    const expireTime = endOf(random, at, today);
    const choice = random.next();
    return {
      customId,
      resourceId: row.resource_id,
      resourceName: row.resource_name,
      productCode: row.product_code,
      productName: row.product_name,
      cloudCode: row.cloud_code,
      regionName: row.region_name,
      attrs: [],
      monthlyPrice: new Decimal(row.monthly).toFixed(2),
      status: statusAt(endsOf(expireTime), today),
      ...endsOf(expireTime),
      startTime: startOf(row.since, expireTime),
      renewStatus: renewalOf(choice, expireTime, today),
      renewDuration: random.chance(0.8) ? 1 : 3,
      renewUnit: "M" as const,
    };
  });
}

/** In use since it was first charged for. */
function startOf(since: string, expireTime: Date): Date {
  const start = new Date(since);
  return start < expireTime ? start : addDays(expireTime, -30);
}

/** Nothing falls due just before or after the demo begins. */
function endOf(random: Random, at: number, today: Date): Date {
  const known = ends[at];
  if (known !== undefined) return addDays(today, known);
  const days = Math.floor(7 + (at - ends.length) * 1.7 + random.next() * 20);
  return addDays(today, days + 0.1 + random.next() * 0.8);
}

function renewalOf(choice: number, expireTime: Date, today: Date): RenewStatus {
  if (choice < 0.3) return expireTime < addDays(today, calmDays) ? "ManualRenewal" : "AutoRenewal";
  return choice < 0.42 ? "NotRenewal" : "ManualRenewal";
}
