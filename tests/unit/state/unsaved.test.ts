import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { unsaved, watchTyping } from "../../../src/state/unsaved";

/** As much of an element as is asked of it here. */
class FakeElement extends EventTarget {
  isConnected = true;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("Element", FakeElement);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("is there while any holder has some", () => {
  expect(unsaved.any).toBe(false);
  unsaved.mark("form", true);
  unsaved.mark("drawer", true);
  unsaved.mark("form", false);
  expect(unsaved.any).toBe(true);
  unsaved.mark("drawer", false);
  expect(unsaved.any).toBe(false);
});

describe("what is being typed counts before its form has heard of it", () => {
  const type = (field: FakeElement): void => void field.dispatchEvent(new Event("input"));

  test("for 2 s", () => {
    const field = new FakeElement();
    const stop = watchTyping(field as unknown as Document);
    type(field);
    expect(unsaved.any).toBe(true);
    vi.advanceTimersByTime(1999);
    expect(unsaved.any).toBe(true);
    vi.advanceTimersByTime(1);
    expect(unsaved.any).toBe(false);
    stop();
  });

  test("not when the field has gone", () => {
    const field = new FakeElement();
    const stop = watchTyping(field as unknown as Document);
    type(field);
    field.isConnected = false;
    expect(unsaved.any).toBe(false);
    stop();
  });

  test("not when nobody watches any more", () => {
    const field = new FakeElement();
    watchTyping(field as unknown as Document)();
    type(field);
    expect(unsaved.any).toBe(false);
  });
});
