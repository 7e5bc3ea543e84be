import { expect, it } from "vitest";
import { isReversed } from "../../../src/domain/range-order";

it.each([
  { of: "times", from: "2026-02-01", to: "2026-01-31", reversed: true },
  { of: "times", from: "2026-01-31", to: "2026-01-31", reversed: false },
  { of: "times", from: "2026-10", to: "2026-09", reversed: true },
  { of: "times", from: "2026-01-31 08:00:00", to: "2026-01-31", reversed: false },
  { of: "times", from: "2026-02-01 00:00:00", to: "2026-01-31", reversed: true },
  { of: "times", from: "today", to: "today-7d", reversed: false },
  { of: "times", from: "2026-10", to: undefined, reversed: false },
  { of: "numbers", from: "9", to: "10", reversed: false },
  { of: "numbers", from: "-9", to: "-10", reversed: true },
  { of: "numbers", from: 5, to: "5.0", reversed: false },
  { of: "numbers", from: undefined, to: "0", reversed: false },
] as const)("a range of $of from $from to $to is reversed: $reversed", ({ of, from, to, reversed }) => {
  expect(isReversed([from, to], of)).toBe(reversed);
});
