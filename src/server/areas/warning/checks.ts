import { and, asc, inArray } from "drizzle-orm";
import type { NotifyWay } from "../../../generated/api";
import { UserStatus } from "../../../generated/enums";
import type { Tx } from "../../database/client";
import { users } from "../../database/schema/identity";
import type { Context } from "../../context";
import { refuse } from "../../errors";
import { owned } from "../../lists/owner";
import { requireProvider } from "../../providers";
import type { Receiver, SettingRow } from "./settings";

/** The users with these ids, locked so that none is deleted meanwhile. @throws AnswerError where one is unknown or another customer's */
export async function findReceivers(tx: Tx, customId: number, ids: readonly number[]): Promise<Receiver[]> {
  if (ids.length === 0) return [];
  const found = await tx
    .select()
    .from(users)
    .where(and(owned(users, customId), inArray(users.id, [...ids])))
    .orderBy(asc(users.id))
    .for("key share");
  if (found.length < ids.length) throw refuse("RECEIVER_MISSING");
  return found;
}

/** All but messages in the console are sent by an outside service. @throws AnswerError PROVIDER_MISSING */
export function requireWays(notifyWays: readonly NotifyWay[], { providers }: Context): void {
  if (notifyWays.some((way) => way !== "site")) requireProvider(providers, "notification", "notifyWays");
}

/** What a setting of its type needs. @throws AnswerError naming the field */
export function checkRule({ warningType, threshold, days }: SettingRow): void {
  if ((warningType === "balance" || warningType === "consume") && threshold === null)
    throw refuse("WARNING_THRESHOLD_MISSING");
  if (warningType === "expire" && days.length === 0) throw refuse("WARNING_DAYS_MISSING");
}

/**
 * Enabled, a setting has a receiver at least; each is active and can be reached in every way chosen.
 * @throws AnswerError that names the first who is not
 */
export function checkReceivers(
  { enabled, notifyWays }: Pick<SettingRow, "enabled" | "notifyWays">,
  receivers: readonly Receiver[],
): void {
  if (enabled && receivers.length === 0) throw refuse("RECEIVER_NEEDED");
  for (const receiver of receivers) {
    const { name } = receiver;
    if (receiver.status !== UserStatus.active) throw refuse("RECEIVER_DISABLED", { name });
    if (lacks(receiver, notifyWays, "sms")) throw refuse("RECEIVER_NO_PHONE", { name });
    if (lacks(receiver, notifyWays, "email")) throw refuse("RECEIVER_NO_EMAIL", { name });
  }
}

function lacks({ phone, email }: Receiver, ways: readonly NotifyWay[], way: "sms" | "email"): boolean {
  return ways.includes(way) && !(way === "sms" ? phone : email);
}
