import { referenceRegions } from "../database/reference/regions";
import { CloudError } from "../areas/cloud/provider";
import { fromLocal } from "../time";
import type { Words } from "../errors";
import { drawOf } from "./draw";
import type { WorldAccount } from "./entity";

/**
 * What is wrong with an account, as its access key says: BAD is disabled, LOW lacks a permission, ERR finds a silent cloud, DEN may not read
 * the cloud's second region, and OTH belongs to another account than is said. "BAD261118" is so since that day.
 */
export type Fault = "BAD" | "LOW" | "ERR" | "DEN" | "OTH";

const marked = /(BAD|LOW|ERR|DEN|OTH)(?:(\d\d)(\d\d)(\d\d))?$/;

const minute = 60_000;
/** Of how many minutes one begins busy, how long that lasts, and the same for calls that get no answer. */
const busy = { of: 12, lasts: 2_000 };
const deaf = { of: 90, lasts: 1_000 };

/** What clouds say. */
export const faultWords = {
  disabled: { zh: "AccessKey 已被禁用或删除", en: "The access key has been disabled or deleted" },
  silent: { zh: "调用云接口超时", en: "The cloud did not answer" },
  throttled: { zh: "调用过于频繁，请稍后重试", en: "Too many calls; try again later" },
  denied: { zh: "账号无权读取该地域", en: "The account may not read this region" },
  billDenied: { zh: "账号无权读取账单", en: "The account may not read bills" },
} satisfies Record<string, Words>;

/** What is wrong with an access key at a moment. */
export function faultOf(accessKey: string, now: Date): Fault | undefined {
  const [, fault, year, month, day] = marked.exec(accessKey) ?? [];
  if (fault === undefined || (year !== undefined && now < fromLocal(`20${year}-${month}-${day}`))) return undefined;
  return fault as Fault;
}

/** Lets a call through, or fails it as a cloud would. @throws CloudError */
export function passFaults(
  account: WorldAccount & { accessKey: string },
  regionId: string | undefined,
  now: Date,
): void {
  const fault = faultOf(account.accessKey, now);
  if (fault === "BAD") throw new CloudError("keyInvalid", faultWords.disabled);
  if (fault === "ERR" || restOf("deaf", deaf, account, now) > 0) throw new CloudError("unavailable", faultWords.silent);
  const rest = restOf("busy", busy, account, now);
  if (rest > 0) throw new CloudError("throttled", faultWords.throttled, rest);
  const second = referenceRegions[account.cloudCode]?.[1]?.regionId;
  if (fault === "DEN" && regionId === second) throw new CloudError("denied", faultWords.denied);
}

/** Fails a call for a bill where the account may not read any. @throws CloudError */
export function passBilling({ accessKey }: { accessKey: string }, now: Date): void {
  if (faultOf(accessKey, now) === "LOW") throw new CloudError("denied", faultWords.billDenied);
}

/** How many milliseconds of such a time are left; 0 at other times. Some minutes of an account have one, by chance. */
function restOf(kind: string, { of, lasts }: typeof busy, { accountUid }: WorldAccount, now: Date): number {
  const time = now.getTime();
  const random = drawOf(kind, accountUid, Math.floor(time / minute));
  if (!random.chance(1 / of)) return 0;
  const passed = (time % minute) - random.whole(0, minute - lasts);
  return passed >= 0 && passed < lasts ? lasts - passed : 0;
}
