import { CloudAccountStatus } from "../../../../generated/enums";
import type { Database } from "../../../database/client";
import type { Words } from "../../../errors";
import { accessOf, unreadableKeys } from "../access";
import { CloudError, type CloudProvider } from "../provider";
import { type AccountNews, endAccount } from "./account-state";
import { leaseOf } from "./lease";
import { patientCloud, SyncStopped } from "./patient-cloud";
import { ClaimLost, failScopes, type Reading, readScope } from "./read-scope";
import { type Claim, giveBack, type ScopeRow } from "./scopes";
import type { SyncTime } from "./sync-time";

const reasons = {
  unreadable: unreadableKeys,
  broken: { zh: "同步时发生内部错误", en: "Internal error during sync" },
} satisfies Record<string, Words>;

/** How reading scopes went: what could not be read any more, and what of it was nobody's fault but ours. */
interface Outcome {
  keysFailed: boolean;
  /** When the last one was complete. */
  lastSyncTime?: Date;
  broken: unknown;
}

/**
 * Synchronises an account that this server has. What fails of it is written down, and only what is nobody's mistake but ours is thrown, after
 * that.
 */
export async function syncAccount(db: Database, cloud: CloudProvider, claim: Claim, time: SyncTime): Promise<void> {
  const reading = { db, cloud, claim, patient: patientCloud(time, leaseOf(db, claim, time.clock)) };
  try {
    const { news, broken } = await readAccount(reading);
    await endAccount(db, claim, news, time.clock());
    if (broken !== undefined) throw broken;
  } catch (error) {
    if (error instanceof SyncStopped) await giveBack(db, claim);
    else if (!(error instanceof ClaimLost)) throw error;
  }
}

async function readAccount(reading: Omit<Reading, "access">): Promise<{ news: AccountNews; broken?: unknown }> {
  const { claim, cloud, patient } = reading;
  const access = accessOf(claim.account);
  const failAll = async (reason: Words, news: AccountNews) => {
    await failScopes(reading, claim.scopes, reason);
    return { news };
  };
  if (!access) return failAll(reasons.unreadable, {});
  const verdict = await patient
    .ask(() => cloud.verify({ ...access, regionId: claim.account.regionIds[0] }))
    .then(
      ({ answer }) => answer,
      (error: unknown) => errorOf(error),
    );
  if (verdict instanceof CloudError) return failAll(verdict.words, statusAfter(verdict));
  const lacking = verdict.missing.length > 0;
  if (!verdict.valid && !lacking)
    return failAll(verdict.reason ?? reasons.broken, { status: CloudAccountStatus.keyInvalid });
  const { keysFailed, broken, ...times } = await readScopes({ ...reading, access }, claim.scopes);
  if (keysFailed) return { news: { status: CloudAccountStatus.keyInvalid, ...times }, broken };
  const status = lacking ? CloudAccountStatus.permissionMissing : CloudAccountStatus.normal;
  return { news: { status, ...times, ...(await balanceOf({ ...reading, access })) }, broken };
}

/** Reads scope after scope. One that fails keeps no other from being read, unless their region is silent or the keys are invalid. */
async function readScopes(reading: Reading, scopes: readonly ScopeRow[]): Promise<Outcome> {
  const outcome: Outcome = { keysFailed: false, broken: undefined };
  let left = [...scopes];
  for (let scope = left.shift(); scope; scope = left.shift()) {
    const failed = await readScope(reading, scope).then(
      () => undefined,
      (error: unknown) => errorOf(error, (cause) => (outcome.broken = cause)),
    );
    if (!failed) outcome.lastSyncTime = reading.patient.clock();
    if (!failed) continue;
    const { regionId } = scope;
    const alike = left.filter((other) => concerns(failed, other.regionId === regionId));
    await failScopes(reading, [scope, ...alike], failed.words);
    if (failed.kind === "keyInvalid") return { ...outcome, keysFailed: true };
    left = left.filter((other) => !alike.includes(other));
  }
  return outcome;
}

/** Whether a failure is that of another scope, too. */
function concerns({ kind }: CloudError, inSameRegion: boolean): boolean {
  return kind === "keyInvalid" || (kind === "unavailable" && inSameRegion);
}

function statusAfter({ kind }: CloudError): AccountNews {
  return kind === "keyInvalid" ? { status: CloudAccountStatus.keyInvalid } : {};
}

async function balanceOf({ cloud, access, patient }: Reading): Promise<AccountNews> {
  try {
    return { balance: (await patient.ask(() => cloud.balance(access))).answer };
  } catch (error) {
    errorOf(error);
    return {};
  }
}

/** A failure of the cloud as it is, and any other as one that says nothing of it. @throws ClaimLost, SyncStopped */
function errorOf(error: unknown, tell: (cause: unknown) => void = () => undefined): CloudError {
  if (error instanceof CloudError) return error;
  if (error instanceof ClaimLost || error instanceof SyncStopped) throw error;
  tell(error);
  return new CloudError("refused", reasons.broken);
}
