import { Md5 } from "ts-md5";

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

/** The signature: md5 (32 lower-case hex digits) of the parts written one after another in this order. */
export function signature(parts: SigningParts, order: readonly SigningPart[] = defaultSigningOrder): string {
  return Md5.hashStr(order.map((part) => parts[part]).join(""));
}

/** Specification §7: the headers of a call, except the content type. */
export function signedHeaders(
  parts: SigningParts,
  names: SigningNames = defaultSigningNames,
  order: readonly SigningPart[] = defaultSigningOrder,
): Record<string, string> {
  return {
    [names.token]: parts.token,
    [names.timestamp]: parts.timestamp,
    [names.code]: parts.code,
    [names.source]: parts.source,
    [names.signature]: signature(parts, order),
  };
}
