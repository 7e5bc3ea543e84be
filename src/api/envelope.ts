import type { FieldError } from "./error";

/** What every answer is wrapped in (specification §7: "Every response has a code; 200 means success"). */
export interface Envelope {
  code: number;
  message: string;
  data: unknown;
}

/** The envelope in the text of an answer, or undefined where the text is none. Never throws. */
export function readEnvelope(text: string): Envelope | undefined {
  const value = parse(text);
  if (!isRecord(value) || typeof value.code !== "number") return undefined;
  return {
    code: value.code,
    message: typeof value.message === "string" ? value.message : "",
    data: value.data ?? null,
  };
}

/** The errors by field that an envelope's data may carry: `{ errors: [{ field, message }], requestId }`. */
export function readErrorDetail(data: unknown): { fieldErrors: FieldError[]; requestId?: string } {
  if (!isRecord(data)) return { fieldErrors: [] };
  const fieldErrors = Array.isArray(data.errors) ? data.errors.filter(isFieldError) : [];
  return typeof data.requestId === "string" ? { fieldErrors, requestId: data.requestId } : { fieldErrors };
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
