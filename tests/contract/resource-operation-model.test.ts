import { isDeepStrictEqual } from "node:util";
import { and, asc, eq, gt, inArray, isNull } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { OperatedResource, ResourceEventPage } from "../../src/generated/api";
import { ResourceOperationStatus } from "../../src/generated/enums";
import type { OperationId } from "../../src/generated/operations";
import type { CloudErrorKind, CloudProvider } from "../../src/server/areas/cloud/provider";
import { followOperations } from "../../src/server/areas/resource/follow-operations";
import type { Database } from "../../src/server/database/client";
import { resourceOperationEvents, resourceOperations, resources } from "../../src/server/database/schema/resource";
import { auditEvents } from "../../src/server/database/schema/security";
import { type Fault, UnreliableCloud } from "../helpers/unreliable-cloud";
import { unique } from "./example";
import { killedAt, modelRuns } from "./killed-server";
import { newResource } from "./resource-rows";
import { createTestApi, type TestApi } from "./test-api";

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn("admin");
});
afterAll(() => api.close());

const { requested, accepted, running, done, failed, timedOut, unknown } = ResourceOperationStatus;

/** "requested -> accepted -> running -> done / failed / timed out / unknown"; a lost answer is looked into before anything is sent again. */
const moves = new Map<number | null, number[]>([
  [null, [requested]],
  [requested, [accepted, unknown, failed, timedOut]],
  [unknown, [requested, accepted, timedOut]],
  [accepted, [running, done, failed, timedOut]],
  [running, [done, failed, timedOut]],
]);

/** "Start only stopped; stop/reboot only running." */
const allowed = {
  start: ["stopped"],
  stop: ["running"],
  reboot: ["running"],
  rename: ["running", "stopped", "suspended"],
};
type Action = keyof typeof allowed;

/** Three hosts, by their place. */
const hostCount = 3;

type Step =
  | { does: "request"; hosts: number[]; action: Exclude<Action, "rename"> }
  | { does: "rename"; host: number }
  /** An earlier request once more, with its token. */
  | { does: "repeat"; back: number }
  | { does: "fault"; fault: Fault }
  | { does: "follow" }
  /** The server that follows is killed before it sends its statement of this number. */
  | { does: "kill"; statement: number }
  /** The cloud ends what is under way with a host. */
  | { does: "finish"; host: number; well: boolean }
  | { does: "pass"; minutes: number };

const host = fc.nat({ max: hostCount - 1 });
const fault: fc.Arbitrary<Fault> = fc.oneof(
  fc.record({
    of: fc.constant("act" as const),
    kind: fc.constantFrom<CloudErrorKind>("unavailable", "unavailable", "throttled", "refused"),
    done: fc.constant(false),
  }),
  fc.record({ of: fc.constant("act" as const), kind: fc.constant("unavailable" as const), done: fc.constant(true) }),
  fc.record({
    of: fc.constant("poll" as const),
    kind: fc.constantFrom<CloudErrorKind>("unavailable", "throttled"),
    done: fc.constant(false),
  }),
);
const someSteps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc.record({
        does: fc.constant("request" as const),
        hosts: fc.uniqueArray(host, { minLength: 1 }),
        action: fc.constantFrom("start", "stop", "stop", "reboot"),
      }),
    },
    { weight: 2, arbitrary: fc.record({ does: fc.constant("rename" as const), host }) },
    { weight: 3, arbitrary: fc.record({ does: fc.constant("repeat" as const), back: fc.nat({ max: 3 }) }) },
    { weight: 5, arbitrary: fc.record({ does: fc.constant("fault" as const), fault }) },
    { weight: 10, arbitrary: fc.constant<Step>({ does: "follow" }) },
    {
      weight: 4,
      arbitrary: fc.record({ does: fc.constant("kill" as const), statement: fc.integer({ min: 1, max: 24 }) }),
    },
    { weight: 5, arbitrary: fc.record({ does: fc.constant("finish" as const), host, well: fc.boolean() }) },
    { weight: 2, arbitrary: fc.record({ does: fc.constant("pass" as const), minutes: fc.constantFrom(1, 8, 16) }) },
  ),
  { minLength: 40, maxLength: 80 },
);

/** A request that was made, and what came of it. */
interface Request {
  call: OperationId;
  input: object;
  answer: unknown;
  /** The operations that it began, and the resources that they are about. */
  begun: number[];
  targets: number[];
}

/** An operation with its history, as rows have it. */
interface Operation {
  id: number;
  resourceId: number;
  status: number;
  isOpen: boolean;
  steps: { from: number | null; to: number }[];
}

/** The three hosts on the database and at their cloud, and what was asked of them. */
class World {
  private readonly cloud = new UnreliableCloud();
  private readonly requests: Request[] = [];
  private readonly ids: number[];
  /** The last audit row before. */
  private readonly audited: number;
  /** Answers that were not as they ought to be. */
  private readonly complaints: string[] = [];
  /** All operations when it was last looked. */
  private seen: Operation[] = [];

  private constructor(ids: number[], audited: number) {
    this.ids = ids;
    this.audited = audited;
  }

  static async begin(): Promise<World> {
    await api.db.delete(resourceOperations).where(isNull(resourceOperations.finishTime));
    const ids: number[] = [];
    while (ids.length < hostCount) ids.push(await newResource(api.db, "host"));
    const world = new World(ids, (await auditsAfter(0)).at(-1)?.id ?? 0);
    for (const { resourceId, name, zoneId, status, rawStatus, payMode, projectName, ...row } of await world.rows()) {
      const { createTime, expireTime, hostRef, networkRef, attrs } = row;
      const said = { resourceId, name, zoneId, status, rawStatus, payMode, projectName };
      world.cloud.items.set(resourceId, { ...said, createTime, expireTime, hostRef, networkRef, attrs });
    }
    return world;
  }

  async step(step: Step): Promise<void> {
    if (step.does === "request") await this.request(step.hosts, step.action);
    if (step.does === "rename") await this.rename(step.host);
    if (step.does === "repeat") await this.repeat(step.back);
    if (step.does === "fault") this.cloud.fail(step.fault);
    if (step.does === "follow") await this.follow(api.db);
    if (step.does === "kill") await killedAt(api.url, step.statement, (on) => this.follow(on, true));
    if (step.does === "finish") await this.finish(step.host, step.well);
    if (step.does === "pass") await this.pass(step.minutes);
  }

  /** Lets the cloud answer and end everything, until nothing is open. */
  async settle(): Promise<void> {
    this.cloud.recover();
    for (let round = 0; round < 8; round += 1) {
      await this.follow(api.db);
      for (const at of this.ids.keys()) await this.finish(at, true);
    }
  }

  private async pass(minutes: number): Promise<void> {
    api.advance(minutes);
    // A session may have ended meanwhile.
    token = await api.signIn("admin");
  }

  private rows() {
    return api.db.select().from(resources).where(inArray(resources.id, this.ids)).orderBy(asc(resources.id));
  }

  private follow(on: Database, mayFail = false): Promise<void> {
    return followOperations(on, this.cloud as unknown as CloudProvider, api.now, {
      failed: (error) => {
        if (!mayFail) throw error;
      },
    });
  }

  private async finish(at: number, well: boolean): Promise<void> {
    const row = (await this.rows())[at];
    const reason = { zh: "失败", en: "failed" };
    this.cloud.finish(row?.resourceId ?? "", well ? { state: "done" } : { state: "failed", reason });
  }

  /** Which of these hosts are ready for an action, by the state that their rows say and what is open. */
  private async ready(places: readonly number[], action: Action): Promise<number[]> {
    const busy = new Set((await this.operations()).flatMap((each) => (each.isOpen ? [each.resourceId] : [])));
    const rows = await this.rows();
    return places
      .toSorted()
      .flatMap((at) => rows[at] ?? [])
      .flatMap(({ id, status }) => (allowed[action].includes(status) && !busy.has(id) ? [id] : []));
  }

  private async request(places: readonly number[], action: Exclude<Action, "rename">): Promise<void> {
    const ready = await this.ready(places, action);
    const input = { ids: places.map((at) => this.ids[at]), action, clientToken: unique() };
    const { data } = await api.call("operateResources", input, { token });
    const results = data as OperatedResource[];
    const taken = results.flatMap(({ id, reason }) => (reason === null ? [id] : []));
    if (String(taken) !== String(ready)) this.complaints.push(`${action} was begun for ${taken}, not for ${ready}`);
    const accepting = results.filter(({ operationId }) => operationId !== null);
    const [begun, targets] = [accepting.flatMap(({ operationId }) => operationId ?? []), accepting.map(({ id }) => id)];
    this.requests.push({ call: "operateResources", input, answer: data, begun, targets });
  }

  private async rename(at: number): Promise<void> {
    const [ready] = await this.ready([at], "rename");
    const input = { id: this.ids[at], name: `renamed-${unique()}`, clientToken: unique() };
    const { code, data } = await api.call("renameResource", input, { token });
    if (code !== (ready === undefined ? 422 : 200)) this.complaints.push(`renaming was answered with ${code}`);
    const begun = data as { operationId: number } | null;
    if (ready !== undefined && begun)
      this.requests.push({
        call: "renameResource",
        input,
        answer: data,
        begun: [begun.operationId],
        targets: [ready],
      });
  }

  private async repeat(back: number): Promise<void> {
    const request = this.requests.at(-1 - back);
    if (!request) return;
    const { data } = await api.call(request.call, request.input, { token });
    if (!isDeepStrictEqual(data, request.answer)) this.complaints.push("a repetition got another answer");
  }

  private async operations(): Promise<Operation[]> {
    const rows = await api.db
      .select()
      .from(resourceOperations)
      .where(inArray(resourceOperations.resourceId, this.ids))
      .orderBy(asc(resourceOperations.id));
    const ids = rows.map(({ id }) => id);
    const events = await api.db
      .select()
      .from(resourceOperationEvents)
      .where(inArray(resourceOperationEvents.operationId, [0, ...ids]))
      .orderBy(asc(resourceOperationEvents.id));
    return rows.map(({ id, resourceId, status, finishTime }) => ({
      id,
      resourceId,
      status,
      isOpen: finishTime === null,
      steps: events.flatMap(({ operationId, fromStatus, toStatus }) =>
        operationId === id ? [{ from: fromStatus, to: toStatus }] : [],
      ),
    }));
  }

  /** What is wrong by now, in words. */
  async wrong(): Promise<string[]> {
    const before = this.seen;
    const now = (this.seen = await this.operations());
    const open = now.flatMap((each) => (each.isOpen ? [each.resourceId] : []));
    const same = (one: Operation | undefined, other: Operation) => JSON.stringify(one) === JSON.stringify(other);
    const changed = before.filter(
      (was) =>
        !was.isOpen &&
        !same(
          now.find(({ id }) => id === was.id),
          was,
        ),
    );
    const begun = this.requests.flatMap((request) => request.begun);
    const audited = (await auditsAfter(this.audited)).map(({ targets }) => targets);
    const asked = this.requests.map(({ targets }) => targets);
    return [
      ...this.complaints,
      ...(new Set(open).size < open.length ? ["two operations of a resource are open"] : []),
      ...this.cloud.doubled.map((key) => `the cloud was told ${key} twice`),
      ...changed.map(({ id }) => `operation ${id} had ended and is another one now`),
      ...now.flatMap(({ id, status, steps }) => (isWay(steps, status) ? [] : [`the history of ${id} has a gap`])),
      ...(String(now.map(({ id }) => id)) === String(begun) ? [] : ["operations are not those that were asked for"]),
      ...(JSON.stringify(audited) === JSON.stringify(asked) ? [] : ["the audit does not tell what was asked for"]),
    ];
  }

  /** Operations that have not ended as their cloud says, or at all, once everything is settled. */
  async wrongOutcomes(): Promise<object[]> {
    const keys = new Map((await this.keys()).map(({ id, key }) => [id, key]));
    return (await this.operations()).filter(({ id, status }) => {
      const there = this.cloud.received.get(keys.get(id) ?? "")?.progress.state;
      if (status === done) return there !== "done";
      // The cloud failed it, or refused it before it began.
      if (status === failed) return there !== "failed" && there !== undefined;
      return status !== timedOut;
    });
  }

  private keys() {
    const { id, key, resourceId } = resourceOperations;
    return api.db.select({ id, key }).from(resourceOperations).where(inArray(resourceId, this.ids));
  }

  /** The operations that the history of each host tells, and those there are. */
  async histories(): Promise<{ told: unknown; wanted: unknown }> {
    const [told, wanted]: [unknown[], unknown[]] = [[], []];
    for (const id of this.ids) {
      const { data } = await api.call("listResourceEvents", { id, pageSize: 200 }, { token });
      const { list } = data as ResourceEventPage;
      told.push(list.flatMap(({ kind, status }) => (kind === "operation" ? [status] : [])).toReversed());
      wanted.push(this.seen.flatMap(({ resourceId, status }) => (resourceId === id ? [status] : [])));
    }
    return { told, wanted };
  }
}

/** Whether steps lead from nowhere to a state, each from where the one before led, by moves that there are. */
function isWay(steps: Operation["steps"], status: number): boolean {
  const isNext = ({ from, to }: Operation["steps"][number], at: number) =>
    from === (steps[at - 1]?.to ?? null) && moves.get(from)?.includes(to) === true;
  return steps.every(isNext) && steps.at(-1)?.to === status;
}

/** Audit rows of what was asked of resources, the oldest first. */
function auditsAfter(id: number) {
  const asked = inArray(auditEvents.action, ["operateResources", "renameResource"]);
  return api.db
    .select({ id: auditEvents.id, targets: auditEvents.targets })
    .from(auditEvents)
    .where(and(asked, eq(auditEvents.result, "ok"), gt(auditEvents.id, id)))
    .orderBy(asc(auditEvents.id));
}

it("operations on resources: whatever happens, each is begun once, done once, and ends once", async () => {
  await fc.assert(
    fc.asyncProperty(someSteps, async (steps) => {
      const world = await World.begin();
      for (const step of steps) {
        await world.step(step);
        expect(await world.wrong()).toEqual([]);
      }
      await world.settle();
      expect(await world.wrong()).toEqual([]);
      expect(await world.wrongOutcomes()).toEqual([]);
      const { told, wanted } = await world.histories();
      expect(told).toEqual(wanted);
    }),
    modelRuns(8),
  );
});
