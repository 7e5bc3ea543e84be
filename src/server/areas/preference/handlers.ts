import { and, eq } from "drizzle-orm";
import type { Preference } from "../../../generated/api";
import type { Context, Handlers } from "../../context";
import { preferences } from "../../database/schema/preference";
import { refuse } from "../../errors";
import { limits } from "../../limits";
import { owned } from "../../lists/owner";
import { viewHandlers } from "./views";

/** What each user prefers. Nobody sees or changes another user's. */
export const handlers = {
  getPreference: async ({ key }, context) => {
    const [row] = await context.db.select({ value: preferences.value }).from(preferences).where(own(key, context));
    return { key, value: row ? (JSON.parse(row.value) as Preference["value"]) : null };
  },

  savePreference: async ({ key, value }, context) => {
    if (value === null) await context.db.delete(preferences).where(own(key, context));
    else await keep(key, JSON.stringify(value), context);
    return null;
  },

  ...viewHandlers,
} satisfies Partial<Handlers>;

async function keep(key: string, value: string, context: Context): Promise<void> {
  if (Buffer.byteLength(value) > limits.preferenceBytes) throw refuse("PREFERENCE_TOO_LARGE");
  const { user, db } = context;
  // Two new keys at the same moment may go one beyond the limit; it only keeps the table from growing without end.
  const others = await db.$count(preferences, eq(preferences.userId, user.id));
  const known = await db.$count(preferences, own(key, context));
  if (known === 0 && others >= limits.preferencesPerUser)
    throw refuse("PREFERENCES_FULL", { max: limits.preferencesPerUser });
  const change = { value, updateTime: context.now() };
  await db
    .insert(preferences)
    .values({ userId: user.id, customId: user.customId, key, ...change })
    .onConflictDoUpdate({ target: [preferences.userId, preferences.key], set: change });
}

function own(key: string, { user }: Context) {
  return and(eq(preferences.userId, user.id), owned(preferences, user.customId), eq(preferences.key, key));
}
