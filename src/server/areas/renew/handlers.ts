import { Decimal } from "decimal.js";
import { and, asc, eq, gte, inArray, lt, ne, sql } from "drizzle-orm";
import { OrderStatus } from "../../../generated/enums";
import type { Context, Handlers } from "../../context";
import { instancePeriods, instances } from "../../database/schema/instance";
import { refuse } from "../../errors";
import { fromLocal, monthsLater, toLocalDateTime } from "../../time";
import { lockInstances, readInstances } from "../instance/lock-instances";
import { amountsOf } from "../order/amounts";
import { renewalList } from "./lists";
import { placeRenewal } from "./place-renewal";
import { checkDuration } from "./renewal-price";
import { type PlacedRenewal, pricesOf, toRenewalOrders, toRenewalPrice } from "./renewal-answers";
import { splitRenewal } from "./split-renewal";
import { withinWindow } from "./windows";

/** How many names of a day's instances are told. */
const MOST_NAMES = 3;

/** Purchased instances of the caller's customer, their expiry and renewal. */
export const handlers = {
  getRenewal: async ({ id }, context) => {
    const { db, language } = context;
    const row = await renewalList.get(id, context);
    const periods = await db
      .select()
      .from(instancePeriods)
      .where(eq(instancePeriods.instanceId, id))
      .orderBy(asc(instancePeriods.startTime), asc(instancePeriods.id));
    return {
      ...(await renewalList.show(row, context)),
      attrs: row.attrs.map(
        ({ attrName, valueName }) => `${attrName[language]}${language === "zh" ? "：" : ": "}${valueName[language]}`,
      ),
      periods: periods.map(({ orderId, orderNo, startTime, endTime, listAmount, payAmount, refunded }) => ({
        orderId,
        orderNo,
        startTime: toLocalDateTime(startTime),
        endTime: toLocalDateTime(endTime),
        listAmount,
        payAmount,
        refunded,
      })),
    };
  },

  previewRenewal: async ({ ids, ...duration }, context) => {
    const { db, now } = context;
    const rows = await readInstances(ids, context);
    return toRenewalPrice(await splitRenewal(db, rows, duration, now()), ids, context);
  },

  renewInstances: async ({ ids, durationNum, durationUnit, payAmount: shown }, context) => {
    const [now, duration] = [context.now(), { durationNum, durationUnit }];
    const { customId, username } = context.user;
    return context.db.transaction(async (tx) => {
      const parts = await splitRenewal(tx, await lockInstances(tx, ids, context), duration, now);
      const { payAmount } = amountsOf(pricesOf(parts));
      if (shown !== undefined && !new Decimal(shown).eq(payAmount)) throw refuse("PRICE_CHANGED", {}, "payAmount");
      const step = { status: OrderStatus.toPay, time: now, actorKind: "user", actor: username } as const;
      const placed: PlacedRenewal[] = [];
      for (const part of parts) {
        const asked = { customId, duration: part.duration, creator: username };
        placed.push({ ...part, order: await placeRenewal(tx, part.renewals, asked, step) });
      }
      const orders = placed.map(({ order }) => order);
      await context.audit(
        {
          targets: orders.map(({ id }) => id),
          detail: { orderNos: orders.map(({ orderNo }) => orderNo).join(" "), payAmount, instances: ids.length },
        },
        tx,
      );
      return toRenewalOrders(placed, payAmount, context.language);
    });
  },

  setAutoRenewal: async ({ ids, renewStatus, renewDuration, renewUnit }, context) => {
    if (renewDuration !== undefined)
      checkDuration({ durationNum: renewDuration, durationUnit: renewUnit ?? "M" }, "renewDuration");
    await context.db.transaction(async (tx) => {
      const rows = await lockInstances(tx, ids, context);
      const gone = rows.findIndex(({ status }) => status === "Released");
      if (gone !== -1) throw refuse("INSTANCE_NOT_RENEWABLE", { name: rows[gone]?.resourceName ?? "" }, `ids.${gone}`);
      const period = renewDuration === undefined ? {} : { renewDuration, renewUnit: renewUnit ?? "M" };
      await tx
        .update(instances)
        .set({ renewStatus, renewTried: null, ...period })
        .where(inArray(instances.id, ids));
      await context.audit({ targets: ids, detail: { renewStatus } }, tx);
    });
    return null;
  },

  countExpiring: async (_input, context) => {
    const { db, now } = context;
    const count = (where: ReturnType<typeof withinWindow>) =>
      sql<number>`count(*) filter (where ${where})`.mapWith(Number);
    const [row] = await db
      .select({
        within7: count(withinWindow("within7", now())),
        within30: count(withinWindow("within30", now())),
        expired: count(withinWindow("expired", now())),
        autoRenewal: count(eq(instances.renewStatus, "AutoRenewal")),
        total: sql<number>`count(*)`.mapWith(Number),
      })
      .from(instances)
      .where(held(context));
    return row ?? { within7: 0, within30: 0, expired: 0, autoRenewal: 0, total: 0 };
  },

  listExpiries: async ({ month }, context) => {
    const first = fromLocal(`${month}-01`);
    const day = sql<string>`to_char(${instances.expireTime} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`;
    return context.db
      .select({
        day,
        count: sql<number>`count(*)`.mapWith(Number),
        names: sql<
          string[]
        >`(array_agg(${instances.resourceName} order by ${instances.expireTime}, ${instances.id}))[1:${sql.raw(String(MOST_NAMES))}]`,
      })
      .from(instances)
      .where(and(held(context), gte(instances.expireTime, first), lt(instances.expireTime, monthsLater(first, 1))))
      .groupBy(day)
      .orderBy(day);
  },
} satisfies Partial<Handlers>;

/** What the caller's customer still has. */
function held(context: Context) {
  return and(renewalList.owned(context), ne(instances.status, "Released"));
}
