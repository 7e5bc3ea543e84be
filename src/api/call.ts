import createClient from "openapi-fetch";
import type { paths } from "../generated/api";
import type { Call, Input, OperationId, Output } from "../generated/operations";
import type { WiredOperation } from "../model/wire";
import { ApiError } from "./error";
import { knownOperation, learnOperations } from "./known-operations";
import { readData } from "./read-data";
import { type FileProgress, type ReceivedFile, receiveFile } from "./receive-file";
import { headersOf, perform, type RawClient, type RawInput, type Reader, type RoundTripDeps } from "./round-trip";

/** How one call is made. */
export interface CallOptions {
  /** Aborts the call; the rejection is then the signal's reason, without toast or log. */
  signal?: AbortSignal;
  /**
   * Where else the user learns of a failure. "inPlace": the screen says it in a live region, so its toast is not read out.
   * "byCaller": the caller says it itself, and no toast is shown. Left out: nowhere, its toast is read out.
   */
  told?: "inPlace" | "byCaller" | undefined;
  /** The caller says itself that something has changed: once after many calls, or to wait for what is fetched again. */
  changeTold?: "byCaller";
}

/** How a file is fetched. */
export interface DownloadOptions extends CallOptions {
  /** Told of each piece. */
  progress?: FileProgress;
}

/** How a file is sent. */
export interface UploadOptions extends CallOptions {
  /** Hears how much is sent, 0 to 1. */
  onProgress?(share: number): void;
}

/** What the calls need from the world; everything is handed in, so that tests hand in theirs. */
export interface ApiDeps extends RoundTripDeps {
  /** The session token; empty before sign-in. */
  token(): string;
  /** Specification §8, code 407. Called with the token that was refused; many calls may fail at once. */
  onTokenInvalid(token: string): void;
  /** A call that changes something was done. */
  onChanged(operationId: string): void;
  /** Shows the message as an error for as long as specification §9 says; whether screen readers read it out. */
  toast(message: string, how: { readOut: boolean }): void;
  /** Specification §8: failures that are "only logged". */
  log(operationId: string, error: ApiError): void;
  fetch?: (request: Request) => Promise<Response>;
}

/** The calls of the API. Each rejects with an ApiError, whose message has been shown. */
export interface Api {
  /** Calls an operation (src/generated/calls.ts); input and answer are typed by its description. */
  call<Id extends OperationId>(call: Call<Id>, ...rest: CallArguments<Id>): Promise<Output<Id>>;
  /** The same for a name in config, which the compiler has checked against the description. */
  callByName(operationId: string, input: Record<string, unknown>, options?: CallOptions): Promise<unknown>;
  /**
   * Calls an operation that answers a file, or the one that config names. The time-out counts from piece to piece: a long file
   * may take longer.
   */
  download(call: Call | string, input: Record<string, unknown>, options?: DownloadOptions): Promise<ReceivedFile>;
  /** Calls an operation that takes a file as `content`, in base64. The time-out counts from the last piece sent: a long file may take longer. */
  upload(call: Call, input: Record<string, string>, file: Blob, options?: UploadOptions): Promise<unknown>;
}

/** An operation without input may leave it out. */
type CallArguments<Id extends OperationId> =
  undefined extends Input<Id> ? [input?: Input<Id>, options?: CallOptions] : [input: Input<Id>, options?: CallOptions];

/** Makes the calls, with the six headers, the time-out and the envelope of specification §7 and the errors of §8. */
export function createApi(deps: ApiDeps): Api {
  const client = createClient<paths>({
    baseUrl: deps.settings.api.base,
    ...(deps.fetch ? { fetch: deps.fetch } : {}),
  }) as RawClient;

  /** Makes a call and reads its answer; failures become an ApiError and are reported. */
  async function make<Answer>(
    operationId: string,
    input: RawInput,
    options: CallOptions,
    parseAs: "text" | "stream",
    read: Reader<Answer>,
  ): Promise<Answer> {
    const operation = operationNamed(operationId);
    const token = deps.token();
    try {
      const answer = await perform({ client, deps, operation, token, input, parseAs, read }, options.signal);
      if (operation.change && options.changeTold !== "byCaller") deps.onChanged(operationId);
      return answer;
    } catch (failure) {
      if (options.signal?.aborted) throw failure;
      const error =
        failure instanceof ApiError ? failure : new ApiError("network", 0, deps.explain("network"), { cause: failure });
      report(deps, operationId, operation, token, error, options);
      throw error;
    }
  }

  const callByName = (operationId: string, input: RawInput, options: CallOptions = {}): Promise<unknown> =>
    make(operationId, input, options, "text", ({ response, text, told }) =>
      Promise.resolve(readData(deps, response, text, operationNamed(operationId), told)),
    );

  const call = (own: Call, input: RawInput, options: CallOptions = {}): Promise<unknown> =>
    deps.settings.api.authentication.kind === "signed"
      ? callByName(nameOf(own), input, options)
      : import("./guest").then(({ ownAnswer }) => ownAnswer(own.id, deps.explain));

  const download = (own: Call | string, input: RawInput, options: DownloadOptions = {}): Promise<ReceivedFile> =>
    make(nameOf(own), input, options, "stream", async ({ response, text, alive }) => {
      const isFile = response.ok && !/[/+]json\b/.test(response.headers.get("content-type") ?? "");
      if (isFile) return receiveFile(response, alive, options.progress);
      readData(deps, response, response.ok ? await response.text() : text);
      // Data in an envelope is no file.
      throw new ApiError("unreadable", 0, deps.explain("unreadable"));
    });

  async function upload(
    own: Call,
    input: Record<string, string>,
    file: Blob,
    options: UploadOptions = {},
  ): Promise<unknown> {
    const operationId = nameOf(own);
    const operation = operationNamed(operationId);
    const token = deps.token();
    const { api, timeoutMs } = deps.settings;
    try {
      const { sendFile } = await import("./send-file");
      const url = `${api.base}${operation.path}`;
      const headers = headersOf(deps, operation.path, token);
      const { response, text } = await sendFile({
        url,
        headers,
        input,
        file,
        idleMs: timeoutMs,
        signal: options.signal,
        onProgress: options.onProgress,
      });
      const answer = readData(deps, response, text);
      if (operation.change) deps.onChanged(operationId);
      return answer;
    } catch (failure) {
      if (options.signal?.aborted) throw failure;
      const kind = failure === "timeout" ? "timeout" : "network";
      const error =
        failure instanceof ApiError ? failure : new ApiError(kind, 0, deps.explain(kind), { cause: failure });
      report(deps, operationId, operation, token, error, options);
      throw error;
    }
  }

  return { callByName, call: call as Api["call"], download, upload };
}

/**
 * Specification §8, the one place for all calls: 407 ends the session; failures that are "only logged" are; any other is
 * shown as an error toast, also where the screen says it in place.
 */
function report(
  deps: ApiDeps,
  operationId: string,
  operation: WiredOperation,
  token: string,
  error: ApiError,
  options: CallOptions,
): void {
  if (error.code === deps.settings.api.errors.signedOut) deps.onTokenInvalid(token);
  else if (operation.logOnly) deps.log(operationId, error);
  else if (options.told !== "byCaller") deps.toast(error.message, { readOut: options.told !== "inPlace" });
}

/** The name of a call; the application's own are known from then on. */
function nameOf(call: Call | string): string {
  if (typeof call === "string") return call;
  learnOperations({ [call.id]: call });
  return call.id;
}

function operationNamed(operationId: string): WiredOperation {
  const operation = knownOperation(operationId);
  if (!operation) throw new Error(`No operation named "${operationId}" has been loaded.`);
  return operation;
}
