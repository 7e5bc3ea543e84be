import { sql } from "drizzle-orm";
import { bigint, check, index, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import type { SavingDismissReason, SavingKind } from "../../../generated/api";
import { SavingStatus } from "../../../generated/enums";
import { cents, id, moment } from "./columns";
import { customers } from "./identity";
import { ownRows, rowsOf } from "./owned";
import { resources } from "./resource";
import { state } from "./states";
import { stepColumns } from "./steps";

const { open, dismissed, resolved } = SavingStatus;

const customId = () =>
  bigint("custom_id", { mode: "number" })
    .notNull()
    .references(() => customers.id);

/** The numbers that lead to a saving. */
export interface SavingEvidence {
  /** Since when it is unused, or of its size; ISO 8601. */
  since: string;
  /** Whole days for which it is unused; null of a size. */
  idleDays: number | null;
  /** What was billed after discounts on the days that count, CNY, how many these are, the first and the last of them, "yyyy-MM-dd". */
  billedAmount: string;
  billedDays: number;
  billedFrom: string;
  billedTo: string;
  /** Of a host that is larger than it has to be: its size, the one that would do, and what leads to it, in per cent; null of others. */
  size: string | null;
  smallerSize: string | null;
  cpuP95: number | null;
  memoryP95: number | null;
  loadDays: number | null;
}

/**
 * What can be saved on a resource, one row for each kind: found again, it is the same row. 0 open -> 1 dismissed / 2 resolved, and back.
 * Amounts are CNY after discounts, of a month of 30 days.
 */
export const savings = pgTable(
  "savings",
  {
    id: id(),
    customId: customId(),
    resourceId: bigint("resource_id", { mode: "number" })
      .notNull()
      .references(() => resources.id, { onDelete: "cascade" }),
    kind: text("kind").$type<SavingKind>().notNull(),
    monthSaving: cents("month_saving").notNull(),
    monthCost: cents("month_cost").notNull(),
    evidence: jsonb("evidence").$type<SavingEvidence>().notNull(),
    status: integer("status").$type<SavingStatus>().notNull(),
    /** Since when the status is what it is. */
    statusTime: moment("status_time").notNull(),
    /** When it was found first, and last. */
    foundTime: moment("found_time").notNull(),
    seenTime: moment("seen_time").notNull(),
    /** Of the last time it was dismissed; null where it was reopened since, or never dismissed. */
    dismissReason: text("dismiss_reason").$type<SavingDismissReason>(),
    dismissRemark: text("dismiss_remark"),
    dismisser: text("dismisser"),
    dismissTime: moment("dismiss_time"),
    /** What could be saved then. */
    dismissedSaving: cents("dismissed_saving"),
  },
  (saving) => [
    ownRows(saving.customId),
    check("savings_status", sql`${saving.status} between ${state(open)} and ${state(resolved)}`),
    check(
      "savings_dismissed",
      sql`num_nulls(${saving.dismissReason}, ${saving.dismisser}, ${saving.dismissTime}, ${saving.dismissedSaving}) in (0, 4) and (${saving.status} <> ${state(dismissed)} or ${saving.dismissTime} is not null)`,
    ),
    unique("savings_once").on(saving.resourceId, saving.kind),
    index("savings_month_saving").on(saving.customId, saving.monthSaving, saving.id),
    index("savings_found_time").on(saving.customId, saving.foundTime, saving.id),
  ],
);

/** What happened to a saving, step by step. */
export const savingEvents = pgTable(
  "saving_events",
  {
    id: id(),
    savingId: bigint("saving_id", { mode: "number" })
      .notNull()
      .references(() => savings.id, { onDelete: "cascade" }),
    ...stepColumns<SavingStatus>(),
  },
  (event) => [rowsOf(savings, event.savingId), index("saving_events_saving").on(event.savingId, event.id)],
);

/** When savings of a customer were looked for last, and are to be next. */
export const savingRuns = pgTable(
  "saving_runs",
  {
    customId: bigint("custom_id", { mode: "number" })
      .primaryKey()
      .references(() => customers.id),
    lastTime: moment("last_time").notNull(),
    nextTime: moment("next_time").notNull(),
  },
  (run) => [ownRows(run.customId)],
);
