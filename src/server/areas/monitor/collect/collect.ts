import type { Database } from "../../../database/client";
import type { Failed } from "../../../jobs/job";
import { takeTurns, type Turns } from "../../../jobs/take-turns";
import { limits } from "../../../limits";
import { accessOf, unreadableKeys } from "../../cloud/access";
import { accountTurns } from "../../cloud/account-turns";
import { CloudError, type CloudProvider } from "../../cloud/provider";
import { patientCloud, SyncStopped } from "../../cloud/sync/patient-cloud";
import { serverTime, type SyncTime } from "../../cloud/sync/sync-time";
import { ask, type Asking } from "./ask";
import { claimMetrics, dueMetricAccounts, endScope, type MetricClaim, type MetricScopeRow } from "./claims";
import { backOf, questionsOf } from "./plan";
import { seriesOf } from "./series";

/** Collects what clouds measure, a few accounts at a time. Other servers of the database do the same: each region is taken by one. */
export async function collectMetrics(
  db: Database,
  cloud: CloudProvider,
  now: Date,
  signal: AbortSignal,
  failed: Failed,
): Promise<void> {
  await collectDue(db, cloud, serverTime(now, signal), { failed });
}

/** The same by a clock and a sleep of its own. What one account throws keeps no other from being asked. */
export async function collectDue(
  db: Database,
  cloud: CloudProvider,
  time: SyncTime,
  turns: Pick<Turns, "failed">,
): Promise<void> {
  await takeTurns(
    { ...accountTurns, again: limits.collect, signal: time.signal, ...turns },
    () => dueMetricAccounts(db, time.clock()),
    async (id) => {
      const claim = await claimMetrics(db, id, time.clock());
      if (claim) await collectAccount(db, cloud, claim, time);
    },
  );
}

async function collectAccount(db: Database, cloud: CloudProvider, claim: MetricClaim, time: SyncTime): Promise<void> {
  const access = accessOf(claim.account);
  let held = time.clock().getTime();
  const keep = async (longer: number) => {
    const now = time.clock().getTime() + longer;
    if (now - held < limits.metricLease / 4) return;
    held = now;
    const nextTime = new Date(now + limits.metricLease);
    for (const { id } of claim.scopes) await endScope(db, id, { nextTime });
  };
  const patient = patientCloud(time, keep);
  const left = [...claim.scopes];
  try {
    for (let scope = left[0]; scope; left.shift(), scope = left[0]) {
      const error = access
        ? await collectScope({ db, cloud, access, patient, scope }, time)
        : new CloudError("keyInvalid", unreadableKeys);
      if (!error) continue;
      const concerned = error.kind === "keyInvalid" ? left.splice(1) : [];
      for (const one of [scope, ...concerned]) await endScope(db, one.id, failure(one, error, time.clock()));
    }
  } catch (error) {
    // What is left is tried again as after any failure; a server that ends gives it to the others.
    const nextTime = new Date(time.clock().getTime() + (error instanceof SyncStopped ? 0 : limits.metricPause));
    for (const { id } of left) await endScope(db, id, { nextTime });
    if (!(error instanceof SyncStopped)) throw error;
  }
}

/** @returns why the cloud did not answer; undefined where it did */
async function collectScope(asking: Omit<Asking, "series">, time: SyncTime): Promise<CloudError | undefined> {
  const { db, scope } = asking;
  const begun = time.clock();
  const series = await seriesOf(db, scope);
  let state = scope;
  try {
    for (const question of questionsOf(scope, begun)) {
      await ask({ ...asking, series }, question);
      state = { ...state, ...question.after };
      await endScope(db, scope.id, { ...question.after, failures: 0, failReason: null });
    }
  } catch (error) {
    if (error instanceof CloudError) return error;
    throw error;
  }
  await endScope(db, scope.id, { nextTime: nextTimeOf(state, begun, time.clock()) });
  return undefined;
}

/** The next minute, each region at another second of it; sooner while minutes of what was before are missing. Hours have time. */
function nextTimeOf(scope: MetricScopeRow, begun: Date, now: Date): Date {
  if (backOf(scope, begun.getTime())?.period === 60) return new Date(now.getTime() + limits.minutesPause);
  const minute = Math.floor(begun.getTime() / limits.metricEvery) + 1;
  return new Date(minute * limits.metricEvery + ((scope.id * 7919) % 40_000));
}

function failure({ failures }: MetricScopeRow, { words }: CloudError, now: Date): Partial<MetricScopeRow> {
  const wait = Math.min(limits.metricPause * 2 ** failures, limits.metricPauseMost);
  return { failures: failures + 1, failReason: words, nextTime: new Date(now.getTime() + wait) };
}
