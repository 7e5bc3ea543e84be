import type { Database } from "../../../database/client";
import type { Failed } from "../../../jobs/job";
import { limits } from "../../../limits";
import { checkCube } from "./check";
import { mergeCube } from "./merge";

/** Keeps the bill's cube small, and from time to time compares a month of it with its lines. */
export async function tendCube(db: Database, now: Date, signal: AbortSignal, failed: Failed): Promise<void> {
  await mergeCube(db, now, signal);
  const turn = (time: number): number => Math.floor(time / limits.checkCube);
  const isDue = turn(now.getTime()) !== turn(now.getTime() - limits.mergeCube);
  if (isDue && !signal.aborted) await checkCube(db, now, failed);
}
