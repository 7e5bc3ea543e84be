import { randomBytes } from "node:crypto";
import { cloudTickets } from "../../src/server/database/schema/voucher";
import { own } from "./example";
import type { TestApi } from "./test-api";

type NewTicket = typeof cloudTickets.$inferInsert;

/** Gives the tests' customer a cash voucher that any order can be paid with for a day. @returns its id */
export async function insertTicket(
  { db, now }: Pick<TestApi, "db" | "now">,
  values: Partial<NewTicket> & Pick<NewTicket, "nominalValue" | "balance">,
): Promise<number> {
  const later = (seconds: number) => new Date(now().getTime() + seconds * 1000);
  const [row] = await db
    .insert(cloudTickets)
    .values({
      customId: own,
      ticketNo: `CT${randomBytes(12).toString("hex")}`,
      ticketName: "测试券",
      ticketType: "cash",
      minOrderAmount: "0.00",
      applicableClouds: [],
      applicableProducts: [],
      applicableScenes: [],
      grantTime: later(-60),
      effectTime: later(-60),
      expireTime: later(86_400),
      status: "UNUSED",
      ...values,
    })
    .returning({ id: cloudTickets.id });
  return row?.id ?? 0;
}
