import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openDatabase as prepareDatabase } from "../../scripts/serve";
import { type Database, openDatabase } from "../../src/server/database/client";
import { migrate } from "../../src/server/database/migrate";
import { clouds, regions } from "../../src/server/database/schema/cloud";
import { customers } from "../../src/server/database/schema/identity";
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from "../helpers/database";

let database: TestDatabase;
let db: Database;
let closeDatabase: () => Promise<void>;

beforeAll(async () => {
  database = await createEmptyDatabase();
  ({ db, close: closeDatabase } = openDatabase(database.url, 1));
});
afterAll(async () => {
  await closeDatabase();
  await database.drop();
});

const contents = async () => ({
  clouds: await db.select().from(clouds).orderBy(clouds.id),
  regions: await db.select().from(regions).orderBy(regions.cloudCode, regions.sort),
});

describe("a database in which production begins", () => {
  it("§1: has the six clouds, each with its introduction and regions, and no customer", async () => {
    const { clouds: all, regions: places } = await contents();
    expect(all.map(({ code }) => code)).toEqual(["qingyun", "aliyun", "huawei", "jd", "aws", "tx"]);
    for (const { code, introduce, introduceEn, img1 } of all) {
      const own = places.filter(({ cloudCode }) => cloudCode === code);
      const complete =
        [introduce, introduceEn, img1, own.length > 0].every(Boolean) &&
        own.every(({ zones, regionNameEn }) => zones.length > 0 && regionNameEn !== null);
      expect({ code, complete }).toEqual({ code, complete: true });
    }
    expect(await db.$count(customers)).toBe(0);
  });

  it("is brought up to date by every start, and keeps regions that were added", async () => {
    const before = await contents();
    const added = {
      cloudCode: "tx",
      regionId: "ap-tokyo",
      regionName: "东京",
      regionNameEn: null,
      zones: [],
      sort: 90,
    };
    await db.insert(regions).values(added);
    await db.update(clouds).set({ introduceEn: "An earlier text." }).where(eq(clouds.code, "tx"));
    await db.delete(regions).where(eq(regions.regionId, "pek3"));
    await migrate(database.url);
    const after = await contents();
    expect(after).toEqual({ ...before, regions: [...before.regions, added] });
    await migrate(database.url);
    expect(await contents()).toEqual(after);
  });
});

describe("production on a database", () => {
  const log = () => undefined;

  it("is refused where that holds the demo, and begins where it is empty", async () => {
    const demo = await createTestDatabase();
    vi.stubEnv("NODE_ENV", "production");
    try {
      await expect(prepareDatabase(demo.url, log)).rejects.toThrow(/holds the demo, whose password is public/);
      expect(await prepareDatabase(database.url, log)).toBe(database.url);
    } finally {
      vi.unstubAllEnvs();
      await demo.drop();
    }
  });
});
