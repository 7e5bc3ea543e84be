import { type FastifyReply, type FastifyRequest, LogController } from "fastify";
import { type DestinationStream, pino, stdTimeFunctions, type Logger } from "pino";

/** What a line of the log is about, where that is one request. */
export interface LogFields {
  reqId?: string;
  operation?: string | undefined;
}

/** Gets a line for each failure of the server, with everything the caller is not told. */
export type Log = (line: string, about?: LogFields) => void;

/** Writes each line as JSON, to standard output unless told. */
export function createLogger(destination?: DestinationStream): Logger {
  // Whatever the framework logs of a request, its address with the query is no part of it.
  const serializers = { req: ({ id, method }: FastifyRequest) => ({ id, method }) };
  return pino({ timestamp: stdTimeFunctions.isoTime, serializers }, destination ?? pino.destination({ sync: true }));
}

/** A line for each request that was answered. Never a query, body or header: they carry names, tokens and more. */
export class RequestLog extends LogController {
  override incomingRequest(): void {
    // Said once, when it is answered.
  }

  override requestCompleted(_error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const { method, url, ip } = request;
    request.log.info({ method, path: url.split("?")[0], status: reply.statusCode, ms: Math.round(reply.elapsedTime), ip }, "request");
  }
}
