import { describe, expect, it } from "vitest";
import { type Comparable, relates, type Relation } from "../../../src/domain/field-rule";

describe("two values of a form relate as asked", () => {
  it.each<[left: unknown, relation: Relation, right: unknown, kind: Comparable, holds: boolean]>([
    [1, "atMost", 1, "number", true],
    [2, "atMost", 1, "number", false],
    [1, "lessThan", 1, "number", false],
    [9, "lessThan", 10, "number", true],
    [1, "atLeast", 1, "number", true],
    [1, "moreThan", 1, "number", false],
    ["9.00", "lessThan", "10", "decimal", true],
    ["0.1", "sameAs", "0.100", "decimal", true],
    ["90071992547409931.01", "moreThan", "90071992547409931.00", "decimal", true],
    ["-2", "atMost", "-1.5", "decimal", true],
    ["abc", "atMost", "1", "decimal", true],
    ["2025-06-01 00:00:00", "atMost", "2025-06-01 00:00:00", "time", true],
    ["2025-06-02", "atMost", "2025-06-01", "time", false],
    ["2025-12", "lessThan", "2026-01", "time", true],
    ["a", "sameAs", "a", "plain", true],
    ["a", "differs", "a", "plain", false],
    ["a", "differs", "b", "plain", true],
    [true, "sameAs", false, "plain", false],
    ["", "atMost", "1", "decimal", true],
    [undefined, "differs", undefined, "plain", true],
    [undefined, "sameAs", "", "plain", true],
    ["a", "sameAs", undefined, "plain", false],
  ])("%j %s %j as %s: %s", (left, relation, right, kind, holds) => {
    expect(relates(left, relation, right, kind)).toBe(holds);
  });
});
