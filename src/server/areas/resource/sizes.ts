import { and, eq } from "drizzle-orm";
import type { ResourceSize } from "../../../generated/api";
import type { Context } from "../../context";
import { cloudAccounts } from "../../database/schema/cloud";
import type { resources } from "../../database/schema/resource";
import { refuse } from "../../errors";
import { owned } from "../../lists/owner";
import { requireProvider } from "../../providers";
import { accessOf } from "../cloud/access";
import { CloudError } from "../cloud/provider";
import { patientCloud } from "../cloud/sync/patient-cloud";
import { serverTime } from "../cloud/sync/sync-time";
import { refusalOf } from "./refusal";
import type { ActionInput } from "./request-operation";

type Row = typeof resources.$inferSelect;

/**
 * The sizes that the cloud offers for a resource at present. A cloud that is busy for a moment is asked again.
 * @throws AnswerError CLOUD_SILENT where it does not answer
 */
export async function sizesOf(row: Row, context: Context): Promise<ResourceSize[]> {
  const { db, user, language, providers, now } = context;
  const [account] = await db
    .select()
    .from(cloudAccounts)
    .where(and(owned(cloudAccounts, user.customId), eq(cloudAccounts.id, row.cloudAccountId)));
  if (account?.secretKey === null) throw refuse("CLOUD_ACCOUNT_IMPORTED");
  const access = account && accessOf(account);
  if (!access) throw refuse("CLOUD_KEY_UNREADABLE");
  const cloud = requireProvider(providers, "cloud");
  const patient = patientCloud(serverTime(now(), new AbortController().signal), () => Promise.resolve());
  try {
    const { answer } = await patient.ask(() => cloud.sizes(access, row, row.resourceId));
    return answer.map(({ size, description }) => ({ size, description: description[language] }));
  } catch (error) {
    if (error instanceof CloudError) throw refuse("CLOUD_SILENT", { reason: error.words });
    throw error;
  }
}

/** The sizes that the cloud offers for a resource that can be resized now. @throws AnswerError why it cannot */
export async function sizesToResize(row: Row, context: Context): Promise<ResourceSize[]> {
  const refusal = await refusalOf(context.db, row, "resize");
  if (refusal) throw refusal;
  return sizesOf(row, context);
}

/** What `resize` is told. @throws AnswerError RESOURCE_SIZE_WRONG where the cloud does not offer the size */
export function sizeInput(offered: readonly ResourceSize[], size: string): ActionInput {
  if (!offered.some((one) => one.size === size)) throw refuse("RESOURCE_SIZE_WRONG");
  return { size };
}
