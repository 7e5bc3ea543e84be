import type { ResolvedAction } from "../../model/resolved-view";
import type { Row } from "../../widgets/contract";
import type { Obstacle } from "../shared/obstacle";

/** What performing an action on rows will do, before it begins. */
export interface BulkPlan {
  action: ResolvedAction;
  /** Rows it will be done for. */
  able: Row[];
  /** Rows it will not be done for, and why. */
  leftOut: { row: Row; obstacle: Obstacle }[];
}

/** Tells apart the rows that an action can be performed on. */
export function planOf(
  action: ResolvedAction,
  rows: readonly Row[],
  obstacleOf: (row: Row) => Obstacle | undefined,
): BulkPlan {
  const plan: BulkPlan = { action, able: [], leftOut: [] };
  for (const row of rows) {
    const obstacle = obstacleOf(row);
    if (obstacle) plan.leftOut.push({ row, obstacle });
    else plan.able.push(row);
  }
  return plan;
}

/** Whether one call does it all or nothing: then nobody needs to see how each row fares. */
export function isOneCall({ action: { bulk, does }, able, leftOut }: BulkPlan): boolean {
  if (does.kind === "call" && does.tellsEach) return false;
  return bulk?.by === "list" && leftOut.length === 0 && able.length <= (bulk.most ?? Infinity);
}

/** The rows of each call: one, or as many as one call takes. */
export function batchesOf<T>(rows: readonly T[], { bulk }: ResolvedAction): T[][] {
  const size = bulk?.by === "row" ? 1 : Math.min(bulk?.most ?? rows.length, Math.max(1, rows.length));
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    rows.slice(index * size, (index + 1) * size),
  );
}
