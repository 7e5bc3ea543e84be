import { asc, eq } from "drizzle-orm";
import type { Handlers } from "../../context";
import { appropriationEvents } from "../../database/schema/appropriation";
import { toTrade } from "../account/answers";
import { toStep } from "../steps";
import { commitHandlers } from "./commit";
import { appropriationList } from "./lists";
import { tradesAbout } from "../account/trades-about";

/** Funds between a group and its members. */
export const handlers = {
  ...commitHandlers,

  getAppropriation: async ({ id }, context) => {
    const { db, language, user } = context;
    const found = await appropriationList.get(id, context);
    const trades = await tradesAbout(db, user.customId, found.appropriateNo);
    const events = await db
      .select()
      .from(appropriationEvents)
      .where(eq(appropriationEvents.appropriationId, id))
      .orderBy(asc(appropriationEvents.id));
    return {
      ...(await appropriationList.show(found, context)),
      trades: trades.map(toTrade),
      history: events.map((event) => toStep(event, language)),
    };
  },
} satisfies Partial<Handlers>;
