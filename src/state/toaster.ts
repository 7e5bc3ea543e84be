import { makeAutoObservable } from "mobx";
import type { Tone } from "../model/words";

/** A message that goes by itself. */
export interface Toast {
  id: number;
  tone: Tone;
  /** One message; several where calls failed at once. */
  lines: ToastLine[];
  /** Lists failures of calls, begun at this moment, milliseconds; absent for any other message. */
  failuresSince?: number;
}

/** A message of a toast. */
export interface ToastLine {
  message: string;
  /** Whether screen readers read it out: not what the screen itself tells them in its place. */
  readOut: boolean;
}

/** Failures within this time are failures of one page at once, milliseconds. */
const AT_ONCE_MS = 1000;

/** Messages at the edge of the window, each for 5 s (specification §9). */
export class Toaster {
  /** Those shown now, oldest first. */
  toasts: Toast[] = [];
  private nextId = 1;
  private readonly timers = new Map<number, ReturnType<typeof setTimeout>>();
  private readonly durationMs: number;

  constructor(durationMs: number) {
    this.durationMs = durationMs;
    makeAutoObservable<this, "timers" | "durationMs" | "nextId">(
      this,
      { timers: false, durationMs: false, nextId: false },
      { autoBind: true },
    );
  }

  /** Shows a message. The same message shown already starts its time again. */
  show({ tone, message }: { tone: Tone; message: string }): void {
    const shown = this.toasts.find((other) => other.tone === tone && lineOf(other, message));
    this.arm(shown?.id ?? this.add({ tone, lines: [{ message, readOut: true }] }));
  }

  /** Shows why a call failed (specification §8). Ten calls failing alike are one message, several failures at once one toast. */
  fail(message: string, { readOut }: { readOut: boolean }): void {
    const now = Date.now();
    const lists = this.toasts.filter(({ failuresSince }) => failuresSince !== undefined);
    const same = lists.find((toast) => lineOf(toast, message));
    const toast = same ?? lists.find(({ failuresSince = 0 }) => now - failuresSince <= AT_ONCE_MS);
    if (!toast) return this.arm(this.add({ tone: "danger", lines: [{ message, readOut }], failuresSince: now }));
    const line = lineOf(toast, message);
    if (line) line.readOut ||= readOut;
    else toast.lines.push({ message, readOut });
    this.arm(toast.id);
  }

  /** Takes a message away before its time. */
  dismiss(id: number): void {
    clearTimeout(this.timers.get(id));
    this.timers.delete(id);
    this.toasts = this.toasts.filter((toast) => toast.id !== id);
  }

  /** Takes away what failed: it is being tried again. */
  forgetFailures(): void {
    for (const { id, failuresSince } of this.toasts) if (failuresSince !== undefined) this.dismiss(id);
  }

  /** Stops the clocks while the reader points at a message. */
  hold(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
  }

  /** Starts the clocks again. */
  release(): void {
    for (const toast of this.toasts) this.arm(toast.id);
  }

  private add(toast: Omit<Toast, "id">): number {
    const id = this.nextId++;
    this.toasts.push({ id, ...toast });
    return id;
  }

  private arm(id: number): void {
    clearTimeout(this.timers.get(id));
    this.timers.set(
      id,
      setTimeout(() => this.dismiss(id), this.durationMs),
    );
  }
}

function lineOf(toast: Toast, message: string): ToastLine | undefined {
  return toast.lines.find((line) => line.message === message);
}
