import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { outageOf } from "../database/outage";
import { AnswerError, type FieldError, refuse } from "../errors";
import { limits } from "../limits";
import { languageOf } from "../request-state";

/** Every JSON answer: specification §7 "Every response has a code; 200 means success." */
export interface Envelope {
  code: number;
  message: string;
  data: unknown;
}

/** Codes that are also the HTTP status. Others are answers to calls we understood: status 200, and the code tells. */
const httpCodes = new Set([400, 413, 429, 500, 503]);

const successWords = { zh: "成功", en: "OK" };

/** The envelope of a successful call. */
export function success(request: FastifyRequest, data: unknown): Envelope {
  return { code: 200, message: successWords[request.state.language], data };
}

/** Sends a refusal in the caller's language. `status` where it is not the natural one of the code. */
export function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  error: AnswerError,
  status?: number,
): FastifyReply {
  const language = languageOf(request.headers["accept-language"]);
  if (error.code === 503) reply.header("retry-after", limits.retryAfterSeconds);
  const retryAfter = Number(reply.getHeader("retry-after")) || undefined;
  const errors = error.errors?.map((one) => fieldError(one, language));
  const envelope: Envelope = {
    code: error.code,
    message: error.words[language],
    data: { requestId: request.id, ...(errors && { errors }), ...(retryAfter && { retryAfter }) },
  };
  return reply
    .status(status ?? (httpCodes.has(error.code) ? error.code : 200))
    .type("application/json; charset=utf-8")
    .send(JSON.stringify(envelope));
}

function fieldError({ field, words }: FieldError, language: "zh" | "en"): { field: string; message: string } {
  return { field, message: words[language] };
}

/** The refusal that stands for whatever was thrown. Anything unforeseen becomes FAILED: its own text stays in the log. */
export function refusalOf(error: unknown): AnswerError {
  if (error instanceof AnswerError) return error;
  const { code, statusCode } = error as Partial<FastifyError>;
  if (statusCode === 429) return refuse("TOO_OFTEN");
  if (statusCode === 413) return refuse("TOO_LARGE");
  if (code === "FST_ERR_CTP_INVALID_JSON_BODY") return refuse("INVALID_JSON");
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return refuse("INVALID_REQUEST");
  return refuse(outageOf(error) ?? "FAILED");
}
