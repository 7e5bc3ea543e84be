import { describe, expect, it } from "vitest";
import {
  type IdleFacts,
  idlePrepaid,
  stoppedHost,
  unattachedDisk,
  unboundAddress,
  type UnusedFacts,
  unusedPrepaid,
} from "../../../../src/domain/savings/unused";

const billed = { amount: "60.00", days: 30 };
const usual = { payMode: "postPay", hostRef: null, idleDays: 7, leftDays: null, billed } as const;
const disk: UnusedFacts = { ...usual, type: "disk", status: "available" };
const address: UnusedFacts = { ...usual, type: "pubIp", status: "available" };
const host: UnusedFacts = { ...usual, type: "host", status: "stopped" };

const kinds = { unattachedDisk, unboundAddress, stoppedHost };

describe.each([
  { kind: "unattachedDisk", facts: disk, used: "inUse" },
  { kind: "unboundAddress", facts: address, used: "inUse" },
  { kind: "stoppedHost", facts: host, used: "running" },
] as const)("$kind", ({ kind, facts, used }) => {
  const find = kinds[kind];

  it("saves what it costs in a month", () => {
    expect(find(facts)).toEqual({ kind, monthCost: "60.00", monthSaving: "60.00" });
  });

  it.each<[what: string, change: Partial<UnusedFacts>]>([
    ["is used", { status: used }],
    ["changes its state", { status: "resizing" }],
    ["belongs to a host", { hostRef: "i-1" }],
    ["is unused for six days", { idleDays: 6 }],
    ["is paid ahead", { payMode: "prePay", leftDays: 20 }],
    ["costs nothing", { billed: { amount: "0.00", days: 30 } }],
    ["has too few days on the bill", { billed: { amount: "60.00", days: 4 } }],
  ])("is not found where it %s", (_what, change) => {
    expect(find({ ...facts, ...change })).toBeUndefined();
  });

  it("is of its type only", () => {
    for (const other of [disk, address, host].filter(({ type }) => type !== facts.type))
      expect(find(other)).toBeUndefined();
  });
});

describe("unusedPrepaid", () => {
  const paid = { payMode: "prePay", leftDays: 20 } as const;

  it.each([disk, address, host])("is a $type that is paid ahead and unused", (facts) => {
    expect(unusedPrepaid({ ...facts, ...paid })).toEqual({
      kind: "unusedPrepaid",
      monthCost: "60.00",
      monthSaving: "60.00",
    });
  });

  it.each<[what: string, change: Partial<UnusedFacts>]>([
    ["is billed by use", { payMode: "postPay", leftDays: null }],
    ["has no end", { leftDays: null }],
    ["has ended", { leftDays: 0 }],
    ["is used", { status: "inUse" }],
    ["is attached", { hostRef: "i-1" }],
    ["is unused for six days", { idleDays: 6 }],
  ])("is not found where it %s", (_what, change) => {
    expect(unusedPrepaid({ ...disk, ...paid, ...change })).toBeUndefined();
  });
});

describe("idlePrepaid", () => {
  const idle: IdleFacts = {
    payMode: "prePay",
    leftDays: 20,
    billed,
    cpu: { p95: 5, days: 10 },
    memory: { p95: 20, days: 10 },
  };

  it("is a host that was paid ahead and of which next to nothing is used", () => {
    expect(idlePrepaid(idle)).toEqual({ kind: "unusedPrepaid", monthCost: "60.00", monthSaving: "60.00" });
  });

  it.each<[what: string, change: Partial<IdleFacts>]>([
    ["is billed by use", { payMode: "postPay", leftDays: null }],
    ["has no end", { leftDays: null }],
    ["has ended", { leftDays: 0 }],
    ["computes", { cpu: { p95: 5.1, days: 14 } }],
    ["keeps something in memory", { memory: { p95: 20.1, days: 14 } }],
    ["was measured on nine days", { cpu: { p95: 1, days: 9 } }],
    ["is not measured", { memory: undefined }],
    ["costs nothing", { billed: { amount: "0.00", days: 30 } }],
  ])("is not found where it %s", (_what, change) => {
    expect(idlePrepaid({ ...idle, ...change })).toBeUndefined();
  });
});
