import { randomBytes } from "node:crypto";
import { Ajv2020 } from "ajv/dist/2020";
import { Decimal } from "decimal.js";
import { beforeAll, describe, expect, it } from "vitest";
import { formats } from "../../src/domain/formats";
import type { ResourceAction, ResourceType } from "../../src/generated/api";
import description from "../../src/generated/openapi.json" with { type: "json" };
import {
  type CloudAccess,
  type CloudBillLine,
  CloudError,
  type CloudItem,
  type CloudOrder,
  type CloudProvider,
  resourceTypes,
} from "../../src/server/areas/cloud/provider";
import type { CloudKeys } from "../../src/server/areas/cloud/verdict";
import { holdsMetricsContract } from "./cloud-metrics";

/** A cloud and accounts in it, for a test of its adapter. */
export interface CloudSetup {
  cloud: CloudProvider;
  /** An account with resources of every type, of one more than a page, and its regions. */
  account: CloudAccess;
  regionIds: string[];
  /** The running month, some days of which are on its bill: "YYYY-MM". */
  month: string;
  /** Keys that lack the permission of a capability. */
  lacking: CloudKeys;
  /** Keys that do not work any more. */
  disabled: CloudKeys;
  /** Keys that work, and belong to another account than they say. */
  others: CloudKeys;
  /** An account that may not read a region. */
  denied: { account: CloudAccess; regionId: string };
  /** An account of which the cloud answers no call but whether its keys work. */
  silent: CloudAccess;
  /** The time there. */
  now(): Date;
  /** Lets time pass: a real cloud's is waited for. */
  pass(milliseconds: number): Promise<void>;
  /** Brings about that the account's next call is one too many. */
  exhaust(): Promise<void>;
}

/** What of a type's schema is read from other rows. */
const derived = ["hostId", "hostName", "bindResourceName", "vpcId", "diskCount", "hostCount", "publicIp"];

interface Placed {
  type: ResourceType;
  regionId: string;
  item: CloudItem;
}

/** What every adapter of a cloud has to hold, a simulated one's or a real one's. */
export function holdsCloudContract(name: string, makeSetup: () => Promise<CloudSetup>): void {
  describe(`the contract of clouds: ${name}`, () => {
    let at: CloudSetup;
    beforeAll(async () => {
      at = await makeSetup();
    });

    /** Asks again where a later attempt may succeed. */
    async function patiently<Answer>(call: () => Promise<Answer>): Promise<Answer> {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await call();
        } catch (error) {
          if (!(error instanceof CloudError) || !error.isPassing || attempt === 10) throw error;
          await at.pass(error.retryAfter ?? 1000);
        }
      }
    }

    async function pagesOf(regionId: string, type: ResourceType): Promise<CloudItem[][]> {
      const pages: CloudItem[][] = [];
      for (let cursor: string | undefined; pages.length === 0 || cursor !== undefined;) {
        const page = await patiently(() => at.cloud.inventory(at.account, { regionId, type }, cursor));
        pages.push(page.items);
        cursor = page.next;
      }
      return pages;
    }

    async function everything(): Promise<Placed[]> {
      const all: Placed[] = [];
      for (const regionId of at.regionIds) {
        for (const type of resourceTypes)
          all.push(...(await pagesOf(regionId, type)).flat().map((item) => ({ type, regionId, item })));
      }
      return all;
    }

    const describeOne = ({ regionId, type, item }: Placed) =>
      patiently(() => at.cloud.describe(at.account, { regionId, type }, item.resourceId));

    const orderOf = (
      { type, regionId, item }: Placed,
      action: ResourceAction,
      input: CloudOrder["input"] = {},
    ): CloudOrder => ({
      key: randomBytes(12).toString("hex"),
      type,
      regionId,
      resourceId: item.resourceId,
      action,
      input,
    });

    /** Begins an operation, whether its answer arrives or not. */
    async function begin(order: CloudOrder): Promise<void> {
      await patiently(() => at.cloud.act(at.account, order));
    }

    /** Waits until an operation has ended. */
    async function endOf({ key }: CloudOrder) {
      for (let tries = 0; tries < 120; tries += 1) {
        const progress = await patiently(() => at.cloud.poll(at.account, key));
        if (progress.state !== "running") return progress;
        await at.pass(1000);
      }
      throw new Error("an operation that does not end");
    }

    /** Does something until it is done: clouds may fail to. What failed has a reason and has changed nothing. */
    async function doIt(
      placed: Placed,
      action: ResourceAction,
      input?: CloudOrder["input"],
    ): Promise<CloudItem | undefined> {
      for (let tries = 0; tries < 10; tries += 1) {
        const order = orderOf(placed, action, input);
        await begin(order);
        const end = await endOf(order);
        const after = await describeOne(placed);
        if (end.state === "done") return after;
        if (end.state !== "failed") throw new Error(`an operation that is ${end.state}`);
        expect([end.reason.zh, end.reason.en].every((text) => text.length > 0)).toBe(true);
        expect(after?.status).toBe(placed.item.status);
      }
      throw new Error("an operation that never succeeds");
    }

    const find = (all: readonly Placed[], type: ResourceType, fits: (item: CloudItem) => boolean): Placed => {
      const placed = all.find((one) => one.type === type && fits(one.item));
      if (!placed) throw new Error(`the set-up has no such ${type}`);
      return placed;
    };

    /** The kind of failure that an order meets; undefined where it is taken. */
    const failureOf = (order: CloudOrder): Promise<string | undefined> =>
      patiently(() => at.cloud.act(at.account, order)).then(
        () => undefined,
        (error: unknown) => (error instanceof CloudError ? error.kind : String(error)),
      );

    it("says whether keys work, and which permission they lack for what", async () => {
      const keys = { ...at.account, regionId: at.regionIds[0] };
      expect(await at.cloud.verify(keys)).toMatchObject({ valid: true, missing: [], reason: null });
      expect(await at.cloud.verify(at.disabled)).toMatchObject({
        valid: false,
        missing: [],
        reason: expect.anything(),
      });
      const { accountUid, ...others } = await at.cloud.verify(at.others);
      expect(others).toMatchObject({ valid: true, missing: [] });
      expect(accountUid).not.toBe(at.account.accountUid);
      const { valid, missing, reason } = await at.cloud.verify(at.lacking);
      expect([valid, missing.length > 0, reason === null]).toEqual([false, true, false]);
      for (const { capability, permission } of missing) {
        expect(["inventory", "bill", "quota", "operate"]).toContain(capability);
        expect(permission).not.toBe("");
      }
    });

    it("has each resource on one page, and tells the same of it alone", async () => {
      const all = await everything();
      const names = all.map(({ type, item }) => `${type} ${item.resourceId}`);
      expect(new Set(names).size).toBe(names.length);
      expect([...new Set(all.map(({ type }) => type))].sort()).toEqual([...resourceTypes].sort());
      const pages = await Promise.all(at.regionIds.map((regionId) => pagesOf(regionId, "disk")));
      expect(Math.max(...pages.map(({ length }) => length)), "pages").toBeGreaterThan(1);
      for (const placed of all) expect(await describeOne(placed)).toEqual(placed.item);
    });

    it("knows nothing of an id that it has not, nor of one of another region", async () => {
      const [first] = await everything();
      if (!first) throw new Error("the set-up has resources");
      const { item } = first;
      expect(await describeOne({ ...first, item: { ...item, resourceId: "none" } })).toBeUndefined();
      const other = at.regionIds.find((regionId) => regionId !== first.regionId) ?? "";
      expect(await describeOne({ ...first, regionId: other })).toBeUndefined();
    });

    it("refers only to hosts and networks that are there, in the same region", async () => {
      const all = await everything();
      const has = (type: ResourceType, regionId: string, id: string | null) =>
        id === null || all.some((one) => one.type === type && one.regionId === regionId && one.item.resourceId === id);
      const loose = all.filter(
        ({ regionId, item }) => !has("host", regionId, item.hostRef) || !has("priNet", regionId, item.networkRef),
      );
      expect(loose).toEqual([]);
      expect(all.filter(({ type, item }) => type === "host" && item.networkRef === null)).toEqual([]);
    });

    it("describes resources as the API shows them", async () => {
      const ajv = new Ajv2020({ strict: false, formats, allErrors: true }).addSchema(
        description,
        "api",
        undefined,
        false,
      );
      const schemas = description.components.schemas as unknown as Record<
        string,
        { allOf: [unknown, { required: string[] }] }
      >;
      for (const { type, item } of await everything()) {
        const schema = type.charAt(0).toUpperCase() + type.slice(1);
        const own = schemas[schema]?.allOf[1].required ?? [];
        const said: Record<string, unknown> = { ...item.attrs, status: item.status };
        expect([schema, ...Object.keys(said).sort()]).toEqual([
          schema,
          ...own.filter((one) => !derived.includes(one)).sort(),
        ]);
        for (const [key, value] of Object.entries(said)) {
          const check = ajv.compile({ $ref: `api#/components/schemas/${schema}/allOf/1/properties/${key}` });
          expect([schema, key, value, check(value), check.errors]).toEqual([schema, key, value, true, null]);
        }
        expect(item.rawStatus).not.toBe("");
      }
    });

    it("does something once, however often it is asked for it by the same key", async () => {
      const host = find(await everything(), "host", ({ status }) => status === "running");
      const order = orderOf(host, "reboot");
      const id = await patiently(() => at.cloud.act(at.account, order));
      expect(await patiently(() => at.cloud.act(at.account, order))).toBe(id);
      expect((await describeOne(host))?.status).toBe("rebooting");
      expect(await failureOf(orderOf(host, "reboot"))).toBe("refused");
      await endOf(order);
      expect((await describeOne(host))?.status).toBe("running");
      expect(await patiently(() => at.cloud.act(at.account, order))).toBe(id);
    });

    it("has never heard of a key that nobody used", async () => {
      expect(await patiently(() => at.cloud.poll(at.account, "none"))).toEqual({ state: "unknown" });
    });

    it("stops, resizes, renames, starts and releases hosts", async () => {
      const all = await everything();
      const host = find(all, "host", ({ status }) => status === "running");
      const larger = find(all, "host", ({ attrs }) => attrs.instanceType !== host.item.attrs.instanceType);
      expect((await doIt(host, "stop"))?.status).toBe("stopped");
      const stopped = { ...host, item: { ...host.item, status: "stopped" } };
      const { instanceType, cpu, memory } = larger.item.attrs;
      expect(await doIt(stopped, "resize", { size: String(instanceType) })).toMatchObject({
        status: "stopped",
        attrs: { instanceType, cpu, memory },
      });
      expect(await doIt(stopped, "rename", { name: "another-name" })).toMatchObject({ name: "another-name" });
      expect((await doIt(stopped, "start"))?.status).toBe("running");
      await doIt(host, "stop");
      expect(await doIt(stopped, "release")).toBeUndefined();
      const after = await everything();
      expect(after.filter(({ item }) => [item.resourceId, item.hostRef].includes(host.item.resourceId))).toEqual([]);
    });

    it("detaches and attaches disks, and lets them grow", async () => {
      const all = await everything();
      const disk = find(all, "disk", ({ attrs, status }) => attrs.diskKind === "data" && status === "inUse");
      const free = { ...disk, item: { ...disk.item, status: "available" } };
      expect(await doIt(disk, "detach")).toMatchObject({ status: "available", hostRef: null, attrs: { device: null } });
      const host = all.find((one) => one.type === "host" && one.regionId === disk.regionId);
      const hostRef = host?.item.resourceId ?? "";
      expect(await failureOf(orderOf(free, "attach", { hostRef: "none" }))).toBe("refused");
      expect(await doIt(free, "attach", { hostRef })).toMatchObject({ status: "inUse", hostRef });
      const size = Number(disk.item.attrs.size);
      expect(await failureOf(orderOf(disk, "resize", { size: String(size) }))).toBe("refused");
      expect((await doIt(disk, "resize", { size: String(size + 10) }))?.attrs).toMatchObject({ size: size + 10 });
    });

    it("unbinds and binds addresses", async () => {
      const all = await everything();
      const address = find(all, "pubIp", ({ hostRef }) => hostRef !== null);
      const hostRef = address.item.hostRef ?? "";
      expect(await doIt(address, "unbind")).toMatchObject({
        status: "available",
        hostRef: null,
        attrs: { bindType: "none" },
      });
      const free = { ...address, item: { ...address.item, status: "available" } };
      expect(await doIt(free, "bind", { hostRef })).toMatchObject({
        status: "inUse",
        hostRef,
        attrs: { bindType: "host" },
      });
    });

    it("refuses what a state does not allow", async () => {
      const all = await everything();
      const host = find(all, "host", ({ status }) => status === "running");
      const system = find(all, "disk", ({ attrs }) => attrs.diskKind === "system");
      const bound = find(all, "pubIp", ({ status }) => status === "inUse");
      const network = find(all, "priNet", ({ resourceId }) => all.some(({ item }) => item.networkRef === resourceId));
      const orders = [
        ...(["start", "resize", "release", "attach"] as const).map((action) => orderOf(host, action)),
        orderOf(system, "detach"),
        orderOf(bound, "release"),
        orderOf({ ...host, item: { ...host.item, resourceId: "none" } }, "stop"),
        orderOf(network, "release"),
      ];
      for (const order of orders)
        expect([order.type, order.action, await failureOf(order)]).toEqual([order.type, order.action, "refused"]);
    });

    it("says of what kind a failure is", async () => {
      const scope = { regionId: at.regionIds[0] ?? "", type: "host" } as const;
      const { denied, disabled, silent } = at;
      const read = (account: CloudAccess, regionId = scope.regionId) =>
        at.cloud.inventory(account, { ...scope, regionId }, undefined);
      await expect(read({ ...at.account, ...disabled, accountUid: at.account.accountUid })).rejects.toMatchObject({
        kind: "keyInvalid",
      });
      await expect(read(silent)).rejects.toMatchObject({ kind: "unavailable", isPassing: true });
      await expect(patiently(() => read(denied.account, denied.regionId))).rejects.toMatchObject({
        kind: "denied",
        isPassing: false,
        words: { zh: expect.anything() },
      });
      await at.exhaust();
      await expect(read(at.account)).rejects.toMatchObject({
        kind: "throttled",
        isPassing: true,
        retryAfter: expect.any(Number),
      });
    });

    it("grants no less than what is used, which is what is there", async () => {
      const all = await everything();
      for (const regionId of at.regionIds) {
        const quotas = await patiently(() => at.cloud.quotas(at.account, regionId));
        expect(new Set(quotas.map(({ quotaCode }) => quotaCode)).size).toBe(quotas.length);
        expect(quotas.filter(({ used, total }) => used > total)).toEqual([]);
        const hosts = all.filter((one) => one.type === "host" && one.regionId === regionId).length;
        expect(quotas.find(({ quotaCode }) => quotaCode === "hosts")).toMatchObject({ used: hosts });
      }
    });

    async function billOf(account: CloudAccess, month: string): Promise<CloudBillLine[]> {
      const lines: CloudBillLine[] = [];
      for (let cursor: string | undefined, isFirst = true; isFirst || cursor !== undefined; isFirst = false) {
        const page = await patiently(() => at.cloud.bill(account, month, cursor));
        lines.push(...page.lines);
        cursor = page.next;
      }
      return lines;
    }

    it("tells a month's bill so far, whose lines add up and stay", async () => {
      const before = await billOf(at.account, at.month);
      expect(before.length).toBeGreaterThan(100);
      expect(before.filter(({ billDate }) => !billDate.startsWith(at.month))).toEqual([]);
      const of = (amount: string | undefined) => new Decimal(amount ?? 0);
      for (const line of before) {
        const paid = of(line.cashAmount)
          .plus(of(line.couponAmount))
          .plus(of(line.creditAmount))
          .plus(of(line.debtAmount));
        expect([of(line.listAmount).minus(of(line.discountAmount)), paid].map(String)).toEqual([
          of(line.payableAmount).toString(),
          of(line.payableAmount).toString(),
        ]);
        expect(line.usageEnd >= line.usageStart).toBe(true);
      }
      await at.pass(24 * 60 * 60 * 1000);
      const after = await billOf(at.account, at.month);
      expect(after.slice(0, before.length)).toEqual(before);
      expect(after.length).toBeGreaterThan(before.length);
    });

    it("bills what is there by its id, and nothing of a month to come", async () => {
      const billed = new Set((await billOf(at.account, at.month)).map(({ resourceId }) => resourceId));
      const since = new Date(`${at.month}-01`);
      const lasting = (await everything()).filter(
        ({ type, item }) => type === "host" && item.payMode === "postPay" && item.createTime < since,
      );
      expect(lasting.length).toBeGreaterThan(0);
      expect(lasting.filter(({ item }) => !billed.has(item.resourceId))).toEqual([]);
      expect(await billOf(at.account, "2999-01")).toEqual([]);
    });

    it("does not tell the bill to keys that may not read it", async () => {
      const { accessKey, secretKey } = at.lacking;
      const account = { ...at.account, accessKey, secretKey };
      await expect(billOf(account, at.month)).rejects.toMatchObject({ kind: "denied", isPassing: false });
    });

    it("tells the account's balance with two decimals", async () => {
      expect(await patiently(() => at.cloud.balance(at.account))).toMatch(/^-?\d+\.\d{2}$/);
    });

    holdsMetricsContract(() => ({ ...at, patiently, everything }));
  });
}
