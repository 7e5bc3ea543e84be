import type { Handlers } from "../../context";
import { refuse } from "../../errors";
import { endSessionsAmong, endSessionsOf, listSessionsOf } from "../../plugins/session-store";
import { toLocalDateTime } from "../../time";
import { browserName } from "./browser-name";

/** Where the caller is signed in, and the end of it elsewhere. */
export const ownSessionHandlers = {
  listSessions: async (_input, { db, user, sessionId, now }) => {
    const rows = await listSessionsOf(db, user.id, now());
    const shown = rows.map(({ id, userAgent, ip, createTime, lastSeenTime, expireTime }) => ({
      id,
      ip,
      browser: browserName(userAgent),
      current: id === sessionId,
      createTime: toLocalDateTime(createTime),
      lastSeenTime: toLocalDateTime(lastSeenTime),
      expireTime: toLocalDateTime(expireTime),
    }));
    return shown.sort((a, b) => Number(b.current) - Number(a.current));
  },

  endSessions: async ({ ids }, context) => {
    if (ids.includes(context.sessionId)) throw refuse("SESSION_CURRENT");
    await context.db.transaction(async (tx) => {
      if ((await endSessionsAmong(tx, context.user.id, ids)) !== ids.length) throw refuse("NOT_FOUND");
      await context.audit({ targets: ids }, tx);
    });
    return null;
  },

  endOtherSessions: async (_input, context) => {
    await context.db.transaction(async (tx) => {
      await endSessionsOf(tx, context.user.id, context.sessionId);
      await context.audit({}, tx);
    });
    return null;
  },
} satisfies Partial<Handlers>;
