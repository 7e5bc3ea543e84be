import { limits } from "../../../limits";
import { CloudError } from "../provider";
import type { SyncTime } from "./sync-time";
import { TokenBucket } from "./token-bucket";

/** Makes calls to a cloud for one account: not more than it takes, and again where one failed in a way that passes. */
export interface PatientCloud extends SyncTime {
  /** The answer of a call, and when the cloud was asked. @throws CloudError of the last attempt */
  ask<Answer>(call: () => Promise<Answer>): Promise<{ answer: Answer; asked: Date }>;
}

/** What a synchronisation ends with whose server ends. */
export class SyncStopped extends Error {}

/**
 * The calls of one account, one after the other.
 * @param heard says before each attempt that the server is still there, and for so many milliseconds longer where it will wait
 */
export function patientCloud(time: SyncTime, heard: (longer: number) => Promise<void>): PatientCloud {
  const bucket = new TokenBucket(time, { burst: limits.cloudBurst, perSecond: limits.cloudCallsPerSecond });
  return {
    ...time,
    ask: async (call) => {
      for (let attempt = 1; ; attempt += 1) {
        await bucket.take();
        if (time.signal.aborted) throw new SyncStopped();
        await heard(0);
        const asked = time.clock();
        try {
          return { answer: await call(), asked };
        } catch (error) {
          if (!(error instanceof CloudError) || !error.isPassing || attempt === limits.cloudAttempts) throw error;
          const longer = Math.max(error.retryAfter ?? 0, limits.cloudPause * 2 ** (attempt - 1));
          await heard(longer);
          await time.sleep(longer);
        }
      }
    },
  };
}
