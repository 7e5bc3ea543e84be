import type { SyncTime } from "./sync-time";

/** Lets so many calls through at once and so many a second from then on. */
export class TokenBucket {
  readonly #time: SyncTime;
  readonly #burst: number;
  readonly #perSecond: number;
  #left: number;
  #filled: number;

  constructor(time: SyncTime, { burst, perSecond }: { burst: number; perSecond: number }) {
    this.#time = time;
    this.#burst = burst;
    this.#perSecond = perSecond;
    this.#left = burst;
    this.#filled = time.clock().getTime();
  }

  /** Waits until a further call may be made, and counts it. */
  async take(): Promise<void> {
    this.#fill();
    // Calls that wait at the same time have each their own turn: what is left goes below nothing.
    this.#left -= 1;
    if (this.#left < 0) await this.#time.sleep(Math.ceil((-this.#left * 1000) / this.#perSecond));
  }

  #fill(): void {
    const now = this.#time.clock().getTime();
    const came = (Math.max(0, now - this.#filled) * this.#perSecond) / 1000;
    this.#left = Math.min(this.#burst, this.#left + came);
    this.#filled = now;
  }
}
