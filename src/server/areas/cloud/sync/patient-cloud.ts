import { limits } from "../../../limits";
import { CloudError } from "../provider";
import { type SyncTime, TokenBucket } from "./token-bucket";

/** Makes calls to a cloud for one account: not more than it takes, and again where one failed in a way that passes. */
export interface PatientCloud extends SyncTime {
  /** The answer of a call, and when the cloud was asked. @throws CloudError of the last attempt */
  ask<Answer>(call: () => Promise<Answer>): Promise<{ answer: Answer; asked: Date }>;
}

/** What a synchronisation ends with whose server ends. */
export class SyncStopped extends Error {}

/** The calls of one account, one after the other. */
export function patientCloud(time: SyncTime): PatientCloud {
  const bucket = new TokenBucket(time, { burst: limits.cloudBurst, perSecond: limits.cloudCallsPerSecond });
  return {
    ...time,
    ask: async (call) => {
      for (let attempt = 1; ; attempt += 1) {
        await bucket.take();
        if (time.signal.aborted) throw new SyncStopped();
        const asked = time.clock();
        try {
          return { answer: await call(), asked };
        } catch (error) {
          if (!(error instanceof CloudError) || !error.isPassing || attempt === limits.cloudAttempts) throw error;
          await time.sleep(Math.max(error.retryAfter ?? 0, limits.cloudPause * 2 ** (attempt - 1)));
        }
      }
    },
  };
}
