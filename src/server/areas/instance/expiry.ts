import type { InstanceStatus } from "../../../generated/api";
import { addDays } from "../../time";

/**
 * How an instance ends, in days: it is announced before it expires; after that it keeps running, then it stops and its data is
 * kept, then it is released.
 */
export const expiryDays = { announced: 30, running: 7, kept: 15 } as const;

/** When an instance that expires then stops, and when it is released. */
export function endsOf(expireTime: Date): { expireTime: Date; stopTime: Date; releaseTime: Date } {
  const stopTime = addDays(expireTime, expiryDays.running);
  return { expireTime, stopTime, releaseTime: addDays(stopTime, expiryDays.kept) };
}

/** The state that follows from the clock: Normal -> WaitForExpire -> Expired -> Frozen -> Released. */
export function statusAt(
  { expireTime, stopTime, releaseTime }: Record<"expireTime" | "stopTime" | "releaseTime", Date>,
  now: Date,
): InstanceStatus {
  if (releaseTime <= now) return "Released";
  if (stopTime <= now) return "Frozen";
  if (expireTime <= now) return "Expired";
  return addDays(expireTime, -expiryDays.announced) <= now ? "WaitForExpire" : "Normal";
}
