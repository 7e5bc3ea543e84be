import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { judgeAll } from "../../../../src/domain/alarm/judge";
import type { AlarmComparison, AlarmCondition } from "../../../../src/domain/alarm/rule";
import { seededRandom } from "../../../../src/server/database/seed/bills-generator/random";

/** A rule, the values of periods of a minute without gaps, and after each "X" where there is an alarm, "0" where there is none. */
export interface Vector extends Pick<AlarmCondition, "comparison" | "threshold" | "times"> {
  values: number[];
  firing: string;
}

const minute = 60_000;
const operators: Record<AlarmComparison, string> = { greater: ">", greaterOrEqual: ">=", less: "<", lessOrEqual: "<=" };

/** Rules of each kind over values around their threshold, with what judging says. */
export function makeVectors(): Vector[] {
  const random = seededRandom(1_207);
  const comparisons = Object.keys(operators) as AlarmComparison[];
  return comparisons.flatMap((comparison) =>
    [1, 2, 3, 5, 10].flatMap((times) =>
      [10, 80, 90.5].map((threshold) => {
        const isUsual = random.chance(0.5);
        const of = () => threshold + random.pick(isUsual ? [-70.25, 0, 0.5, 12] : [-12, -0.5, 0, 0, 9]);
        const values = Array.from({ length: 32 }, of);
        return { comparison, threshold, times, values, firing: firingOf({ comparison, threshold, times }, values) };
      }),
    ),
  );
}

/** What judging says of these values, as a vector tells it. */
export function firingOf(rule: Pick<AlarmCondition, "comparison" | "threshold" | "times">, values: number[]): string {
  const usual = {
    recoveryThreshold: null,
    period: 60,
    noDataPolicy: "keep",
    effectiveInterval: "00:00-23:59",
  } as const;
  const changes = judgeAll({ ...usual, ...rule }, { firstEnd: 0, values }, "ok");
  const isAlarm = (at: number) => changes.findLast(({ time }) => time <= at * minute)?.to === "alarm";
  return values.map((_, at) => (isAlarm(at) ? "X" : "0")).join("");
}

/** Has promtool say the same: N consecutive periods are `for: (N-1) x period`. @throws with what it says where it does not */
export function checkByPromtool(vectors: readonly Vector[]): void {
  const folder = mkdtempSync(path.join(tmpdir(), "promtool-"));
  const rules = vectors.map(({ comparison, threshold, times }, at) => ({
    alert: `rule ${at}`,
    expr: `value{of="${at}"} ${operators[comparison]} ${threshold}`,
    for: `${times - 1}m`,
  }));
  const series = vectors.map(({ values }, at) => ({ series: `value{of="${at}"}`, values: values.join(" ") }));
  const tests = vectors.flatMap(({ firing }, at) =>
    [...firing].map((one, minutes) => ({
      eval_time: `${minutes}m`,
      alertname: `rule ${at}`,
      exp_alerts: one === "X" ? [{ exp_labels: { of: String(at) } }] : [],
    })),
  );
  try {
    // JSON is YAML.
    writeFileSync(path.join(folder, "rules.yml"), JSON.stringify({ groups: [{ name: "rules", rules }] }));
    // One test of all: promtool starts a database for each.
    const all = [{ interval: "1m", input_series: series, alert_rule_test: tests }];
    const text = JSON.stringify({ rule_files: ["rules.yml"], evaluation_interval: "1m", tests: all });
    writeFileSync(path.join(folder, "test.yml"), text);
    execFileSync("promtool", ["test", "rules", "test.yml"], { cwd: folder, encoding: "utf8", stdio: "pipe" });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
