import { Decimal } from "decimal.js";
import { beforeAll, describe, expect, it } from "vitest";
import type { NewBillLine } from "../../../src/server/database/schema/bill";
import { billPlans } from "../../../src/server/database/seed/bills";
import { anomalyDays, billMonths, monthFactor } from "../../../src/server/database/seed/bills-generator/calendar";
import { cloudShares, serviceShares } from "../../../src/server/database/seed/bills-generator/catalogue";
import { generateBillLines } from "../../../src/server/database/seed/bills-generator/generate";
import { groupAccounts } from "../../../src/server/database/seed/clouds-data/accounts";

const today = new Date("2025-09-20T04:00:00Z");
const [group] = billPlans;
let lines: NewBillLine[];
let cloudShare: Record<string, number>;
let serviceShare: Record<string, number>;
beforeAll(() => {
  if (!group) throw new Error("the group customer has a plan");
  lines = [...generateBillLines({ ...group, today })].flat();
  cloudShare = shares((line) => line.cloudCode);
  serviceShare = shares((line) => line.serviceCategory);
});

const sum = (rows: NewBillLine[], column: "payableAmount" | "amortizedCost" = "payableAmount") =>
  rows.reduce((total, row) => total.plus(row[column] ?? 0), new Decimal(0));
const groupedBy = (rows: NewBillLine[], by: (line: NewBillLine) => string) => {
  const groups = new Map<string, NewBillLine[]>();
  for (const row of rows) {
    const members = groups.get(by(row)) ?? [];
    members.push(row);
    groups.set(by(row), members);
  }
  return groups;
};
/** Sums by a text of the line, in percent of all. */
const shares = (by: (line: NewBillLine) => string) => {
  const all = sum(lines);
  return Object.fromEntries(
    [...groupedBy(lines, by)].map(([key, rows]) => [key, sum(rows).div(all).times(100).toNumber()]),
  );
};
const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
const cycles = () => billMonths(today, 13);

describe("the group customer's bill lines (domain rules, Demo data)", () => {
  it("are about 70,000 over 13 months", () => {
    expect(lines.length).toBeGreaterThan(65_000);
    expect(lines.length).toBeLessThan(75_000);
    expect([...new Set(lines.map(({ billCycle }) => billCycle))].sort()).toEqual(cycles().map(({ cycle }) => cycle));
  });

  it.each(Object.entries(cloudShares))("give %s %i percent", (cloudCode, share) => {
    expect(cloudShare[cloudCode]).toBeCloseTo(share, 0);
  });

  it.each(Object.entries(serviceShares).map(([name, { share, category }]) => [name, category, share] as const))(
    "give %s (%s) %i percent",
    (_name, category, share) => {
      expect(serviceShare[category]).toBeCloseTo(share, 0);
    },
  );

  it("come to about 420,000 a month, growing 1.8 % and following the seasons", () => {
    const anomalous = anomalyDays(today)[0].slice(0, 7);
    const ordinary = cycles()
      .slice(0, -1)
      .filter(({ cycle }) => cycle !== anomalous);
    for (const month of ordinary) {
      expect(sum(lines.filter(({ billCycle }) => billCycle === month.cycle)).toNumber()).toBeCloseTo(
        420_000 * monthFactor(month, 13),
        1,
      );
    }
    expect(sum(lines.filter(({ billCycle }) => billCycle === anomalous)).toNumber()).toBeGreaterThan(420_000 * 1.05);
  });

  it("make every closed month's total a number of whole cents", () => {
    for (const { cycle } of cycles().slice(0, -1)) {
      expect(sum(lines.filter(({ billCycle }) => billCycle === cycle)).decimalPlaces()).toBeLessThanOrEqual(2);
    }
    expect(
      lines.some(
        ({ billItemType, productCode }) => billItemType === "Adjustment" && productCode === "billing-precision",
      ),
    ).toBe(true);
  });

  it("are lower at weekends and three times as high on the two days of the anomaly", () => {
    const daily = groupedBy(
      lines.filter(({ payMode, billItemType }) => payMode === "postPay" && billItemType !== "Adjustment"),
      ({ billDate }) => billDate,
    );
    const of = (day: string) => sum(daily.get(day) ?? []).toNumber();
    const [tuesday, wednesday] = anomalyDays(today);
    const month = cycles().find(({ cycle }) => cycle === tuesday.slice(0, 7));
    const ordinary = (month?.days ?? []).filter((day) => day !== tuesday && day !== wednesday);
    const mean = (days: string[]) => days.reduce((total, day) => total + of(day), 0) / days.length;
    expect(mean(ordinary.filter(isWeekend)) / mean(ordinary.filter((day) => !isWeekend(day)))).toBeCloseTo(0.88, 1);
    for (const day of [tuesday, wednesday])
      expect(of(day) / mean(ordinary.filter((one) => !isWeekend(one)))).toBeCloseTo(3, 0);
  });

  it("are a third zero, 2 % refunds, and long-tailed", () => {
    const zero = lines.filter(({ payableAmount }) => Number(payableAmount) === 0).length / lines.length;
    expect(zero).toBeGreaterThan(0.3);
    expect(zero).toBeLessThan(0.37);
    const refunds = lines.filter(({ billItemType }) => billItemType === "Refund");
    expect(refunds.length / lines.length).toBeCloseTo(0.02, 2);
    expect(refunds.every(({ payableAmount }) => Number(payableAmount) < 0)).toBe(true);
    const charged = lines
      .map(({ payableAmount }) => Number(payableAmount))
      .filter((amount) => amount > 0)
      .sort((a, b) => a - b);
    const median = charged[Math.floor(charged.length / 2)] ?? 0;
    expect((charged.at(-1) ?? 0) / median).toBeGreaterThan(30);
    expect(charged.reduce((total, amount) => total + amount, 0) / charged.length / median).toBeGreaterThan(1.5);
  });

  it("are discounted by 5 to 25 %", () => {
    const priced = lines.filter((line) => line.billItemType !== "Adjustment" && Number(line.listAmount) > 1);
    const ratios = priced.map(({ listAmount, payableAmount }) => Number(payableAmount) / Number(listAmount));
    expect(Math.min(...ratios)).toBeCloseTo(0.75, 4);
    expect(Math.max(...ratios)).toBeCloseTo(0.95, 4);
  });

  it("keep listAmount - discountAmount = payableAmount = cash + coupon + credit + debt in every line", () => {
    const broken = lines.filter(
      ({
        listAmount = "0",
        discountAmount = "0",
        payableAmount = "0",
        cashAmount = "0",
        couponAmount = "0",
        creditAmount = "0",
        debtAmount = "0",
      }) =>
        !new Decimal(listAmount).minus(discountAmount).equals(payableAmount) ||
        !new Decimal(cashAmount).plus(couponAmount).plus(creditAmount).plus(debtAmount).equals(payableAmount),
    );
    expect(broken).toEqual([]);
  });

  it("let the usage lines of subscriptions carry their amortised cost", () => {
    const prepaid = lines.filter(({ payMode }) => payMode === "prePay");
    expect(
      prepaid
        .filter(({ chargeCategory }) => chargeCategory === "Purchase")
        .every(({ amortizedCost }) => Number(amortizedCost) === 0),
    ).toBe(true);
    expect(sum(prepaid, "amortizedCost").toFixed()).toBe(sum(prepaid).toFixed());
  });

  it("name accounts of the customer at the right cloud, and no day that has not passed", () => {
    const accounts = new Map(groupAccounts.map(({ accountUid, cloudCode }) => [accountUid, cloudCode]));
    expect(lines.filter(({ accountUid, cloudCode }) => accounts.get(accountUid) !== cloudCode)).toEqual([]);
    expect(lines.filter(({ consumeTime }) => consumeTime >= today)).toEqual([]);
  });

  it("are the same every time", () => {
    if (!group) throw new Error("the group customer has a plan");
    const [first] = generateBillLines({ ...group, today });
    expect(first).toEqual(lines.slice(0, first?.length));
  });
});

describe("bills of other customers", () => {
  it("are about 1,500 lines for the second customer and a few for each other one", () => {
    const counts = billPlans
      .slice(1)
      .map((plan) => [plan.customId, [...generateBillLines({ ...plan, today })].flat().length] as const);
    const strange = counts.filter(([customId, count]) =>
      customId === 1010 ? count < 1200 || count > 1800 : count < 30 || count > 300,
    );
    expect(strange).toEqual([]);
  });

  it.each(["2025-01-01T00:30:00Z", "2024-03-01T03:00:00Z", "2025-02-28T15:59:59Z", "2025-12-31T16:00:00Z"])(
    "can be made on any day: %s",
    (moment) => {
      const now = new Date(moment);
      const [, second] = billPlans;
      const made = [
        ...generateBillLines({ ...(second ?? billPlans[0]), today: now } as Parameters<typeof generateBillLines>[0]),
      ].flat();
      expect(made.length).toBeGreaterThan(1000);
      expect(made.filter(({ consumeTime }) => consumeTime >= now)).toEqual([]);
    },
  );
});
