import type { ResourceType } from "../../../generated/api";
import type { QuotaApplyStatus } from "../../../generated/enums";
import type { Words } from "../../errors";

/** An application under review, as those who review it see it. */
export interface OpenQuotaApplication {
  /** Names it: the same one is decided once. */
  applyNo: string;
  accountUid: string;
  regionId: string;
  productCode: ResourceType;
  quotaCode: string;
  /** What was granted and used when it was applied for. */
  totalQuota: number;
  totalUsage: number;
  desireValue: number;
  /** Since when it is under review. */
  since: Date;
}

/** What has become of an application; what is granted may be less than what was applied for. */
export type QuotaNews = (
  | { status: typeof QuotaApplyStatus.agree; approveValue: number; note?: Words }
  | { status: typeof QuotaApplyStatus.disagree; note: Words }
) & {
  /** When it was decided. */
  time: Date;
};

/** Whoever reviews applications for quotas. */
export interface QuotaReviewer {
  /** Asked again and again about each open one; nothing new is undefined. */
  follow(application: OpenQuotaApplication, now: Date): Promise<QuotaNews | undefined>;
  /**
   * Takes an application back; one that was taken back before, too: whoever asked may not have written it down.
   * @returns whether it is not decided, and will not be
   */
  withdraw(application: OpenQuotaApplication, now: Date): Promise<boolean>;
}
