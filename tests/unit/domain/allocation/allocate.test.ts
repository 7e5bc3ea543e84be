import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  allocate,
  type AllocatedPart,
  type AllocationWay,
  type Division,
  type MatchedCost,
} from "../../../../src/domain/allocation/allocate";

const [A, B, C] = [1, 2, 3];
const target = (unitId: number, percent: string | null = null) => ({ unitId, percent });
const direct = (ruleId: number, unitId: number): Division => ({ ruleId, way: "direct", targets: [target(unitId)] });
const among = (ruleId: number, way: AllocationWay, ...units: number[]): Division => ({
  ruleId,
  way,
  targets: units.map((unitId) => target(unitId)),
});
const fixed = (ruleId: number, ...targets: Division["targets"]): Division => ({ ruleId, way: "fixed", targets });
const cost = (ruleId: number | null, amount: string, month = "2026-10"): MatchedCost => ({ month, ruleId, amount });
const shown = (parts: readonly AllocatedPart[], ruleId: number | null) =>
  parts.filter((part) => part.ruleId === ruleId).map(({ unitId, amount }) => [unitId, amount]);
const units = (text: string): bigint => {
  const [whole = "0", fraction = ""] = text.replace("-", "").split(".");
  const size = BigInt(whole + fraction.padEnd(8, "0"));
  return text.startsWith("-") ? -size : size;
};
const sum = (rows: readonly { amount: string }[]): bigint => rows.reduce((all, { amount }) => all + units(amount), 0n);

describe("allocate", () => {
  it.each<{ says: string; divisions: Division[]; matched: MatchedCost[]; of: number | null; is: [unknown, string][] }>([
    {
      says: "gives all to the unit of a direct rule",
      divisions: [direct(1, A)],
      matched: [cost(1, "10.12345678")],
      of: 1,
      is: [[A, "10.12345678"]],
    },
    {
      says: "leaves to nobody what no rule matches",
      divisions: [direct(1, A)],
      matched: [cost(null, "3.00000000"), cost(1, "1.00000000")],
      of: null,
      is: [[null, "3.00000000"]],
    },
    {
      says: "leaves to nobody what a rule matches that is not there",
      divisions: [],
      matched: [cost(7, "3.00000000")],
      of: null,
      is: [[null, "3.00000000"]],
    },
    {
      says: "divides evenly, the last digit to the first ones",
      divisions: [among(1, "even", A, B, C)],
      matched: [cost(1, "0.00000005")],
      of: 1,
      is: [
        [A, "0.00000002"],
        [B, "0.00000002"],
        [C, "0.00000001"],
      ],
    },
    {
      says: "divides by percentages",
      divisions: [fixed(1, target(A, "12.50"), target(B, "87.5"))],
      matched: [cost(1, "80.00000000")],
      of: 1,
      is: [
        [A, "10.00000000"],
        [B, "70.00000000"],
      ],
    },
    {
      says: "divides a refund like a cost",
      divisions: [fixed(1, target(A, "33.33"), target(B, "66.67"))],
      matched: [cost(1, "-1.00000001")],
      of: 1,
      is: [
        [A, "-0.33330000"],
        [B, "-0.66670001"],
      ],
    },
    {
      says: "divides in proportion to the direct costs of the month, of all direct rules",
      divisions: [direct(1, A), direct(2, B), direct(3, A), among(4, "proportional", A, B)],
      matched: [cost(1, "1.00000000"), cost(2, "1.00000000"), cost(3, "2.00000000"), cost(4, "8.00000000")],
      of: 4,
      is: [
        [A, "6.00000000"],
        [B, "2.00000000"],
      ],
    },
    {
      says: "counts neither shared costs nor other months among direct ones",
      divisions: [direct(1, A), among(2, "even", A, B), among(3, "proportional", A, B)],
      matched: [cost(1, "1.00000000", "2026-09"), cost(2, "9.00000000"), cost(3, "4.00000000")],
      of: 3,
      is: [
        [A, "2.00000000"],
        [B, "2.00000000"],
      ],
    },
    {
      says: "gives nothing to a unit that got back more than it cost",
      divisions: [direct(1, A), direct(2, B), among(3, "proportional", A, B)],
      matched: [cost(1, "-5.00000000"), cost(2, "0.00000001"), cost(3, "4.00000000")],
      of: 3,
      is: [
        [A, "0.00000000"],
        [B, "4.00000000"],
      ],
    },
  ])("$says", ({ divisions, matched, of, is }) => {
    expect(shown(allocate(divisions, matched), of)).toEqual(is);
  });

  it("says where a proportional rule has divided evenly", () => {
    const divisions = [direct(1, A), among(2, "proportional", A, B), among(3, "even", A, B)];
    const months = ["2026-09", "2026-10"] as const;
    const matched = [
      cost(1, "1.00000000", months[0]),
      ...months.flatMap((month) => [2, 3].map((id) => cost(id, "1.00000000", month))),
    ];
    const fell = allocate(divisions, matched).filter(({ fellBack }) => fellBack);
    expect(fell.map(({ ruleId, month, unitId }) => [ruleId, month, unitId])).toEqual([
      [2, months[1], A],
      [2, months[1], B],
    ]);
  });
});

describe("allocation conserves totals", () => {
  const amount = fc
    .tuple(fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n }), fc.constantFrom(1n, 10n ** 6n))
    .map(([size, grain]) => {
      const whole = (size / grain) * grain;
      const digits = String(whole < 0n ? -whole : whole).padStart(9, "0");
      return `${whole < 0n ? "-" : ""}${digits.slice(0, -8)}.${digits.slice(-8)}`;
    });
  const unitIds = fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 2, maxLength: 9 });
  /** Percentages of so many units, in hundredths, that add up to 100. */
  const percentsOf = (count: number) =>
    fc.uniqueArray(fc.integer({ min: 1, max: 9_999 }), { minLength: count - 1, maxLength: count - 1 }).map((cuts) => {
      const ends = [0, ...cuts.toSorted((one, other) => one - other), 10_000];
      return ends.slice(1).map((end, at) => ((end - (ends[at] ?? 0)) / 100).toFixed(2));
    });
  const division = (ruleId: number) =>
    fc.tuple(fc.constantFrom<AllocationWay>("direct", "proportional", "even", "fixed"), unitIds).chain(([way, ids]) => {
      if (way === "direct") return fc.constant(direct(ruleId, ids[0] ?? 1));
      if (way !== "fixed") return fc.constant(among(ruleId, way, ...ids));
      return percentsOf(ids.length).map((percents) => fixed(ruleId, ...ids.map((id, at) => target(id, percents[at]))));
    });
  const divisions = fc
    .integer({ min: 0, max: 6 })
    .chain((count) => fc.tuple(...Array.from({ length: count }, (_, at) => division(at + 1))));
  const months = ["2026-08", "2026-09", "2026-10"];
  const matched = fc
    .uniqueArray(fc.tuple(fc.constantFrom(...months), fc.option(fc.integer({ min: 1, max: 6 }))), {
      selector: ([month, ruleId]) => `${month} ${ruleId}`,
      maxLength: 18,
    })
    .chain((keys) => fc.tuple(...keys.map(([month, ruleId]) => amount.map((one) => cost(ruleId, one, month)))));

  it("of all costs, of each month and of each rule, to the last decimal", () => {
    fc.assert(
      fc.property(divisions, matched, (rules, costs) => {
        const parts = allocate(rules, costs);
        expect(sum(parts)).toBe(sum(costs));
        for (const month of months) {
          const of = (rows: readonly (MatchedCost | AllocatedPart)[]) =>
            sum(rows.filter((row) => row.month === month) as MatchedCost[]);
          expect(of(parts)).toBe(of(costs));
          for (const { ruleId } of rules) {
            const ofRule = (rows: readonly MatchedCost[]) => of(rows.filter((row) => row.ruleId === ruleId));
            expect(ofRule(parts)).toBe(ofRule(costs));
          }
        }
      }),
    );
  });

  it("and no part has another sign than what it is a part of", () => {
    fc.assert(
      fc.property(divisions, matched, (rules, costs) => {
        for (const part of allocate(rules, costs)) {
          const whole = costs.find(({ month, ruleId }) => month === part.month && ruleId === part.ruleId);
          if (!whole || part.ruleId === null) continue;
          expect(units(part.amount) * units(whole.amount)).toBeGreaterThanOrEqual(0n);
        }
      }),
    );
  });
});
