import { describe, expect, it } from "vitest";
import { BulkRun, type RunParts } from "../../../../src/render/bulk/bulk-run";

/** A run whose calls wait until the test lets them go. */
function runOf(rows: number[], more: Partial<RunParts<number>> = {}) {
  const calls: { rows: readonly number[]; end: (failure?: string) => Promise<void> }[] = [];
  const passes: (readonly number[])[] = [];
  const run = new BulkRun<number>({
    rows,
    batches: (open) => open.map((row) => [row]),
    parallel: 4,
    call: (given) =>
      new Promise<void>((resolve, reject) => {
        const end = async (failure?: string): Promise<void> => {
          if (failure === undefined) resolve();
          else reject(new Error(failure));
          await new Promise((done) => setTimeout(done));
        };
        calls.push({ rows: given, end });
      }),
    refusal: () => undefined,
    judge: (failure) => ({ reason: (failure as Error).message, final: (failure as Error).message === "signed out" }),
    onPass: (done) => passes.push(done),
    ...more,
  });
  const states = () => run.rows.map(({ state }) => state).join(" ");
  return { run, calls, passes, states };
}

describe("a run over many rows", () => {
  it("makes so many calls at a time, and the next when one has ended", async () => {
    const { run, calls, states } = runOf([1, 2, 3, 4, 5, 6]);
    const ended = run.start();
    expect(calls.map(({ rows }) => rows)).toEqual([[1], [2], [3], [4]]);
    expect(run.counts).toEqual({ waiting: 2, running: 4, done: 0, failed: 0 });
    await calls[2]?.end();
    expect(calls.at(-1)?.rows).toEqual([5]);
    expect(states()).toBe("running running done running running waiting");
    for (const index of [0, 1, 3, 4, 5]) await calls[index]?.end();
    await ended;
    expect([run.status, run.counts.done]).toEqual(["ended", 6]);
  });

  it("a call that failed is made again for the same rows, whatever was refused of others", async () => {
    const { run, calls } = runOf([1, 2, 3, 4], {
      batches: (open) => [open.slice(0, 2), open.slice(2)].filter((batch) => batch.length > 0),
      refusal: (_answer, row) => (row === 1 ? "taken" : undefined),
    });
    const first = run.start();
    await calls[0]?.end();
    await calls[1]?.end("no answer");
    await first;
    void run.start();
    expect(calls.slice(2).map(({ rows }) => rows)).toEqual([[3, 4], [1]]);
  });

  it("a failure is that row's own, with its reason; only failed rows are tried again", async () => {
    const { run, calls, passes } = runOf([1, 2, 3]);
    const first = run.start();
    await calls[0]?.end();
    await calls[1]?.end("taken");
    await calls[2]?.end();
    await first;
    expect(run.rows.map(({ state, reason }) => [state, reason])).toEqual([
      ["done", ""],
      ["failed", "taken"],
      ["done", ""],
    ]);
    const second = run.start();
    expect(run.rows[1]).toMatchObject({ state: "running", reason: "" });
    expect(calls).toHaveLength(4);
    await calls[3]?.end();
    await second;
    expect(run.counts).toEqual({ waiting: 0, running: 0, done: 3, failed: 0 });
    expect(passes).toEqual([[1, 3], [2]]);
  });

  it("a row that a call refuses has failed with its reason, the others of the call are done", async () => {
    const { run, passes } = runOf([1, 2, 3], {
      batches: (open) => [[...open]],
      call: async () => new Map([[2, "busy"]]),
      refusal: (answer, row) => (answer as Map<number, string>).get(row),
    });
    await run.start();
    expect(run.rows.map(({ state, reason }) => [state, reason])).toEqual([
      ["done", ""],
      ["failed", "busy"],
      ["done", ""],
    ]);
    expect(passes).toEqual([[1, 3]]);
  });

  it("stopped, it begins nothing more but waits for what is under way; the rest can be gone on with", async () => {
    const { run, calls, states } = runOf([1, 2, 3], { parallel: 1 });
    const first = run.start();
    run.stop();
    expect([run.status, run.active]).toEqual(["stopping", true]);
    await calls[0]?.end();
    await first;
    expect([run.status, states(), calls.length]).toEqual(["ended", "done waiting waiting", 1]);
    void run.start();
    expect(calls[1]?.rows).toEqual([2]);
  });

  it("cannot be started twice at once", async () => {
    const { run, calls } = runOf([1], { parallel: 1 });
    const first = run.start();
    await run.start();
    expect(calls).toHaveLength(1);
    await calls[0]?.end();
    await first;
  });

  it("a failure that all others would share stops it", async () => {
    const { run, calls, states } = runOf([1, 2], { parallel: 1 });
    const first = run.start();
    await calls[0]?.end("signed out");
    await first;
    expect([states(), calls.length]).toEqual(["failed waiting", 1]);
  });

  it("a batch whose answer was lost goes again as it was, also where the run was stopped before it did", async () => {
    const { run, calls } = runOf([1, 2, 3, 4], {
      parallel: 1,
      batches: (rows) => [rows.slice(0, 2), rows.slice(2)].filter((batch) => batch.length > 0),
      refusal: (_answer, row) => (row === 1 ? "busy" : undefined),
    });
    const first = run.start();
    for (const at of [0, 1]) await calls[at]?.end("lost");
    await first;
    const second = run.start();
    run.stop();
    await calls[2]?.end();
    await second;
    const third = run.start();
    for (const at of [3, 4]) await calls[at]?.end();
    await third;
    expect(calls.map(({ rows }) => rows)).toEqual([[1, 2], [3, 4], [1, 2], [3, 4], [1]]);
  });

  it("a batch fares as one", async () => {
    const { run, calls, states } = runOf([1, 2, 3], {
      parallel: 1,
      batches: (rows) => [rows.slice(0, 2), rows.slice(2)],
    });
    const first = run.start();
    expect(calls[0]?.rows).toEqual([1, 2]);
    await calls[0]?.end("no");
    await calls[1]?.end();
    await first;
    expect(states()).toBe("failed failed done");
  });

  it("of nothing ends at once", async () => {
    const { run } = runOf([]);
    await run.start();
    expect(run.status).toBe("ended");
  });
});
