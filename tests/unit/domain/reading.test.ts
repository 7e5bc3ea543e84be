import { expect, it } from "vitest";
import { isTimeZone } from "../../../src/domain/reading";

it.each([
  ["Asia/Shanghai", true],
  ["UTC", true],
  ["Mars/Olympus", false],
  ["", false],
])("%s is a time zone: %s", (name, known) => {
  expect(isTimeZone(name)).toBe(known);
});
