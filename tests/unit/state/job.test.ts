import { beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../../../src/api/error";
import { FollowedJobs } from "../../../src/state/followed";
import { Job, type JobProgress, type JobResult } from "../../../src/state/job";
import { Jobs } from "../../../src/state/jobs";
import { safeStorage } from "../../../src/state/storage";
import { unsaved } from "../../../src/state/unsaved";
import { memoryStorage } from "../../helpers/memory-storage";

/** A job whose end the test decides. */
function begun() {
  const runs: {
    signal: AbortSignal;
    progress: (change: Partial<JobProgress>) => void;
    succeed: (result: JobResult) => void;
    fail: (error: unknown) => void;
  }[] = [];
  const ended: string[] = [];
  const job = new Job({
    title: "导出",
    unknown: "出错了",
    ended: (one) => ended.push(one.status),
    perform: (signal, progress) => new Promise((succeed, fail) => runs.push({ signal, progress, succeed, fail })),
  });
  const run = (at = runs.length - 1) => {
    const found = runs[at];
    if (!found) throw new Error("no such run");
    return found;
  };
  return { job, run, ended };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const result: JobResult = { name: "账单.csv", save: () => undefined };
const listeners = new Set<string>();

beforeEach(() => {
  listeners.clear();
  vi.stubGlobal("window", {
    addEventListener: (name: string) => listeners.add(name),
    removeEventListener: (name: string) => listeners.delete(name),
  });
});

describe("a job", () => {
  it("keeps the page from being left or reloaded while it runs, and no longer", async () => {
    const { job, run } = begun();
    expect({ asks: listeners.has("beforeunload"), unsaved: unsaved.any }).toEqual({ asks: true, unsaved: true });
    run().progress({ done: 500, total: 1200, bytes: 70_000 });
    expect(job.progress).toEqual({ done: 500, total: 1200, bytes: 70_000 });
    run().succeed(result);
    await settled();
    expect({ status: job.status, asks: listeners.has("beforeunload"), unsaved: unsaved.any }).toEqual({
      status: "done",
      asks: false,
      unsaved: false,
    });
  });

  it("of the server keeps nobody from leaving, and tells what became of it", async () => {
    const perform = () => Promise.resolve({ name: "失败", to: "/reports?open=detail&id=1", failed: true });
    const job = new Job({ title: "报表", unknown: "出错了", ended: () => undefined, perform, elsewhere: true });
    expect({ status: job.status, asks: listeners.has("beforeunload"), unsaved: unsaved.any }).toEqual({
      status: "running",
      asks: false,
      unsaved: false,
    });
    await settled();
    expect({ status: job.status, reason: job.reason, result: job.result }).toMatchObject({
      status: "failed",
      reason: "失败",
      result: { to: "/reports?open=detail&id=1" },
    });
  });

  it("that is cancelled hears no more of what it was doing", async () => {
    const { job, run, ended } = begun();
    job.cancel();
    expect(run().signal.aborted).toBe(true);
    run().progress({ bytes: 5 });
    run().succeed(result);
    await settled();
    expect({ status: job.status, bytes: job.progress.bytes, result: job.result, ended }).toEqual({
      status: "cancelled",
      bytes: 0,
      result: undefined,
      ended: [],
    });
  });

  it("that failed says why, and begins anew when tried again", async () => {
    const { job, run, ended } = begun();
    run().fail(new ApiError("answer", 429, "正在进行的导出过多", { requestId: "abc" }));
    await settled();
    expect(job).toMatchObject({ status: "failed", reason: "正在进行的导出过多", requestId: "abc" });
    job.retry();
    expect(job).toMatchObject({ status: "running", reason: "", requestId: undefined });
    run(1).succeed(result);
    await settled();
    expect({ status: job.status, ended }).toEqual({ status: "done", ended: ["failed", "done"] });
  });

  it("that failed for no reason of ours says so in words of ours", async () => {
    const { job, run } = begun();
    run().fail(new TypeError("x is undefined"));
    await settled();
    expect(job.reason).toBe("出错了");
  });
});

describe("the jobs", () => {
  it("of one user end with the session", () => {
    const jobs = new Jobs(new FollowedJobs(safeStorage(() => memoryStorage())));
    const [first, second] = [begun(), begun()];
    jobs.add(first.job);
    jobs.add(second.job);
    expect(jobs.list.map(({ id }) => id)).toEqual([second.job.id, first.job.id]);
    jobs.clear();
    expect({ jobs: jobs.list.length, first: first.job.status, second: second.job.status }).toEqual({
      jobs: 0,
      first: "cancelled",
      second: "cancelled",
    });
  });
});
