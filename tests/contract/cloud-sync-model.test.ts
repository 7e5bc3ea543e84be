import { asc, eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sealSecret } from "../../src/server/areas/cloud/account-secret";
import { CloudError, type CloudErrorKind, type Scope } from "../../src/server/areas/cloud/provider";
import { syncDue } from "../../src/server/areas/cloud/sync/sync";
import { type Database, type OpenDatabase, openDatabase } from "../../src/server/database/client";
import { cloudAccounts } from "../../src/server/database/schema/cloud";
import { customers } from "../../src/server/database/schema/identity";
import { resourceEvents, resources, syncScopes } from "../../src/server/database/schema/resource";
import { limits } from "../../src/server/limits";
import { createEmptyDatabase, type TestDatabase } from "../helpers/database";
import { fakeCloud, fakeTime } from "../helpers/fake-cloud";
import { killedAt, modelRuns } from "./killed-server";

let database: TestDatabase;
let opened: OpenDatabase;
let db: Database;
let customId: number;
beforeAll(async () => {
  database = await createEmptyDatabase();
  opened = openDatabase(database.url, 6);
  ({ db } = opened);
  const customer = { customName: "x", customType: 0, createTime: new Date() } as const;
  const [made] = await db.insert(customers).values(customer).returning();
  customId = made?.id ?? 0;
});
afterAll(async () => {
  await opened.close();
  await database.drop();
});

const regionIds = ["cn-hangzhou", "cn-shanghai"];
const scopes: Scope[] = regionIds.flatMap((regionId) => [
  { regionId, type: "host" },
  { regionId, type: "disk" },
]);

/** What the cloud answers to the next calls about a scope, or whether its keys work, so many times. */
interface Fault {
  scope: number | "verify";
  kind: CloudErrorKind;
  times: number;
  /** Only pages behind the first one. */
  later: boolean;
}

type Step =
  | { does: "put"; scope: number; item: number; size: number }
  | { does: "remove"; scope: number; item: number }
  /** To the other region, in one go. */
  | { does: "move"; scope: number; item: number }
  | { does: "fault"; fault: Fault }
  /** A region that the account may not read, until it may again. */
  | { does: "deny" | "allow"; region: number }
  /** A scope is to be read before its time; the whole account. */
  | { does: "due"; scope: number }
  | { does: "ask" }
  | { does: "sync"; servers: number }
  /** A server is killed before it sends its statement of this number; its lease stays. */
  | { does: "kill"; statement: number }
  | { does: "pass"; minutes: number };

const scope = fc.nat({ max: scopes.length - 1 });
/** So many that a scope has several pages. */
const item = fc.nat({ max: 7 });
const region = fc.nat({ max: regionIds.length - 1 });
const someSteps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    {
      weight: 14,
      arbitrary: fc.record({ does: fc.constant("put" as const), scope, item, size: fc.integer({ min: 1, max: 3 }) }),
    },
    { weight: 5, arbitrary: fc.record({ does: fc.constant("remove" as const), scope, item }) },
    { weight: 2, arbitrary: fc.record({ does: fc.constant("move" as const), scope, item }) },
    {
      weight: 5,
      arbitrary: fc.record({
        does: fc.constant("fault" as const),
        fault: fc.record({
          scope: fc.oneof({ weight: 9, arbitrary: scope }, { weight: 1, arbitrary: fc.constant("verify" as const) }),
          kind: fc.constantFrom<CloudErrorKind>("throttled", "throttled", "unavailable", "refused", "keyInvalid"),
          times: fc.integer({ min: 1, max: 6 }),
          later: fc.boolean(),
        }),
      }),
    },
    { weight: 1, arbitrary: fc.record({ does: fc.constantFrom("deny" as const, "allow" as const), region }) },
    { weight: 3, arbitrary: fc.record({ does: fc.constant("due" as const), scope }) },
    { weight: 2, arbitrary: fc.constant<Step>({ does: "ask" }) },
    { weight: 5, arbitrary: fc.record({ does: fc.constant("sync" as const), servers: fc.constantFrom(1, 2) }) },
    {
      weight: 4,
      arbitrary: fc.record({ does: fc.constant("kill" as const), statement: fc.integer({ min: 1, max: 120 }) }),
    },
    { weight: 5, arbitrary: fc.record({ does: fc.constant("pass" as const), minutes: fc.constantFrom(1, 3, 11, 61) }) },
  ),
  { minLength: 50, maxLength: 100 },
);

/** What rows say at a moment: ids of what is present and of what is gone, by scope, and when each was complete. */
interface Seen {
  present: Map<string, string[]>;
  gone: Map<string, Set<number>>;
  completed: Map<string, number | undefined>;
}

const nameOf = ({ regionId, type }: { regionId: string; type: string }) => `${regionId} ${type}`;

/** An account on the database and at its cloud. */
class World {
  private readonly cloud = fakeCloud();
  private readonly time = fakeTime(new Date("2026-05-01T00:00:00Z"));
  private readonly id: number;
  private readonly denied = new Set<string>();
  private faults: Fault[] = [];
  private seen: Seen = { present: new Map(), gone: new Map(), completed: new Map() };

  private constructor(id: number) {
    this.id = id;
    this.cloud.before = (call) => this.answer(call);
  }

  static async begin(): Promise<World> {
    await db.delete(cloudAccounts);
    const keys = { accessKey: "main", secretKey: sealSecret("secret", customId) };
    const account = { accountName: "main", accountUid: "main", site: "china", status: 0, syncStatus: 0 } as const;
    const about = { customId, cloudCode: "aliyun", regionIds, creator: "x", createTime: new Date() };
    const [made] = await db
      .insert(cloudAccounts)
      .values({ ...about, ...account, ...keys })
      .returning();
    return new World(made?.id ?? 0);
  }

  async step(step: Step): Promise<void> {
    // No two steps are at the same time.
    this.time.pass(1_000);
    if (step.does === "put") this.put(step.scope, step.item, step.size);
    if (step.does === "remove") this.cloud.remove("main", this.scope(step.scope), idOf(step));
    if (step.does === "move") this.move(step);
    if (step.does === "fault") this.faults.push({ ...step.fault });
    if (step.does === "deny") this.denied.add(regionIds[step.region] ?? "");
    if (step.does === "allow") this.denied.delete(regionIds[step.region] ?? "");
    if (step.does === "due") await this.due(this.scope(step.scope));
    if (step.does === "ask") await this.ask();
    if (step.does === "sync") await Promise.all(Array.from({ length: step.servers }, () => this.sync(db)));
    if (step.does === "kill") await killedAt(database.url, step.statement, (on) => this.sync(on));
    if (step.does === "pass") this.time.pass(step.minutes * 60_000);
  }

  /** The cloud answers everything, until all is read. */
  async settle(): Promise<void> {
    this.faults = [];
    this.denied.clear();
    this.time.pass(limits.syncPauseMost);
    await this.ask();
    await this.sync(db);
  }

  private scope(at: number): Scope {
    return scopes[at] ?? { regionId: "", type: "host" };
  }

  private put(at: number, number: number, size: number): void {
    const id = idOf({ scope: at, item: number });
    const elsewhere = scopes.some((one, other) => other !== at && this.has(one, id));
    if (!elsewhere) this.cloud.put("main", this.scope(at), id, { attrs: { size } });
  }

  private move(step: { scope: number; item: number }): void {
    const [from, id] = [this.scope(step.scope), idOf(step)];
    const to = scopes.find(({ regionId, type }) => type === from.type && regionId !== from.regionId);
    if (!to || !this.has(from, id)) return;
    this.cloud.remove("main", from, id);
    this.cloud.put("main", to, id);
  }

  private has({ regionId, type }: Scope, id: string): boolean {
    return this.cloud.items.has(["main", regionId, type, id].join(" "));
  }

  private answer(call: string): void {
    const [, regionId = "", type = "", cursor = ""] = call.split(" ");
    const isVerify = regionId === "verify";
    if (this.denied.has(regionId)) throw new CloudError("denied", { zh: "拒绝", en: "denied" });
    const fault = this.faults.find(({ scope: at, later, times }) => {
      const concerns = at === "verify" ? isVerify : nameOf(this.scope(at)) === `${regionId} ${type}`;
      return times > 0 && concerns && (isVerify || !later || cursor !== "");
    });
    if (!fault) return;
    fault.times -= 1;
    throw new CloudError(fault.kind, { zh: "不行", en: fault.kind }, fault.kind === "throttled" ? 5_000 : undefined);
  }

  private sync(on: Database): Promise<void> {
    return syncDue(on, this.cloud, this.time);
  }

  private async ask(): Promise<void> {
    await db
      .update(cloudAccounts)
      .set({ syncStatus: 0, syncTime: this.time.clock() })
      .where(eq(cloudAccounts.id, this.id));
  }

  /** One that a server has is that server's. */
  private async due({ regionId, type }: Scope): Promise<void> {
    const free = sql`${syncScopes.regionId} = ${regionId} and ${syncScopes.type} = ${type} and ${syncScopes.status} <> 1`;
    await db.update(syncScopes).set({ nextTime: this.time.clock() }).where(free);
  }

  private async look(): Promise<Seen> {
    const seen: Seen = { present: new Map(), gone: new Map(), completed: new Map() };
    for (const row of await db.select().from(resources).orderBy(asc(resources.resourceId))) {
      const name = nameOf(row);
      if (row.goneTime) seen.gone.set(name, (seen.gone.get(name) ?? new Set()).add(row.id));
      else seen.present.set(name, [...(seen.present.get(name) ?? []), textOf(row)]);
    }
    for (const row of await db.select().from(syncScopes)) seen.completed.set(nameOf(row), row.completedTime?.getTime());
    return seen;
  }

  /** What a scope has at the cloud. */
  private truth(at: Scope): string[] {
    const from = `main ${nameOf(at)} `;
    return [...this.cloud.items].flatMap(([key, one]) => (key.startsWith(from) ? [textOf(one)] : [])).sort();
  }

  /** What is wrong since it was last looked, in words. */
  async wrong(): Promise<string[]> {
    const before = this.seen;
    const now = (this.seen = await this.look());
    return scopes.flatMap((at) => {
      const name = nameOf(at);
      if (now.completed.get(name) !== before.completed.get(name))
        return String(now.present.get(name) ?? []) === String(this.truth(at))
          ? []
          : [`${name} is complete and not as its cloud says`];
      const gone = [...(now.gone.get(name) ?? [])].filter((id) => !before.gone.get(name)?.has(id));
      return gone.length > 0 ? [`${name} is not complete, and ${gone.length} of it are marked as gone`] : [];
    });
  }

  /** What is there by the rows, and by the cloud. */
  async inventories(): Promise<{ rows: string[][]; cloud: string[][] }> {
    const { present } = await this.look();
    return { rows: scopes.map((at) => present.get(nameOf(at)) ?? []), cloud: scopes.map((at) => this.truth(at)) };
  }
}

/** Ids are those of a type: what moves keeps its own. */
function idOf(step: { scope: number; item: number }): string {
  return `${scopes[step.scope]?.type}-${step.item}`;
}

function textOf({ resourceId, attrs }: { resourceId: string; attrs: Record<string, unknown> }): string {
  return `${resourceId} of ${String(attrs["size"])}`;
}

/** Versions of all rows, and how long their histories are: what is written differs afterwards. */
async function versions(): Promise<unknown> {
  const { rows } = await db.execute(sql`SELECT id, xmin::text, ctid::text FROM resources ORDER BY id`);
  return { rows, events: await db.$count(resourceEvents) };
}

/** Resources whose history does not lead to what they are: appeared first, gone and revived in turn. */
async function wrongHistories(): Promise<unknown[]> {
  const { rows } = await db.execute<{ kinds: string[] | null; gone: boolean }>(sql`
    SELECT r.id, r.gone_time is not null AS gone, array_agg(e.kind ORDER BY e.id) FILTER (WHERE e.kind <> 'changed') AS kinds
    FROM resources r LEFT JOIN resource_events e ON e.resource_id = r.id GROUP BY r.id`);
  return rows.filter(({ kinds, gone }) => {
    const isTurn = (kind: string, at: number) => kind === (at === 0 ? "appeared" : at % 2 === 1 ? "gone" : "revived");
    return !kinds?.every(isTurn) || (kinds.at(-1) === "gone") !== gone;
  });
}

it("synchronisation: whatever happens, the inventory is the cloud's in the end, and nothing is lost before", async () => {
  await fc.assert(
    fc.asyncProperty(someSteps, async (steps) => {
      const world = await World.begin();
      for (const step of steps) {
        await world.step(step);
        expect(await world.wrong()).toEqual([]);
      }
      await world.settle();
      expect(await world.wrong()).toEqual([]);
      const { rows, cloud } = await world.inventories();
      expect(rows).toEqual(cloud);
      expect(await wrongHistories()).toEqual([]);
      const before = await versions();
      await world.settle();
      expect(await versions()).toEqual(before);
    }),
    modelRuns(8),
  );
});
