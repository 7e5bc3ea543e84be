import type { Queryable } from "../../src/server/database/client";
import { costAnomalies, costAnomalyChecks } from "../../src/server/database/schema/cost-anomaly";
import { addDays } from "../../src/server/time";
import { own, unique } from "./example";

type Anomaly = typeof costAnomalies.$inferInsert;

/** An anomaly of a product that no bill line names, which nobody has said anything of, unless told otherwise. @returns its id */
export async function newAnomaly(db: Queryable, row: Partial<Anomaly> = {}): Promise<number> {
  const usual: Anomaly = {
    customId: own,
    cloudCode: "aliyun",
    accountUid: "1",
    accountName: "示例",
    productCode: unique(),
    productName: "示例",
    beginDate: "2026-05-12",
    endDate: "2026-05-13",
    actualAmount: "300.00",
    expectedAmount: "100.00",
    impactAmount: "200.00",
    foundTime: new Date(),
  };
  const [made] = await db
    .insert(costAnomalies)
    .values({ ...usual, ...row })
    .returning({ id: costAnomalies.id });
  if (!made) throw new Error("an insert returns its row");
  return made.id;
}

/** Anomalies of several clouds, days and verdicts: how many the demo has depends on the day. */
export async function newAnomalies(db: Queryable): Promise<void> {
  const judged = { judge: "admin", judgeTime: new Date() };
  await newAnomaly(db);
  await newAnomaly(db, { beginDate: "2026-06-02", endDate: "2026-06-02", cloudCode: "tx", accountName: "腾讯生产" });
  await newAnomaly(db, {
    beginDate: "2026-06-20",
    endDate: "2026-06-22",
    cloudCode: "aws",
    verdict: "planned",
    ...judged,
  });
  await newAnomaly(db, {
    beginDate: "2026-07-01",
    endDate: "2026-07-03",
    productName: "对象存储",
    verdict: "no",
    ...judged,
  });
}

/** A customer with bills that was not searched for anomalies for a day. @returns the customer */
export async function newUnsearched(db: Queryable, place: number): Promise<number> {
  const customId = [1001, 1010, 1020][place] ?? 0;
  const of = { checkTime: addDays(new Date(), -1) };
  await db
    .insert(costAnomalyChecks)
    .values({ customId, ...of })
    .onConflictDoUpdate({ target: costAnomalyChecks.customId, set: of });
  return customId;
}
