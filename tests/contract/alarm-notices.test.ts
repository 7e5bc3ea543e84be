import { asc, eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { flappingMost } from "../../src/domain/alarm/notice";
import { tellOfAlarms } from "../../src/server/areas/alarm/notices/tell";
import { type Database, type OpenDatabase, openDatabase } from "../../src/server/database/client";
import { alarmRules, alarms, alarmTransitions } from "../../src/server/database/schema/alarm";
import { alarmSilences } from "../../src/server/database/schema/alarm-silence";
import { customers, users } from "../../src/server/database/schema/identity";
import { messages } from "../../src/server/database/schema/message";
import { resources } from "../../src/server/database/schema/resource";
import { warningDeliveries, warningRecords } from "../../src/server/database/schema/warning";
import { createEmptyDatabase, type TestDatabase } from "../helpers/database";
import { newSeries } from "../helpers/metric-series";
import { newAlarm, newRule, newSilence, newTransition, tell } from "./alarm-rows";

let database: TestDatabase;
let opened: OpenDatabase;
let db: Database;
let customId: number;
let hosts: { id: number; name: string }[];
let receivers: number[];
beforeAll(async () => {
  database = await createEmptyDatabase();
  opened = openDatabase(database.url, 6);
  ({ db } = opened);
  await newSeries(db, 3);
  hosts = await db.select({ id: resources.id, name: resources.name }).from(resources).orderBy(asc(resources.id));
  const [row] = await db.select().from(resources).limit(1);
  customId = row?.customId ?? 0;
  receivers = await putUsers();
});
afterAll(async () => {
  await opened.close();
  await database.drop();
});

const minute = 60_000;
const begin = Date.UTC(2026, 4, 20, 1);
const at = (minutes: number) => new Date(begin + minutes * minute);
const raise = (error: unknown): never => {
  throw error;
};
const tellAt = (minutes: number) => tellOfAlarms(db, at(minutes), raise);
const outcomes = async () =>
  (await db.select().from(alarmTransitions).orderBy(asc(alarmTransitions.id))).map(({ notice }) => notice);
const told = () => db.select().from(warningRecords).orderBy(asc(warningRecords.id));

async function putUsers(): Promise<number[]> {
  const made = await db
    .insert(users)
    .values(
      ["ann", "bob", "gone"].map((username) => ({
        customId,
        username,
        name: username,
        accountType: 1 as const,
        passwordHash: "x",
        email: username === "bob" ? null : `${username}@example.com`,
        status: username === "gone" ? (0 as const) : (1 as const),
        createTime: new Date(),
      })),
    )
    .returning({ id: users.id });
  return made.map(({ id }) => id);
}

/** A rule with receivers. */
async function ruleWith(row: Partial<typeof alarmRules.$inferInsert> = {}, userIds = receivers): Promise<number> {
  const ruleId = await newRule(db, { customId, ruleName: "处理器繁忙", notifyWays: ["site", "email"], ...row });
  if (userIds.length > 0) await tell(db, ruleId, userIds);
  return ruleId;
}

/** The rule begins to hold for a host. @returns the alarm */
async function begins(ruleId: number, minutes: number, host = 0, level: "critical" | "warn" = "critical") {
  const { id: resourceId = 0, name: resourceName = "" } = hosts[host] ?? {};
  const about = { customId, ruleId, resourceId, resourceName, alarmLevel: level };
  const alarmId = await newAlarm(db, about, at(minutes));
  await newTransition(db, { customId, ruleId, alarmId, time: at(minutes) });
  return { id: alarmId, ruleId };
}

/** An alarm is over. */
async function ends({ id, ruleId }: { id: number; ruleId: number }, minutes: number): Promise<void> {
  const time = at(minutes);
  await db.update(alarms).set({ alarmState: "ok", recoverTime: time, cause: "judged" }).where(eq(alarms.id, id));
  await newTransition(db, { customId, ruleId, alarmId: id, time, from: "alarm", to: "ok", value: 12.345 });
}

beforeEach(async () => {
  for (const table of [alarmTransitions, alarms, alarmRules, alarmSilences, warningRecords, messages])
    await db.delete(table);
});

describe("telling of alarms", () => {
  it("tells of what begins together once, to each active receiver in every way, and says why one is not reached", async () => {
    const rule = await ruleWith();
    await begins(rule, 0, 0);
    await begins(rule, 0, 1);
    await tellAt(0.4);
    expect(await outcomes()).toEqual(["waiting", "waiting"]);
    await tellAt(1);
    expect(await outcomes()).toEqual(["sent", "sent"]);
    expect(await told()).toMatchObject([
      {
        warningType: "alarm",
        subject: { zh: "处理器繁忙：2 个资源告警", en: "处理器繁忙: alarm on 2 resources" },
        value: { zh: "i-0（95%）、i-1（95%）", en: "i-0 (95%), i-1 (95%)" },
        threshold: { zh: "1 分钟平均值 > 80%，连续 3 个周期" },
        bizType: "alarm",
        bizNo: "处理器繁忙",
      },
    ]);
    const sent = await db.select().from(warningDeliveries).orderBy(asc(warningDeliveries.id));
    expect(sent.map(({ receiver, way, status }) => [receiver, way, status])).toEqual([
      ["ann", "site", 1],
      ["bob", "site", 1],
      ["ann", "email", 0],
      ["bob", "email", 2],
    ]);
    const [message] = await db.select().from(messages);
    expect(message).toMatchObject({ type: "om", level: "critical", title: "处理器繁忙：2 个资源告警" });
  });

  it("tells once, however many look at the same time", async () => {
    const rule = await ruleWith();
    for (const host of [0, 1, 2]) await begins(rule, 0, host);
    await Promise.all(Array.from({ length: 5 }, () => tellAt(1)));
    await tellAt(2);
    expect(await told()).toHaveLength(1);
  });

  it("tells of a recovery to those who were told of the beginning, and of each new alarm", async () => {
    const rule = await ruleWith();
    const first = await begins(rule, 0);
    await tellAt(1);
    await ends(first, 10);
    await tellAt(11);
    await begins(rule, 20);
    await tellAt(21);
    expect(await outcomes()).toEqual(["sent", "sent", "sent"]);
    const records = await told();
    expect(records.map(({ subject }) => subject.zh)).toEqual([
      "处理器繁忙：1 个资源告警",
      "处理器繁忙：1 个资源恢复",
      "处理器繁忙：1 个资源告警",
    ]);
    expect(records[1]?.value.zh).toBe("i-0（12.35%）");
    expect((await db.select().from(messages)).map(({ level }) => level)).toContain("info");
  });

  it("tells of an alarm that comes back after a time without data again only when the silence is over", async () => {
    const rule = await ruleWith({ silenceTime: 3600 });
    const { id: alarmId } = await begins(rule, 0);
    const comesBack = (minutes: number) =>
      newTransition(db, { customId, ruleId: rule, alarmId, time: at(minutes), from: "insufficientData" });
    await comesBack(30);
    await comesBack(60);
    await tellAt(61);
    expect(await outcomes()).toEqual(["sent", "repeated", "sent"]);
  });

  it("keeps back what is less grave while a critical alarm of the resource lasts, and tells of it then if it still does", async () => {
    const [grave, light] = [
      await ruleWith({ ruleName: "grave" }),
      await ruleWith({ ruleName: "light", alarmLevel: "warn" }),
    ];
    await begins(light, 0, 1, "warn");
    const critical = await begins(grave, 0, 0);
    await begins(light, 0, 0, "warn");
    await tellAt(1);
    expect(await outcomes()).toEqual(["sent", "sent", "inhibited"]);
    await tellAt(2);
    expect(await outcomes()).toEqual(["sent", "sent", "inhibited"]);
    await ends(critical, 10);
    await tellAt(11);
    expect(await outcomes()).toEqual(["sent", "sent", "sent", "sent"]);
  });

  it("keeps nothing back for a critical alarm that nobody is told of", async () => {
    const [grave, light] = [
      await ruleWith({ ruleName: "grave" }, []),
      await ruleWith({ ruleName: "light", alarmLevel: "warn" }),
    ];
    await begins(grave, 0, 0);
    await begins(light, 0, 0, "warn");
    await tellAt(1);
    await tellAt(2);
    expect(await outcomes()).toEqual(["nobody", "sent"]);
  });

  it("tells of an alarm that begins again and again only so often within an hour", async () => {
    const rule = await ruleWith();
    for (let time = 0; time < flappingMost + 2; time += 1) {
      const alarm = await begins(rule, time * 5);
      await ends(alarm, time * 5 + 2);
    }
    await tellAt(60);
    const kinds = await outcomes();
    expect(kinds.filter((_kind, place) => place % 2 === 0)).toEqual([
      ...Array.from({ length: flappingMost }, () => "sent"),
      "flapping",
      "flapping",
    ]);
    expect(kinds.slice(-1)).toEqual(["notNeeded"]);
    const said = (await told()).flatMap(({ value }) => (value.en.includes("no further notifications") ? value.en : []));
    expect(said).toEqual([expect.stringContaining(`1 resource began ${flappingMost} times within an hour`)]);
    await begins(rule, 200);
    await tellAt(201);
    expect((await outcomes()).at(-1)).toBe("sent");
  });

  it("tells of nothing where an alarm is ignored, a rule was changed or deleted", async () => {
    const rule = await ruleWith();
    const { id } = await begins(rule, 0);
    await db.update(alarms).set({ status: 3 }).where(eq(alarms.id, id));
    await newTransition(db, {
      customId,
      ruleId: rule,
      alarmId: id,
      time: at(1),
      cause: "ruleChanged",
      to: "insufficientData",
    });
    await tellAt(2);
    expect(await outcomes()).toEqual(["ignored", "notNeeded"]);
    const deleted = await ruleWith({ ruleName: "deleted" });
    await begins(deleted, 3);
    await db.delete(alarmRules).where(inArray(alarmRules.id, [deleted]));
    await tellAt(4);
    expect((await outcomes()).at(-1)).toBe("notNeeded");
    expect(await told()).toEqual([]);
  });
});

describe("silences", () => {
  const silence = (from: number, to: number, row: Partial<typeof alarmSilences.$inferInsert> = {}) =>
    newSilence(db, { customId, startTime: at(from), endTime: at(to), ...row }, at(0));
  const hostIds = (...places: number[]) => places.map((place) => hosts[place]?.id ?? 0);

  it("suppress notices and no states, and what outlasts one is told of once when it is over", async () => {
    const rule = await ruleWith();
    await silence(0, 60, { ruleIds: [rule] });
    await begins(rule, 1);
    await tellAt(2);
    expect(await outcomes()).toEqual(["silenced"]);
    await tellAt(59.9);
    expect(await told()).toEqual([]);
    await tellAt(60);
    await tellAt(61);
    expect(await outcomes()).toEqual(["sent"]);
    expect(await told()).toHaveLength(1);
    const [alarm] = await db.select().from(alarms);
    expect(alarm).toMatchObject({ alarmState: "alarm", times: 1, recoverTime: null, status: 0 });
  });

  it("let be told what they suppress as soon as they are ended early", async () => {
    const rule = await ruleWith();
    const id = await silence(0, 600);
    await begins(rule, 1);
    await tellAt(2);
    await db
      .update(alarmSilences)
      .set({ endTime: at(10) })
      .where(eq(alarmSilences.id, id));
    await tellAt(10);
    expect(await outcomes()).toEqual(["sent"]);
  });

  it("suppress for good what is over before they are, and the recovery of what was told of", async () => {
    const rule = await ruleWith();
    const before = await begins(rule, 0, 0);
    await tellAt(1);
    await silence(5, 60);
    const within = await begins(rule, 10, 1);
    await ends(before, 20);
    await ends(within, 30);
    for (const minutes of [31, 60, 200]) await tellAt(minutes);
    expect(await outcomes()).toEqual(["sent", "silenced", "silenced", "notNeeded"]);
  });

  it("count at the time of the change for what is over by the time it is judged, as after a restart", async () => {
    const rule = await ruleWith();
    await silence(0, 60);
    const within = await begins(rule, 10, 0);
    await begins(rule, 20, 1);
    await ends(within, 30);
    await tellAt(90);
    expect(await outcomes()).toEqual(["silenced", "sent", "notNeeded"]);
    expect((await told()).map(({ value }) => value.zh)).toEqual(["i-1（95%）"]);
  });

  it("match by rule, resource and level, all of them where they name none", async () => {
    const [cpu, memory] = [
      await ruleWith({ ruleName: "cpu" }),
      await ruleWith({ ruleName: "memory", alarmLevel: "warn" }),
    ];
    const cases: [Partial<typeof alarmSilences.$inferInsert>, string][] = [
      [{}, "all"],
      [{ ruleIds: [cpu] }, "cpu0 cpu1"],
      [{ resourceIds: hostIds(1, 2) }, "cpu1 memory2"],
      [{ alarmLevels: ["warn"] }, "memory2"],
      [{ ruleIds: [cpu, memory], resourceIds: hostIds(0, 2), alarmLevels: ["critical"] }, "cpu0"],
      [{ ruleIds: [memory], resourceIds: hostIds(1) }, "none"],
    ];
    for (const [row, wanted] of cases) {
      for (const table of [alarmTransitions, alarms, alarmSilences, warningRecords]) await db.delete(table);
      await silence(0, 60, row);
      await begins(cpu, 1, 0);
      await begins(cpu, 1, 1);
      await begins(memory, 1, 2, "warn");
      await tellAt(2);
      const names = ["cpu0", "cpu1", "memory2"];
      const silenced = (await outcomes()).flatMap((outcome, place) => (outcome === "silenced" ? names[place] : []));
      expect(silenced.join(" ")).toBe({ all: names.join(" "), none: "" }[wanted] ?? wanted);
    }
  });

  it("that name a deleted rule match nothing", async () => {
    const gone = await ruleWith({ ruleName: "gone" });
    await silence(0, 60, { ruleIds: [gone] });
    await db.delete(alarmRules).where(eq(alarmRules.id, gone));
    await begins(await ruleWith(), 1);
    await tellAt(2);
    expect(await outcomes()).toEqual(["sent"]);
  });

  it("of another customer, those still to come and those that are over do nothing", async () => {
    const [other] = await db
      .insert(customers)
      .values({ customType: 0, customName: "another", createTime: new Date() })
      .returning();
    await silence(0, 60, { customId: other?.id ?? 0 });
    await silence(3, 60);
    await silence(0, 2);
    await begins(await ruleWith(), 1);
    await tellAt(2);
    expect(await outcomes()).toEqual(["sent"]);
  });

  it("keep nothing else back: a less grave alarm is told of while a critical one of its resource is silenced", async () => {
    const [grave, light] = [
      await ruleWith({ ruleName: "grave" }),
      await ruleWith({ ruleName: "light", alarmLevel: "warn" }),
    ];
    await silence(0, 60, { ruleIds: [grave] });
    await begins(grave, 0, 0);
    await begins(light, 0, 0, "warn");
    await tellAt(1);
    await tellAt(2);
    expect(await outcomes()).toEqual(["silenced", "sent"]);
  });
});
