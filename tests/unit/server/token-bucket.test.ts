import { describe, expect, it } from "vitest";
import { TokenBucket } from "../../../src/server/areas/cloud/sync/token-bucket";
import { fakeTime } from "../../helpers/fake-cloud";

const made = () => {
  const time = fakeTime(new Date("2026-05-01T00:00:00Z"));
  return { time, bucket: new TokenBucket(time, { burst: 3, perSecond: 2 }) };
};

describe("a token bucket of 3 calls at once and 2 a second", () => {
  it("lets 3 through at once and makes each further one wait half a second", async () => {
    const { time, bucket } = made();
    for (let call = 0; call < 6; call += 1) await bucket.take();
    expect(time.waited).toEqual([500, 500, 500]);
  });

  it("is full again after a while, and no fuller", async () => {
    const { time, bucket } = made();
    for (let call = 0; call < 3; call += 1) await bucket.take();
    time.pass(60_000);
    for (let call = 0; call < 4; call += 1) await bucket.take();
    expect(time.waited).toEqual([500]);
  });

  it("gives calls that wait at the same time a turn each", async () => {
    const { time, bucket } = made();
    const began = time.clock().getTime();
    const waits: number[] = [];
    const still = { ...time, clock: () => new Date(began), sleep: async (ms: number) => void waits.push(ms) };
    const stopped = new TokenBucket(still, { burst: 3, perSecond: 2 });
    await Promise.all(Array.from({ length: 5 }, () => stopped.take()));
    expect(waits).toEqual([500, 1000]);
    await bucket.take();
  });

  it("lets at most burst and rate through in any second", async () => {
    const { time, bucket } = made();
    const times: number[] = [];
    for (let call = 0; call < 40; call += 1) {
      await bucket.take();
      times.push(time.clock().getTime());
      if (call % 7 === 0) time.pass(1300);
    }
    const most = Math.max(...times.map((from) => times.filter((at) => at >= from && at < from + 1000).length));
    expect(most).toBeLessThanOrEqual(5);
  });
});
