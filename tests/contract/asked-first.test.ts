import { randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OperationId } from "../../src/generated/operations";
import { CloudError } from "../../src/server/areas/cloud/provider";
import { faultWords } from "../../src/server/cloud-world/faults";
import { cloudAccounts } from "../../src/server/database/schema/cloud";
import { resourceOperations } from "../../src/server/database/schema/resource";
import { newApplication } from "./quota-rows";
import { newResource } from "./resource-rows";
import { createTestApi, type TestApi } from "./test-api";

let api: TestApi;
let token: string;
/** Connections that were in a transaction while a cloud was asked, for each time. */
let asked: number[];
beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn("admin");
  const { cloud } = api.providers;
  const { verify } = cloud;
  cloud.verify = async (keys) => {
    asked.push(await inTransaction());
    return verify.call(cloud, keys);
  };
  cloud.sizes = async () => {
    asked.push(await inTransaction());
    return [{ size: "8C16G", description: { zh: "大", en: "Large" } }];
  };
});
afterAll(() => api.close());
beforeEach(() => void (asked = []));

async function inTransaction(): Promise<number> {
  const { rows } = await api.db.execute<{ open: number }>(sql`
    select count(*)::int as open from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`);
  return rows[0]?.open ?? 0;
}

const word = () => randomBytes(16).toString("hex");
const newKeys = () => ({ accessKey: `AKID${word()}`, secretKey: word() });
const call = (id: OperationId, input: object) => api.call(id, input, { token });
const saving = () => ({ cloudCode: "tx", accountName: word(), ...newKeys(), clientToken: word() });

describe("a cloud is asked before a transaction opens, and once", () => {
  it("saveCloudAccount", async () => {
    const input = saving();
    const first = await call("saveCloudAccount", input);
    expect([first.code, asked]).toEqual([200, [0]]);
    expect(await call("saveCloudAccount", input)).toMatchObject({ code: 200, data: first.data });
    expect(asked).toEqual([0]);
    const { id } = first.data as { id: number };
    expect((await call("saveCloudAccount", { id, cloudCode: "tx", accountName: "x", clientToken: word() })).code).toBe(
      200,
    );
    expect(asked).toEqual([0]);
  });

  it("rotateCloudAccountKeys", async () => {
    const { id } = (await call("saveCloudAccount", saving())).data as { id: number };
    asked = [];
    const input = { id, ...newKeys(), clientToken: word() };
    for (const _repeat of [1, 2]) expect((await call("rotateCloudAccountKeys", input)).code).toBe(200);
    expect(asked).toEqual([0]);
    const [row] = await api.db.select().from(cloudAccounts).where(eq(cloudAccounts.id, id));
    expect(row?.accessKey).toBe(input.accessKey);
  });

  it("cancelQuotaApplication, of those who review", async () => {
    const { quotaReview } = api.providers;
    if (!quotaReview) throw new Error("the demo has somebody who reviews");
    const { withdraw } = quotaReview;
    quotaReview.withdraw = async (...application) => {
      asked.push(await inTransaction());
      return withdraw(...application);
    };
    const id = await newApplication(api.db);
    expect((await call("cancelQuotaApplication", { id })).code).toBe(200);
    expect(asked).toEqual([0]);
    expect((await call("cancelQuotaApplication", { id })).code).toBe(422);
    expect(asked).toEqual([0]);
  });

  it("resizeResource, which checks the resource again", async () => {
    const id = await newResource(api.db, "host", { status: "stopped" });
    const input = { id, size: "8C16G", clientToken: word() };
    const first = await call("resizeResource", input);
    expect([first.code, asked]).toEqual([200, [0]]);
    expect(await call("resizeResource", input)).toMatchObject({ code: 200, data: first.data });
    expect(await call("resizeResource", { ...input, clientToken: word() })).toMatchObject({ code: 422 });
    expect(asked).toEqual([0]);
    const other = await newResource(api.db, "host", { status: "stopped" });
    expect(await call("resizeResource", { id: other, size: "1C1G", clientToken: word() })).toMatchObject({
      code: 422,
      data: { errors: [{ field: "size" }] },
    });
  });

  it("listResourceSizes asks a cloud again that is busy for a moment, and says when one stays silent", async () => {
    const id = await newResource(api.db, "host", { status: "stopped" });
    const { cloud } = api.providers;
    const { sizes } = cloud;
    const failing = (times: number) => {
      let calls = 0;
      cloud.sizes = async (...of) => {
        calls += 1;
        if (calls <= times) throw new CloudError("throttled", faultWords.throttled, 10);
        return sizes(...of);
      };
    };
    failing(2);
    expect(await call("listResourceSizes", { id })).toMatchObject({ code: 200, data: [{ size: "8C16G" }] });
    failing(Infinity);
    const refused = await call("listResourceSizes", { id });
    expect(refused).toMatchObject({ code: 422, message: expect.stringContaining(faultWords.throttled.zh) });
    cloud.sizes = sizes;
  });

  it("resizeResource refuses what has begun to change meanwhile", async () => {
    const id = await newResource(api.db, "host", { status: "stopped" });
    const { cloud } = api.providers;
    const { sizes } = cloud;
    cloud.sizes = async (...of) => {
      cloud.sizes = sizes;
      expect((await call("operateResources", { ids: [id], action: "start", clientToken: word() })).code).toBe(200);
      return sizes(...of);
    };
    const answer = await call("resizeResource", { id, size: "8C16G", clientToken: word() });
    expect(answer).toMatchObject({ code: 422, message: expect.stringContaining("操作正在进行") });
    expect(await api.db.$count(resourceOperations, eq(resourceOperations.resourceId, id))).toBe(1);
  });
});
