import { afterEach, beforeEach, expect, it } from "vitest";
import { renewing } from "../../../src/server/jobs/renewing";
import { limits } from "../../../src/server/limits";

const { leaseRenewal } = limits;
beforeEach(() => Object.assign(limits, { leaseRenewal: 1 }));
afterEach(() => Object.assign(limits, { leaseRenewal }));

/** A renewal that a test counts, answers and waits for. */
function renewals(answer: () => Promise<void>) {
  const waiting: (() => void)[] = [];
  const counted = { count: 0, next: () => new Promise<void>((resolve) => waiting.push(resolve)) };
  const renew = () => {
    counted.count += 1;
    for (const go of waiting.splice(0)) go();
    return answer();
  };
  return { renew, counted };
}

it("a lease is renewed again where a renewal has failed, and the work goes on", async () => {
  const { renew, counted } = renewals(() => Promise.reject(new Error("away")));
  const work = async () => {
    await counted.next();
    await counted.next();
    return "done";
  };
  expect(await renewing(renew, work)).toBe("done");
});

it("a lease is renewed by one call at a time, and work that has failed waits for it", async () => {
  let end = () => undefined as void;
  const { renew, counted } = renewals(() => new Promise((resolve) => (end = resolve)));
  const ended: string[] = [];
  const working = renewing(renew, async () => {
    await counted.next();
    throw new Error("broken");
  }).catch((error: Error) => ended.push(error.message));
  await counted.next();
  await new Promise((resolve) => setImmediate(resolve));
  expect({ count: counted.count, ended }).toEqual({ count: 1, ended: [] });
  end();
  await working;
  expect({ count: counted.count, ended }).toEqual({ count: 1, ended: ["broken"] });
});
