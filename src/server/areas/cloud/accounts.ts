import { and, eq, inArray, notInArray } from "drizzle-orm";
import type { Input } from "../../../generated/operations";
import { askingFirst, type Context, type Handlers } from "../../context";
import type { Queryable, Tx } from "../../database/client";
import { refusingConflicts, retryUndone } from "../../database/conflicts";
import { cloudAccounts, regions } from "../../database/schema/cloud";
import { resources } from "../../database/schema/resource";
import { refuse } from "../../errors";
import { toLocalDate } from "../../time";
import { newKeys, verifyKeys } from "./keys";
import { cloudAccountList } from "./lists";
import { countOpen, refuseReferred } from "./refuse-deletion";
import { lockRegistrations, refuseRegistered } from "./registered";
import type { CloudVerdict } from "./verdict";

type Saved = Input<"saveCloudAccount">;
type Account = typeof cloudAccounts.$inferSelect;

/** The customer's accounts at the clouds. Their secret keys come in, are encrypted, and never go out. */
export const cloudAccountHandlers = {
  getCloudAccount: async ({ id }, context) => cloudAccountList.show(await cloudAccountList.get(id, context), context),

  saveCloudAccount: askingFirst("saveCloudAccount", {
    ask: async (input, context) => {
      await checkRegions(context.db, input);
      if ("id" in input) return undefined;
      const { cloudCode, accessKey, secretKey, regionIds } = input;
      const keys = { cloudCode, accountUid: undefined, accessKey, secretKey, regionId: regionIds?.[0] };
      return verifyKeys(keys, context);
    },
    answer: async (input, context, checked) => {
      if ("id" in input) return { id: await change(input, context) };
      if (!checked) throw new Error("new keys were asked about");
      return { id: await add(input, checked, context) };
    },
  }),

  deleteCloudAccounts: async ({ ids }, context) => {
    const remove = async (tx: Tx): Promise<void> => {
      const accounts = await cloudAccountList.lockAll(tx, ids, context);
      await refuseReferred(tx, accounts, context);
      await cloudAccountList.remove(tx, ids, context);
      await context.audit({ targets: ids }, tx);
    };
    // Whatever belongs to an account's resources goes with them, in no order that others could keep.
    await retryUndone(() => context.db.transaction(remove));
    return null;
  },
} satisfies Partial<Handlers>;

/** What is under way in a region has to end while the region is managed. @throws AnswerError */
async function refuseBusyRegions(tx: Tx, { id, regionIds }: Account, managed: readonly string[]): Promise<void> {
  if (managed.length === 0) return;
  const removed = and(
    eq(resources.cloudAccountId, id),
    notInArray(resources.regionId, [...managed]),
    regionIds.length > 0 ? inArray(resources.regionId, regionIds) : undefined,
  );
  const operations = await countOpen(tx, removed);
  if (operations > 0) throw refuse("CLOUD_REGION_IN_USE", { operations });
}

async function checkRegions(db: Queryable, { cloudCode, regionIds = [] }: Saved): Promise<void> {
  const known = await db.$count(regions, and(eq(regions.cloudCode, cloudCode), inArray(regions.regionId, regionIds)));
  if (known !== regionIds.length) throw refuse("CLOUD_REGION_UNKNOWN");
}

/** Domain rules: "saved only after checkAccount passed". */
async function add(
  input: Extract<Saved, { secretKey: string }>,
  checked: CloudVerdict,
  context: Context,
): Promise<number> {
  const { db, user, now, audit } = context;
  const row = {
    ...valuesOf(input),
    ...newKeys(input, checked, user.customId, now()),
    cloudCode: input.cloudCode,
    customId: user.customId,
    billFrom: toLocalDate(now()),
    creator: user.username,
    createTime: now(),
  };
  return refusingConflicts(() =>
    db.transaction(async (tx) => {
      await lockRegistrations(tx, context);
      await refuseRegistered(tx, input, checked, context);
      const [made] = await tx.insert(cloudAccounts).values(row).returning({ id: cloudAccounts.id });
      if (!made) throw new Error("an insert returns its row");
      await audit({ targets: [made.id], detail: { cloudCode: input.cloudCode, newKeys: true } }, tx);
      return made.id;
    }),
  );
}

async function change(input: Extract<Saved, { id: number }>, context: Context): Promise<number> {
  const { id, cloudCode } = input;
  await context.db.transaction(async (tx) => {
    const account = await cloudAccountList.lock(tx, id, context);
    if (account.cloudCode !== cloudCode) throw refuse("CLOUD_ACCOUNT_OF_OTHER_CLOUD");
    await refuseBusyRegions(tx, account, input.regionIds ?? []);
    await tx.update(cloudAccounts).set(valuesOf(input)).where(eq(cloudAccounts.id, id));
    await context.audit({ targets: [id], detail: { cloudCode, newKeys: false } }, tx);
  });
  return id;
}

function valuesOf({ accountName, site = "china", subAccountUid, regionIds = [], remark }: Saved) {
  return {
    accountName: accountName.trim(),
    site,
    subAccountUid: subAccountUid ?? null,
    regionIds,
    remark: remark ?? null,
  };
}
