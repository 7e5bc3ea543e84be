import { and, eq } from "drizzle-orm";
import type { Tx } from "../../../database/client";
import { quotas } from "../../../database/schema/quota";
import { amongIds } from "../../../export/source";
import type { CloudQuota } from "../provider";

type QuotaRow = typeof quotas.$inferSelect;

/** Whose quotas, and where. */
type QuotaPlace = Pick<QuotaRow, "customId" | "cloudAccountId" | "cloudCode" | "regionId">;

/** What a cloud says of a quota that may change. */
const told = ["quotaName", "unit", "total", "used"] as const satisfies readonly (keyof CloudQuota & keyof QuotaRow)[];

/**
 * Writes the quotas that a cloud says a region has, all of them: what it does not name is deleted. What is as it was is not written, nor what
 * was written since the cloud was asked.
 */
export async function writeQuotas(
  tx: Tx,
  { customId, cloudAccountId, cloudCode, regionId }: QuotaPlace,
  said: readonly CloudQuota[],
  { now, asked }: { now: Date; asked: Date },
): Promise<void> {
  const known = await lockKnown(tx, cloudAccountId, regionId);
  const appeared: (typeof quotas.$inferInsert)[] = [];
  for (const quota of said) {
    const row = known.get(keyOf(quota));
    known.delete(keyOf(quota));
    if (!row) appeared.push({ ...quota, customId, cloudAccountId, cloudCode, regionId, writeTime: now });
    else if (row.writeTime <= asked && differs(row, quota))
      await tx
        .update(quotas)
        .set({ ...quota, writeTime: now })
        .where(eq(quotas.id, row.id));
  }
  if (appeared.length > 0) await tx.insert(quotas).values(appeared).onConflictDoNothing();
  const gone = [...known.values()].map(({ id }) => id);
  if (gone.length > 0) await tx.delete(quotas).where(amongIds(quotas.id, gone));
}

async function lockKnown(tx: Tx, cloudAccountId: number, regionId: string): Promise<Map<string, QuotaRow>> {
  const rows = await tx
    .select()
    .from(quotas)
    .where(and(eq(quotas.cloudAccountId, cloudAccountId), eq(quotas.regionId, regionId)))
    .orderBy(quotas.id)
    .for("update");
  return new Map(rows.map((row) => [keyOf(row), row]));
}

function keyOf({ productCode, quotaCode }: Pick<CloudQuota, "productCode" | "quotaCode">): string {
  return `${productCode} ${quotaCode}`;
}

function differs(row: QuotaRow, quota: CloudQuota): boolean {
  const { zh, en } = quota.quotaName;
  return told.some((name) =>
    name === "quotaName" ? row.quotaName.zh !== zh || row.quotaName.en !== en : row[name] !== quota[name],
  );
}
