import { and, eq } from "drizzle-orm";
import { QuotaApplyStatus } from "../../../generated/enums";
import type { Input } from "../../../generated/operations";
import type { Context } from "../../context";
import type { Tx } from "../../database/client";
import { cloudAccounts } from "../../database/schema/cloud";
import { quotaApplications, type quotas } from "../../database/schema/quota";
import { refuse } from "../../errors";
import { limits } from "../../limits";
import { owned } from "../../lists/owner";
import { newNumber } from "../new-number";
import { openOf } from "./follow-applications";
import { lifecycle } from "./lifecycle";
import { applicationList, quotaList } from "./lists";

type Quota = typeof quotas.$inferSelect;

const { process: underReview, cancel } = QuotaApplyStatus;

/** Applies for more than is granted. @throws AnswerError why that is not possible */
export async function apply(
  { id, desireValue, reason }: Input<"applyQuota">,
  context: Context,
): Promise<{ id: number }> {
  const { username, id: applicantId } = context.user;
  return context.db.transaction(async (tx) => {
    const quota = await quotaList.lock(tx, id, context);
    checkDesire(desireValue, quota);
    await checkFree(tx, quota);
    const now = context.now();
    const row = {
      ...(await asOfNow(tx, quota)),
      applyNo: newNumber("QA", now),
      desireValue,
      reason,
      status: underReview,
      statusTime: now,
      applyTime: now,
      applicant: username,
      // Someone who signs in nowhere has no messages.
      applicantId: applicantId === 0 ? null : applicantId,
    };
    const [made] = await tx.insert(quotaApplications).values(row).returning({ id: quotaApplications.id });
    if (!made) throw new Error("an insert returns its row");
    await lifecycle.begin(tx, made.id, { status: underReview, time: now, actorKind: "user", actor: username });
    const { applyNo, quotaCode } = row;
    await context.audit({ targets: [made.id], detail: { applyNo, quotaCode, desireValue } }, tx);
    return { id: made.id };
  });
}

/** Takes an application back from those who review it. @returns whether they had not decided. @throws AnswerError */
export async function withdrawApplication(id: number, context: Context): Promise<boolean> {
  const row = await applicationList.get(id, context);
  checkOpen(row);
  return (await context.providers.quotaReview?.withdraw(openOf(row), context.now())) ?? true;
}

/** Cancels an application that was taken back. @throws AnswerError */
export async function cancelApplication(id: number, isFree: boolean, context: Context): Promise<void> {
  await context.db.transaction(async (tx) => {
    const row = await applicationList.lock(tx, id, context);
    checkOpen(row);
    if (!isFree) throw refuse("QUOTA_APPLICATION_DECIDED");
    const { user, now } = context;
    await lifecycle.move(tx, row, { status: cancel, time: now(), actorKind: "user", actor: user.username });
    await context.audit({ targets: [id], detail: { applyNo: row.applyNo } }, tx);
  });
}

function checkOpen({ status }: typeof quotaApplications.$inferSelect): void {
  if (!lifecycle.mayMove(status, cancel, "user")) throw refuse("QUOTA_APPLICATION_NOT_OPEN");
}

function checkDesire(desireValue: number, { total }: Quota): void {
  const { quotaFactor: factor } = limits;
  const most = factor * Math.max(1, total);
  if (desireValue <= total) throw refuse("QUOTA_NOT_MORE", { total });
  if (desireValue > most) throw refuse("QUOTA_TOO_MUCH", { factor, most });
}

/** A quota has one application under review at a time; its row is locked. */
async function checkFree(tx: Tx, { id, customId }: Quota): Promise<void> {
  const open = and(
    owned(quotaApplications, customId),
    eq(quotaApplications.quotaId, id),
    eq(quotaApplications.status, underReview),
  );
  if ((await tx.$count(quotaApplications, open)) > 0) throw refuse("QUOTA_UNDER_REVIEW");
}

/** The quota as the application keeps it. */
async function asOfNow(tx: Tx, quota: Quota) {
  const { id: quotaId, customId, cloudCode, regionId, productCode, quotaCode, quotaName, unit } = quota;
  const [account] = await tx
    .select({ accountUid: cloudAccounts.accountUid, accountName: cloudAccounts.accountName })
    .from(cloudAccounts)
    .where(and(owned(cloudAccounts, customId), eq(cloudAccounts.id, quota.cloudAccountId)));
  if (!account) throw new Error("a quota has an account");
  const what = { quotaId, customId, cloudCode, regionId, productCode, quotaCode, quotaName, unit };
  return { ...what, ...account, totalQuota: quota.total, totalUsage: quota.used };
}
