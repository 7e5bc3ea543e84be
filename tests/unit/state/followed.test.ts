import { describe, expect, it } from "vitest";
import { FollowedJobs } from "../../../src/state/followed";
import { safeStorage } from "../../../src/state/storage";
import { memoryStorage } from "../../helpers/memory-storage";

const report = { subject: "reports", view: "detail", input: { id: 7 } };
const other = { subject: "reports", view: "detail", input: { id: 8 } };

function followed() {
  const memory = memoryStorage();
  return { memory, jobs: new FollowedJobs(safeStorage(() => memory)) };
}

describe("what is followed on the server", () => {
  it("is known after the page was reloaded, until it has ended", () => {
    const { memory, jobs } = followed();
    jobs.keep(report);
    jobs.keep(other);
    const reloaded = new FollowedJobs(safeStorage(() => memory));
    expect(reloaded.read()).toEqual([report, other]);
    reloaded.forget(report);
    expect(reloaded.read()).toEqual([other]);
  });

  it("is kept once, and leaves nothing behind", () => {
    const { memory, jobs } = followed();
    jobs.keep(report);
    jobs.keep({ ...report });
    expect(jobs.read()).toEqual([report]);
    jobs.forget(report);
    expect(memory.length).toBe(0);
  });

  it.each(["", "{", "null", '"text"', "{}", "[null, 3, {}]", '[{"subject":"reports","view":"detail","input":null}]'])(
    "is nothing where %j lies there",
    (text) => {
      const { memory, jobs } = followed();
      memory.setItem("followedJobs", text);
      expect(jobs.read()).toEqual([]);
    },
  );
});
