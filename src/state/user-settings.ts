import * as calls from "../generated/calls";
import type { Api } from "../api/call";
import type { Input } from "../generated/operations";
import type { SafeStorage } from "./storage";

/** How long changes of one setting are gathered before they are sent, milliseconds. */
const PAUSE_MS = 600;

/** What settings work with. */
export interface SettingsDeps {
  api: Pick<Api, "call">;
  /** Who is signed in; undefined while nobody is. */
  userId(): number | undefined;
  /** Where the last known values of this device are kept, so that nothing jumps when a page opens. */
  storage: SafeStorage;
  /** Says that a setting could not be saved; until one could again, it is not said twice. */
  onFailed(): void;
}

/** A setting as this device knows it. */
interface Kept {
  value: unknown;
  /** The server does not have it yet. */
  unsaved?: boolean;
}

/**
 * What the signed-in user prefers, one JSON value per key ("columns.messages.list"), kept by the server so that every browser
 * shows the same. A value is known at once from this device's storage, under the user's id, and set right by `load`. Nothing
 * here throws: without the server, settings hold on this device and are sent when they are next loaded.
 */
export class UserSettings {
  private readonly kept = new Map<string, Kept>();
  private readonly loads = new Map<string, Promise<void>>();
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();
  private readonly listeners = new Set<() => void>();
  private readonly deps: SettingsDeps;
  private failed = false;

  constructor(deps: SettingsDeps) {
    this.deps = deps;
  }

  /** The last known value; undefined where there is none. The same object until it changes. */
  get(key: string): unknown {
    return this.read(key)?.value;
  }

  /** Whether it is known what the value is, be it none: by the server's word or this device's storage. */
  knows(key: string): boolean {
    return this.read(key) !== undefined;
  }

  /** Calls the listener after each change of any value. @returns what ends it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Asks the server for a value, once in a session. What this device changed and could not send wins, and is sent. */
  load(key: string): Promise<void> {
    const loading = this.loads.get(key) ?? this.fetch(key);
    this.loads.set(key, loading);
    return loading;
  }

  /** Changes a value, here at once and on the server soon; undefined removes it. */
  save(key: string, value: unknown): void {
    this.write(key, { value, unsaved: true });
    this.send(key);
  }

  /** Keeps a value on this device alone: what is only a copy of something the server says elsewhere. */
  note(key: string, value: unknown): void {
    const isSame = JSON.stringify(value) === JSON.stringify(this.get(key));
    if (!isSame || !this.knows(key)) this.write(key, { value }, isSame);
  }

  /** Forgets everything but what the storage holds: the next user has other settings. */
  reset(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
    this.kept.clear();
    this.loads.clear();
    this.failed = false;
  }

  private async fetch(key: string): Promise<void> {
    const user = this.deps.userId();
    try {
      const { value } = await this.deps.api.call(calls.getPreference, { key });
      if (user === undefined || this.deps.userId() !== user) return;
      if (this.read(key)?.unsaved) this.send(key);
      else this.note(key, value ?? undefined);
    } catch {
      this.loads.delete(key);
    }
  }

  private send(key: string): void {
    clearTimeout(this.timers.get(key));
    this.timers.set(
      key,
      setTimeout(() => void this.sendNow(key), PAUSE_MS),
    );
  }

  private async sendNow(key: string): Promise<void> {
    const sent = this.read(key);
    if (!sent) return;
    try {
      // Whatever JSON can say; the description lists its kinds, `unknown` has none.
      const value = (sent.value ?? null) as Input<"savePreference">["value"];
      await this.deps.api.call(calls.savePreference, { key, value });
      this.failed = false;
      if (this.kept.get(key) === sent) this.write(key, { value: sent.value }, true);
    } catch {
      if (!this.failed && this.kept.get(key) === sent) this.deps.onFailed();
      this.failed = true;
    }
  }

  private read(key: string): Kept | undefined {
    const known = this.kept.get(key);
    const place = this.place(key);
    if (known || place === undefined) return known;
    const stored = parse(this.deps.storage.get(place));
    if (stored) this.kept.set(key, stored);
    return stored;
  }

  private write(key: string, kept: Kept, silently = false): void {
    const place = this.place(key);
    if (place === undefined) return;
    this.kept.set(key, kept);
    this.deps.storage.set(place, JSON.stringify(kept));
    if (!silently) for (const listener of this.listeners) listener();
  }

  /** Where the value lies in the storage; nowhere while nobody is signed in. */
  private place(key: string): string | undefined {
    const user = this.deps.userId();
    return user === undefined ? undefined : `settings.${user}.${key}`;
  }
}

function parse(text: string | undefined): Kept | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? "null");
    if (typeof stored !== "object" || stored === null) return undefined;
    const { value, unsaved } = stored as Partial<Kept>;
    return { value, ...(unsaved === true ? { unsaved } : {}) };
  } catch {
    return undefined;
  }
}
