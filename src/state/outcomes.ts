import { makeAutoObservable, observableRef } from "mobx";
import type { Speaker } from "./language";

/** A text in whichever language the user reads now: it stays while the language changes. */
export type Said = (speaker: Speaker) => string;

/** What came of something the user did. */
export interface Outcome {
  message: Said;
  /** It has been accepted and is not done yet: no success so far. */
  pending?: boolean;
  /** Where to see it: words, and an address below the base path. */
  onward?: { words: Said; to: string };
}

/** A page that comes so soon after an outcome is where the action has led, milliseconds. */
const LEADS_MS = 3000;

/** The outcome of what was done last. It stays on the page until it is dismissed, the user goes to another page, or another takes its place. */
export class Outcomes {
  shown: (Outcome & { /** Another one for each outcome told, though it says the same. */ id: number }) | undefined =
    undefined;
  private toldAt = 0;
  private nextId = 1;

  constructor() {
    makeAutoObservable<this, "toldAt" | "nextId">(
      this,
      { shown: observableRef, toldAt: false, nextId: false },
      { autoBind: true },
    );
  }

  /** Shows an outcome. */
  tell(outcome: Outcome): void {
    this.shown = { ...outcome, id: this.nextId++ };
    this.toldAt = Date.now();
  }

  /** Adds where the outcome shown can be seen. */
  lead(onward: NonNullable<Outcome["onward"]>): void {
    if (this.shown) this.shown = { ...this.shown, onward };
  }

  /** The user has come to another page: an outcome goes with the one it was told on, not with the page that the action leads to. */
  arrive(): void {
    if (Date.now() - this.toldAt > LEADS_MS) this.dismiss();
  }

  /** Takes it away. */
  dismiss(): void {
    this.shown = undefined;
  }
}
