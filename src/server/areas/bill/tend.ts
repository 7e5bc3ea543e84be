import { keepBillMonths } from "../../database/bill-months";
import type { Database } from "../../database/client";
import type { Failed } from "../../jobs/job";
import { limits } from "../../limits";
import { checkCube } from "./cube/check";
import { mergeCube } from "./cube/merge";

/** Keeps the bill's cube small. From time to time it gives months of bill lines a partition, and compares a month of the cube with its lines. */
export async function tendBill(db: Database, now: Date, signal: AbortSignal, failed: Failed): Promise<void> {
  await mergeCube(db, now, signal);
  const turn = (time: number): number => Math.floor(time / limits.checkCube);
  const isDue = turn(now.getTime()) !== turn(now.getTime() - limits.mergeCube);
  if (isDue) await keepBillMonths(db, now, signal);
  if (isDue && !signal.aborted) await checkCube(db, now, failed);
}
