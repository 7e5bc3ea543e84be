import { describe, expect, it } from "vitest";
import { type HostSize, type OversizedFacts, oversizedHost } from "../../../../src/domain/savings/right-size";

const size = (name: string, cpu: number, memory: number): HostSize => ({
  size: name,
  family: name.split(".")[0] ?? "",
  cpu,
  memory,
});

const sizes = [
  size("c.small", 2, 4),
  size("c.medium", 4, 8),
  size("c.large", 8, 16),
  size("m.medium", 4, 16),
  size("e.4c8g", 4, 8),
  size("e.4c16g", 4, 16),
  size("e.8c16g", 8, 16),
  size("e.8c32g", 8, 32),
];

const load = (p95: number, days = 14) => ({ p95, days });
const usual: OversizedFacts = {
  status: "running",
  size: "c.large",
  cpu: load(20),
  memory: load(30),
  sizes,
  billed: { amount: "800.00", days: 30 },
};

/** The smaller size and the saving that are found. */
const found = (change: Partial<OversizedFacts>) => {
  const finding = oversizedHost({ ...usual, ...change });
  return finding && [finding.smaller.size, finding.monthSaving];
};

describe("oversizedHost", () => {
  it("tells cost, saving and the smaller size", () => {
    expect(oversizedHost(usual)).toEqual({
      kind: "oversizedHost",
      monthCost: "800.00",
      monthSaving: "400.00",
      smaller: size("c.medium", 4, 8),
    });
  });

  it.each<[what: string, change: Partial<OversizedFacts>, want: [string, string] | undefined]>([
    ["cores at the limit of the smaller size", { cpu: load(35) }, ["c.medium", "400.00"]],
    ["cores above it", { cpu: load(35.01) }, undefined],
    ["memory at the limit", { memory: load(40) }, ["c.medium", "400.00"]],
    ["memory above it", { memory: load(40.01) }, undefined],
    ["the smallest that holds both", { cpu: load(17.5), memory: load(20) }, ["c.small", "600.00"]],
    ["ten days", { cpu: load(20, 10), memory: load(30, 10) }, ["c.medium", "400.00"]],
    ["nine days of cores", { cpu: load(20, 9) }, undefined],
    ["nine days of memory", { memory: load(30, 9) }, undefined],
    ["cores unknown", { cpu: undefined }, undefined],
    ["memory unknown", { memory: undefined }, undefined],
    ["a stopped host", { status: "stopped" }, undefined],
    ["a size that the cloud does not have", { size: "c.huge" }, undefined],
    ["the smallest size already", { size: "c.small" }, undefined],
    ["smaller sizes of other families only", { size: "m.medium" }, undefined],
    ["a bill of nothing", { billed: { amount: "0.00", days: 30 } }, undefined],
    ["four days of the bill", { billed: { amount: "800.00", days: 4 } }, undefined],
  ])("%s", (_what, change, want) => {
    expect(found(change)).toEqual(want);
  });

  it("saves the part by which both cores and memory become fewer", () => {
    expect(found({ size: "e.8c32g" })).toEqual(["e.4c16g", "400.00"]);
    // A quarter of the memory, half of the cores.
    expect(found({ size: "e.8c32g", memory: load(15) })).toEqual(["e.4c8g", "400.00"]);
    // Half of the memory would do, but all of the cores are needed.
    expect(found({ size: "e.8c32g", cpu: load(50), memory: load(15) })).toBeUndefined();
  });

  it("takes sizes with parts of a GB", () => {
    const small = [size("t.nano", 1, 0.5), size("t.micro", 2, 1.5)];
    expect(found({ size: "t.micro", sizes: small, memory: load(20) })).toEqual(["t.nano", "400.00"]);
  });
});
