import { type FastifyReply, type FastifyRequest, LogController } from "fastify";
import { type DestinationStream, pino, stdTimeFunctions, type Logger, type LoggerOptions } from "pino";
import { describeError } from "./describe-error";

/** What a line of the log is about, where that is one request. */
export interface LogFields {
  reqId?: string;
  operation?: string | undefined;
}

/** Gets a line for each failure of the server, with everything the caller is not told. */
export type Log = (line: string, about?: LogFields) => void;

/** Writes each line as JSON, to standard output unless told. */
export function createLogger(destination?: DestinationStream): Logger {
  return pino(
    { timestamp: stdTimeFunctions.isoTime, serializers, hooks },
    destination ?? pino.destination({ sync: true }),
  );
}

/** What the framework logs of a request leaves out its address with the query; errors leave out the parameters of statements. */
const serializers = {
  req: ({ id, method }: FastifyRequest) => ({ id, method }),
  err: (error: unknown) => describeError(error),
};

/** An error that is logged without a line gets its name as the line: pino takes its message, which may hold parameters. */
const hooks: LoggerOptions["hooks"] = {
  logMethod(args, method) {
    const [logged, line] = args as [unknown, string?];
    const error = logged instanceof Error ? logged : errorIn(logged);
    method.apply(this, error && line === undefined ? [logged, error.name] : args);
  },
};

function errorIn(fields: unknown): Error | undefined {
  const isError = typeof fields === "object" && fields !== null && "err" in fields && fields.err instanceof Error;
  return isError ? (fields.err as Error) : undefined;
}

/** A line for each request that was answered. Never a query, body or header: they carry names, tokens and more. */
export class RequestLog extends LogController {
  override incomingRequest(): void {
    // Said once, when it is answered.
  }

  override requestCompleted(_error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const { method, url, ip } = request;
    request.log.info(
      { method, path: url.split("?")[0], status: reply.statusCode, ms: Math.round(reply.elapsedTime), ip },
      "request",
    );
  }
}
