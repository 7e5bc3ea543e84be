import { and, eq, lte, sql } from "drizzle-orm";
import { QuotaApplyStatus } from "../../generated/enums";
import type { OpenQuotaApplication, QuotaNews, QuotaReviewer } from "../areas/quota/reviewer";
import type { Database, Queryable } from "../database/client";
import { simulatedQuotaReviews } from "../database/schema/quota";
import { hasPassed } from "../time";
import type { WorldAccount } from "./entity";

/** Seconds after which an application has been reviewed. */
const reviewed = 20;
/** Applications for more than so many times what is granted wait for a person for ever. */
const left = 5;
/** So many times what is granted is granted at once. */
const atOnce = 2;
/** The part of a quota that has to be used before more of it is granted. */
const leastUsed = 0.5;

/** What is said about an application, shown in its history. */
export const words = {
  idle: {
    zh: "当前配额使用率不足 50%，请先使用现有配额",
    en: "Less than half of the quota is used; please use what there is first",
  },
  part: {
    zh: "单次最多提升至当前配额的 2 倍，已按上限批准",
    en: "At most twice the present quota is granted at once; this much was approved",
  },
};

type Review = typeof simulatedQuotaReviews.$inferInsert;
type KeptReview = typeof simulatedQuotaReviews.$inferSelect;

/** What was granted beyond what a region has by itself, by the quota's code. */
export type Granted = ReadonlyMap<string, number>;

/**
 * Stands in for those who review applications at the clouds. After 20 seconds more is granted where at least half of the quota is used, but not
 * more than twice what there is; applications for more than five times that wait for a person. What was decided stays so: it is kept in the
 * database, where the simulated clouds find it.
 */
export function quotaReviewSimulator(db: Database): QuotaReviewer {
  return {
    follow: async (application, now) => {
      const { totalQuota, desireValue, since } = application;
      if (!hasPassed(reviewed, since, now) || desireValue > left * totalQuota) return undefined;
      return newsOf(await keep(db, decide(application, now)), application);
    },
    withdraw: async (application, now) => {
      const { outcome } = await keep(db, { ...placeOf(application), outcome: "withdrawn", time: now });
      return outcome === "withdrawn";
    },
  };
}

/** What was granted in a region of an account until now. */
export async function readGranted(
  db: Queryable,
  { accountUid }: WorldAccount,
  regionId: string,
  now: Date,
): Promise<Granted> {
  const { quotaCode, total, time, outcome, ...review } = simulatedQuotaReviews;
  const rows = await db
    .select({ quotaCode, total: sql<number>`max(${total})::int` })
    .from(simulatedQuotaReviews)
    .where(and(eq(review.accountUid, accountUid), eq(review.regionId, regionId), eq(outcome, "agreed"), lte(time, now)))
    .groupBy(quotaCode);
  return new Map(rows.map((row) => [row.quotaCode, row.total]));
}

function decide(application: OpenQuotaApplication, time: Date): Review {
  const { totalQuota, totalUsage, desireValue } = application;
  const review = { ...placeOf(application), time };
  if (totalUsage < leastUsed * totalQuota) return { ...review, outcome: "disagreed" };
  return { ...review, outcome: "agreed", total: Math.min(desireValue, atOnce * totalQuota) };
}

/** Keeps what becomes of an application, unless something has already. @returns what has become of it */
async function keep(db: Database, review: Review): Promise<KeptReview> {
  await db.insert(simulatedQuotaReviews).values(review).onConflictDoNothing();
  const [kept] = await db.select().from(simulatedQuotaReviews).where(eq(simulatedQuotaReviews.applyNo, review.applyNo));
  if (!kept) throw new Error("what was inserted, now or before, is there");
  return kept;
}

function newsOf({ outcome, total, time }: KeptReview, { desireValue }: OpenQuotaApplication): QuotaNews | undefined {
  if (outcome === "disagreed") return { status: QuotaApplyStatus.disagree, note: words.idle, time };
  if (outcome === "withdrawn" || total === null) return undefined;
  const news = { status: QuotaApplyStatus.agree, approveValue: total, time } as const;
  return total < desireValue ? { ...news, note: words.part } : news;
}

function placeOf({ applyNo, accountUid, regionId, productCode, quotaCode }: OpenQuotaApplication) {
  return { applyNo, accountUid, regionId, productCode, quotaCode };
}
