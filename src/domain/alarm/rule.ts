/** How values are compared with a threshold. */
export type AlarmComparison = "greater" | "greaterOrEqual" | "less" | "lessOrEqual";

/** How grave it is. */
export type AlarmLevel = "critical" | "warn" | "info";

/** What a rule says of a resource. */
export type AlarmState = "ok" | "alarm" | "insufficientData";

/** What periods without any value count as. */
export type NoDataPolicy = "keep" | "ok" | "breach" | "insufficient";

/** Which resources of its type a rule is about. */
export type AlarmScope = "all" | "view" | "filter" | "instance";

/** What of a rule says when its state changes. */
export interface AlarmCondition {
  comparison: AlarmComparison;
  threshold: number;
  /** Ends an alarm; null where the threshold does. */
  recoveryThreshold: number | null;
  /** Seconds. */
  period: number;
  /** Consecutive periods that have to breach, or to lack values. */
  times: number;
  noDataPolicy: NoDataPolicy;
  /** "HH:mm-HH:mm" in Asia/Shanghai, both minutes within; over midnight where the first is later. */
  effectiveInterval: string;
}
