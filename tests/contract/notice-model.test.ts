import { asc, eq, isNull } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { flappingMost } from "../../src/domain/alarm/notice";
import type { AlarmNoticeOutcome } from "../../src/generated/api";
import { DeliveryStatus } from "../../src/generated/enums";
import { tellOfAlarms } from "../../src/server/areas/alarm/notices/tell";
import { sendNotices } from "../../src/server/areas/warning/send-notices";
import { type Database, type OpenDatabase, openDatabase } from "../../src/server/database/client";
import { alarmRules, alarms, alarmTransitions } from "../../src/server/database/schema/alarm";
import { alarmSilences } from "../../src/server/database/schema/alarm-silence";
import { users } from "../../src/server/database/schema/identity";
import { messages } from "../../src/server/database/schema/message";
import { resources } from "../../src/server/database/schema/resource";
import { warningDeliveries, warningRecords } from "../../src/server/database/schema/warning";
import { createEmptyDatabase, type TestDatabase } from "../helpers/database";
import { newSeries } from "../helpers/metric-series";
import { newAlarm, newRule, newSilence, newTransition, tell } from "./alarm-rows";
import { killedAt, modelRuns } from "./killed-server";

let database: TestDatabase;
let opened: OpenDatabase;
let db: Database;
let hosts: { id: number; customId: number }[];
let userId: number;
beforeAll(async () => {
  database = await createEmptyDatabase();
  opened = openDatabase(database.url, 6);
  ({ db } = opened);
  await newSeries(db, 2);
  hosts = await db
    .select({ id: resources.id, customId: resources.customId })
    .from(resources)
    .orderBy(asc(resources.id));
  const about = { username: "ann", name: "ann", accountType: 1, passwordHash: "x", email: "ann@example.com" } as const;
  const row = { ...about, customId: hosts[0]?.customId ?? 0, status: 1, createTime: new Date() } as const;
  const [made] = await db.insert(users).values(row).returning({ id: users.id });
  userId = made?.id ?? 0;
});
afterAll(async () => {
  await opened.close();
  await database.drop();
});

const second = 1000;
const begin = Date.UTC(2026, 4, 20, 1);

type Step =
  /** The state of a host changes: an alarm begins, or is over. */
  | { does: "change"; host: number }
  | { does: "pass"; seconds: number }
  | { does: "tell"; servers: number }
  | { does: "send"; outcome: "delivered" | "away" | "refused"; servers: number }
  /** A server is killed before it sends its statement of this number. */
  | { does: "killTelling" | "killSending"; statement: number }
  | { does: "silence"; minutes: number }
  | { does: "endSilence" };

const statement = fc.integer({ min: 1, max: 14 });
const servers = fc.constantFrom(1, 2);
const someSteps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ does: fc.constant("change" as const), host: fc.constantFrom(0, 1) }) },
    {
      weight: 6,
      arbitrary: fc.record({ does: fc.constant("pass" as const), seconds: fc.constantFrom(5, 31, 300, 2000) }),
    },
    { weight: 5, arbitrary: fc.record({ does: fc.constant("tell" as const), servers }) },
    {
      weight: 3,
      arbitrary: fc.record({
        does: fc.constant("send" as const),
        outcome: fc.constantFrom("delivered", "away", "refused"),
        servers,
      }),
    },
    { weight: 3, arbitrary: fc.record({ does: fc.constantFrom("killTelling", "killSending"), statement }) },
    {
      weight: 1,
      arbitrary: fc.record({ does: fc.constant("silence" as const), minutes: fc.integer({ min: 1, max: 40 }) }),
    },
    { weight: 1, arbitrary: fc.constant<Step>({ does: "endSilence" }) },
  ),
  { minLength: 40, maxLength: 80 },
);

/** A change as the model knows it. */
interface Change {
  id: number;
  host: number;
  to: "alarm" | "ok";
  time: number;
  /** The beginning of the same alarm; itself where it is one. */
  beginning: number;
  outcome: AlarmNoticeOutcome;
}

/** What ought to become of telling. */
class Model {
  now = begin;
  readonly changes: Change[] = [];
  readonly silences: { from: number; to: number }[] = [];
  /** Notices: changes of a kind that are told of in one go are one. */
  notices = 0;

  lasting(host: number): Change | undefined {
    const last = this.changes.findLast((one) => one.host === host);
    return last?.to === "alarm" ? last : undefined;
  }

  private isSilent(time: number): boolean {
    return this.silences.some(({ from, to }) => from <= time && time < to);
  }

  tell(): void {
    const isDue = (one: Change): boolean => {
      if (one.outcome === "waiting") return one.time <= this.now - 30 * second;
      const lasts = this.lasting(one.host)?.id === one.id;
      return one.outcome === "silenced" && lasts && !this.isSilent(this.now);
    };
    const due = this.changes.filter(isDue);
    for (const one of due) one.outcome = this.outcomeOf(one);
    const sent = due.filter(({ outcome }) => outcome === "sent");
    this.notices += new Set(sent.map(({ to }) => to)).size;
  }

  private outcomeOf({ id, host, to, time, beginning }: Change): AlarmNoticeOutcome {
    const wasTold = this.changes.some((one) => one.id === beginning && one.outcome === "sent");
    if (to === "ok" && !wasTold) return "notNeeded";
    const isOver = to === "ok" || this.lasting(host)?.id !== id;
    if (this.isSilent(this.now) || (isOver && this.isSilent(time))) return "silenced";
    if (to === "ok") return "sent";
    const within = (one: Change) => one.time <= time && one.time > time - 3_600 * second;
    const begun = this.changes.filter((one) => one.host === host && one.to === "alarm" && within(one)).length;
    return begun > flappingMost ? "flapping" : "sent";
  }
}

/** The same on the database. */
class World {
  private delivered: number[] = [];
  private killed = 0;
  /** Delivered by servers that were killed: the others may not know of it, send it again, and have it refused. */
  private untold: number[] = [];

  private readonly model = new Model();
  private readonly ruleId: number;

  private constructor(ruleId: number) {
    this.ruleId = ruleId;
  }

  static async begin(): Promise<World> {
    for (const table of [alarmTransitions, alarms, alarmRules, alarmSilences, warningRecords, messages])
      await db.delete(table);
    const customId = hosts[0]?.customId ?? 0;
    const ruleId = await newRule(db, { customId, ruleName: "cpu", notifyWays: ["site", "email"] });
    await tell(db, ruleId, [userId]);
    return new World(ruleId);
  }

  async step(step: Step): Promise<void> {
    const { model } = this;
    const now = new Date(model.now);
    if (step.does === "change") await this.change(step.host);
    if (step.does === "pass") model.now += step.seconds * second;
    if (step.does === "tell") {
      await Promise.all(Array.from({ length: step.servers }, () => this.tell(db)));
      model.tell();
    }
    if (step.does === "killTelling") await this.killTelling(step.statement);
    if (step.does === "send") {
      const { outcome } = step;
      await Promise.all(Array.from({ length: step.servers }, () => this.send(db, outcome)));
    }
    if (step.does === "killSending") {
      const before = this.delivered.length;
      const isKilled = await killedAt(database.url, step.statement, (on) => this.send(on, "delivered"));
      if (isKilled) this.killed += 1;
      if (isKilled) this.untold.push(...this.delivered.slice(before));
    }
    if (step.does === "silence") {
      const to = model.now + step.minutes * 60 * second;
      model.silences.push({ from: model.now, to });
      await newSilence(db, { customId: hosts[0]?.customId ?? 0, startTime: now, endTime: new Date(to) });
    }
    if (step.does === "endSilence") {
      for (const one of model.silences) one.to = Math.min(one.to, Math.max(one.from, model.now));
      const active = await db.select().from(alarmSilences);
      for (const { id, endTime } of active)
        if (endTime > now) await db.update(alarmSilences).set({ endTime: now }).where(eq(alarmSilences.id, id));
    }
  }

  private tell(on: Database): Promise<void> {
    return tellOfAlarms(on, new Date(this.model.now), (error) => {
      throw error;
    });
  }

  /** One rule is told of in one transaction: either nothing has happened, or all. */
  private async killTelling(at: number): Promise<void> {
    const before = await this.outcomes();
    await killedAt(database.url, at, (on) => this.tell(on));
    if (JSON.stringify(await this.outcomes()) !== JSON.stringify(before)) this.model.tell();
  }

  private async send(on: Database, outcome: "delivered" | "away" | "refused"): Promise<void> {
    const reason = { zh: "", en: "" };
    const send = async ({ id }: { id: number }) => {
      if (outcome === "delivered") this.delivered.push(id);
      return outcome === "delivered"
        ? { delivered: true as const }
        : { delivered: false as const, again: outcome === "away", away: outcome === "away", reason };
    };
    await sendNotices(on, { send }, () => new Date(this.model.now));
  }

  private async change(host: number): Promise<void> {
    const { model, ruleId } = this;
    // No two changes of a host have the same time.
    model.now += second;
    const time = new Date(model.now);
    const customId = hosts[host]?.customId ?? 0;
    const lasting = model.lasting(host);
    const [known] = await db
      .select()
      .from(alarmTransitions)
      .where(eq(alarmTransitions.id, lasting?.id ?? 0));
    const to = lasting ? ("ok" as const) : ("alarm" as const);
    const alarmId =
      known?.alarmId ?? (await newAlarm(db, { customId, ruleId, resourceId: hosts[host]?.id ?? 0 }, time));
    if (lasting)
      await db
        .update(alarms)
        .set({ alarmState: "ok", recoverTime: time, cause: "judged" })
        .where(eq(alarms.id, alarmId));
    const from = lasting ? ("alarm" as const) : ("ok" as const);
    const id = await newTransition(db, { customId, ruleId, alarmId, from, to, time });
    model.changes.push({ id, host, to, time: model.now, beginning: lasting?.id ?? id, outcome: "waiting" });
  }

  private async outcomes(): Promise<[number, AlarmNoticeOutcome][]> {
    const rows = await db.select().from(alarmTransitions).orderBy(asc(alarmTransitions.id));
    return rows.map(({ id, notice }) => [id, notice]);
  }

  /** How everything is, and how it ought to be. */
  async found(): Promise<object> {
    const [notices, sent] = [await db.$count(warningRecords), await db.$count(messages)];
    return { outcomes: await this.outcomes(), notices, messages: sent };
  }

  wanted(): object {
    const { changes, notices } = this.model;
    return { outcomes: changes.map(({ id, outcome }) => [id, outcome]), notices, messages: notices };
  }

  /** Sends until nothing waits. @returns what is wrong: notices that came never, though not given up, or more often than servers were killed while they sent */
  async wronglySent(): Promise<{ count: number; lost: number[]; doubled: boolean }> {
    for (let tries = 0; tries < 12; tries += 1) {
      this.model.now += 3_600 * second;
      await this.send(db, "delivered");
    }
    const rows = await db.select().from(warningDeliveries).where(isNull(warningDeliveries.messageId));
    const lost = rows.filter(({ id, status }) => {
      const hasCome = this.delivered.includes(id);
      return status === DeliveryStatus.delivered
        ? !hasCome
        : status !== DeliveryStatus.failed || (hasCome && !this.untold.includes(id));
    });
    const doubled = this.delivered.length - new Set(this.delivered).size > this.killed;
    return { count: rows.length - this.model.notices, lost: lost.map(({ id }) => id), doubled };
  }
}

it("notices of alarms: whatever happens, each is sent once, to the right end", async () => {
  await fc.assert(
    fc.asyncProperty(someSteps, async (steps) => {
      const world = await World.begin();
      for (const step of steps) {
        await world.step(step);
        expect(await world.found()).toEqual(world.wanted());
      }
      expect(await world.wronglySent()).toEqual({ count: 0, lost: [], doubled: false });
    }),
    modelRuns(4),
  );
});
