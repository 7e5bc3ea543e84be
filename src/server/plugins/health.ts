import type { FastifyInstance } from "fastify";

/** What the health of the server depends on. */
export interface HealthOptions {
  /** Rejects while calls cannot be answered. */
  check: () => Promise<unknown>;
}

/**
 * Two addresses for whatever watches the server, without signature and outside /cdz-admin: /healthz answers 200 while the process
 * runs, /readyz only while its database answers too, and 503 otherwise.
 */
export async function healthPlugin(app: FastifyInstance, { check }: HealthOptions): Promise<void> {
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });
  app.get("/healthz", () => ({ status: "alive" }));
  app.get("/readyz", async (_request, reply) => {
    const ready = await check().then(() => true, () => false);
    return reply.status(ready ? 200 : 503).send({ status: ready ? "ready" : "no database" });
  });
}
