import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { AlarmRuleDetail, SavedWebhook, Webhook } from "../../src/generated/api";
import type { OperationId } from "../../src/generated/operations";
import { tellOfAlarms } from "../../src/server/areas/alarm/notices/tell";
import type { WebhookCall, WebhookOutcome } from "../../src/server/areas/webhook/post";
import { openWebhookSecret } from "../../src/server/areas/webhook/secret";
import { sendWebhooks } from "../../src/server/areas/webhook/send-webhooks";
import { alarmRuleWebhooks, alarmTransitions } from "../../src/server/database/schema/alarm";
import { warningDeliveries, warningRecords } from "../../src/server/database/schema/warning";
import { webhooks } from "../../src/server/database/schema/webhook";
import { limits } from "../../src/server/limits";
import { addMinutes } from "../../src/server/time";
import { newRule, newTransition, newWebhook } from "./alarm-rows";
import { other, own, unique } from "./example";
import { createTestApi, type TestApi } from "./test-api";

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn("admin");
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.delete(webhooks);
  await api.db.delete(warningRecords);
  await api.db.delete(alarmTransitions);
});

const call = (id: OperationId, input: object) => api.call(id, input, { token });
const save = (input: object = {}) =>
  call("saveWebhook", { webhookName: unique(), url: "https://hooks.example.com/a?key=1", ...input });
const saved = async (input: object = {}): Promise<SavedWebhook> => (await save(input)).data as SavedWebhook;
const webhook = async (id: number): Promise<Webhook> => (await call("getWebhook", { id })).data;
const secretOf = async (id: number) => {
  const [row] = await api.db.select().from(webhooks).where(eq(webhooks.id, id));
  return row && openWebhookSecret(row.secret, row.customId);
};
const answered = (data: unknown) => (data as { errors?: { field: string }[] }).errors?.[0]?.field;
const raise = (error: unknown): never => {
  throw error;
};

describe("saveWebhook", () => {
  it("makes a secret that is answered once, and keeps it encrypted", async () => {
    const { id, secret } = await saved({ webhookName: "  值班 " });
    expect(secret).toMatch(/^whsec_[\w-]{43}$/);
    const [row] = await api.db.select().from(webhooks).where(eq(webhooks.id, id));
    expect(row?.secret).not.toContain(secret);
    expect(await secretOf(id)).toBe(secret);
    const shown = await webhook(id);
    expect(shown).toMatchObject({ webhookName: "值班", ruleCount: 0, lastStatus: null, creator: "admin" });
    expect(JSON.stringify(shown)).not.toContain("whsec_");
  });

  it("keeps the secret through a change, and makes another where one is asked for", async () => {
    const { id, secret } = await saved();
    const url = "https://hooks.example.com/b";
    expect(await saved({ id, url })).toEqual({ id, secret: null });
    expect(await secretOf(id)).toBe(secret);
    const renewed = await saved({ id, url, renewSecret: true });
    expect(renewed.secret).not.toBe(secret);
    expect(await secretOf(id)).toBe(renewed.secret);
  });

  it.each([
    "http://hooks.example.com/",
    "https://user:word@hooks.example.com/",
    "https://10.0.0.1/",
    "https://127.0.0.1/",
    "https://[::1]/",
    "https://169.254.169.254/latest/meta-data",
  ])("refuses %s", async (url) => {
    const { code, data } = await save({ url });
    expect([code, answered(data)]).toEqual([422, "url"]);
  });

  it("refuses a name that is taken, and more than 20", async () => {
    const { id } = await saved();
    const { webhookName } = await webhook(id);
    expect(await save({ webhookName })).toMatchObject({ code: 409 });
    for (let count = 1; count < 20; count += 1) await newWebhook(api.db);
    await newWebhook(api.db, { customId: other });
    expect(await save()).toMatchObject({ code: 422 });
  });
});

describe("testWebhook", () => {
  it("says why a test did not arrive", async () => {
    const { id } = await saved();
    expect((await call("testWebhook", { id })).code).toBe(200);
    const { webhook: before } = api.providers;
    const reason = { zh: "对方返回 HTTP 500", en: "It answered HTTP 500" };
    const refusing = async () => ({ delivered: false as const, reason, again: true });
    Object.assign(api.providers, { webhook: { ...before, send: refusing } });
    expect(await call("testWebhook", { id })).toMatchObject({
      code: 422,
      message: "测试消息未送达：对方返回 HTTP 500",
    });
    Object.assign(api.providers, { webhook: before });
  });
});

describe("a rule", () => {
  const rule = {
    resourceType: "host",
    scope: "all",
    metricName: "cpuUsage",
    threshold: 80,
    notifyWays: [],
  } as const;

  it("keeps its webhooks, none of another customer, and drops those that are deleted", async () => {
    const [one, two, foreign] = [
      await newWebhook(api.db),
      await newWebhook(api.db),
      await newWebhook(api.db, { customId: other }),
    ];
    const asked = { ...rule, ruleName: unique(), webhookIds: [one, two] };
    const { id } = (await call("saveAlarmRule", { ...asked, clientToken: unique() })).data as { id: number };
    const shown = async (): Promise<AlarmRuleDetail> => (await call("getAlarmRule", { id })).data;
    expect((await shown()).webhookIds).toEqual([one, two]);
    expect(await webhook(one)).toMatchObject({ ruleCount: 1 });
    const change = { ...asked, id, webhookIds: [one, foreign], clientToken: unique() };
    expect((await call("saveAlarmRule", change)).code).toBe(404);
    await call("deleteWebhooks", { ids: [one] });
    expect((await shown()).webhookIds).toEqual([two]);
  });

  it("tells its webhooks of its alarms, also where it names nobody else", async () => {
    const now = api.now();
    const webhookId = await newWebhook(api.db, { url: "https://hooks.example.com:8443/a?key=1", webhookName: "值班" });
    const ruleId = await newRule(api.db, { customId: own, ruleName: "处理器繁忙", notifyWays: [] });
    await api.db.insert(alarmRuleWebhooks).values({ ruleId, webhookId });
    await newTransition(api.db, { ruleId, time: addMinutes(now, -2) });
    await tellOfAlarms(api.db, now, raise);
    const [delivery] = await api.db.select().from(warningDeliveries);
    expect(delivery).toMatchObject({
      way: "webhook",
      webhookId,
      receiver: "值班",
      userId: null,
      // What stands behind the host may be a secret.
      address: "hooks.example.com:8443",
      status: 0,
    });
    const resource = { resourceId: expect.any(Number), resourceName: expect.any(String) };
    expect(delivery?.payload).toEqual({
      type: "alarm",
      event: "alarm.began",
      level: "critical",
      time: now.toISOString(),
      subject: { zh: "处理器繁忙：1 个资源告警", en: "处理器繁忙: alarm on 1 resource" },
      value: { zh: expect.any(String), en: expect.any(String) },
      condition: { zh: "1 分钟平均值 > 80%，连续 3 个周期", en: "1-minute average > 80% in 3 periods in a row" },
      rule: { id: ruleId, name: "处理器繁忙", level: "critical", resourceType: "host", metric: "cpuUsage" },
      alarms: [{ id: expect.any(Number), ...resource, value: 95, time: addMinutes(now, -2).toISOString() }],
    });
    const [transition] = await api.db.select().from(alarmTransitions);
    expect(transition).toMatchObject({ notice: "sent", recordId: delivery?.recordId });
  });
});

describe("sending to webhooks", () => {
  const words = { zh: "告警", en: "Alarm" };
  const reason = { zh: "对方返回 HTTP 500", en: "It answered HTTP 500" };
  const start = new Date("2026-05-20T02:00:00Z");

  async function newDelivery(webhookId: number | null): Promise<number> {
    const about = { bizType: "alarm", bizNo: "cpu", subject: words, value: words, threshold: words };
    const [record] = await api.db
      .insert(warningRecords)
      .values({ customId: own, warningType: "alarm", notifyWays: ["webhook"], raiseTime: start, ...about })
      .returning();
    const to = {
      webhookId,
      receiver: "值班",
      way: "webhook",
      address: "127.0.0.1",
      payload: { type: "alarm" },
    } as const;
    const [made] = await api.db
      .insert(warningDeliveries)
      .values({ recordId: record?.id ?? 0, ...to, status: 0, time: start })
      .returning();
    return made?.id ?? 0;
  }
  const deliveries = () => api.db.select().from(warningDeliveries).orderBy(asc(warningDeliveries.id));
  /** Sends what is due so many minutes later. @returns what was sent */
  async function sendAt(minutes: number, outcome: WebhookOutcome): Promise<WebhookCall[]> {
    const sent: WebhookCall[] = [];
    const send = async (what: WebhookCall) => (sent.push(what), outcome);
    await sendWebhooks(api.db, { policy: { loopback: false }, send }, addMinutes(start, minutes));
    return sent;
  }

  it("sends once what is due, with its secret and its number", async () => {
    const id = await newDelivery(await newWebhook(api.db, { url: "https://hooks.example.com/a" }));
    const sent = await sendAt(0, { delivered: true });
    const url = "https://hooks.example.com/a";
    expect(sent).toEqual([{ id: String(id), url, secret: "secret", body: `{"id":${id},"type":"alarm"}` }]);
    expect(await sendAt(1, { delivered: true })).toEqual([]);
    expect(await deliveries()).toMatchObject([{ status: 1, failures: 0, nextTime: null }]);
  });

  it("tries again after a time that doubles, and gives up in the end", async () => {
    await newDelivery(await newWebhook(api.db));
    const minutes: number[] = [];
    for (let minute = 0; minute < 200; minute += 1) {
      const sent = await sendAt(minute, { delivered: false, again: true, reason });
      if (sent.length > 0) minutes.push(minute);
    }
    expect(minutes.slice(1).map((at, index) => at - (minutes[index] ?? 0))).toEqual([1, 2, 4, 8, 16, 32, 60]);
    expect(await deliveries()).toMatchObject([{ status: 2, reason, failures: limits.noticeTries, nextTime: null }]);
  });

  it("gives up at once what is refused for good, and what is to go to a deleted webhook", async () => {
    await newDelivery(await newWebhook(api.db));
    await newDelivery(null);
    expect(await sendAt(0, { delivered: false, again: false, reason })).toHaveLength(1);
    expect(await deliveries()).toMatchObject([
      { status: 2, reason },
      { status: 2, reason: { zh: "Webhook 已删除" } },
    ]);
  });

  it("sends again what a server that has ended had claimed, and not before", async () => {
    await newDelivery(await newWebhook(api.db));
    const ending = { policy: { loopback: false }, send: () => Promise.reject(new Error("the server ends")) };
    await expect(sendWebhooks(api.db, ending, start)).rejects.toThrow("the server ends");
    expect(await sendAt(0.5, { delivered: true })).toEqual([]);
    expect(await sendAt(1, { delivered: true })).toHaveLength(1);
  });

  it("keeps what the last claim came to, where an earlier one fails only after its end", async () => {
    await newDelivery(await newWebhook(api.db));
    const sendAs = (send: () => Promise<WebhookOutcome>, minutes: number) =>
      sendWebhooks(api.db, { policy: { loopback: false }, send }, addMinutes(start, minutes));
    let first = Promise.resolve();
    let second = Promise.resolve();
    const fails = async (): Promise<WebhookOutcome> => {
      await new Promise<void>((begun) => {
        const delivers = async (): Promise<WebhookOutcome> => {
          begun();
          await first;
          return { delivered: true };
        };
        second = sendAs(delivers, 1);
      });
      return { delivered: false, again: true, reason };
    };
    first = sendAs(fails, 0);
    await first;
    await second;
    expect(await deliveries()).toMatchObject([{ status: 1, failures: 0, reason: null, nextTime: null }]);
  });

  it("sends to each webhook only a few at a time, so that all have their turn", async () => {
    const [busy, quiet] = [await newWebhook(api.db), await newWebhook(api.db, { url: "https://quiet.example.com/" })];
    for (let count = 0; count < 30; count += 1) await newDelivery(busy);
    await newDelivery(quiet);
    const sent = await sendAt(0, { delivered: true });
    expect(sent.map(({ url }) => url).sort()).toEqual([
      ...Array.from({ length: limits.webhooksOfOne }, () => "https://127.0.0.1/"),
      "https://quiet.example.com/",
    ]);
  });

  it("sends each once, however many servers do", async () => {
    const webhookId = await newWebhook(api.db);
    for (let count = 0; count < 2; count += 1) await newDelivery(webhookId);
    const sent = await Promise.all(Array.from({ length: 4 }, () => sendAt(0, { delivered: true })));
    expect(sent.flat()).toHaveLength(2);
  });
});
