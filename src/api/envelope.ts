import type { ApiAdapter } from "../model/config/api-adapter";
import type { FieldError } from "./error";

/** An answer, out of what it was wrapped in (specification §7: "Every response has a code; 200 means success"). */
export interface Envelope {
  code: number;
  /** It was done. */
  done: boolean;
  message: string;
  data: unknown;
  /** The answer with what it is wrapped in. */
  whole: unknown;
}

/**
 * Reads an answer as the adapter says it is wrapped; undefined where it is not. Without a code of its own the HTTP status is the code,
 * and any text is an answer. Never throws.
 */
export function readEnvelope(
  text: string,
  { ok, status }: Pick<Response, "ok" | "status">,
  { envelope, errors }: Pick<ApiAdapter, "envelope" | "errors">,
): Envelope | undefined {
  const whole = parse(text);
  const code = envelope.code === undefined ? status : valueAt(whole, envelope.code);
  if (typeof code !== "number") return undefined;
  return {
    code,
    done: ok && (envelope.success === undefined || code === envelope.success),
    message: errors.message.map((place) => valueAt(whole, place)).find((words) => typeof words === "string") ?? "",
    data: valueAt(whole, envelope.data) ?? null,
    whole,
  };
}

/** The errors by field that a refusal may carry: `[{ field, message }]`, and the request's id. */
export function readErrorDetail(
  whole: unknown,
  { fields, requestId }: ApiAdapter["errors"],
): { fieldErrors: FieldError[]; requestId?: string } {
  const found = fields && valueAt(whole, fields);
  const id = requestId && valueAt(whole, requestId);
  const fieldErrors = Array.isArray(found) ? found.filter(isFieldError) : [];
  return typeof id === "string" ? { fieldErrors, requestId: id } : { fieldErrors };
}

/** What stands at a place of an answer: names joined by dots, or without them the answer itself. */
export function valueAt(value: unknown, place?: string): unknown {
  return place === undefined
    ? value
    : place.split(".").reduce((inner, name) => (isRecord(inner) ? inner[name] : undefined), value);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isFieldError(value: unknown): value is FieldError {
  return isRecord(value) && typeof value.field === "string" && typeof value.message === "string";
}
