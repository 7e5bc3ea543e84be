import { expect, test } from "vitest";
import { productionOf } from "../../../scripts/serve";
import { Explained } from "../../../scripts/setup/explained.mjs";
import { portFrom } from "../../../scripts/setup/port";
import { callsPerMinuteOf } from "../../../src/server/main";

test.each([
  [{ NODE_ENV: "prod" }, /NODE_ENV is "prod"/],
  [{ NODE_ENV: "production", CDZ_VERIFY_CODE: "test" }, /CDZ_VERIFY_CODE/],
])("the environment %j is refused with one sentence", (env, sentence) => {
  expect(() => productionOf(env, false)).toThrow(Explained);
  expect(() => productionOf(env, false)).toThrow(sentence);
});

test.each(["abc", "0", "-5", "1.5", "1e3", "3000x", " ", "1000000001"])(
  'CALLS_PER_MINUTE="%s" is refused before anything is started, with what is allowed',
  (value) => {
    expect(() => productionOf({ CALLS_PER_MINUTE: value }, true)).toThrow(
      new Explained(`CALLS_PER_MINUTE is "${value}"; it has to be a number from 1 to 1000000000.`),
    );
  },
);

test.each(["80.5", "0x50", "8e3", " 80"])('PORT="%s" is refused: digits only', (value) => {
  expect(() => portFrom(value)).toThrow(new Explained(`PORT is "${value}"; it has to be a number from 1 to 65535.`));
});

test("numbers left out or empty have their default", () => {
  expect([portFrom(undefined), portFrom(""), portFrom("9090")]).toEqual([8080, 8080, 9090]);
  expect([callsPerMinuteOf({}), callsPerMinuteOf({ CALLS_PER_MINUTE: "" })]).toEqual([undefined, undefined]);
  expect(callsPerMinuteOf({ CALLS_PER_MINUTE: "120" })).toBe(120);
});

test("production is told by NODE_ENV", () => {
  expect([productionOf({ NODE_ENV: "production" }, false), productionOf({ NODE_ENV: "test" }, false)]).toEqual([
    true,
    false,
  ]);
});
