import { describe, expect, test } from "vitest";
import { safeStorage } from "../../../src/state/storage";
import { contentsOf, memoryStorage } from "../../helpers/memory-storage";

const denied = (): Storage => {
  throw new DOMException("denied", "SecurityError");
};

describe("a storage that works", () => {
  test("keeps, tells and removes", () => {
    const browser = memoryStorage({ old: "1" });
    const storage = safeStorage(() => browser);
    expect(storage.set("a", "x")).toBe(true);
    expect(storage.get("a")).toBe("x");
    storage.remove("old");
    expect(contentsOf(browser)).toEqual({ a: "x" });
    storage.clear();
    expect(contentsOf(browser)).toEqual({});
    expect(storage.get("a")).toBeUndefined();
  });
});

describe.each([
  { says: "denied", open: denied },
  { says: "not there", open: () => undefined as unknown as Storage },
  { says: "full", open: () => memoryStorage({}, { write: true }) },
  { says: "unreadable", open: () => memoryStorage({}, { read: true }) },
])("a storage that is $says", ({ open }) => {
  test("keeps in memory instead, says so, and never throws", () => {
    const storage = safeStorage(open);
    expect(storage.get("a")).toBeUndefined();
    expect(storage.set("a", "x")).toBe(false);
    expect(storage.get("a")).toBe("x");
    storage.remove("a");
    expect(storage.get("a")).toBeUndefined();
    storage.set("b", "y");
    storage.clear();
    expect(storage.get("b")).toBeUndefined();
  });
});

test("a full storage does not bring back the value before", () => {
  const storage = safeStorage(() => memoryStorage({ a: "old" }, { write: true }));
  storage.set("a", "new");
  expect(storage.get("a")).toBe("new");
});
