import { and, eq } from "drizzle-orm";
import type { Notifier } from "../../../areas/warning/notifier";
import { raise } from "../../../areas/warning/raise";
import { toldBy } from "../../../areas/warning/settings";
import { sendNotices } from "../../../areas/warning/send-notices";
import { addMinutes } from "../../../time";
import { warningSettings } from "../../schema/warning";
import type { Plans } from "../run/seed-type";
import type { Deed, World } from "../run/world";
import { group } from "../warnings";
import { type Told, tellReminders } from "../warnings-data/told";

const unreachable = { zh: "对方无法接收", en: "Recipient could not be reached" };

/** What the group was reminded of in the past year, and how that was delivered. */
export const plans: Plans = {
  needs: ["warnings"],
  deeds: (world) =>
    tellReminders(world.today).map((told) => ({ at: told.raiseTime, do: (now) => remind(world, told, now) })),
};

async function remind({ db }: World, { failed, warningType, ...told }: Told, now: Date): Promise<Deed[]> {
  const ofType = and(eq(warningSettings.customId, group), eq(warningSettings.warningType, warningType));
  const [setting] = await db.select().from(warningSettings).where(ofType);
  if (!setting) throw new Error(`the group is reminded of its ${warningType}`);
  const { notifyWays, subject, value, threshold, bizType, bizNo } = told;
  await db.transaction((tx) =>
    raise(tx, toldBy(tx, { ...setting, notifyWays }), { subject, value, threshold, bizType, bizNo }, now),
  );
  return [{ at: addMinutes(now, 1), do: (at) => sendNotices(db, notifierThat(failed), () => at) }];
}

/** Delivers what it is given, but for the first where somebody could not be reached. */
function notifierThat(fails: boolean): Notifier {
  let left = fails ? 1 : 0;
  return { send: async () => (left-- > 0 ? { delivered: false, reason: unreachable } : { delivered: true }) };
}
