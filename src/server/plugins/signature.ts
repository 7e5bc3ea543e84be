import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { signature } from "../../domain/signing";
import type { SigningNames, SigningPart, SigningParts } from "../../domain/signing-names";
import { refuse } from "../errors";
import { limits } from "../limits";

/** How calls are signed: names of the headers, order of the parts, and the one source that may call. */
export interface Signing {
  source: string;
  headers: SigningNames;
  order: readonly SigningPart[];
}

/** What a correctly signed call proves to know. */
export interface SignedCall {
  /** Session token; empty before login. */
  token: string;
  /** Identifies the per-call code together with the token, for telling replays. */
  codeHash: string;
  /** The caller's time. */
  moment: Date;
  /** Until when that code must be remembered. */
  codeExpires: Date;
}

/**
 * Checks the six headers of specification §7 and throws the 407 that fits. `path` is the path below /cdz-admin.
 * Whether the per-call code is fresh is for the caller to find out: it takes the database.
 */
export function readSignedCall(request: FastifyRequest, path: string, signing: Signing, now: Date): SignedCall {
  const parts = signedParts(request, path, signing.headers);
  if (parts.source !== signing.source || !/^[\w-]{8,64}$/.test(parts.code) || !/^[\w-]{0,128}$/.test(parts.token)) {
    throw refuse("SIGNATURE_INVALID");
  }
  const moment = /^\d{12,14}$/.test(parts.timestamp) ? Number(parts.timestamp) : Number.NaN;
  if (!(Math.abs(now.getTime() - moment) <= limits.timestampWindow)) throw refuse("TIMESTAMP_INVALID");
  const given = header(request, signing.headers.signature).toLowerCase();
  if (!sameText(given, signature(parts, signing.order))) throw refuse("SIGNATURE_INVALID");
  return {
    token: parts.token,
    moment: new Date(moment),
    codeHash: sha256(`${parts.token}:${parts.code}`),
    codeExpires: new Date(moment + limits.timestampWindow + 1000),
  };
}

function signedParts(request: FastifyRequest, path: string, names: SigningNames): SigningParts {
  return {
    path,
    source: header(request, names.source),
    code: header(request, names.code),
    timestamp: header(request, names.timestamp),
    token: header(request, names.token),
  };
}

function header(request: FastifyRequest, name: string): string {
  const value = request.headers[name.toLowerCase()];
  return typeof value === "string" ? value : "";
}

/** SHA-256 in hexadecimal: how tokens and codes are stored. */
export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

function sameText(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
