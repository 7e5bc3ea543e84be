import { describe, expect, it } from "vitest";
import { formatJson } from "../../../../scripts/setup/format-json";
import { isInstalled } from "../../../helpers/prometheus-process";
import { checkByPromtool, firingOf, makeVectors } from "./promtool";
import vectors from "./promtool-vectors.json";

describe("judging series without gaps", () => {
  it("agrees with what promtool said of `for: (N-1) x period`", () => {
    expect(vectors.length).toBeGreaterThan(50);
    for (const { values, firing, ...rule } of vectors)
      expect(firingOf(rule as Parameters<typeof firingOf>[0], values)).toEqual(firing);
    expect(vectors.some(({ times, firing }) => times === 10 && firing.includes("X"))).toBe(true);
  });

  // `vitest -u` writes the vectors anew, and only what promtool has said, too.
  it.runIf(isInstalled)("agrees with promtool where it is installed, of which the vectors are made", async () => {
    const made = makeVectors();
    checkByPromtool(made);
    const wrong = made.slice(0, 1).map((one) => ({ ...one, firing: "X".repeat(one.firing.length) }));
    expect(() => checkByPromtool(wrong)).toThrow(/promtool/);
    await expect(await formatJson(JSON.stringify(made))).toMatchFileSnapshot("./promtool-vectors.json");
  });
});
