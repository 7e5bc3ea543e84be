import type { Database } from "../database/client";
import type { Signing } from "./signature";

/** What the API needs from outside. */
export interface ApiOptions {
  db: Database;
  signing: Signing;
  /** Text accepted as any verification code; for tests. */
  verifyCode: string | undefined;
  now: () => Date;
  /** Checks every answer against the description and fails loudly; for tests. */
  validateResponses: boolean;
  log: (line: string) => void;
}
