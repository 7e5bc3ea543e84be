import type { ErrorName } from "../error-catalogue";
import { ServiceOutage } from "../errors";

/** SQLSTATEs, or classes of them, of a database that cannot do what it is asked at the moment (PostgreSQL, appendix A). */
const bySqlState: readonly [start: string, name: ErrorName][] = [
  ["53100", "STORAGE_FULL"],
  // Serialization_failure and deadlock_detected: PostgreSQL undid the transaction so that another could go on.
  ["40001", "CONFLICT"],
  ["40P01", "CONFLICT"],
  // Cancelled by statement_timeout, and by lock_timeout.
  ["57014", "BUSY"],
  ["55P03", "BUSY"],
  // Out of resources, shutting down or starting up, connection lost.
  ["53", "DATABASE_AWAY"],
  ["57P", "DATABASE_AWAY"],
  ["08", "DATABASE_AWAY"],
];

/** Codes of Node for a connection that could not be made, or broke. */
const byNetwork = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "ENOTFOUND", "EHOSTUNREACH"]);

/** Errors of pg and pg-pool that carry no code. */
const byMessage: readonly [pattern: RegExp, name: ErrorName][] = [
  [/^timeout exceeded when trying to connect/, "BUSY"],
  [/^Connection terminated|connection error and is not queryable/, "DATABASE_AWAY"],
];

/** The refusal that tells of an outside service that is away, or a database without room, time or connection; undefined for every other error. */
export function outageOf(error: unknown): ErrorName | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof ServiceOutage) return error.refusal;
  const { code } = error as { code?: unknown };
  const known =
    typeof code === "string" ? byCode(code) : byMessage.find(([pattern]) => pattern.test(error.message))?.[1];
  return known ?? outageOf(error.cause);
}

function byCode(code: string): ErrorName | undefined {
  if (byNetwork.has(code)) return "DATABASE_AWAY";
  return /^[0-9A-Z]{5}$/.test(code) ? bySqlState.find(([start]) => code.startsWith(start))?.[1] : undefined;
}
