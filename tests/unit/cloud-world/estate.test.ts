import { describe, expect, it } from "vitest";
import type { CloudCode } from "../../../src/generated/api";
import type { WorldAccount } from "../../../src/server/cloud-world/entity";
import { estateOf } from "../../../src/server/cloud-world/estate";
import { relate } from "../../../src/server/cloud-world/relations";
import { groupAccounts } from "../../../src/server/database/seed/clouds-data/accounts";
import { seededRandom } from "../../../src/server/database/seed/bills-generator/random";
import { addDays, addMinutes } from "../../../src/server/time";

const now = new Date("2026-05-20T02:00:00Z");
const main: WorldAccount = { cloudCode: "aliyun", accountUid: "1098327645120938" };
const accounts = groupAccounts.map(({ cloudCode, accountUid }): WorldAccount => ({
  cloudCode: cloudCode as CloudCode,
  accountUid,
}));
const at = (account: WorldAccount, moment: Date) => {
  const estate = estateOf(account, moment);
  relate(account, estate);
  return estate;
};
const countOf = (moment: Date) => {
  const counts: Record<string, number> = {};
  for (const account of accounts) {
    for (const { type } of at(account, moment).values()) counts[type] = (counts[type] ?? 0) + 1;
  }
  return counts;
};

describe("the simulated clouds", () => {
  it.each([0, 1, 40, 400])("have what the domain rules name in the demo's accounts, also after %i days", (days) => {
    expect(countOf(addDays(now, days))).toEqual({
      host: 120,
      disk: 210,
      database: 28,
      redis: 18,
      pubIp: 46,
      priNet: 14,
      mongo: 9,
    });
  });

  it("are the same for the same account and time, and others for another account", () => {
    expect(at(main, now)).toEqual(at(main, new Date(now)));
    const other = at({ ...main, accountUid: "somebody" }, now);
    expect([...other.keys()].filter((key) => at(main, now).has(key))).toEqual([]);
    const hosts = [...other.values()].filter(({ type }) => type === "host").length;
    expect(hosts).toBeGreaterThanOrEqual(8);
    expect(hosts).toBeLessThanOrEqual(30);
  });

  it("live: within a day something appears, vanishes and changes", () => {
    const [before, after] = [at(main, now), at(main, addDays(now, 1))];
    expect([...after.keys()].some((key) => !before.has(key))).toBe(true);
    expect([...before.keys()].some((key) => !after.has(key))).toBe(true);
    const changed = [...before].filter(
      ([key, { item }]) => after.has(key) && JSON.stringify(after.get(key)?.item) !== JSON.stringify(item),
    );
    expect(changed.length).toBeGreaterThan(0);
    expect(changed.length).toBeLessThan(before.size / 2);
  });

  it("let disks and what databases store grow, never shrink, while they are there", () => {
    const sizes = (days: number) =>
      new Map(
        [...at(main, addDays(now, days))].flatMap(([key, { type, item }]) =>
          type === "disk" || type === "database" ? [[key, Number(item.attrs.storageUsed ?? item.attrs.size)]] : [],
        ),
      );
    const [before, after] = [sizes(0), sizes(120)];
    const both = [...before].filter(([key]) => after.has(key));
    expect(both.filter(([key, size]) => (after.get(key) ?? 0) < size)).toEqual([]);
    expect(both.filter(([key, size]) => (after.get(key) ?? 0) > size).length).toBeGreaterThan(3);
  });

  it("switch development off at night and back databases up", () => {
    const seen = new Set<string>();
    for (let minutes = 0; minutes < 24 * 60; minutes += 10) {
      for (const account of accounts) {
        for (const { type, item } of at(account, addMinutes(now, minutes)).values()) seen.add(`${type} ${item.status}`);
      }
    }
    for (const state of ["host running", "host stopped", "database backingUp", "disk available", "pubIp available"])
      expect(seen).toContain(state);
  });

  it("are right at any time: what is referred to is there, what is unpaid is suspended, and each address is had once", () => {
    const random = seededRandom(3);
    for (let tries = 0; tries < 60; tries += 1) {
      const account = random.pick(accounts);
      const moment = addMinutes(now, random.whole(-500_000, 2_000_000));
      const all = [...at(account, moment).values()];
      const ids = new Set(all.map(({ type, regionId, item }) => `${type} ${regionId} ${item.resourceId}`));
      expect(ids.size).toBe(all.length);
      for (const { type, regionId, item } of all) {
        expect(item.hostRef === null || ids.has(`host ${regionId} ${item.hostRef}`)).toBe(true);
        expect(item.networkRef === null || ids.has(`priNet ${regionId} ${item.networkRef}`)).toBe(true);
        expect(item.createTime <= moment).toBe(true);
        const isUnpaid = item.expireTime !== null && item.expireTime <= moment;
        const stops = ["host", "database", "redis", "mongo"].includes(type);
        expect(["suspended", "frozen"].includes(item.status)).toBe(stops && isUnpaid);
      }
      const addresses = all.flatMap(({ item }) => [item.attrs.privateIp, item.attrs.ipAddress].flat().filter(Boolean));
      expect(new Set(addresses).size).toBe(addresses.length);
    }
  });
});
