import { expect, test, vi } from "vitest";
import { once, onceInTurn } from "../../../src/compiler/read/once";

const [a, b] = [{ name: "a" }, { name: "b" }];
const nameOf = () => vi.fn<(of: { name: string }) => string>(({ name }) => name);

test("once computes for each object once", () => {
  const made = nameOf();
  const known = once(made);
  expect([a, b, a, b].map(known)).toEqual(["a", "b", "a", "b"]);
  expect(made).toHaveBeenCalledTimes(2);
});

test("onceInTurn keeps what it computed last, and nothing before it", () => {
  const made = nameOf();
  const known = onceInTurn(made);
  expect([a, a, b, b, a].map(known)).toEqual(["a", "a", "b", "b", "a"]);
  expect(made).toHaveBeenCalledTimes(3);
});
