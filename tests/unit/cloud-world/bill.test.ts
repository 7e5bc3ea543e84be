import { describe, expect, it } from "vitest";
import type { CloudCode } from "../../../src/generated/api";
import type { CloudBillLine } from "../../../src/server/areas/cloud/provider";
import { billOf } from "../../../src/server/cloud-world/bill";
import { type Entity, entityKey, type WorldAccount } from "../../../src/server/cloud-world/entity";
import { estateOf } from "../../../src/server/cloud-world/estate";
import { billPlans } from "../../../src/server/database/seed/bills";
import { generateBillLines } from "../../../src/server/database/seed/bills-generator/generate";
import { groupAccounts } from "../../../src/server/database/seed/clouds-data/accounts";
import { addDays, fromLocal, toLocalDate } from "../../../src/server/time";

const accounts = groupAccounts.map(({ cloudCode, accountUid }): WorldAccount => ({
  cloudCode: cloudCode as CloudCode,
  accountUid,
}));

async function monthOf(account: WorldAccount, month: string, now: Date): Promise<CloudBillLine[]> {
  const lines: CloudBillLine[] = [];
  for (let cursor: string | undefined, isFirst = true; isFirst || cursor !== undefined; isFirst = false) {
    const page = await billOf(account, month, cursor, now, async (at) => estateOf(account, at));
    lines.push(...page.lines);
    cursor = page.next;
  }
  return lines;
}

const sum = (lines: readonly { payableAmount?: string | undefined }[]) =>
  lines.reduce((total, { payableAmount }) => total + Number(payableAmount), 0);

describe("the bills of the simulated clouds", () => {
  it.each(["2026-03-12T04:00:00Z", "2026-09-08T04:00:00Z", "2026-11-23T04:00:00Z"])(
    "go on where those of the demo end, without a jump (demo of %s)",
    async (begun) => {
      const today = fromLocal(toLocalDate(new Date(begun)));
      const [group] = billPlans;
      if (!group) throw new Error("the group customer has a plan");
      const demo = [...generateBillLines({ ...group, today })].flat();
      // Four whole weeks: weekends cost less, and what is paid ahead falls due once in a month.
      const first = toLocalDate(addDays(today, -28));
      const before = sum(demo.filter(({ billDate }) => billDate >= first));
      const later = addDays(today, 29);
      const months = [...new Set([toLocalDate(today).slice(0, 7), toLocalDate(later).slice(0, 7)])];
      let after = 0;
      for (const account of accounts) {
        for (const month of months) {
          const lines = await monthOf(account, month, later);
          after += sum(lines.filter(({ billDate }) => billDate >= toLocalDate(today)));
        }
      }
      expect(after / before).toBeGreaterThan(0.75);
      expect(after / before).toBeLessThan(1.3);
    },
  );

  it("have a day when it has ended, and two hours more", async () => {
    const [account] = accounts;
    if (!account) throw new Error("the group has accounts");
    const days = async (now: string) => [
      ...new Set((await monthOf(account, "2026-05", new Date(now))).map(({ billDate }) => billDate)),
    ];
    expect(await days("2026-05-04T01:59:00+08:00")).toEqual(["2026-05-01", "2026-05-02"]);
    expect(await days("2026-05-04T02:00:00+08:00")).toEqual(["2026-05-01", "2026-05-02", "2026-05-03"]);
  });

  it("charge what is metered for the hours since it was there, and nothing for what is gone", async () => {
    const [account] = accounts;
    if (!account) throw new Error("the group has accounts");
    const day = "2026-05-03";
    const now = new Date("2026-05-04T02:00:00+08:00");
    const estate = estateOf(account, addDays(fromLocal(day), 1));
    const host = [...estate.values()].find(
      ({ type, item }) => type === "host" && item.payMode === "postPay" && item.createTime < fromLocal(day),
    );
    if (!host) throw new Error("some host runs and is metered");
    const { resourceId } = host.item;
    const read = (change: (one: Entity) => void) => async (at: Date) => {
      const all = estateOf(account, at);
      const one = all.get(entityKey("host", resourceId));
      if (one) change(one);
      if (one?.item.status === "gone") all.delete(entityKey("host", resourceId));
      return all;
    };
    const dayOf = async (change: (one: Entity) => void) => {
      const { lines } = await billOf(account, "2026-05", undefined, now, read(change));
      return lines.filter((line) => line.billDate === day && line.resourceId === resourceId);
    };
    const hours = ([line]: CloudBillLine[]) => (Number(line?.usageEnd) - Number(line?.usageStart)) / 3_600_000;
    expect(hours(await dayOf(() => undefined))).toBe(24);
    expect(hours(await dayOf(({ item }) => void (item.createTime = new Date("2026-05-03T18:00:00+08:00"))))).toBe(6);
    expect(await dayOf(({ item }) => void (item.status = "gone"))).toEqual([]);
  });
});
