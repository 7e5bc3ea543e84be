import { createHash } from "node:crypto";
import type { Words } from "../../errors";
import { hasPassed } from "../../time";
import { demoVerifier } from "./demo-verifier";
import type { CloudSynchroniser } from "./synchroniser";
import { CloudAccountStatus, CloudSyncStatus } from "../../../generated/enums";

/** Seconds after which the demo begins, and has finished. */
const seconds = { begun: 2, finished: 4 };
/** Access keys that end so find their cloud silent. */
const silent = "ERR";

const reasons = {
  unreadable: {
    zh: "密钥无法解密，请重新填写 SecretKey",
    en: "The secret key cannot be decrypted; please enter it again",
  },
  silent: { zh: "调用云接口超时，已重试 3 次", en: "The cloud did not answer, after three attempts" },
} satisfies Record<string, Words>;

/**
 * Stands in for the clouds: begins after 2 seconds and has finished 4 later. Whether the keys are good is decided as by
 * `demoVerifier`; access keys ending in ERR find nobody. The same account always has the same resources and balance.
 */
export const cloudSimulator: CloudSynchroniser = {
  follow: async ({ keys, syncStatus, since }, now) => {
    if (!hasPassed(syncStatus === CloudSyncStatus.toSync ? seconds.begun : seconds.finished, since, now))
      return undefined;
    if (syncStatus === CloudSyncStatus.toSync) return { syncStatus: CloudSyncStatus.syncing };
    if (!keys) return { syncStatus: CloudSyncStatus.failed, reason: reasons.unreadable };
    const { valid, missingPermissions, reason } = await demoVerifier.verify(keys);
    if (!valid)
      return {
        syncStatus: CloudSyncStatus.failed,
        status: missingPermissions.length > 0 ? CloudAccountStatus.permissionMissing : CloudAccountStatus.keyInvalid,
        reason: reason ?? reasons.silent,
      };
    if (keys.accessKey.endsWith(silent)) return { syncStatus: CloudSyncStatus.failed, reason: reasons.silent };
    const number = createHash("sha256").update(keys.accessKey).digest().readUInt32BE();
    return {
      syncStatus: CloudSyncStatus.synced,
      status: CloudAccountStatus.normal,
      resourceCount: 12 + (number % 80),
      balance: `${1000 + (number % 60_000)}.${String(number % 100).padStart(2, "0")}`,
    };
  },
};
