import type { FastifyInstance } from "fastify";

/** What every answer says of itself: data, neither shown in a frame nor guessed to be a page. The console says more of its own. */
export const answerHeaders = {
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
} as const;

/** Adds these headers to each answer that does not have them. */
export function addAnswerHeaders(app: FastifyInstance): void {
  app.addHook("onSend", async (_request, reply) => {
    for (const [name, value] of Object.entries(answerHeaders)) if (!reply.hasHeader(name)) reply.header(name, value);
  });
}
