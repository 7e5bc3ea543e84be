import { and, count, eq, sql } from "drizzle-orm";
import { sumDecimals } from "../../../domain/decimal-math";
import type { SavingKind, SavingSummary } from "../../../generated/api";
import { SavingStatus } from "../../../generated/enums";
import type { Context } from "../../context";
import { savingRuns, savings } from "../../database/schema/saving";
import { owned } from "../../lists/owner";
import { toLocalDateTimeOrNull } from "../../time";

const kinds: readonly SavingKind[] = [
  "unattachedDisk",
  "unboundAddress",
  "stoppedHost",
  "oversizedHost",
  "unusedPrepaid",
];

/** Of cents, with two decimals. Multiplied, because a division rounds what is large. */
const sumOfSavings = sql<string>`(sum(${savings.monthSaving}) * 0.01)::text`;

/** What can be saved by open savings of the caller's customer, by kind and together. */
export async function savingSummary({ db, user }: Context): Promise<SavingSummary> {
  const [rows, [run]] = await Promise.all([
    db
      .select({ kind: savings.kind, count: count(), monthSaving: sumOfSavings })
      .from(savings)
      .where(and(owned(savings, user.customId), eq(savings.status, SavingStatus.open)))
      .groupBy(savings.kind),
    db.select({ lastTime: savingRuns.lastTime }).from(savingRuns).where(owned(savingRuns, user.customId)),
  ]);
  const none = { count: 0, monthSaving: "0.00" };
  return {
    monthSaving: sumDecimals(rows.map(({ monthSaving }) => monthSaving)),
    count: rows.reduce((sum, row) => sum + row.count, 0),
    kinds: kinds.map((kind) => ({ ...none, ...rows.find((row) => row.kind === kind), kind })),
    asOf: toLocalDateTimeOrNull(run?.lastTime ?? null),
  };
}
