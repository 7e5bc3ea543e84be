import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { refuse } from "../errors";
import { limits } from "../limits";
import type { ApiOptions } from "./api-options";
import type { CallLookup } from "./call-lookup";

/** Refuses calls that are too many. */
export interface LoadGuard {
  /** Before anything is done for a call. @throws AnswerError BUSY */
  admit(): void;
  /** When the caller is known. @throws AnswerError TOO_OFTEN */
  countCall(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

/**
 * Guards one server: calls are refused while the queue for the database is longer than can be answered in time, and those of a
 * user who makes more of them than any screen does. The length of the queue is asked rather than how late the event loop is
 * (as @fastify/under-pressure would): it is the same on slow machines and on busy ones.
 */
export function createLoadGuard(
  app: FastifyInstance,
  lookup: CallLookup,
  { calls, callsPerMinute }: Pick<ApiOptions, "calls" | "callsPerMinute">,
): LoadGuard {
  const rate = app.createRateLimit({
    max: callsPerMinute,
    timeWindow: 60_000,
    keyGenerator: ({ state }) => String(state.user?.id),
  });
  return {
    admit() {
      if (calls.waiting() + lookup.waiting() >= limits.waitingSteps) throw refuse("BUSY");
    },
    async countCall(request, reply) {
      const count = await rate(request);
      if (count.isAllowed || !count.isExceeded) return;
      reply.header("retry-after", count.ttlInSeconds);
      throw refuse("TOO_OFTEN");
    },
  };
}
