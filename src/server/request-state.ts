import type { FastifyRequest } from "fastify";
import type { OperationId } from "../generated/operations";
import type { AuditEvent, SessionUser } from "./context";

/** What the hooks of a call learn about it, step by step. */
export interface RequestState {
  /** Language of messages: that of Accept-Language, Chinese where unknown. */
  language: "zh" | "en";
  /** Whence it came: a caller who has gone meanwhile has no address any more. */
  ip: string;
  /** The operation; undefined on unknown paths. */
  operationId?: OperationId;
  user?: SessionUser;
  sessionId?: number;
  /** When the session was last used: now, unless the console makes this call by itself. */
  lastSeenTime?: Date;
  /** Whether the handler wrote an audit row of its own. */
  audited: boolean;
  /** What the audit is told should the call be refused. */
  refusal?: AuditEvent;
}

declare module "fastify" {
  interface FastifyRequest {
    state: RequestState;
  }
}

/** State of a request that has just arrived. */
export function newState(request: FastifyRequest): RequestState {
  return { language: languageOf(request.headers["accept-language"]), ip: request.ip, audited: false };
}

/** The first of the two languages that the header names; Chinese where it names neither. */
export function languageOf(header: string | undefined): "zh" | "en" {
  const first = (header ?? "").toLowerCase().match(/(?:^|[\s,;])(zh|en)\b/);
  return first?.[1] === "en" ? "en" : "zh";
}
