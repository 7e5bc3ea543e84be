/** What is signed, in no order: specification §7 "md5 of source, path, code, timestamp and token". */
export interface SigningParts {
  /** Where the call comes from; 'web' for the console (specification §7). */
  source: string;
  /** Path below the base /cdz-admin, without query: "/api/v1/mes/delete". */
  path: string;
  /** Per-call code: random, never used twice. */
  code: string;
  /** Milliseconds since 1970 in digits. */
  timestamp: string;
  /** Session token; empty on calls before login. */
  token: string;
}

/** Name of one signed part. */
export type SigningPart = keyof SigningParts;

/** Header names of the four parts that travel in headers, and of the signature itself. */
export interface SigningNames {
  token: string;
  timestamp: string;
  code: string;
  source: string;
  signature: string;
}

/** Header names where config/connection.json says nothing else. */
export const defaultSigningNames: SigningNames = {
  token: "token",
  timestamp: "timestamp",
  code: "code",
  source: "source",
  signature: "signature",
};

/** Order of the signed parts where config/connection.json says nothing else: that of specification §7. */
export const defaultSigningOrder: readonly SigningPart[] = ["source", "path", "code", "timestamp", "token"];
