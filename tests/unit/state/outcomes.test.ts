import { afterEach, expect, test, vi } from "vitest";
import { Outcomes } from "../../../src/state/outcomes";

afterEach(() => {
  vi.useRealTimers();
});

const submitted = () => "Submitted";
const saved = () => "Saved";
const viewOrder = () => "View order";

test("an outcome goes with the page the action leads to, and not with the one after", () => {
  vi.useFakeTimers();
  const outcomes = new Outcomes();
  outcomes.tell({ message: submitted, pending: true });
  outcomes.arrive();
  expect(outcomes.shown).toMatchObject({ message: submitted, pending: true });
  vi.advanceTimersByTime(10_000);
  outcomes.arrive();
  expect(outcomes.shown).toBeUndefined();
});

test("one takes the place of another, and saying the same again is another one", () => {
  const outcomes = new Outcomes();
  outcomes.tell({ message: saved });
  const first = outcomes.shown?.id;
  outcomes.lead({ words: viewOrder, to: "/orders" });
  expect(outcomes.shown).toEqual({ message: saved, onward: { words: viewOrder, to: "/orders" }, id: first });
  outcomes.tell({ message: saved });
  expect(outcomes.shown?.onward).toBeUndefined();
  expect(outcomes.shown?.id).not.toBe(first);
  outcomes.dismiss();
  outcomes.lead({ words: viewOrder, to: "/orders" });
  expect(outcomes.shown).toBeUndefined();
});
