import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Toaster } from "../../../src/state/toaster";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const messages = (toaster: Toaster): string[] =>
  toaster.toasts.flatMap((toast) => toast.lines.map(({ message }) => message));

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

test("failures are forgotten, and nothing else, when what failed is tried again", () => {
  const toaster = new Toaster(5000);
  toaster.fail("wrong password", { readOut: false });
  vi.advanceTimersByTime(2000);
  toaster.fail("no network", { readOut: true });
  toaster.show({ tone: "primary", message: "signed out" });
  toaster.forgetFailures();
  expect(messages(toaster)).toEqual(["signed out"]);
});

describe("§8: several failures of one page at once are one toast", () => {
  const shown = (toaster: Toaster): string[][] =>
    toaster.toasts.map(({ lines }) =>
      lines.map(({ message, readOut }) => (readOut ? message : `${message} (not read out)`)),
    );

  test("with a line for each message", () => {
    const toaster = new Toaster(5000);
    toaster.fail("no network", { readOut: false });
    vi.advanceTimersByTime(600);
    toaster.fail("too late", { readOut: true });
    toaster.fail("no network", { readOut: false });
    expect(shown(toaster)).toEqual([["no network (not read out)", "too late"]]);
    vi.advanceTimersByTime(4999);
    expect(toaster.toasts).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(toaster.toasts).toEqual([]);
  });

  test("a later one is another toast", () => {
    const toaster = new Toaster(5000);
    toaster.fail("no network", { readOut: true });
    vi.advanceTimersByTime(1001);
    toaster.fail("too late", { readOut: true });
    expect(shown(toaster)).toEqual([["no network"], ["too late"]]);
  });

  test("the same message later keeps its toast, and is read out once somebody has to hear it", () => {
    const toaster = new Toaster(5000);
    toaster.fail("no network", { readOut: false });
    vi.advanceTimersByTime(3000);
    toaster.fail("no network", { readOut: true });
    toaster.fail("no network", { readOut: false });
    expect(shown(toaster)).toEqual([["no network"]]);
  });

  test("it joins no success and no message of an entry rule", () => {
    const toaster = new Toaster(5000);
    toaster.show({ tone: "success", message: "saved" });
    toaster.show({ tone: "danger", message: "no permission" });
    toaster.fail("no network", { readOut: true });
    expect(shown(toaster)).toEqual([["saved"], ["no permission"], ["no network"]]);
  });
});
