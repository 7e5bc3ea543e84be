import type { FastifyRequest } from "fastify";
import type { AuditEvent } from "../context";
import type { Queryable } from "../database/client";
import { auditEvents } from "../database/schema/security";

/** Writes an audit row about a request. */
export async function writeAudit(db: Queryable, request: FastifyRequest, event: AuditEvent, now: Date): Promise<void> {
  const { user, operationId, ip } = request.state;
  await db.insert(auditEvents).values({
    time: now,
    customId: user?.customId ?? null,
    userId: user?.id ?? null,
    username: user?.username ?? usernameOf(event),
    action: event.action ?? operationId ?? "unknown",
    result: event.result ?? "ok",
    targets: event.targets ?? null,
    detail: event.detail ?? null,
    ip,
    requestId: request.id,
    userAgent: userAgentOf(request),
  });
}

/** What the caller's program calls itself, as much of it as is kept. */
export function userAgentOf(request: FastifyRequest): string | null {
  return request.headers["user-agent"]?.slice(0, 300) ?? null;
}

/** A login has no user yet: the name that was typed stands in its detail. */
function usernameOf(event: AuditEvent): string | null {
  const username = event.detail?.username;
  return typeof username === "string" ? username.slice(0, 64) : null;
}
