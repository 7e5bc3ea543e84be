import { afterEach, expect, test, vi } from "vitest";
import { matchesMedia } from "../../../src/state/media";

afterEach(() => vi.unstubAllGlobals());

test("the browser is asked once, and tells when it is otherwise", () => {
  const list = Object.assign(new EventTarget(), { matches: true });
  const matchMedia = vi.fn<() => EventTarget>(() => list);
  vi.stubGlobal("matchMedia", matchMedia);
  expect([matchesMedia("(min-width: 1px)"), matchesMedia("(min-width: 1px)")]).toEqual([true, true]);
  list.dispatchEvent(Object.assign(new Event("change"), { matches: false }));
  expect(matchesMedia("(min-width: 1px)")).toBe(false);
  expect(matchMedia).toHaveBeenCalledTimes(1);
});

test("where there are no media queries nothing matches", () => {
  vi.stubGlobal("matchMedia", undefined);
  expect(matchesMedia("(min-width: 2px)")).toBe(false);
});
