import { actionBound, makeObservable, observable, observableRef, runInAction } from "mobx";

/** How one row fares. */
export type RowState = "waiting" | "running" | "done" | "failed";

/** One row of a run. */
export interface RunRow<T> {
  readonly row: T;
  state: RowState;
  /** Why it failed, in the user's words. */
  reason: string;
}

/** `ready` before the start, `stopping` while calls under way are waited for, `ended` when nothing more happens by itself. */
export type RunStatus = "ready" | "running" | "stopping" | "ended";

/** How many rows are in which state. */
export type RunCounts = Record<RowState, number>;

/** What a run is made from. */
export interface RunParts<T> {
  rows: readonly T[];
  /** The rows of each call. */
  batches(rows: readonly RunRow<T>[]): RunRow<T>[][];
  /** So many calls at a time. */
  parallel: number;
  /** Performs the action for these rows; rejects where it failed. */
  call(rows: readonly T[]): Promise<unknown>;
  /** Why a call that did not fail has refused a row all the same, by its answer. */
  refusal(answer: unknown, row: T): string | undefined;
  /** What a failure is called, and whether the further calls would fail alike. */
  judge(failure: unknown): { reason: string; final: boolean };
  /** Told at the end of each pass which rows it was done for. */
  onPass(done: readonly T[]): void;
}

/** Performs an action row by row, or batch by batch, and knows how each row fares. A failed row stops no other. */
export class BulkRun<T> {
  readonly rows: RunRow<T>[];
  status: RunStatus = "ready";
  private readonly parts: RunParts<T>;
  /** What failed as a whole goes again as it was: whoever got it without answering knows it by that. */
  private failed: RunRow<T>[][] = [];

  constructor(parts: RunParts<T>) {
    this.parts = parts;
    this.rows = parts.rows.map((row) =>
      observable({ row, state: "waiting" as RowState, reason: "" }, { row: observableRef }),
    );
    makeObservable(this, { status: observable, stop: actionBound });
  }

  /** Counted anew when read. */
  get counts(): RunCounts {
    const counts: RunCounts = { waiting: 0, running: 0, done: 0, failed: 0 };
    for (const { state } of this.rows) counts[state] += 1;
    return counts;
  }

  /** Whether calls are made or waited for. */
  get active(): boolean {
    return this.status === "running" || this.status === "stopping";
  }

  /** Starts, or goes on with what failed or was not started. Does nothing while it runs. */
  async start(): Promise<void> {
    if (this.active) return;
    const open = this.rows.filter(({ state }) => state !== "done");
    const again = this.failed;
    this.failed = [];
    const others = open.filter((row) => !again.some((batch) => batch.includes(row)));
    const queue = [...again, ...this.parts.batches(others)];
    runInAction(() => {
      this.status = "running";
      for (const row of open) Object.assign(row, { state: "waiting", reason: "" });
    });
    await Promise.all(Array.from({ length: Math.min(this.parts.parallel, queue.length) }, () => this.work(queue)));
    // Stopped before they went again: they still do as they were.
    this.failed.push(...queue.filter((batch) => again.includes(batch)));
    runInAction(() => (this.status = "ended"));
    this.parts.onPass(open.filter(({ state }) => state === "done").map(({ row }) => row));
  }

  /** Begins no further call; those under way are waited for, so that their outcome is known. */
  stop(): void {
    if (this.status === "running") this.status = "stopping";
  }

  private async work(queue: RunRow<T>[][]): Promise<void> {
    for (let batch = this.next(queue); batch; batch = this.next(queue)) await this.perform(batch);
  }

  private next(queue: RunRow<T>[][]): RunRow<T>[] | undefined {
    return this.status === "running" ? queue.shift() : undefined;
  }

  private async perform(batch: RunRow<T>[]): Promise<void> {
    mark(batch, "running", "");
    try {
      const answer = await this.parts.call(batch.map(({ row }) => row));
      for (const each of batch) {
        const reason = this.parts.refusal(answer, each.row);
        mark([each], reason === undefined ? "done" : "failed", reason ?? "");
      }
    } catch (failure) {
      const { reason, final } = this.parts.judge(failure);
      mark(batch, "failed", reason);
      this.failed.push(batch);
      if (final) this.stop();
    }
  }
}

function mark<T>(batch: readonly RunRow<T>[], state: RowState, reason: string): void {
  runInAction(() => {
    for (const row of batch) Object.assign(row, { state, reason });
  });
}
