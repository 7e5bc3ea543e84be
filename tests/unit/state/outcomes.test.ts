import { afterEach, expect, test, vi } from "vitest";
import { Outcomes } from "../../../src/state/outcomes";

afterEach(() => {
  vi.useRealTimers();
});

test("an outcome goes with the page the action leads to, and not with the one after", () => {
  vi.useFakeTimers();
  const outcomes = new Outcomes();
  outcomes.tell({ message: "Submitted", pending: true });
  outcomes.arrive();
  expect(outcomes.shown).toMatchObject({ message: "Submitted", pending: true });
  vi.advanceTimersByTime(10_000);
  outcomes.arrive();
  expect(outcomes.shown).toBeUndefined();
});

test("one takes the place of another, and saying the same again is another one", () => {
  const outcomes = new Outcomes();
  outcomes.tell({ message: "Saved" });
  const first = outcomes.shown?.id;
  outcomes.lead({ words: "View order", to: "/orders" });
  expect(outcomes.shown).toEqual({ message: "Saved", onward: { words: "View order", to: "/orders" }, id: first });
  outcomes.tell({ message: "Saved" });
  expect(outcomes.shown?.onward).toBeUndefined();
  expect(outcomes.shown?.id).not.toBe(first);
  outcomes.dismiss();
  outcomes.lead({ words: "View order", to: "/orders" });
  expect(outcomes.shown).toBeUndefined();
});
