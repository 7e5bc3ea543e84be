import type { CloudCode } from "../../../generated/api";
import type { cloudAccounts } from "../../database/schema/cloud";
import { openSecret } from "./account-secret";
import type { CloudAccess } from "./provider";

/** The keys with which an account's cloud is asked; undefined where the secret cannot be decrypted any more. */
export function accessOf(account: typeof cloudAccounts.$inferSelect): CloudAccess | undefined {
  const { customId, cloudCode, accountUid, accessKey, secretKey: sealed } = account;
  const secretKey = sealed === null ? undefined : openSecret(sealed, customId);
  return secretKey === undefined ? undefined : { cloudCode: cloudCode as CloudCode, accountUid, accessKey, secretKey };
}
