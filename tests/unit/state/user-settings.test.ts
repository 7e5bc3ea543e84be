import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Call } from "../../../src/generated/operations";
import { safeStorage } from "../../../src/state/storage";
import { UserSettings } from "../../../src/state/user-settings";
import { memoryStorage } from "../../helpers/memory-storage";

/** A server with one user's values, and a device. */
function device(server: Map<string, unknown>, storage = memoryStorage(), user: { id: number | undefined } = { id: 1 }) {
  const failed = vi.fn<() => void>();
  const calls: string[] = [];
  const state = { down: false };
  const call = async ({ id: operation }: Call, { key, value }: { key: string; value?: unknown }) => {
    calls.push(operation);
    if (state.down) throw new Error("down");
    if (operation === "savePreference") return void server.set(key, value);
    return { key, value: server.get(key) ?? null };
  };
  const settings = new UserSettings({
    api: { call: call as never },
    userId: () => user.id,
    storage: safeStorage(() => storage),
    onFailed: failed,
  });
  return { settings, failed, calls, state, storage, user };
}
const pause = () => vi.advanceTimersByTimeAsync(2_000);

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe("a setting", () => {
  it("that one device saves is what another loads", async () => {
    const server = new Map<string, unknown>();
    device(server).settings.save("k", { a: 1 });
    await pause();
    const { settings } = device(server);
    expect(settings.get("k")).toBeUndefined();
    await settings.load("k");
    expect(settings.get("k")).toEqual({ a: 1 });
  });

  it("is known at once on the device that has seen it, and to nobody else there", async () => {
    const { settings, storage } = device(new Map());
    settings.save("k", 1);
    await pause();
    expect(device(new Map(), storage).settings.get("k")).toBe(1);
    expect(device(new Map(), storage, { id: 2 }).settings.get("k")).toBeUndefined();
    expect(device(new Map(), storage, { id: undefined }).settings.get("k")).toBeUndefined();
  });

  it("is sent once for many changes in a row, and asked for once", async () => {
    const { settings, calls } = device(new Map());
    for (const value of [1, 2, 3]) settings.save("k", value);
    await pause();
    await settings.load("k");
    await settings.load("k");
    expect(calls).toEqual(["savePreference", "getPreference"]);
  });

  it("that could not be saved holds on the device, is said once, and is sent at the next load", async () => {
    const server = new Map<string, unknown>([["k", 0]]);
    const first = device(server);
    first.state.down = true;
    for (const value of [1, 2]) {
      first.settings.save("k", value);
      await pause();
    }
    expect(first.failed).toHaveBeenCalledTimes(1);
    expect(first.settings.get("k")).toBe(2);

    const again = device(server, first.storage);
    await again.settings.load("k");
    await pause();
    expect(again.settings.get("k")).toBe(2);
    expect(server.get("k")).toBe(2);
  });

  it("tells its listeners of changes, and of nothing else", async () => {
    const { settings } = device(new Map([["k", 1]]));
    const heard = vi.fn<() => void>();
    const end = settings.subscribe(heard);
    await settings.load("k");
    await settings.load("other");
    expect(heard).toHaveBeenCalledTimes(1);
    settings.note("k", 1);
    expect(heard).toHaveBeenCalledTimes(1);
    end();
    settings.save("k", 2);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it("is known to be none once the server has said so, on this device from then on, and not while the server is down", async () => {
    const { settings, storage, state } = device(new Map());
    state.down = true;
    await settings.load("k");
    expect(settings.knows("k")).toBe(false);
    state.down = false;
    await settings.load("k");
    expect([settings.knows("k"), settings.get("k")]).toEqual([true, undefined]);
    expect(device(new Map(), storage).settings.knows("k")).toBe(true);
  });

  it("is another for the next user, also where an answer comes late", async () => {
    const { settings, user } = device(new Map([["k", "first"]]));
    const loading = settings.load("k");
    user.id = 2;
    settings.reset();
    await loading;
    expect(settings.get("k")).toBeUndefined();
  });

  it("survives a storage full of rubbish", () => {
    const storage = memoryStorage();
    for (const [key, text] of [
      ["a", "{"],
      ["b", "7"],
      ["c", "null"],
      ["d", "[]"],
    ] as const)
      storage.setItem(`settings.1.${key}`, text);
    const { settings } = device(new Map(), storage);
    for (const key of ["a", "b", "c", "d"]) expect(settings.get(key)).toBeUndefined();
  });
});
