import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { check } from "../../src/compiler/compile";
import { nodeTools } from "../../src/compiler/node/tools";
import { judgeOf, type Whole } from "../mutation/judge";
import { type Mutant, mutantsOf } from "../mutation/mutants";
import { reviewed } from "../mutation/reviewed";
import { sampleOf } from "../mutation/sample";
import { outcomeOf, type Summary, summaryOf } from "../mutation/summary";
import { readWhole } from "../mutation/whole";

/** As many as take no more than about a minute; `npm run mutate` tries all. */
const TRIED = 3000;

describe("single changes of config", () => {
  let whole: Whole;
  let all: Mutant[];
  let summary: Summary;
  beforeAll(async () => {
    whole = await readWhole(path.join(import.meta.dirname, "../.."));
    all = whole.config.flatMap(mutantsOf);
    summary = summaryOf(sampleOf(all, TRIED).map(judgeOf(whole)).map(outcomeOf));
  }, 600_000);

  it("are caught, change nothing, or are of a kind that was reviewed", () => {
    expect(summary.tried).toBe(TRIED);
    expect(summary.passed).toEqual([]);
  });

  it("are mostly caught, and named where they are, with what was meant", () => {
    expect(summary.verdicts.caught / TRIED).toBeGreaterThan(0.8);
    expect(summary.exact).toBeGreaterThan(0.9);
    expect(summary.suggested).toBeGreaterThan(0.95);
  });

  it("are caught where words are taken away that only a part of a value has", () => {
    const taken = all.find(
      ({ kind, path: [name, ...rest] }) => kind === "delete" && name === "WorkOrderRole" && !rest[0],
    );
    expect(taken && judgeOf(whole)(taken).verdict).toBe("caught");
  });

  it("are checked again with the same result as at first", () => {
    for (const mutant of sampleOf(all, 20)) {
      const copies = whole.config.map((file) => ({
        ...file,
        ...(file.path === mutant.file && { text: mutant.text() }),
      }));
      const again = whole.config.map((file, index) => (file.path === mutant.file ? (copies[index] ?? file) : file));
      const sources = { config: copies, handwritten: [...whole.handwritten], api: { ...whole.api } };
      const fresh = check(sources, nodeTools.readQuery);
      expect(check({ ...whole, config: again }, nodeTools.readQuery).reported()).toEqual(fresh.reported());
    }
  });
});

describe("the kinds that were reviewed", () => {
  it("each have a reason", () => {
    expect(reviewed.filter(({ reason }) => reason.length < 20 && reason !== "the same of its key")).toEqual([]);
  });
});
