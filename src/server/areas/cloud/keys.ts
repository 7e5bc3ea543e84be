import { eq } from "drizzle-orm";
import { CloudAccountStatus, CloudSyncStatus } from "../../../generated/enums";
import { askingFirst, type Context, type Handlers } from "../../context";
import { refusingConflicts } from "../../database/conflicts";
import { cloudAccounts } from "../../database/schema/cloud";
import { refuse } from "../../errors";
import { requireProvider } from "../../providers";
import { accessOf } from "./access";
import { sealSecret } from "./account-secret";
import { toLocalDate } from "../../time";
import { cloudAccountList } from "./lists";
import { lockRegistrations, refuseRegistered } from "./registered";
import { cloudOf } from "./sync/scopes";
import type { CloudCapability, CloudKeys, CloudVerdict } from "./verdict";

/** What the console does at a cloud. */
const capabilities: readonly CloudCapability[] = ["inventory", "bill", "quota", "operate"];

/** The keys of accounts: their replacement, and what they may do. */
export const cloudKeyHandlers = {
  rotateCloudAccountKeys: askingFirst("rotateCloudAccountKeys", {
    ask: async ({ id, accessKey, secretKey }, context) => {
      const account = await cloudAccountList.get(id, context);
      const { cloudCode, regionIds } = account;
      const keys = { cloudCode: cloudOf({ cloudCode }), accountUid: uidOf(account), accessKey, secretKey };
      return verifyKeys({ ...keys, regionId: regionIds[0] }, context);
    },
    answer: async ({ id, accessKey, secretKey }, context, verdict) => {
      await refusingConflicts(() =>
        context.db.transaction(async (tx) => {
          await lockRegistrations(tx, context);
          const account = await cloudAccountList.lock(tx, id, context);
          const accountUid = uidOf(account);
          if (accountUid !== undefined && verdict.accountUid !== accountUid)
            throw refuse("CLOUD_KEYS_OF_OTHER_ACCOUNT", { accountUid });
          await refuseRegistered(tx, account, verdict, context);
          const now = context.now();
          await tx
            .update(cloudAccounts)
            .set({
              ...newKeys({ accessKey, secretKey }, verdict, context.user.customId, now),
              // Until now nobody could read its bill.
              ...(account.secretKey === null && { billFrom: toLocalDate(now) }),
            })
            .where(eq(cloudAccounts.id, id));
          await context.audit({ targets: [id], detail: { newKeys: true } }, tx);
        }),
      );
      return null;
    },
  }),

  listCloudCapabilities: async ({ id }, context) => {
    const account = await cloudAccountList.get(id, context);
    if (account.secretKey === null) throw refuse("CLOUD_ACCOUNT_IMPORTED");
    const access = accessOf(account);
    if (!access) throw refuse("CLOUD_KEY_UNREADABLE");
    const { valid, missing, reason } = await requireProvider(context.providers, "cloud").verify({
      ...access,
      regionId: account.regionIds[0],
    });
    const works = valid || missing.length > 0;
    return capabilities.map((capability) => {
      const lacking = missing.filter((one) => one.capability === capability).map(({ permission }) => permission);
      const granted = works && lacking.length === 0;
      return {
        capability,
        granted,
        missingPermissions: lacking,
        reason: granted ? null : (reason?.[context.language] ?? null),
      };
    });
  },
} satisfies Partial<Handlers>;

/** Whose an account is; undefined for one that was imported: that its first keys say. */
function uidOf({ secretKey, accountUid }: typeof cloudAccounts.$inferSelect): string | undefined {
  return secretKey === null ? undefined : accountUid;
}

/** Tries keys at their cloud. @throws AnswerError with the cloud's reason where they do not work or lack a permission */
export async function verifyKeys(keys: CloudKeys, context: Context): Promise<CloudVerdict> {
  const verdict = await requireProvider(context.providers, "cloud").verify(keys);
  if (verdict.valid) return verdict;
  context.auditRefusal({ result: "failed", detail: { cloudCode: keys.cloudCode, valid: false } });
  const permissions = verdict.missing.map(({ permission }) => permission);
  throw refuse("CLOUD_KEYS_REFUSED", { reason: [verdict.reason?.[context.language] ?? "", ...permissions].join(" ") });
}

/** What good keys change: whose account it is, and that it is synchronised from the beginning. */
export function newKeys(
  { accessKey, secretKey }: Pick<CloudKeys, "accessKey" | "secretKey">,
  { accountUid }: CloudVerdict,
  customId: number,
  now: Date,
) {
  return {
    accessKey,
    secretKey: sealSecret(secretKey, customId),
    keyTime: now,
    accountUid: accountUid ?? accessKey,
    status: CloudAccountStatus.normal,
    syncStatus: CloudSyncStatus.toSync,
    syncTime: now,
    syncFailReason: null,
    billDueTime: now,
  };
}
