import type { Queryable } from "../database/client";
import { auditEvents } from "../database/schema/security";

/** What an administrator of the server did, by which command, and to which user. */
export interface AdminEvent {
  action: string;
  customId: number;
  userId: number;
  username: string;
}

/** Writes an audit row about a command: it came from no address and no browser. */
export async function auditCommand(
  db: Queryable,
  { customId, userId, username, action }: AdminEvent,
  time: Date,
): Promise<void> {
  await db.insert(auditEvents).values({
    time,
    customId,
    userId: null,
    username: null,
    action,
    result: "ok",
    targets: [userId],
    detail: { username },
    ip: "local",
    requestId: "command",
  });
}
