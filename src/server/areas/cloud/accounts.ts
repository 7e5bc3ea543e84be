import { and, eq, inArray } from "drizzle-orm";
import { CloudAccountStatus, CloudSyncStatus } from "../../../generated/enums";
import type { Input } from "../../../generated/operations";
import type { Context, Handlers } from "../../context";
import type { Queryable, Tx } from "../../database/client";
import { refusingConflicts } from "../../database/conflicts";
import { cloudAccounts, regions } from "../../database/schema/cloud";
import { refuse } from "../../errors";
import { requireProvider } from "../../providers";
import { sealSecret } from "./account-secret";
import { cloudAccountList } from "./lists";
import type { CloudVerdict } from "./verdict";

type Saved = Input<"saveCloudAccount">;

/** The customer's accounts at the clouds. Their secret keys come in, are encrypted, and never go out. */
export const cloudAccountHandlers = {
  getCloudAccount: async ({ id }, context) => cloudAccountList.show(await cloudAccountList.get(id, context), context),

  saveCloudAccount: async (input, context) => {
    await checkRegions(context.db, input);
    const checked = input.secretKey === undefined ? undefined : await verify(input, input.secretKey, context);
    return refusingConflicts(() =>
      context.db.transaction(async (tx) => {
        const id = "id" in input ? await change(tx, input, checked, context) : await add(tx, input, checked, context);
        await context.audit(
          { targets: [id], detail: { cloudCode: input.cloudCode, newKeys: checked !== undefined } },
          tx,
        );
        return { id };
      }),
    );
  },

  deleteCloudAccounts: async ({ ids }, context) => {
    await context.db.transaction(async (tx) => {
      await cloudAccountList.remove(tx, ids, context);
      await context.audit({ targets: ids }, tx);
    });
    return null;
  },

  syncCloudAccount: async ({ id }, context) => {
    await context.db.transaction(async (tx) => {
      const { syncStatus } = await cloudAccountList.lock(tx, id, context);
      if (syncStatus === CloudSyncStatus.toSync || syncStatus === CloudSyncStatus.syncing)
        throw refuse("CLOUD_ACCOUNT_SYNCING");
      await tx
        .update(cloudAccounts)
        .set({ syncStatus: CloudSyncStatus.toSync, syncTime: context.now(), syncFailReason: null })
        .where(eq(cloudAccounts.id, id));
      await context.audit({ targets: [id] }, tx);
    });
    return null;
  },
} satisfies Partial<Handlers>;

/** Domain rules: "saved only after checkAccount passed". @throws AnswerError with the cloud's reason */
async function verify(
  { cloudCode, accessKey, regionIds }: Saved,
  secretKey: string,
  context: Context,
): Promise<CloudVerdict> {
  const verdict = await requireProvider(context.providers, "cloud").verify({
    cloudCode,
    accountUid: undefined,
    accessKey,
    secretKey,
    regionId: regionIds?.[0],
  });
  if (verdict.valid) return verdict;
  context.auditRefusal({ result: "failed", detail: { cloudCode, valid: false } });
  const reason = [
    verdict.reason?.[context.language] ?? "",
    ...verdict.missing.map(({ permission }) => permission),
  ].join(" ");
  throw refuse("CLOUD_KEYS_REFUSED", { reason });
}

async function checkRegions(db: Queryable, { cloudCode, regionIds = [] }: Saved): Promise<void> {
  const known = await db.$count(regions, and(eq(regions.cloudCode, cloudCode), inArray(regions.regionId, regionIds)));
  if (known !== regionIds.length) throw refuse("CLOUD_REGION_UNKNOWN");
}

async function add(tx: Tx, input: Saved, checked: CloudVerdict | undefined, { user, now }: Context): Promise<number> {
  if (!checked) throw refuse("CLOUD_SECRET_MISSING");
  const row = {
    ...valuesOf(input),
    ...keyValues(input, checked, user.customId, now()),
    customId: user.customId,
    creator: user.username,
    createTime: now(),
  };
  const [made] = await tx.insert(cloudAccounts).values(row).returning({ id: cloudAccounts.id });
  if (!made) throw new Error("an insert returns its row");
  return made.id;
}

async function change(
  tx: Tx,
  input: Extract<Saved, { id: number }>,
  checked: CloudVerdict | undefined,
  context: Context,
): Promise<number> {
  const { cloudCode, accessKey } = await cloudAccountList.lock(tx, input.id, context);
  if (!checked && (cloudCode !== input.cloudCode || accessKey !== input.accessKey))
    throw refuse("CLOUD_SECRET_MISSING");
  const keys = checked ? keyValues(input, checked, context.user.customId, context.now()) : {};
  await tx
    .update(cloudAccounts)
    .set({ ...valuesOf(input), ...keys })
    .where(eq(cloudAccounts.id, input.id));
  return input.id;
}

function valuesOf({ cloudCode, accountName, site = "china", subAccountUid, regionIds = [], remark }: Saved) {
  return {
    cloudCode,
    accountName: accountName.trim(),
    site,
    subAccountUid: subAccountUid ?? null,
    regionIds,
    remark: remark ?? null,
  };
}

/** What good keys change: whose account it is, and that it is synchronised from the beginning. */
function keyValues({ accessKey, secretKey = "" }: Saved, { accountUid }: CloudVerdict, customId: number, now: Date) {
  return {
    accessKey,
    secretKey: sealSecret(secretKey, customId),
    accountUid: accountUid ?? accessKey,
    status: CloudAccountStatus.normal,
    syncStatus: CloudSyncStatus.toSync,
    syncTime: now,
    syncFailReason: null,
  };
}
