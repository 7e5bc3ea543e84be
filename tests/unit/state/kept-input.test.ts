import { describe, expect, it } from "vitest";
import { KeptInput } from "../../../src/state/kept-input";
import { sessionKeys } from "../../../src/state/session-keys";
import { Session } from "../../../src/state/session";
import { safeStorage } from "../../../src/state/storage";
import { memoryStorage } from "../../helpers/memory-storage";

const typed = { values: { name: "a" }, clientToken: "t1", lost: false };

function kept() {
  const memory = memoryStorage();
  const storage = safeStorage(() => memory);
  let now = 1_000_000;
  return { storage, input: new KeptInput(storage, () => now), pass: (hours: number) => (now += hours * 3_600_000) };
}

describe("input that outlives its form", () => {
  it("is found again by the same user for the same form", () => {
    const { input } = kept();
    input.write(1, "roles.create {}", typed);
    expect(input.read(1, "roles.create {}")).toEqual({ ...typed, time: 1_000_000 });
    expect(input.read(1, 'roles.edit {"id":7}')).toBeUndefined();
  });

  it("is not shown to another user, and gone once another has signed in or typed", () => {
    const { input } = kept();
    input.write(1, "form", typed);
    expect(input.read(2, "form")).toBeUndefined();
    expect(input.read(1, "form")).toBeDefined();
    input.keepOnly(2);
    expect(input.read(1, "form")).toBeUndefined();
    input.write(1, "form", typed);
    input.write(2, "other", typed);
    expect(input.read(1, "form")).toBeUndefined();
  });

  it("expires after eight hours", () => {
    const { input, pass } = kept();
    input.write(1, "form", typed);
    pass(7.9);
    expect(input.read(1, "form")).toBeDefined();
    pass(0.2);
    expect(input.read(1, "form")).toBeUndefined();
  });

  it("leaves nothing in storage once it is forgotten", () => {
    const { input, storage } = kept();
    input.write(1, "form", typed);
    input.forget(1, "form");
    expect(storage.get(sessionKeys.keptInput)).toBeUndefined();
  });

  it.each(["not json", "null", "[]", '{"user":"1","forms":{}}', '{"user":1}'])(
    "does not mind %s in its place",
    (text) => {
      const { input, storage } = kept();
      storage.set(sessionKeys.keptInput, text);
      expect(input.read(1, "form")).toBeUndefined();
      input.write(1, "form", typed);
      expect(input.read(1, "form")).toBeDefined();
    },
  );

  it.each([
    ["expired", true],
    ["signedOut", false],
    ["passwordChanged", false],
  ] as const)("a session that ends as %s: kept is %s", (end, survives) => {
    const { input, storage } = kept();
    const session = new Session(storage);
    session.start("token", 1);
    input.write(1, "form", typed);
    session.end(end);
    expect(input.read(1, "form") !== undefined).toBe(survives);
  });
});
