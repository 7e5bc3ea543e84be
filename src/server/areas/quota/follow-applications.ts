import { QuotaApplyStatus } from "../../../generated/enums";
import type { Database } from "../../database/client";
import type { quotaApplications } from "../../database/schema/quota";
import { lifecycle } from "./lifecycle";
import type { OpenQuotaApplication, QuotaReviewer } from "./reviewer";

const gone = {
  zh: "该配额已不在管理范围内，申请自动撤销",
  en: "The quota is no longer managed here. The request was cancelled",
};

/** Asks about every application under review and moves on those that have news, as of the time at which that was decided. */
export async function followApplications(db: Database, reviewer: QuotaReviewer, clock: () => Date): Promise<void> {
  await lifecycle.follow(db, [QuotaApplyStatus.process], async (row) => {
    if (row.quotaId === null)
      return { status: QuotaApplyStatus.cancel, time: clock(), actorKind: "system", note: gone } as const;
    const news = await reviewer.follow(openOf(row), clock());
    return news && { ...news, actorKind: "review" };
  });
}

/** An application as those who review it see it. */
export function openOf(row: typeof quotaApplications.$inferSelect): OpenQuotaApplication {
  const { applyNo, accountUid, regionId, productCode, quotaCode, totalQuota, totalUsage, desireValue } = row;
  const asked = { totalQuota, totalUsage, desireValue, since: row.statusTime };
  return { applyNo, accountUid, regionId, productCode, quotaCode, ...asked };
}
