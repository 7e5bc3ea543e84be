import { asc, eq } from "drizzle-orm";
import type { Handlers } from "../../context";
import { alarmEvents } from "../../database/schema/alarm";
import { toStep } from "../steps";
import { chartAround } from "./chart";
import { lifecycle } from "./lifecycle";
import { alarmList } from "./lists";
import { noticesOf } from "./notices/shown";
import { sentenceOf } from "./sentence";

const notAllowed = { zh: "当前状态不能进行此操作", en: "Not available in the current state" };

/** Alarms: what they were about, and what is done about them. */
export const alarmHandlers = {
  getAlarm: async ({ id }, context) => {
    const { db, language } = context;
    const row = await alarmList.get(id, context);
    const events = await db.select().from(alarmEvents).where(eq(alarmEvents.alarmId, id)).orderBy(asc(alarmEvents.id));
    return {
      ...(await alarmList.show(row, context)),
      condition: sentenceOf({ ...row, times: row.periods }, language),
      chart: await chartAround(row, context),
      history: events.map((event) => toStep(event, language)),
      notices: await noticesOf(id, context),
    };
  },

  handleAlarms: ({ ids, status, remark }, context) =>
    context.db.transaction(async (tx) => {
      const { user, now, language } = context;
      const rows = await alarmList.lockAll(tx, ids, context);
      const results = [];
      for (const row of rows) {
        const may = lifecycle.mayMove(row.status, status, "user");
        const note = remark?.trim() ? { note: { zh: remark.trim(), en: remark.trim() } } : {};
        if (may)
          await lifecycle.move(tx, row, { status, time: now(), actorKind: "user", actor: user.username, ...note });
        results.push({
          id: row.id,
          name: `${row.ruleName} · ${row.resourceName}`,
          outcome: may ? ("handled" as const) : ("refused" as const),
          note: may ? null : notAllowed[language],
        });
      }
      const handled = results.filter(({ outcome }) => outcome === "handled").map(({ id }) => id);
      await context.audit({ targets: handled, detail: { status } }, tx);
      return { handledCount: handled.length, complete: handled.length === results.length, results };
    }),
} satisfies Partial<Handlers>;
