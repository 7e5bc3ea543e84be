import type { FastifyInstance } from "fastify";
import { limits } from "../limits";
import { within } from "../within";

/** What the health of the server depends on. */
export interface HealthOptions {
  /** Rejects while calls cannot be answered. */
  check: () => Promise<unknown>;
  /** What is missing then. */
  missing: "database" | "backend";
}

/**
 * Two addresses for monitoring, without signature and outside /cdz-admin: /healthz answers 200 while the process runs, /readyz only
 * while what it depends on answers too, and 503 otherwise.
 */
export async function healthPlugin(app: FastifyInstance, { check, missing }: HealthOptions): Promise<void> {
  const isReady = sharedCheck(check);
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });
  app.get("/healthz", () => ({ status: "alive" }));
  app.get("/readyz", async (_request, reply) => {
    const ready = await isReady();
    return reply.status(ready ? 200 : 503).send({ status: ready ? "ready" : `no ${missing}` });
  });
}

/** One check for all requests of `limits.readyKept`: anybody may ask, as often as they like. */
function sharedCheck(check: () => Promise<unknown>): () => Promise<boolean> {
  let shared: Promise<boolean | undefined> | undefined;
  const forget = (): void => {
    shared = undefined;
  };
  return async () => {
    shared ??= within(limits.readyTime, succeeds(check())).finally(() => setTimeout(forget, limits.readyKept).unref());
    return (await shared) ?? false;
  };
}

function succeeds(checked: Promise<unknown>): Promise<boolean> {
  return checked.then(
    () => true,
    () => false,
  );
}
