import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { limits } from "../../../src/server/limits";
import { healthPlugin } from "../../../src/server/plugins/health";

let app: FastifyInstance;
beforeEach(() => {
  app = Fastify();
});
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
});

async function ready(): Promise<[number, string]> {
  const { statusCode, json } = await app.inject("/readyz");
  return [statusCode, json<{ status: string }>().status];
}

describe("/readyz", () => {
  it("makes one check for all who ask while it runs and shortly after", async () => {
    const pending: (() => void)[] = [];
    app.register(healthPlugin, {
      check: () => new Promise<void>((resolve) => pending.push(resolve)),
      missing: "database",
    });
    await app.ready();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const answers = [ready(), ready(), ready()];
    await vi.waitUntil(() => pending.length > 0);
    pending[0]?.();
    const told = [200, "ready"];
    expect(await Promise.all([...answers, ready()])).toEqual([told, told, told, told]);
    expect(pending).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(limits.readyKept);
    const later = ready();
    await vi.waitUntil(() => pending.length > 1);
    pending[1]?.();
    expect(await later).toEqual([200, "ready"]);
  });

  it("says what is missing where the check takes too long", async () => {
    let begun = false;
    const check = () => {
      begun = true;
      return new Promise(() => undefined);
    };
    app.register(healthPlugin, { check, missing: "backend" });
    await app.ready();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const answer = ready();
    await vi.waitUntil(() => begun);
    await vi.advanceTimersByTimeAsync(limits.readyTime);
    expect(await answer).toEqual([503, "no backend"]);
  });
});
