import { and, eq } from "drizzle-orm";
import type { Queryable } from "../../src/server/database/client";
import { cloudAccounts } from "../../src/server/database/schema/cloud";
import { users } from "../../src/server/database/schema/identity";
import { quotaApplications, quotas } from "../../src/server/database/schema/quota";
import { own, unique } from "./example";

type NewQuota = Partial<typeof quotas.$inferInsert>;
type NewApplication = Partial<typeof quotaApplications.$inferInsert>;

/** A cloud account without a secret key, so that no synchronisation changes what is known of it. */
export async function newSilentAccount(db: Queryable, customId = own): Promise<number> {
  const name = `silent-${unique()}`;
  const [account] = await db
    .insert(cloudAccounts)
    .values({
      customId,
      cloudCode: "aliyun",
      accountName: name,
      accountUid: name,
      site: "china",
      accessKey: name,
      regionIds: ["cn-hangzhou"],
      status: 1,
      syncStatus: 2,
      creator: "admin",
      createTime: new Date(),
    })
    .returning({ id: cloudAccounts.id });
  return account?.id ?? 0;
}

/** A quota of an account of its own: 60 of 100 hosts, unless told otherwise. */
export async function newQuota(db: Queryable, values: NewQuota = {}): Promise<number> {
  const customId = values.customId ?? own;
  const [quota] = await db
    .insert(quotas)
    .values({
      customId,
      cloudAccountId: values.cloudAccountId ?? (await newSilentAccount(db, customId)),
      cloudCode: "aliyun",
      regionId: "cn-hangzhou",
      productCode: "host",
      quotaCode: `hosts-${unique()}`,
      quotaName: { zh: "云主机数量", en: "Hosts" },
      unit: "count",
      total: 100,
      used: 60,
      writeTime: new Date(Date.now() - 60 * 60_000),
      ...values,
    })
    .returning({ id: quotas.id });
  return quota?.id ?? 0;
}

/** An application under review for 150 instead of 100 hosts, for a quota of its own; its applicant is a user of the customer. */
export async function newApplication(db: Queryable, values: NewApplication = {}): Promise<number> {
  const customId = values.customId ?? own;
  const quotaId = values.quotaId === undefined ? await newQuota(db, { customId }) : values.quotaId;
  const [quota] = quotaId === null ? [] : await db.select().from(quotas).where(eq(quotas.id, quotaId));
  const { username, id: applicantId } = await applicantOf(db, customId);
  const now = new Date();
  const [made] = await db
    .insert(quotaApplications)
    .values({
      customId,
      applyNo: `QA${unique()}`,
      quotaId,
      accountUid: "example",
      accountName: "示例",
      cloudCode: "aliyun",
      regionId: "cn-hangzhou",
      productCode: "host",
      quotaCode: quota?.quotaCode ?? "hosts",
      quotaName: { zh: "云主机数量", en: "Hosts" },
      unit: "count",
      totalQuota: 100,
      totalUsage: 60,
      desireValue: 150,
      reason: "示例的申请原因说明",
      status: 0,
      statusTime: now,
      applyTime: now,
      applicant: username,
      applicantId,
      ...values,
    })
    .returning({ id: quotaApplications.id });
  return made?.id ?? 0;
}

async function applicantOf(db: Queryable, customId: number): Promise<{ id: number; username: string }> {
  const [user] = await db
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(and(eq(users.customId, customId), eq(users.accountType, 0)))
    .limit(1);
  return user ?? { id: 0, username: "nobody" };
}
