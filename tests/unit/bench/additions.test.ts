import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { compileAdded } from "../../bench/compile-with";
import { MANY, manyScreens } from "../../bench/many-screens";
import { FORM_SIZES, preparedForms } from "../../bench/prepared";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const screensOf = async (additions: Parameters<typeof compileAdded>[1]) =>
  Object.keys((await compileAdded(root, additions)).screens).length;

describe("what is added to config for measuring", () => {
  it("compiles, each screen of it", async () => {
    const own = await screensOf({ screens: [], changes: {} });
    expect(await screensOf(preparedForms)).toBe(own + FORM_SIZES.length);
    expect(await screensOf(await manyScreens(root))).toBe(own + MANY);
  });
});
