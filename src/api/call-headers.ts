import { signedHeaders } from "../domain/signing";
import type { Authentication } from "../model/config/api-adapter";
import type { Language } from "../model/words";
import { randomCode } from "./random-code";

/** Which call the headers are for. */
export interface HeaderParts {
  /** Path below the base, without query: "/api/v1/mes/delete". */
  path: string;
  /** Session token; empty before sign-in. */
  token: string;
  /** In which language the answer is wished for. */
  language: Language;
  /** Milliseconds since 1970; now unless told. */
  now?: number;
  /** A per-call code, never used twice; a fresh one unless told. */
  code?: string;
}

/** How the console's own API has its calls signed. */
export type Signing = Extract<Authentication, { kind: "signed" }>;

/** Specification §7: "content type JSON, token, timestamp, a per-call code, source 'web', and a signature". */
export function callHeaders({ source, headers, order }: Signing, parts: HeaderParts): Record<string, string> {
  const { path, token, language, now = Date.now(), code = randomCode() } = parts;
  const signed = signedHeaders({ source, path, code, timestamp: String(now), token }, headers, order);
  return { "Content-Type": "application/json", "Accept-Language": language, ...signed };
}
