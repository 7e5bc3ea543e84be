import type { Seed } from "./run/seed-type";
import { asc, sql } from "drizzle-orm";
import { addMinutes } from "../../time";
import { bulkInsert } from "../bulk-insert";
import type { Queryable } from "../client";
import { messages } from "../schema/message";
import { users } from "../schema/identity";
import { type Random, seededRandom } from "./bills-generator/random";
import type { Draft } from "./messages-data/draft";
import { type Facts, readFacts } from "./messages-data/facts";
import { draftsFromFacts } from "./messages-data/from-facts";
import { campaignDrafts, operationDraft, securityDraft } from "./messages-data/from-rules";

/** How many messages a user has, and how many of them unread. */
interface Amount {
  count: number;
  unread: number;
}

const amounts: Record<string, Amount> = {
  admin: { count: 400, unread: 37 },
  many: { count: 160, unread: 128 },
  type0: { count: 60, unread: 12 },
  channel: { count: 45, unread: 8 },
  newcomer: { count: 6, unread: 6 },
};

/** Writes everybody's messages, besides those that came of the history. What they tell of (bills, orders, contracts, accounts) exists already. */
export const seed: Seed = { needs: ["history", "quota-applications", "resources"], write: seedMessages };

async function seedMessages(db: Queryable, today: Date): Promise<void> {
  await readPast(db, today);
  const everybody = await db.select().from(users).orderBy(asc(users.id));
  const reminded = new Map<number, number>();
  for (const { userId } of await db.select({ userId: messages.userId }).from(messages))
    reminded.set(userId, (reminded.get(userId) ?? 0) + 1);
  const facts = new Map<number, Facts>();
  for (const { customId } of everybody) if (!facts.has(customId)) facts.set(customId, await readFacts(db, customId));
  const rows = everybody.flatMap(({ id, customId, username }) => {
    const random = seededRandom(7000 + id);
    const amount = amounts[username] ?? { count: random.whole(8, 30), unread: random.whole(0, 5) };
    const known = facts.get(customId);
    const drafts = known ? composeMessages(random, known, amount.count - (reminded.get(id) ?? 0), today) : [];
    return markRead(random, drafts, amount.unread, today).map(({ title, content, ...draft }) => ({
      ...draft,
      title: title.zh,
      titleEn: title.en,
      content: content.zh,
      contentEn: content.en,
      customId,
      userId: id,
    }));
  });
  await bulkInsert(db, messages, rows);
}

/** What the history has told has been read. */
async function readPast(db: Queryable, today: Date): Promise<void> {
  await db.execute(sql`
    UPDATE messages SET read_flag = 1, read_time = least(create_time + interval '25 minutes', ${today.toISOString()}::timestamptz)
    WHERE read_flag = 0`);
}

/** Exactly `count` messages: up to two fifths tell of rows that exist, the rest follows from alarm and security rules. Newest first. */
export function composeMessages(random: Random, facts: Facts, count: number, today: Date): Draft[] {
  const told = [...draftsFromFacts(facts, today), ...campaignDrafts(random, today)];
  const drafts = sample(random, told, Math.round(count * 0.4));
  while (drafts.length < count) {
    drafts.push(random.chance(0.72) ? operationDraft(random, facts, today) : securityDraft(random, facts, today));
  }
  return drafts.sort((one, other) => other.createTime.getTime() - one.createTime.getTime());
}

/** Leaves exactly `unread` of the messages unread, mostly recent ones; the others were read some time after they came. */
export function markRead(random: Random, drafts: Draft[], unread: number, today: Date) {
  const open = new Set<number>();
  drafts.forEach((_, index) => {
    if (open.size < unread && random.chance(0.6)) open.add(index);
  });
  for (let index = 0; open.size < Math.min(unread, drafts.length); index += 1) open.add(index);
  return drafts.map((draft, index) => {
    const waited = addMinutes(draft.createTime, Math.round(1 + 90 * random.logNormal(1.4)));
    const readTime = waited < today ? waited : today;
    return {
      ...draft,
      readFlag: open.has(index) ? (0 as const) : (1 as const),
      readTime: open.has(index) ? null : readTime,
    };
  });
}

function sample(random: Random, items: Draft[], count: number): Draft[] {
  const rest = [...items];
  const chosen: Draft[] = [];
  while (chosen.length < count && rest.length > 0) chosen.push(...rest.splice(random.whole(0, rest.length - 1), 1));
  return chosen;
}
