import { expect, test } from "vitest";
import { productionOf } from "../../../scripts/serve";
import { Explained } from "../../../scripts/setup/explained.mjs";

test.each([
  [{ NODE_ENV: "prod" }, /NODE_ENV is "prod"/],
  [{ NODE_ENV: "production", CDZ_VERIFY_CODE: "test" }, /CDZ_VERIFY_CODE/],
])("the environment %j is refused with one sentence", (env, sentence) => {
  expect(() => productionOf(env, false)).toThrow(Explained);
  expect(() => productionOf(env, false)).toThrow(sentence);
});

test("production is told by NODE_ENV", () => {
  expect([productionOf({ NODE_ENV: "production" }, false), productionOf({ NODE_ENV: "test" }, false)]).toEqual([
    true,
    false,
  ]);
});
