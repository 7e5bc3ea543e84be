import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { ErrorName } from "../error-catalogue";
import { refuse } from "../errors";
import { answerHeaders } from "./answer-headers";

/** What Node's HTTP parser gives up on, and the refusal that says so. */
const refusals: Record<string, ErrorName> = {
  HPE_HEADER_OVERFLOW: "HEADERS_TOO_LARGE",
  ERR_HTTP_REQUEST_TIMEOUT: "REQUEST_TOO_SLOW",
};

/**
 * Answers what never became a request, in the envelope, and closes the connection. Its language is unknown, so both are
 * given. The HTTP status is the code: programs in between go by it.
 */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  const { code, words } = refuse(refusals[error.code ?? ""] ?? "INVALID_REQUEST");
  const body = JSON.stringify({ code, message: `${words.zh} / ${words.en}`, data: null });
  const headers = {
    ...answerHeaders,
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(body),
    "cache-control": "no-store",
    connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  if (socket.writable) socket.write(`HTTP/1.1 ${code} ${STATUS_CODES[code]}\r\n${lines.join("")}\r\n${body}`);
  socket.destroy(error);
}
