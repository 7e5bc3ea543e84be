import { eq, isNotNull, ne, sql } from "drizzle-orm";
import { CloudAccountStatus, CloudSyncStatus } from "../../../generated/enums";
import { cloudAccounts } from "../../database/schema/cloud";

/**
 * Whether somebody has to see to an account: its keys do not work or lack something, or a part of it could not be synchronised. One without
 * keys is not synchronised at all.
 */
export const needsAttention = sql`(${isNotNull(cloudAccounts.secretKey)} and (${ne(cloudAccounts.status, CloudAccountStatus.normal)} or ${eq(cloudAccounts.syncStatus, CloudSyncStatus.failed)}))`;
