import type { SavingFinding } from "../../../domain/savings/finding";
import type { SavingEvidence } from "../../database/schema/saving";
import type { BilledDays } from "./billed";

/** A saving on a resource, as it was found. */
export interface FoundSaving {
  resourceId: number;
  finding: SavingFinding;
  evidence: SavingEvidence;
}

/** What is told by a size only. */
type SizeEvidence = Pick<SavingEvidence, "size" | "smallerSize" | "cpuP95" | "memoryP95" | "loadDays">;

const noSize: SizeEvidence = { size: null, smallerSize: null, cpuP95: null, memoryP95: null, loadDays: null };

/** The numbers that lead to a saving. */
export function evidenceOf(
  since: Date,
  { amount, days, from, to }: BilledDays,
  further: { idleDays: number } | SizeEvidence,
): SavingEvidence {
  const billed = { billedAmount: amount, billedDays: days, billedFrom: from, billedTo: to };
  return { since: since.toISOString(), idleDays: null, ...billed, ...noSize, ...further };
}
