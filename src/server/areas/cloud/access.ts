import type { CloudCode } from "../../../generated/api";
import type { cloudAccounts } from "../../database/schema/cloud";
import type { Words } from "../../errors";
import { openSecret } from "./account-secret";
import type { CloudAccess } from "./provider";

/** Why an account is not asked about whose secret key cannot be decrypted. */
export const unreadableKeys: Words = {
  zh: "密钥无法解密，请重新填写 SecretKey",
  en: "The secret key cannot be decrypted. Enter it again",
};

/** The keys with which an account's cloud is asked; undefined where the secret cannot be decrypted any more. */
export function accessOf(account: typeof cloudAccounts.$inferSelect): CloudAccess | undefined {
  const { customId, cloudCode, accountUid, accessKey, secretKey: sealed } = account;
  const secretKey = sealed === null ? undefined : openSecret(sealed, customId);
  return secretKey === undefined ? undefined : { cloudCode: cloudCode as CloudCode, accountUid, accessKey, secretKey };
}
