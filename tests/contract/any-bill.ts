import { eq, inArray, sql } from "drizzle-orm";
import fc from "fast-check";
import { mergeCube } from "../../src/server/areas/bill/cube/merge";
import type { Database } from "../../src/server/database/client";
import { billLines, type NewBillLine } from "../../src/server/database/schema/bill";
import { fromLocal } from "../../src/server/time";
import { own } from "./example";

/** In which there is nothing else. */
export const currency = "XCU";
/** A keyword that every line matches, and that no table of the cube knows: an answer to it is one of the lines. */
export const everyLine = "every-line";

const amount = fc
  .tuple(fc.integer({ min: -3_000, max: 90_000 }), fc.nat(99_999_999))
  .map(([whole, part]) => `${whole}.${String(part).padStart(8, "0")}`);

/** Lines of few resources, of which some are late and some are refunds. */
export const anyLine = fc
  .record({
    amount,
    day: fc.constantFrom("2026-03-01", "2026-03-31", "2026-04-01", "2025-12-31"),
    /** A late line has the day of another month than its bill. */
    late: fc.boolean(),
    cloud: fc.constantFrom("aliyun", "huawei"),
    account: fc.constantFrom("a-1", "a-2"),
    region: fc.constantFrom("r-1", null),
    resource: fc.constantFrom("i-1", "i-2", null),
    /** Resources are renamed, and so are accounts and regions. */
    name: fc.constantFrom("one", "two", null),
    tags: fc.constantFrom([], [{ key: "env", value: "prod" }]),
    payMode: fc.constantFrom("prePay", "postPay"),
    item: fc.constantFrom("hours", "traffic"),
    used: fc.option(fc.integer({ min: 0, max: 7 })),
  })
  .map((one): NewBillLine => {
    const time = fromLocal(one.day);
    const refund = one.amount.startsWith("-");
    return {
      customId: own,
      currency,
      billCycle: one.late ? "2026-05" : one.day.slice(0, 7),
      billDate: one.day,
      usageStart: time,
      usageEnd: time,
      consumeTime: time,
      listAmount: one.amount,
      payableAmount: one.amount,
      cashAmount: one.amount,
      amortizedCost: one.payMode === "prePay" ? "0" : one.amount,
      cloudCode: one.cloud,
      productCode: `${one.cloud}-ecs`,
      productName: "ECS",
      serviceCategory: "Compute",
      billItemType: refund ? "Refund" : "PayAsYouGoBill",
      chargeCategory: refund ? "Credit" : "Usage",
      chargeFrequency: "Usage-Based",
      payMode: one.payMode,
      accountUid: one.account,
      accountName: `${one.account} ${one.name}`,
      regionId: one.region,
      regionName: one.region && one.name,
      resourceId: one.resource,
      resourceName: one.name,
      orderNo: everyLine,
      tags: [...one.tags],
      billingItem: one.item,
      usageAmount: one.used === null ? null : String(one.used),
    };
  });

export type BillHappening =
  | { does: "insert"; lines: NewBillLine[] }
  | { does: "change" | "delete"; place: number }
  | { does: "merge" };

/** What happens to a bill. */
export const anyChanges: fc.Arbitrary<BillHappening[]> = fc.array(
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({
        does: fc.constant("insert" as const),
        lines: fc.array(anyLine, { minLength: 1, maxLength: 5 }),
      }),
    },
    fc.record({ does: fc.constantFrom("change" as const, "delete" as const), place: fc.nat() }),
    fc.constant({ does: "merge" as const }),
  ),
  { minLength: 1, maxLength: 8 },
);

/** Does it. */
export async function change(db: Database, happening: BillHappening): Promise<void> {
  if (happening.does === "merge") return mergeCube(db);
  if (happening.does === "insert") return void (await db.insert(billLines).values(happening.lines));
  const ids = await db.select({ id: billLines.id }).from(billLines).where(eq(billLines.currency, currency));
  const chosen = ids.filter((_, at) => (at + happening.place) % 3 === 0).map(({ id }) => id);
  if (chosen.length === 0) return;
  const among = inArray(billLines.id, chosen);
  if (happening.does === "delete") await db.delete(billLines).where(among);
  else
    await db
      .update(billLines)
      .set({ regionId: "r-9", creditAmount: sql`${billLines.creditAmount} + ${billLines.cashAmount}`, cashAmount: "0" })
      .where(among);
}
