import { limits } from "../limits";

/**
 * Does work that is this server's as long as its lease is renewed, and renews it until the work has ended, whatever it waits for. A renewal that
 * fails is left to the next one: whoever has lost the lease learns so where the work is written.
 */
export async function renewing<Result>(renew: () => Promise<unknown>, work: () => Promise<Result>): Promise<Result> {
  let underWay: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    underWay ??= renew()
      .catch(() => undefined)
      .finally(() => (underWay = undefined));
  }, limits.leaseRenewal);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    await underWay;
  }
}
