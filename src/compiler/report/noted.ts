import type { ConfigError } from "./errors";
import { createReport, type Report } from "./report";

/** What came of something, and the mistakes found on the way. */
export interface Noted<T> {
  value: T;
  found: readonly ConfigError[];
}

/** Runs what reports, and notes what it reports: for `Report.again`. */
export function noted<T>(run: (report: Report) => T): Noted<T> {
  const { report, reported } = createReport();
  const value = run(report);
  const { errors, warnings } = reported();
  return { value, found: [...errors, ...warnings] };
}
