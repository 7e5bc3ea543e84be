import type { Seed } from "./run/seed-type";
import { addDays, addMinutes } from "../../time";
import { bulkInsert } from "../bulk-insert";
import type { Queryable } from "../client";
import { news } from "../schema/news";
import { seededRandom } from "./bills-generator/random";
import { composeNews } from "./news-data/compose";

/** How many of each type: announcements, news, campaigns. */
const amounts = { 1: 24, 2: 22, 3: 14 } as const;

/** Sixty items of the past year, in both languages; the latest two announcements and campaigns are kept at the top. */
export const seed: Seed = { needs: [], write: seedNews };

async function seedNews(db: Queryable, today: Date): Promise<void> {
  const random = seededRandom(9200);
  const rows = ([1, 2, 3] as const).flatMap((type) =>
    Array.from({ length: amounts[type] }, (_, index) => {
      const age = Math.round((index + random.next()) * (360 / amounts[type]));
      const publishTime = addMinutes(addDays(today, -age), -random.whole(10, 480));
      return {
        type,
        ...composeNews(random, type, index, publishTime),
        top: type !== 2 && index < 2,
        publishTime,
        viewCount: Math.round(40 * (1 + age / 6) * random.logNormal(0.5)),
      };
    }),
  );
  await bulkInsert(db, news, rows);
}
