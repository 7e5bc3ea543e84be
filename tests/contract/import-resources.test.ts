import { spawn } from "node:child_process";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { finished } from "node:stream/promises";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { sealSecret } from "../../src/server/areas/cloud/account-secret";
import { needsAttention } from "../../src/server/areas/cloud/attention";
import { syncDue } from "../../src/server/areas/cloud/sync/sync";
import { lockTags } from "../../src/server/areas/tag/lock-tags";
import { type Database, type OpenDatabase, openDatabase } from "../../src/server/database/client";
import { cloudAccounts } from "../../src/server/database/schema/cloud";
import { customers } from "../../src/server/database/schema/identity";
import { resourceEvents, resources, syncScopes } from "../../src/server/database/schema/resource";
import { tagBinds, tags } from "../../src/server/database/schema/tag";
import { auditEvents } from "../../src/server/database/schema/security";
import { type ImportArguments, readArguments, runImport } from "../../src/server/inventory-import/command";
import { CustomType } from "../../src/generated/enums";
import { createEmptyDatabase, type TestDatabase } from "../helpers/database";
import { fakeCloud, fakeTime } from "../helpers/fake-cloud";

let database: TestDatabase;
let opened: OpenDatabase;
let db: Database;
let folder: string;
let customId: number;
beforeAll(async () => {
  database = await createEmptyDatabase();
  opened = openDatabase(database.url, 4);
  ({ db } = opened);
  const names = ["Harbour", "Quay"].map((customName) => ({
    customName,
    customType: CustomType.standard,
    createTime: new Date(),
  }));
  const [custom] = await db.insert(customers).values(names).returning();
  customId = custom?.id ?? 0;
  folder = await mkdtemp(path.join(tmpdir(), "import-test-"));
});
afterAll(async () => {
  await opened.close();
  await database.drop();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await db.delete(cloudAccounts);
  await db.delete(tags);
});

const now = new Date("2026-05-01T00:00:00Z");
const write = async (text: string) => {
  const file = path.join(folder, `file-${Math.random()}`);
  await writeFile(file, text);
  return file;
};
const load = async (text: string, more: Partial<ImportArguments> = {}, at = now) => {
  const out: string[] = [];
  const err: string[] = [];
  const task = {
    path: await write(text),
    account: "own",
    customer: "Harbour",
    cloud: "aws",
    region: undefined,
    complete: false,
    skipBad: false,
    ...more,
  };
  const code = await runImport(db, task, { out: (line) => out.push(line), err: (line) => err.push(line) }, at);
  return { code, out, err };
};

const host = (resourceId: string, more: object = {}) =>
  JSON.stringify({ type: "host", resourceId, regionId: "us-east-1", status: "running", ...more });
const disk = (resourceId: string, more: object = {}) =>
  JSON.stringify({ type: "disk", resourceId, regionId: "us-east-1", status: "inUse", ...more });
const lines = (...texts: string[]) => texts.join("\n");

const present = () => db.select().from(resources).where(isNull(resources.goneTime)).orderBy(asc(resources.resourceId));
const idsPresent = async () => (await present()).map(({ resourceId }) => resourceId);
const tagsOf = async (resourceId: string) =>
  (
    await db
      .select({ key: tags.tagKey, value: tags.tagValue })
      .from(tagBinds)
      .innerJoin(tags, eq(tags.id, tagBinds.tagId))
      // By the type that the lists find them by.
      .innerJoin(resources, and(eq(resources.id, tagBinds.resourceId), eq(resources.type, tagBinds.resourceType)))
      .where(eq(resources.resourceId, resourceId))
      .orderBy(asc(tags.tagKey))
  ).map(({ key, value }) => `${key}=${value}`);
/** Whatever is written has another version. */
const versions = async () =>
  (
    await db.execute(sql`
      select 'resource' kind, id, xmin::text from resources union all select 'event', id, xmin::text from resource_events
      union all select 'bind', id, xmin::text from tag_binds union all select 'tag', id, xmin::text from tags order by 1, 2`)
  ).rows;

describe("an inventory", () => {
  it("goes into an account of its own, with history, tags and what belongs together", async () => {
    const text = lines(
      host("i-1", { name: "网站-1", tags: { env: "prod", team: "shop" }, attrs: { cpu: 4, privateIp: ["10.0.0.1"] } }),
      disk("vol-1", { hostResourceId: "i-1", tags: { env: "prod" } }),
    );
    const { code, out, err } = await load(text);
    expect({ code, err }).toEqual({ code: 0, err: [] });
    expect(out).toEqual([
      'Read 2 resources into "own" of "Harbour": 2 added, 0 changed, 0 unchanged.',
      "Bound 3 tags.",
    ]);
    expect(await present()).toMatchObject([
      {
        customId,
        resourceId: "i-1",
        name: "网站-1",
        cloudCode: "aws",
        createTime: now,
        attrs: { cpu: 4, memory: null },
      },
      { resourceId: "vol-1", hostRef: "i-1" },
    ]);
    expect(await db.select().from(resourceEvents)).toMatchObject([
      { kind: "appeared", source: "import" },
      { kind: "appeared", source: "import" },
      {
        kind: "tagsChanged",
        source: "import",
        actor: null,
        changes: [
          { field: "tags", from: null, to: "env: prod" },
          { field: "tags", from: null, to: "team: shop" },
        ],
      },
      { kind: "tagsChanged", source: "import", changes: [{ to: "env: prod" }] },
    ]);
    expect(await tagsOf("i-1")).toEqual(["env=prod", "team=shop"]);
    const [account] = await db.select().from(cloudAccounts);
    expect(account).toMatchObject({ accountName: "own", secretKey: null, resourceCount: 2, lastSyncTime: now });
    const audit = and(eq(auditEvents.action, "importResources"), eq(auditEvents.customId, customId));
    expect(await db.select().from(auditEvents).where(audit)).toHaveLength(1);
  });

  it("twice adds and writes nothing, however much later", async () => {
    const text = lines(host("i-1", { tags: { env: "prod" } }), disk("vol-1"));
    await load(text);
    const before = await versions();
    const { out } = await load(text, { account: "own", cloud: undefined }, new Date("2026-06-01T00:00:00Z"));
    expect(out).toEqual(['Read 2 resources into "own" of "Harbour": 0 added, 0 changed, 2 unchanged.']);
    expect(await versions()).toEqual(before);
  });

  it("changes what differs, and nothing that it does not have, unless it is complete", async () => {
    await load(lines(host("i-1"), host("i-2"), host("i-3", { regionId: "eu-west-1" }), disk("vol-1")));
    const later = new Date("2026-05-02T00:00:00Z");
    const text = lines(host("i-1", { status: "stopped" }), host("i-4"));
    expect((await load(text)).out[0]).toMatch(/: 1 added, 1 changed, 0 unchanged\.$/);
    expect(await idsPresent()).toEqual(["i-1", "i-2", "i-3", "i-4", "vol-1"]);
    expect((await load(text, { complete: true }, later)).out[0]).toMatch(
      /: 0 added, 0 changed, 2 unchanged, 1 gone\.$/,
    );
    // Of disks and of the other region it says nothing.
    expect(await idsPresent()).toEqual(["i-1", "i-3", "i-4", "vol-1"]);
    const scopes = await db.select().from(syncScopes).orderBy(asc(syncScopes.type), asc(syncScopes.regionId));
    expect(scopes.map(({ type, regionId, completedTime }) => [type, regionId, completedTime])).toEqual([
      ["disk", "us-east-1", now],
      ["host", "eu-west-1", now],
      ["host", "us-east-1", later],
    ]);
    expect((await load(lines(host("i-2")), {}, new Date("2026-05-03T00:00:00Z"))).out[0]).toMatch(
      /: 0 added, 0 changed, 0 unchanged, 1 that had gone there again\.$/,
    );
  });

  it("waits for a change of tags before it counts them, and holds nothing that this change needs", async () => {
    const many = Object.fromEntries(Array.from({ length: 19 }, (_, at) => [`k${at}`, "1"]));
    await load(host("i-1", { tags: many }));
    const [row] = await present();
    const [tag] = await db
      .insert(tags)
      .values({ customId, tagKey: "owner", tagValue: "me", color: "blue", creator: "x", createTime: now })
      .returning();
    const { loaded } = await db.transaction(async (tx) => {
      await lockTags(tx, customId);
      const importing = load(host("i-1", { name: "new", tags: { more: "1" } }));
      await vi.waitFor(async () => {
        const waits = sql`select 1 from pg_locks where locktype = 'advisory' and not granted`;
        expect((await db.execute(waits)).rows).toHaveLength(1);
      });
      await tx.execute(sql`set local lock_timeout = '300ms'`);
      await tx.execute(sql`select from resources where id = ${row?.id ?? 0} for key share`);
      const bound = { resourceId: row?.id ?? 0, resourceType: "host", bindTime: now, operator: "x" } as const;
      await tx.insert(tagBinds).values({ tagId: tag?.id ?? 0, tagKey: "owner", ...bound });
      return { loaded: importing };
    });
    expect((await loaded).err).toContain(
      "line 1: would have 21 tags with those it has in the console; up to 20 are possible",
    );
    expect(await tagsOf("i-1")).toHaveLength(20);
  });

  it("leaves tags of the console alone, but for the keys that it has itself", async () => {
    await load(host("i-1", { tags: { env: "prod" } }));
    const [row] = await present();
    const [own] = await db
      .insert(tags)
      .values({ customId, tagKey: "owner", tagValue: "me", color: "blue", creator: "x", createTime: now })
      .returning();
    const bound = { resourceId: row?.id ?? 0, resourceType: "host", bindTime: now, operator: "x" } as const;
    await db.insert(tagBinds).values({ tagId: own?.id ?? 0, tagKey: "owner", ...bound });
    await load(host("i-1", { tags: { env: "test", tier: "1" } }));
    expect(await tagsOf("i-1")).toEqual(["env=test", "owner=me", "tier=1"]);
    const many = Object.fromEntries(Array.from({ length: 18 }, (_, at) => [`key-${at}`, "v"]));
    const { code, err } = await load(host("i-1", { tags: many }));
    expect({ code, err }).toEqual({
      code: 1,
      err: ["line 1: would have 21 tags with those it has in the console; up to 20 are possible"],
    });
    expect(await tagsOf("i-1")).toHaveLength(3);
  });
});

describe("bad lines", () => {
  const text = lines(host("i-1"), host("i-2", { status: "up" }), "{", host("i-1", { name: "again" }), host("i-3"));

  it("let nothing be imported, not even the account", async () => {
    const { code, out, err } = await load(text);
    expect(code).toBe(1);
    expect(err).toEqual([
      expect.stringMatching(/^line 2: `status` must be one of .*, is "up"$/),
      expect.stringMatching(/^line 3: is no JSON: /),
      "line 4: is the same resource as line 1",
    ]);
    expect(out).toEqual([
      "Nothing was imported: 3 of 5 resources are bad. --skip-bad-lines imports the other 2 resources.",
    ]);
    expect([await present(), await db.select().from(cloudAccounts)]).toEqual([[], []]);
  });

  it("are left out where that is asked for", async () => {
    const { code, out } = await load(text, { skipBad: true });
    expect(code).toBe(0);
    expect(out[0]).toMatch(/: 2 added, 0 changed, 0 unchanged, 3 bad and left out\.$/);
    expect(await idsPresent()).toEqual(["i-1", "i-3"]);
  });

  it("are printed up to fifty, and counted", async () => {
    const { err } = await load(lines(...Array.from({ length: 60 }, () => "x")).replace(/^/, "{}\n"));
    expect(err).toHaveLength(51);
    expect(err.at(-1)).toBe("... and 11 more mistakes");
  });
});

describe("the account", () => {
  const newAccount = (accountName: string) =>
    db.insert(cloudAccounts).values({
      customId,
      cloudCode: "aws",
      accountName,
      accountUid: accountName,
      site: "china",
      accessKey: accountName,
      secretKey: sealSecret("secret", customId),
      regionIds: [],
      status: 1,
      syncStatus: 2,
      creator: "x",
      createTime: now,
    });

  it.each([
    [
      { cloud: undefined },
      /"Harbour" has no account "own"\. Accounts: \d+ "synchronised" \(synchronised\)\. --cloud CLOUD makes it/,
    ],
    [{ cloud: "azure" }, /There is no cloud "azure"; there are .*aws/],
    [{ account: "synchronised" }, /has keys and is synchronised with its cloud/],
    [{ customer: "Nobody" }, /There is no customer "Nobody"\. Customers: \d+ "Harbour", \d+ "Quay"\./],
    [{ customer: undefined }, /Whose are they\? Name the customer by --customer/],
  ])("%j is refused", async (more, reason) => {
    await newAccount("synchronised");
    await expect(load(host("i-1"), more)).rejects.toThrow(reason);
    expect(await present()).toEqual([]);
  });

  it("never loses resources to a file that does not have them all", async () => {
    expect(() => readArguments(["file", "--account", "own", "--complete", "--skip-bad-lines"])).toThrow(
      /would be marked as gone/,
    );
    await load(host("i-1"));
    const page = JSON.stringify({ Volumes: [], NextToken: "abc" });
    await expect(load(page, { complete: true })).rejects.toThrow(/NextToken/);
    expect(await idsPresent()).toEqual(["i-1"]);
  });

  it("is not synchronised, so that nothing in it is taken for gone", async () => {
    await load(host("i-1"));
    await newAccount("synchronised");
    const cloud = fakeCloud();
    await db.update(cloudAccounts).set({ syncStatus: 0 });
    await syncDue(db, cloud, fakeTime(now));
    expect(new Set(cloud.calls.map((call) => call.split(" ")[0]))).toEqual(new Set(["synchronised"]));
    expect(await idsPresent()).toEqual(["i-1"]);
  });

  it("needs nobody's attention: it has no keys that could fail", async () => {
    await load(host("i-1"));
    expect([await db.$count(cloudAccounts), await db.$count(cloudAccounts, needsAttention)]).toEqual([1, 0]);
  });
});

describe("npm run import-resources", () => {
  const start = (file: string, env: NodeJS.ProcessEnv = {}, node: string[] = []) => {
    const args = [...node, "scripts/run.mjs", "scripts/import-resources.ts", file];
    const child = spawn(process.execPath, [...args, "--account", "own", "--customer", "Harbour", "--cloud", "aws"], {
      env: { ...process.env, NODE_ENV: "production", DATABASE_URL: database.url, CDZ_SECRET_KEY: secret, ...env },
    });
    const said: string[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => said.push(String(chunk)));
    const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
    return { child, ended, said: () => said.join("") };
  };
  const secret = Buffer.alloc(32, 7).toString("base64");

  it("imports by itself, and says what is wrong without an account", async () => {
    const run = start(await write(host("i-1")));
    expect(await run.ended).toBe(0);
    expect(run.said()).toContain('Read 1 resource into "own" of "Harbour": 1 added');
    expect(await idsPresent()).toEqual(["i-1"]);
    const missing = start(path.join(folder, "missing"));
    expect(await missing.ended).toBe(1);
    expect(missing.said()).toContain("There is no file");
  });

  it("does nothing half when it is killed while it writes", async () => {
    const file = await big(20_000);
    const run = start(file);
    // It has staged everything once it makes the account.
    const { rows } = await waitFor(() =>
      db.execute(
        sql`select pid from pg_stat_activity where datname = current_database() and query ilike '%insert into "resources"%' and pid <> pg_backend_pid()`,
      ),
    );
    expect(rows.length).toBeGreaterThan(0);
    run.child.kill("SIGKILL");
    await run.ended;
    expect([await present(), await db.select().from(cloudAccounts)]).toEqual([[], []]);
  });

  it("holds a few lines of a big file at a time: its memory is a small part of it", async () => {
    const file = await big(40_000, "x".repeat(2500));
    // More than 100 MB of lines with less than that to hold them.
    const run = start(file, {}, ["--max-old-space-size=96"]);
    expect(await run.ended).toBe(1);
    expect(run.said()).toContain("Nothing was imported: 40,000 of 40,000 resources are bad.");
  });

  async function big(count: number, colour?: string): Promise<string> {
    const file = path.join(folder, `big-${count}`);
    const stream = createWriteStream(file);
    for (let at = 0; at < count; at += 1)
      if (!stream.write(`${host(`i-${at}`, { colour })}\n`))
        await new Promise<void>((resolve) => stream.once("drain", () => resolve()));
    stream.end();
    await finished(stream);
    return file;
  }

  async function waitFor<Answer extends { rows: unknown[] }>(ask: () => Promise<Answer>): Promise<Answer> {
    for (let tries = 0; ; tries += 1) {
      const answer = await ask();
      if (answer.rows.length > 0 || tries > 3000) return answer;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
});
