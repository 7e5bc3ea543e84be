import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { OperatedResource, ResourceEventPage } from "../../src/generated/api";
import { ResourceOperationStatus } from "../../src/generated/enums";
import {
  CloudError,
  type CloudItem,
  type CloudOrder,
  type CloudProgress,
  type CloudProvider,
} from "../../src/server/areas/cloud/provider";
import { followOperations } from "../../src/server/areas/resource/follow-operations";
import { resourceOperations, resources } from "../../src/server/database/schema/resource";
import { jobsWith } from "../../src/server/jobs/jobs";
import { limits } from "../../src/server/limits";
import { other, own, unique } from "./example";
import { newResource } from "./resource-rows";
import { createTestApi, type TestApi } from "./test-api";

const raise = (error: unknown): never => {
  throw error;
};

const { accepted, running, done, failed, timedOut, unknown } = ResourceOperationStatus;

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn("admin");
});
afterAll(() => api.close());

/** A cloud with one resource that does what it is told at the next call of `finish`. */
class OneCloud implements Pick<CloudProvider, "act" | "poll" | "describe"> {
  readonly orders = new Map<string, CloudOrder>();
  readonly progress = new Map<string, CloudProgress>();
  readonly item: CloudItem;
  /** Calls of `act` that arrived, also those whose answer was lost. */
  sent = 0;
  /** What befalls the next call, before or after the cloud has done it. */
  next: { error: CloudError; before: boolean } | undefined;
  /** What every question about progress is answered with. */
  mute: CloudError | undefined;

  constructor(item: CloudItem) {
    this.item = item;
  }

  async act(_account: unknown, order: CloudOrder): Promise<string> {
    const fault = this.next;
    this.next = undefined;
    if (fault?.before) throw fault.error;
    this.sent += 1;
    this.orders.set(order.key, order);
    this.progress.set(order.key, { state: "running" });
    this.item.status = "stopping";
    if (fault) throw fault.error;
    return `op-${order.key}`;
  }

  async poll(_account: unknown, key: string): Promise<CloudProgress> {
    if (this.mute) throw this.mute;
    return this.progress.get(key) ?? { state: "unknown" };
  }

  async describe(): Promise<CloudItem> {
    return this.item;
  }

  /** Ends all that is under way. */
  finish(progress: CloudProgress): void {
    for (const key of this.progress.keys()) this.progress.set(key, progress);
    this.item.status = progress.state === "done" ? "stopped" : "running";
  }
}

const lost = new CloudError("unavailable", { zh: "没有应答", en: "No answer" });

/** A running host that was asked to stop, and its cloud. */
async function stopping() {
  const id = await newResource(api.db, "host");
  const [row] = await api.db.select().from(resources).where(eq(resources.id, id));
  if (!row) throw new Error("a new resource has a row");
  const { resourceId, name, zoneId, status, rawStatus, payMode, projectName, createTime, expireTime } = row;
  const { hostRef, networkRef, attrs } = row;
  const cloud = new OneCloud({
    resourceId,
    name,
    zoneId,
    status,
    rawStatus,
    payMode,
    projectName,
    createTime,
    expireTime,
    hostRef,
    networkRef,
    attrs,
  });
  const stop = { ids: [id], action: "stop", clientToken: unique() };
  const answer = await api.call("operateResources", stop, { token });
  const [result] = answer.data as OperatedResource[];
  const operationId = result?.operationId ?? 0;
  const follow = (minutes = 0) =>
    followOperations(
      api.db,
      cloud as unknown as CloudProvider,
      () => new Date(api.now().getTime() + minutes * 60_000),
      { failed: raise },
    );
  const operation = async () =>
    (await api.db.select().from(resourceOperations).where(eq(resourceOperations.id, operationId)))[0];
  const state = async () => (await operation())?.status;
  const host = async () => (await api.db.select().from(resources).where(eq(resources.id, id)))[0];
  return { id, cloud, follow, operation, state, host };
}

describe("an operation at the cloud", () => {
  it("goes from requested to done, and the resource shows each step", async () => {
    const { id, cloud, follow, state, host } = await stopping();
    await follow();
    expect([await state(), (await host())?.status]).toEqual([accepted, "stopping"]);
    await follow();
    expect(await state()).toBe(running);
    cloud.finish({ state: "done" });
    await follow();
    expect([await state(), (await host())?.status]).toEqual([done, "stopped"]);
    const { list }: ResourceEventPage = (await api.call("listResourceEvents", { id }, { token })).data;
    expect(list[0]).toMatchObject({
      kind: "operation",
      action: "stop",
      status: done,
      actor: "admin",
      changes: [{ field: "status", from: "运行中", to: "已关机" }],
    });
    expect(list).toHaveLength(2);
  });

  it("that the cloud fails has failed with its reason", async () => {
    const { cloud, follow, operation } = await stopping();
    await follow();
    cloud.finish({ state: "failed", reason: { zh: "库存不足", en: "Out of stock" } });
    await follow();
    expect(await operation()).toMatchObject({ status: failed, failReason: { zh: "库存不足", en: "Out of stock" } });
  });

  it("that the cloud refuses has failed at once", async () => {
    const { cloud, follow, operation } = await stopping();
    cloud.next = { error: new CloudError("refused", { zh: "不允许", en: "Not allowed" }), before: true };
    await follow();
    expect(await operation()).toMatchObject({ status: failed, failReason: { zh: "不允许", en: "Not allowed" } });
  });

  it("that its cloud has accepted goes on while it cannot be asked about", async () => {
    const { cloud, follow, state } = await stopping();
    await follow();
    cloud.mute = new CloudError("keyInvalid", { zh: "密钥已停用", en: "The key is disabled" });
    await follow();
    expect(await state()).toBe(accepted);
    cloud.mute = undefined;
    cloud.finish({ state: "done" });
    await follow();
    expect(await state()).toBe(done);
  });

  it("whose answer was lost after it had begun is found again and not sent twice", async () => {
    const { cloud, follow, state } = await stopping();
    cloud.next = { error: lost, before: false };
    await follow();
    expect(await state()).toBe(unknown);
    await follow();
    expect(await state()).toBe(accepted);
    cloud.finish({ state: "done" });
    await follow();
    expect([await state(), cloud.sent]).toEqual([done, 1]);
  });

  it("that never arrived is sent again, once the cloud says that it does not know it", async () => {
    const { cloud, follow, state } = await stopping();
    cloud.next = { error: lost, before: true };
    await follow();
    expect([await state(), cloud.sent]).toEqual([unknown, 0]);
    await follow();
    await follow();
    expect([await state(), cloud.sent]).toEqual([accepted, 1]);
  });

  it("that a server sent before it died is not sent again", async () => {
    const { cloud, follow, operation, state } = await stopping();
    const { key = "" } = (await operation()) ?? {};
    await cloud.act(undefined, { key } as CloudOrder);
    await follow();
    expect([await state(), cloud.sent]).toEqual([accepted, 1]);
  });

  it("that is throttled waits, and one that takes too long is given up", async () => {
    const { cloud, follow, operation, state } = await stopping();
    cloud.next = { error: new CloudError("throttled", { zh: "限流", en: "Throttled" }), before: true };
    await follow();
    expect(await state()).toBe(ResourceOperationStatus.requested);
    await follow();
    await follow();
    await follow(limits.operationTime / 60_000 + 1);
    expect(await operation()).toMatchObject({ status: timedOut, finishTime: expect.any(Date) });
  });

  it("whatever is lost and however often it is asked about, is done once and ends", async () => {
    for (let seed = 1; seed <= 25; seed += 1) {
      const { cloud, follow, state } = await stopping();
      let random = seed;
      const draw = (most: number) => (random = (random * 16_807) % 2_147_483_647) % most;
      for (let step = 0; step < 12; step += 1) {
        if (draw(3) === 0) cloud.next = { error: lost, before: draw(2) === 0 };
        await follow();
        if (draw(4) === 0) cloud.finish({ state: "done" });
      }
      cloud.next = undefined;
      for (let step = 0; step < 4; step += 1) await follow();
      cloud.finish({ state: "done" });
      await follow();
      expect([seed, await state(), cloud.sent]).toEqual([seed, done, 1]);
    }
  });
});

describe("operations of several resources", () => {
  /** A requested operation on a resource of its own. */
  async function request(customId: number = own) {
    const resourceId = await newResource(api.db, "host", { customId });
    const asked = {
      customId,
      resourceId,
      action: "stop",
      input: {},
      key: `key-${unique()}`,
      requester: "admin",
    } as const;
    const times = { statusTime: api.now(), createTime: api.now() };
    const [row] = await api.db
      .insert(resourceOperations)
      .values({ ...asked, ...times, status: ResourceOperationStatus.requested })
      .returning();
    if (!row) throw new Error("an insert returns its row");
    return row;
  }
  const stateOf = async (id: number) =>
    (await api.db.select().from(resourceOperations).where(eq(resourceOperations.id, id)))[0]?.status;
  /** A cloud that accepts everything, once `poll` lets it. */
  const cloudOf = (poll: (key: string) => Promise<void>) =>
    ({
      poll: async (_account: unknown, key: string) => {
        await poll(key);
        return { state: "unknown" };
      },
      act: async (_account: unknown, { key }: CloudOrder) => `op-${key}`,
      describe: () => Promise.reject(lost),
    }) as unknown as CloudProvider;
  const turns = { atOnce: 1, patience: 20, again: 20, ofAccount: 2 };

  it("that their cloud does not answer keep those of other accounts not waiting, nor the ones that come meanwhile", async () => {
    const slow = new Set<string>();
    for (let at = 0; at < 5; at += 1) slow.add((await request()).key);
    const quick = await request(other);
    let letGo: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (letGo = resolve));
    let underWay = 0;
    let most = 0;
    const cloud = cloudOf(async (key) => {
      if (!slow.has(key)) return;
      most = Math.max(most, (underWay += 1));
      await gate;
      underWay -= 1;
    });
    const round = followOperations(api.db, cloud, api.now, { ...turns, failed: raise });
    try {
      await vi.waitFor(async () => expect(await stateOf(quick.id)).toBe(accepted));
      const later = await request(other);
      await vi.waitFor(async () => expect(await stateOf(later.id)).toBe(accepted));
      expect([underWay, most]).toEqual([2, 2]);
    } finally {
      letGo();
      await round;
    }
    const open = await api.db
      .select()
      .from(resourceOperations)
      .where(inArray(resourceOperations.key, [...slow]));
    expect(open.map(({ status }) => status)).toEqual(open.map(() => accepted));
  });

  it("go on where one of them breaks, which is told", async () => {
    const [first, broken, last] = [await request(), await request(), await request()];
    const told: unknown[] = [];
    const cloud = cloudOf(async (key) => {
      if (key === broken.key) throw new TypeError("broken");
    });
    await followOperations(api.db, cloud, api.now, { ofAccount: 1, failed: (error) => told.push(error) });
    expect([await stateOf(first.id), await stateOf(broken.id), await stateOf(last.id)]).toEqual([
      accepted,
      0,
      accepted,
    ]);
    expect(told).toEqual([new TypeError("broken")]);
  });

  it("are followed by one server at a time, beside all other jobs", () => {
    const job = jobsWith(api.providers).find(({ name }) => name === "follow resource operations");
    expect(job?.apart).toBe("alone");
  });
});
