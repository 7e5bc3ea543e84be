/**
 * Why a call failed: "answer" the server refused it, "network" it was not reached or gave an HTTP error without an
 * envelope, "timeout" no answer within the time allowed, "unreadable" the answer was no envelope.
 */
export type FailureKind = "answer" | "network" | "timeout" | "unreadable";

/** What the server says about one request property. */
export interface FieldError {
  field: string;
  message: string;
}

/** A failed call, in words fit for the user's eyes and language. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly kind: FailureKind;
  /** The envelope's code; 0 where there was no envelope. */
  readonly code: number;
  readonly fieldErrors: FieldError[];
  /** The server's name of the request, to quote to support. */
  readonly requestId: string | undefined;

  constructor(
    kind: FailureKind,
    code: number,
    message: string,
    detail: { fieldErrors?: FieldError[]; requestId?: string; cause?: unknown } = {},
  ) {
    super(message, { cause: detail.cause });
    this.kind = kind;
    this.code = code;
    this.fieldErrors = detail.fieldErrors ?? [];
    this.requestId = detail.requestId;
  }
}

/** The user may not make the call (inferred). */
export const CODE_FORBIDDEN = 403;
