import type { Connection } from "../model/config/connection";
import type { WiredOperation } from "../model/wire";
import type { Language } from "../model/words";
import { callHeaders, type Signing } from "./call-headers";
import { deadline } from "./deadline";
import type { Envelope } from "./envelope";
import { ApiError, type FailureKind } from "./error";

/** What one request and its answer need from the world. */
export interface RoundTripDeps {
  settings: Pick<Connection, "api" | "timeoutMs">;
  language(): Language;
  /** The user's words for a failure that came without the server's. */
  explain(kind: Exclude<FailureKind, "answer">): string;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** A fresh per-call code. */
  code?: () => string;
}

/** The untyped core of openapi-fetch's client: the operation table decides method and path. */
export interface RawClient {
  request(
    method: string,
    path: string,
    init: Record<string, unknown>,
  ): Promise<{ data?: unknown; error?: unknown; response: Response }>;
}

/** What a call is made with. */
export type RawInput = Record<string, unknown> | undefined;

/** Reads an answer: its text is at hand unless it comes as a stream that has not been read yet. */
export type Reader<Answer> = (answer: {
  response: Response;
  text: string;
  alive: () => void;
  /** What an answer of an API that talks otherwise tells. */
  told: ((envelope: Envelope) => unknown) | undefined;
}) => Promise<Answer>;

/** One round trip. */
interface RoundTrip<Answer> {
  client: RawClient;
  deps: RoundTripDeps;
  operation: WiredOperation;
  token: string;
  input: RawInput;
  parseAs: "text" | "stream";
  read: Reader<Answer>;
}

/** Makes a round trip within the time allowed: what was answered, or an ApiError. */
export async function perform<Answer>(
  { client, deps, operation, token, input, parseAs, read }: RoundTrip<Answer>,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  signal?.throwIfAborted();
  const limit = deadline(deps.settings.timeoutMs, signal);
  try {
    const foreign = isForeign(deps, operation) ? await import("./foreign") : undefined;
    const values = input ?? {};
    const made = { operation, input: values, adapter: deps.settings.api, token, language: deps.language() };
    const { data, error, response } = await client.request(operation.method, operation.path, {
      ...(foreign?.foreignRequest(made) ?? {
        ...(operation.method === "get" ? { params: { query: values } } : { body: values }),
        headers: headersOf(deps, operation.path, token),
      }),
      parseAs,
      signal: limit.signal,
    });
    return await read({
      response,
      text: typeof data === "string" ? data : typeof error === "string" ? error : JSON.stringify(error ?? null),
      alive: limit.extend,
      told: foreign && ((envelope) => foreign.foreignData(made, envelope, response.headers)),
    });
  } catch (failure) {
    if (limit.expired()) throw new ApiError("timeout", 0, deps.explain("timeout"), { cause: failure });
    throw failure;
  } finally {
    limit.clear();
  }
}

/** Whether a call is written or read otherwise than the console's own. */
function isForeign({ settings }: RoundTripDeps, { wire }: WiredOperation): boolean {
  return wire !== undefined || settings.api.authentication.kind !== "signed";
}

/** The headers of specification §7, for an API that takes them. */
export function headersOf(
  { settings, language, now, code }: RoundTripDeps,
  path: string,
  token: string,
): Record<string, string> {
  return callHeaders(settings.api.authentication as Signing, {
    path,
    token,
    language: language(),
    ...(now ? { now: now() } : {}),
    ...(code ? { code: code() } : {}),
  });
}
