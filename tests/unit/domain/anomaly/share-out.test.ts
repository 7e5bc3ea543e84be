import { describe, expect, it } from "vitest";
import { shareOut } from "../../../../src/domain/anomaly/share-out";

const part = (name: string, actual: number, before: number) => ({ name, actual, before });
const shared = (
  whole: { actual: string; expected: string },
  parts: readonly ReturnType<typeof part>[],
  most = 2,
): Record<string, string[]> => {
  const { greatest, others } = shareOut(whole, parts, most);
  const named = greatest.map(({ part: { name }, amounts }) => [name, Object.values(amounts)] as const);
  return Object.fromEntries([...named, ...(others ? [["others", Object.values(others)] as const] : [])]);
};

describe("an anomaly divided by its parts", () => {
  it("expects of each what it made up before, and tells the greatest of what is more", () => {
    const parts = [part("even", 60, 600), part("risen", 230, 300), part("fallen", 10, 100)];
    expect(shared({ actual: "300.00", expected: "100.00" }, parts)).toEqual({
      risen: ["230.00", "30.00", "200.00"],
      even: ["60.00", "60.00", "0.00"],
      others: ["10.00", "10.00", "0.00"],
    });
  });

  it("adds up to a cent where parts cannot be divided evenly, and where some are missing", () => {
    const parts = [part("a", 33.333, 1), part("b", 33.333, 1), part("c", 33.334, 1)];
    expect(shared({ actual: "100.00", expected: "10.00" }, parts, 3)).toEqual({
      a: ["33.33", "3.33", "30.00"],
      b: ["33.33", "3.33", "30.00"],
      c: ["33.33", "3.33", "30.00"],
      others: ["0.01", "0.01", "0.00"],
    });
    expect(shared({ actual: "100.00", expected: "10.00" }, [])).toEqual({ others: ["100.00", "10.00", "90.00"] });
  });

  it("has no others where the parts are all of it", () => {
    expect(shared({ actual: "30.00", expected: "10.00" }, [part("a", 30, 7)])).toEqual({
      a: ["30.00", "10.00", "20.00"],
    });
  });

  it("expects nothing of parts where nothing was spent before", () => {
    expect(shared({ actual: "30.00", expected: "10.00" }, [part("a", 30, 0)])).toEqual({
      a: ["30.00", "0.00", "30.00"],
      others: ["0.00", "10.00", "-10.00"],
    });
  });
});
