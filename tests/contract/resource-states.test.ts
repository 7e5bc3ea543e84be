import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type {
  DatabaseStatus,
  DiskStatus,
  HostStatus,
  OperatedResource,
  PriNetStatus,
  PubIpStatus,
  ResourceAction,
  ResourceType,
} from "../../src/generated/api";
import description from "../../src/generated/openapi.json" with { type: "json" };
import type { OperationId } from "../../src/generated/operations";
import { resourceOperations, resources } from "../../src/server/database/schema/resource";
import { unique } from "./example";
import { newResource } from "./resource-rows";
import { type Answer, createTestApi, type TestApi } from "./test-api";

// What can be done with a resource of each type in each of its states, by the domain rules; everything else is refused with a reason, and
// nothing is begun.

interface Status {
  host: HostStatus;
  disk: DiskStatus;
  database: DatabaseStatus;
  redis: DatabaseStatus;
  mongo: DatabaseStatus;
  pubIp: PubIpStatus;
  priNet: PriNetStatus;
}
type Rule = { [Type in ResourceType]?: Status[Type][] };

const whileUsed: DatabaseStatus[] = ["running", "storageFull"];
const ofDatabases = (states: DatabaseStatus[]) => ({ database: states, redis: states, mongo: states });

/** "Start only stopped; stop/reboot only running; detach only an in-use data disk; unbind only an in-use address; delete a network only when empty." */
const rules: Record<ResourceAction, Rule> = {
  start: { host: ["stopped"] },
  stop: { host: ["running"] },
  reboot: { host: ["running"], ...ofDatabases(["running"]) },
  detach: { disk: ["inUse"] },
  unbind: { pubIp: ["inUse"] },
  attach: { disk: ["available"] },
  bind: { pubIp: ["available"] },
  // Hosts have to be stopped.
  resize: { host: ["stopped"], disk: ["inUse", "available"], pubIp: ["inUse", "available"], ...ofDatabases(whileUsed) },
  rename: {
    host: ["running", "stopped", "suspended"],
    disk: ["inUse", "available"],
    pubIp: ["inUse", "available"],
    priNet: ["available"],
    ...ofDatabases(whileUsed),
  },
  // What nothing uses, and what is broken.
  release: {
    host: ["stopped", "error"],
    disk: ["available", "error"],
    pubIp: ["available", "error"],
    priNet: ["available", "error"],
    ...ofDatabases([...whileUsed, "error"]),
  },
};

const { schemas } = description.components;
const types = schemas.ResourceType.enum as ResourceType[];
const simpleActions = schemas.SimpleResourceAction.enum as ResourceAction[];
const statesOf: Record<ResourceType, string[]> = {
  host: schemas.HostStatus.enum,
  disk: schemas.DiskStatus.enum,
  database: schemas.DatabaseStatus.enum,
  redis: schemas.DatabaseStatus.enum,
  mongo: schemas.DatabaseStatus.enum,
  pubIp: schemas.PubIpStatus.enum,
  priNet: schemas.PriNetStatus.enum,
};

/** What the server says, as far as it matters here. */
const unknown = "该类资源不支持此操作";
const state = "该资源当前状态不支持此操作";
const reasons = {
  gone: "云平台已不存在该资源",
  busy: "该资源有操作正在进行，请等待完成后再试",
  system: "系统盘不能卸载",
  subscribed: "包年包月资源请通过退订释放",
  used: "该私有网络中还有 1 个资源，不能释放",
};

let api: TestApi;
let token: string;
let hostId: number;
const size = "200";
beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn("admin");
  hostId = await newResource(api.db, "host");
  vi.spyOn(api.providers.cloud, "sizes").mockResolvedValue([{ size, description: { zh: size, en: size } }]);
});
afterAll(() => api.close());

/** How an action is asked for: by one call for several, or by a call of its own. */
function callFor(action: ResourceAction, id: number): { call: OperationId; input: object } {
  const own = { id, clientToken: unique() + unique() };
  switch (action) {
    case "attach":
    case "bind":
      return { call: "attachResource", input: { ...own, hostId } };
    case "resize":
      return { call: "resizeResource", input: { ...own, size } };
    case "rename":
      return { call: "renameResource", input: { ...own, name: "another name" } };
    case "release":
      return { call: "releaseResource", input: { ...own, name: "its name" } };
    default:
      return { call: "operateResources", input: { ids: [id], action, clientToken: own.clientToken } };
  }
}

/** Each action that a type can be asked for; whether it is attached or bound follows from the type. */
const combinations = types.flatMap((type) =>
  [...simpleActions, type === "pubIp" ? "bind" : "attach", "resize", "rename", "release"].map((action) => ({
    type,
    action: action as ResourceAction,
  })),
);
const allowed = ({ type, action }: { type: ResourceType; action: ResourceAction }): string[] =>
  rules[action][type] ?? [];

const operationsOf = (id: number) =>
  api.db
    .select({ id: resourceOperations.id, action: resourceOperations.action, status: resourceOperations.status })
    .from(resourceOperations)
    .where(eq(resourceOperations.resourceId, id));

const make = (type: ResourceType, status: string, values: Parameters<typeof newResource>[2] = {}) =>
  newResource(api.db, type, { name: "its name", status, ...values });

/** The first result of a call for several, and the operation that an answer says it began. */
const severalIn = ({ data }: Answer) => (Array.isArray(data) ? (data as OperatedResource[])[0] : undefined);
const begunIn = (answer: Answer) =>
  severalIn(answer)?.operationId ?? (answer.data as { operationId?: number } | null)?.operationId;

/** What came of asking: the reason of a refusal, or null where it was begun; with how many operations there are then. */
async function asked(action: ResourceAction, id: number) {
  const { call, input } = callFor(action, id);
  const answer = await api.call(call, input, { token });
  const [several, begun] = [severalIn(answer), begunIn(answer)];
  expect(answer.code).toBe(several || begun !== undefined ? 200 : 422);
  // Its repetition is the same operation, not another one.
  const repeated = begun !== undefined ? await api.call(call, input, { token }) : answer;
  expect(begunIn(repeated)).toBe(begun);
  const operations = await operationsOf(id);
  expect(operations.filter((operation) => operation.id === begun)).toHaveLength(begun === undefined ? 0 : 1);
  const reason = several ? several.reason : answer.message;
  return { reason: begun === undefined ? reason : null, operations: operations.length };
}

describe("by the states of the description", () => {
  it("every state of a rule is one of its type", () => {
    for (const { type, action } of combinations)
      expect(statesOf[type]).toEqual(expect.arrayContaining(allowed({ type, action })));
  });

  it.each(combinations)(
    "$action of a $type is begun in the states of the rule and refused in all others",
    async (of) => {
      const said: Record<string, unknown> = {};
      const expected: Record<string, unknown> = {};
      for (const status of statesOf[of.type]) {
        const id = await make(of.type, status);
        said[status] = await asked(of.action, id);
        const known = allowed(of).length > 0;
        expected[status] = allowed(of).includes(status)
          ? { reason: null, operations: 1 }
          : { reason: known ? state : unknown, operations: 0 };
        const begun = { action: of.action, status: 0 };
        expect(await operationsOf(id)).toMatchObject(allowed(of).includes(status) ? [begun] : []);
        const [row] = await api.db.select({ status: resources.status }).from(resources).where(eq(resources.id, id));
        expect(row?.status).toBe(status);
      }
      expect(said).toEqual(expected);
    },
  );
});

describe.each(combinations.filter((of) => allowed(of).length > 0))(
  "$action of a $type, in a state that allows it",
  (of) => {
    const [status = ""] = allowed(of);

    it("is refused where the cloud does not have it any more", async () => {
      const id = await make(of.type, status);
      await api.db.update(resources).set({ goneTime: new Date() }).where(eq(resources.id, id));
      expect(await asked(of.action, id)).toEqual({ reason: reasons.gone, operations: 0 });
    });

    it("is refused while another operation is under way", async () => {
      const id = await make(of.type, status);
      expect(await asked(of.action, id)).toMatchObject({ operations: 1 });
      expect(await asked(of.action, id)).toEqual({ reason: reasons.busy, operations: 1 });
    });
  },
);

describe("what depends on more than the state", () => {
  it("a system disk is never detached", async () => {
    for (const status of statesOf.disk) {
      const id = await make("disk", status, { attrs: { diskKind: "system" } });
      expect([status, await asked("detach", id)]).toEqual([status, { reason: reasons.system, operations: 0 }]);
    }
  });

  it.each(types)("a subscription of a %s is not released", async (type) => {
    const [status = ""] = allowed({ type, action: "release" });
    const id = await make(type, status, { payMode: "prePay" });
    expect(await asked("release", id)).toEqual({ reason: reasons.subscribed, operations: 0 });
  });

  it.each(["host", "database", "redis", "mongo"] as const)(
    "a network with a %s in it is not released",
    async (type) => {
      const network = await make("priNet", "available");
      const [row] = await api.db.select().from(resources).where(eq(resources.id, network));
      const inside = await newResource(api.db, type, { networkRef: row?.resourceId ?? null });
      expect(await asked("release", network)).toEqual({ reason: reasons.used, operations: 0 });
      await api.db.update(resources).set({ goneTime: new Date() }).where(eq(resources.id, inside));
      expect(await asked("release", network)).toEqual({ reason: null, operations: 1 });
    },
  );
});
