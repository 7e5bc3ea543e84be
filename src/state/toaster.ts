import { makeAutoObservable } from "mobx";
import type { Tone } from "../model/words";

/** A message that goes by itself. */
export interface Toast {
  id: number;
  tone: Tone;
  message: string;
}

/** Messages at the edge of the window, each for 5 s (specification §9). */
export class Toaster {
  /** Those shown now, oldest first. */
  toasts: Toast[] = [];
  private nextId = 1;
  private readonly timers = new Map<number, ReturnType<typeof setTimeout>>();
  private readonly durationMs: number;

  constructor(durationMs: number) {
    this.durationMs = durationMs;
    makeAutoObservable<this, "timers" | "durationMs" | "nextId">(this, { timers: false, durationMs: false, nextId: false }, { autoBind: true });
  }

  /** Shows a message. The same message shown already starts its time again: ten calls failing alike are one toast. */
  show(toast: { tone: Tone; message: string }): void {
    const shown = this.toasts.find((other) => other.tone === toast.tone && other.message === toast.message);
    const id = shown?.id ?? this.nextId++;
    if (!shown) this.toasts.push({ id, ...toast });
    this.arm(id);
  }

  /** Takes a message away before its time. */
  dismiss(id: number): void {
    clearTimeout(this.timers.get(id));
    this.timers.delete(id);
    this.toasts = this.toasts.filter((toast) => toast.id !== id);
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

  private arm(id: number): void {
    clearTimeout(this.timers.get(id));
    this.timers.set(id, setTimeout(() => this.dismiss(id), this.durationMs));
  }
}
