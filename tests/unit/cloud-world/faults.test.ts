import { describe, expect, it } from "vitest";
import type { CloudError } from "../../../src/server/areas/cloud/provider";
import { faultOf, passFaults } from "../../../src/server/cloud-world/faults";
import { accessKeyOf, groupAccounts } from "../../../src/server/database/seed/clouds-data/accounts";
import { addDays } from "../../../src/server/time";

const now = new Date("2026-05-20T02:00:00Z");

describe("what is wrong with an access key", () => {
  it.each([
    ["AKIADEMOOVERSEAS0001", undefined],
    ["AKIADEMOOVERSEAS0BAD", "BAD"],
    ["AKIADEMOOVERSEAS0LOW", "LOW"],
    ["AKIADEMOOVEERR260520", "ERR"],
    ["AKIADEMOOVEERR260521", undefined],
    ["AKIABAD260519XXXXXXX", undefined],
  ])("%s: %s", (accessKey, fault) => {
    expect(faultOf(accessKey, now)).toBe(fault);
  });

  it("begins at midnight in Shanghai", () => {
    expect(faultOf("XBAD260520", new Date("2026-05-19T15:59:59Z"))).toBeUndefined();
    expect(faultOf("XBAD260520", new Date("2026-05-19T16:00:00Z"))).toBe("BAD");
  });

  it("begins in the demo when its accounts say: before it, or some days after", () => {
    const faults = (days: number) =>
      groupAccounts.flatMap((account) => faultOf(accessKeyOf(account, now), addDays(now, days)) ?? []).sort();
    expect([faults(-6), faults(0), faults(6)]).toEqual([[], ["BAD", "ERR"], ["BAD", "BAD", "ERR"]]);
  });
});

describe("calls to the simulated clouds", () => {
  it("fail now and then in a way that passes, and say when to ask again", () => {
    const account = { cloudCode: "aws" as const, accountUid: "471902836645", accessKey: "AKIADEMOOVERSEAS0001" };
    const failureAt = (moment: Date) => {
      try {
        return void passFaults(account, "cn-north-1", moment);
      } catch (error) {
        return error as CloudError;
      }
    };
    const failures = Array.from({ length: 24 * 60 * 60 }, (_, seconds) => {
      const moment = new Date(now.getTime() + seconds * 1000);
      return { moment, error: failureAt(moment) };
    }).flatMap(({ moment, error }) => (error ? [{ moment, error }] : []));
    expect([...new Set(failures.map(({ error }) => error.kind))].sort()).toEqual(["throttled", "unavailable"]);
    expect(failures.length).toBeLessThan(24 * 60 * 60 * 0.02);
    const again = failures.map(({ moment, error }) =>
      failureAt(new Date(moment.getTime() + (error.retryAfter ?? 2000))),
    );
    expect(again.filter(Boolean)).toEqual([]);
  });
});
