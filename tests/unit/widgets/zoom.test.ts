import { describe, expect, it } from "vitest";
import { actionOf, changes, type Zoom, type ZoomAction, zoomedBy } from "../../../src/widgets/shared/chart/zoom";

const STEPS = 101;

describe("a zoom", () => {
  it.each<{ action: ZoomAction; zoom: Zoom | undefined; becomes: Zoom | undefined }>([
    { action: "in", zoom: undefined, becomes: { from: 25, to: 75 } },
    { action: "in", zoom: { from: 0, to: 10 }, becomes: { from: 3, to: 8 } },
    { action: "in", zoom: { from: 7, to: 10 }, becomes: { from: 7, to: 10 } },
    { action: "out", zoom: { from: 40, to: 60 }, becomes: { from: 30, to: 70 } },
    { action: "out", zoom: { from: 0, to: 20 }, becomes: { from: 0, to: 40 } },
    { action: "out", zoom: { from: 20, to: 80 }, becomes: undefined },
    { action: "out", zoom: undefined, becomes: undefined },
    { action: "later", zoom: { from: 0, to: 20 }, becomes: { from: 5, to: 25 } },
    { action: "later", zoom: { from: 78, to: 98 }, becomes: { from: 80, to: 100 } },
    { action: "earlier", zoom: { from: 2, to: 22 }, becomes: { from: 0, to: 20 } },
    { action: "earlier", zoom: undefined, becomes: undefined },
    { action: "reset", zoom: { from: 2, to: 22 }, becomes: undefined },
  ])("of $zoom is $becomes after $action", ({ action, zoom, becomes }) => {
    expect(zoomedBy(action, zoom, STEPS)).toEqual(becomes);
    expect(changes(action, zoom, STEPS)).toBe(becomes?.from !== zoom?.from || becomes?.to !== zoom?.to);
  });

  it("is none of a few steps", () => {
    expect(changes("in", undefined, 4)).toBe(false);
  });
});

describe("a key", () => {
  const plain = { ctrlKey: false, altKey: false, metaKey: false };
  it.each([
    { key: "+", action: "in" },
    { key: "=", action: "in" },
    { key: "-", action: "out" },
    { key: "ArrowLeft", action: "earlier" },
    { key: "ArrowRight", action: "later" },
    { key: "0", action: "reset" },
    { key: "ArrowUp", action: undefined },
    { key: "Tab", action: undefined },
  ])("$key is $action", ({ key, action }) => {
    expect(actionOf({ ...plain, key })).toBe(action);
  });

  it("with Ctrl or ⌘ is the browser's own", () => {
    expect(actionOf({ ...plain, key: "+", ctrlKey: true })).toBeUndefined();
    expect(actionOf({ ...plain, key: "-", metaKey: true })).toBeUndefined();
  });
});
