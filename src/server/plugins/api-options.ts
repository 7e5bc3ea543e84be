import type { CallDatabase } from "../database/call-database";
import type { Database } from "../database/client";
import type { Log } from "../logger";
import type { Providers } from "../providers";
import type { Memory } from "./memory";
import type { Signing } from "./signature";

/** What the API needs from outside. */
export interface ApiOptions {
  /** The database for calls. */
  calls: CallDatabase;
  /** The database for what happens without a call. */
  background: Database;
  /** Whether the scheduled jobs run. */
  scheduled: boolean;
  /** Calls that one user may make in a minute. */
  callsPerMinute: number;
  signing: Signing;
  /** Text accepted as any verification code; for tests. */
  verifyCode: string | undefined;
  /** The outside services there are. */
  providers: Providers;
  now: () => Date;
  /** Checks every answer against the description and fails loudly; for tests. */
  validateResponses: boolean;
  /** What the database has no room for. */
  memory: Memory;
  log: Log;
}
