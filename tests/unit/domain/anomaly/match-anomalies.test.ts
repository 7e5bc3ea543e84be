import { expect, test } from "vitest";
import { type KnownAnomaly, matchAnomalies } from "../../../../src/domain/anomaly/match-anomalies";

const known = (id: number, begin: string, end: string, also: Partial<KnownAnomaly> = {}) => ({
  id,
  path: ["aliyun"],
  begin,
  end,
  judged: false,
  ...also,
});
const found = (begin: string, end: string, path = ["aliyun"]) => ({ path, begin, end });
const matched = (
  before: readonly (KnownAnomaly & { id: number })[],
  now: readonly { path: string[]; begin: string; end: string }[],
) => {
  const { again, fresh, gone } = matchAnomalies(before, now);
  return {
    again: again.map(([{ id }, { begin }]) => [id, begin]),
    fresh: fresh.map(({ begin }) => begin),
    gone: gone.map(({ id }) => id),
  };
};

test("an anomaly with a day in common is the same, also on further days", () => {
  expect(matched([known(1, "2026-05-04", "2026-05-05")], [found("2026-05-02", "2026-05-04")])).toEqual({
    again: [[1, "2026-05-02"]],
    fresh: [],
    gone: [],
  });
});

test("one of another part or of other days is not", () => {
  const before = [known(1, "2026-05-04", "2026-05-05")];
  for (const other of [
    found("2026-05-06", "2026-05-07"),
    found("2026-05-04", "2026-05-05", ["aliyun", "a"]),
    found("2026-05-04", "2026-05-05", ["tx"]),
    found("2026-05-04", "2026-05-05", []),
  ])
    expect(matched(before, [other])).toEqual({ again: [], fresh: [other.begin], gone: [1] });
});

test("of two that have become one, the judged one goes on, else the one that begins on the same day", () => {
  const two = (first: boolean, second: boolean) =>
    matched(
      [
        known(1, "2026-05-04", "2026-05-05", { judged: first }),
        known(2, "2026-05-03", "2026-05-03", { judged: second }),
      ],
      [found("2026-05-03", "2026-05-06")],
    );
  expect(two(true, false)).toEqual({ again: [[1, "2026-05-03"]], fresh: [], gone: [2] });
  expect(two(false, false)).toEqual({ again: [[2, "2026-05-03"]], fresh: [], gone: [1] });
  expect(two(true, true)).toEqual({ again: [[2, "2026-05-03"]], fresh: [], gone: [] });
});

test("one that has become two goes on as the first of them", () => {
  expect(
    matched(
      [known(1, "2026-05-03", "2026-05-09", { judged: true })],
      [found("2026-05-03", "2026-05-04"), found("2026-05-08", "2026-05-09")],
    ),
  ).toEqual({ again: [[1, "2026-05-03"]], fresh: ["2026-05-08"], gone: [] });
});

test("a judged one stays though it is not found any more", () => {
  expect(matched([known(1, "2026-05-03", "2026-05-04", { judged: true })], [])).toEqual({
    again: [],
    fresh: [],
    gone: [],
  });
});
