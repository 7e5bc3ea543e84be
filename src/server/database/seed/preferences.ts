import { gt } from "drizzle-orm";
import { TOUR_KEY } from "../../../domain/preference-keys";
import type { Tx } from "../client";
import { users } from "../schema/identity";
import { preferences } from "../schema/preference";
import type { Seed } from "./run/seed-type";

/** Who has signed in before has seen the tour. */
export const seed: Seed = { needs: ["identity"], write: seedPreferences };

async function seedPreferences(tx: Tx, today: Date): Promise<void> {
  const known = await tx
    .select({ userId: users.id, customId: users.customId })
    .from(users)
    .where(gt(users.loginNum, 0));
  await tx
    .insert(preferences)
    .values(known.map((user) => ({ ...user, key: TOUR_KEY, value: JSON.stringify("seen"), updateTime: today })));
}
