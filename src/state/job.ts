import { makeAutoObservable, observableRef } from "mobx";
import { ApiError } from "../api/error";
import { unsaved } from "./unsaved";

/** How far a job is. */
export interface JobProgress {
  /** Things done so far, and all of them; undefined while it is not known. */
  done: number | undefined;
  total: number | undefined;
  bytes: number;
  /** How much of it the server has done, where the server does it. */
  percent?: number;
}

/** What a job brought: a file, or something of the server's. */
export type JobResult = JobFile | JobOutcome;

/** A file that was made here. */
export interface JobFile {
  name: string;
  /** Saves it once more. */
  save(): void;
}

/** What became of something that the server has done. */
export interface JobOutcome {
  /** Its state, in words. */
  name: string;
  /** Where it is to be seen, below the base path. */
  to: string;
  /** It came to no good end. */
  failed: boolean;
}

/** What a job does; done anew when it is tried again. */
export interface JobWork {
  /** What it is called, in the user's language. */
  title: string;
  perform(signal: AbortSignal, progress: (change: Partial<JobProgress>) => void): Promise<JobResult>;
  /** Told once it has ended other than by the user's wish. */
  ended(job: Job): void;
  /** The words for a failure that brought none. */
  unknown: string;
  /** The server does it, whether or not the page stays: nothing asks before the page goes, and here it cannot be stopped. */
  elsewhere?: true;
}

/** "running" until it is "done", "failed" for a reason, or "cancelled" by the user. */
export type JobStatus = "running" | "done" | "failed" | "cancelled";

let number = 0;

/** A job of the notification centre. While it runs the page asks before it is closed, and is not reloaded for a new version. */
export class Job {
  readonly id = `job-${(number += 1)}`;
  readonly title: string;
  /** Whether the server does it. */
  readonly elsewhere: boolean;
  status: JobStatus = "running";
  progress: JobProgress = nothingYet();
  result: JobResult | undefined = undefined;
  /** Why it failed. */
  reason = "";
  /** What to quote to support. */
  requestId: string | undefined = undefined;
  /** When it ended. */
  ended: Date | undefined = undefined;
  private readonly work: JobWork;
  private control = new AbortController();

  constructor(work: JobWork) {
    this.work = work;
    this.title = work.title;
    this.elsewhere = work.elsewhere ?? false;
    makeAutoObservable<this, "work" | "control">(
      this,
      { id: false, title: false, elsewhere: false, work: false, control: false, result: observableRef },
      { autoBind: true },
    );
    this.start();
  }

  /** Stops it; nothing of it is kept. */
  cancel(): void {
    if (this.status !== "running") return;
    this.control.abort();
    this.end("cancelled");
  }

  /** Does it once more from the beginning. */
  retry(): void {
    if (this.status === "running") return;
    this.control = new AbortController();
    Object.assign(this, {
      status: "running",
      progress: nothingYet(),
      result: undefined,
      reason: "",
      requestId: undefined,
      ended: undefined,
    });
    this.start();
  }

  private start(): void {
    this.hold(true);
    const { signal } = this.control;
    const current = (): boolean => !signal.aborted;
    this.work
      .perform(signal, (change) => current() && this.advance(change))
      .then(
        (result) => current() && this.succeed(result),
        (error: unknown) => current() && this.fail(error),
      )
      .catch(() => undefined);
  }

  private advance(change: Partial<JobProgress>): void {
    Object.assign(this.progress, change);
  }

  private succeed(result: JobResult): void {
    this.result = result;
    const failed = "failed" in result && result.failed;
    if (failed) this.reason = result.name;
    this.end(failed ? "failed" : "done");
    this.work.ended(this);
  }

  private fail(error: unknown): void {
    this.reason = error instanceof ApiError ? error.message : this.work.unknown;
    this.requestId = error instanceof ApiError ? error.requestId : undefined;
    this.end("failed");
    this.work.ended(this);
  }

  private end(status: JobStatus): void {
    this.status = status;
    this.ended = new Date();
    this.hold(false);
  }

  private hold(runs: boolean): void {
    if (!this.elsewhere) guard(this.id, runs);
  }
}

function nothingYet(): JobProgress {
  return { done: undefined, total: undefined, bytes: 0 };
}

const running = new Set<string>();

/** Asks before the page goes while anything runs. */
function guard(id: string, runs: boolean): void {
  unsaved.mark(id, runs);
  if (runs) running.add(id);
  else running.delete(id);
  if (running.size > 0) window.addEventListener("beforeunload", ask);
  else window.removeEventListener("beforeunload", ask);
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
