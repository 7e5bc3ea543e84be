import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Toaster } from "../../../src/state/toaster";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const messages = (toaster: Toaster): string[] => toaster.toasts.map((toast) => toast.message);

test("§9: a toast stays 5000 ms", () => {
  const toaster = new Toaster(5000);
  toaster.show({ tone: "danger", message: "broken" });
  vi.advanceTimersByTime(4999);
  expect(messages(toaster)).toEqual(["broken"]);
  vi.advanceTimersByTime(1);
  expect(messages(toaster)).toEqual([]);
});

test("the same message again is the same toast, and stays on", () => {
  const toaster = new Toaster(5000);
  toaster.show({ tone: "danger", message: "broken" });
  vi.advanceTimersByTime(3000);
  toaster.show({ tone: "danger", message: "broken" });
  toaster.show({ tone: "success", message: "broken" });
  expect(messages(toaster)).toEqual(["broken", "broken"]);
  vi.advanceTimersByTime(4000);
  expect(messages(toaster)).toHaveLength(2);
  vi.advanceTimersByTime(1000);
  expect(messages(toaster)).toEqual([]);
});

test("a toast can be dismissed, and waits while it is held", () => {
  const toaster = new Toaster(5000);
  toaster.show({ tone: "primary", message: "one" });
  toaster.show({ tone: "primary", message: "two" });
  toaster.hold();
  vi.advanceTimersByTime(60_000);
  expect(messages(toaster)).toEqual(["one", "two"]);
  toaster.dismiss(toaster.toasts[0]?.id ?? 0);
  toaster.release();
  vi.advanceTimersByTime(4999);
  expect(messages(toaster)).toEqual(["two"]);
  vi.advanceTimersByTime(1);
  expect(messages(toaster)).toEqual([]);
});
